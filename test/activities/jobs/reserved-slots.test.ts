import { expect, it } from 'vitest';
import { limitReservedSteps } from '../../../activities/jobs/reserved-slots.ts';

it('an account has a few reserved slots, each released when its step has ended', async () => {
  const ends: (() => void)[] = [];
  const read = (request: { accountId: string; page: number }): Promise<number> =>
    new Promise((resolve) => {
      ends.push(() => resolve(request.page));
    });
  const places = limitReservedSteps({ read }, { perAccount: 2 });
  const step = (accountId: string, page: number): Promise<unknown> =>
    places.read?.({ accountId, page } as { accountId: string }) ?? Promise.reject(new Error('not there'));

  const [first, second] = [step('a', 1), step('a', 2)];
  await expect(step('a', 3)).rejects.toMatchObject({ type: 'no_reserved_place', nonRetryable: true });
  const other = step('b', 4);
  for (const end of ends.splice(0)) end();
  expect(await Promise.all([first, second, other])).toEqual([1, 2, 4]);

  const again = step('a', 5);
  for (const end of ends) end();
  expect(await again).toBe(5);
});
