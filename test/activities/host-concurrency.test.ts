import { describe, expect, it } from 'vitest';
import { createHostConcurrency } from '../../activities/host-concurrency.ts';
import { receiverBusy } from '../../domain/orchestration.ts';
import { attempt } from '../helpers/attempt.ts';

const create = () => createHostConcurrency({ limit: 2, retryInMs: 1_000 });

/** Calls that end when they are told to. */
function calls() {
  const ends: (() => void)[] = [];
  const call = (): Promise<string> => new Promise((resolve) => ends.push(() => resolve('answered')));
  return { call, end: () => ends.splice(0).forEach((end) => end()) };
}

describe('calls to one host', () => {
  it('are refused beyond the limit, to be tried again soon, and without a warning to operators', async () => {
    const withHostSlot = create();
    const { call, end } = calls();
    const running = [withHostSlot('a', call), withHostSlot('a', call)];

    const refused: unknown = await attempt()
      .run(() => withHostSlot('a', call))
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ type: receiverBusy, nonRetryable: false, category: 'BENIGN' });
    const { nextRetryDelay } = refused as { nextRetryDelay: number };
    expect(nextRetryDelay).toBeGreaterThanOrEqual(500);
    expect(nextRetryDelay).toBeLessThanOrEqual(1_500);
    end();
    expect(await Promise.all(running)).toEqual(['answered', 'answered']);
  });

  it('do not hold up those to another host', async () => {
    const withHostSlot = create();
    const { call, end } = calls();
    const running = ['a', 'a', 'b'].map((host) => withHostSlot(host, call));
    end();

    await expect(Promise.all(running)).resolves.toHaveLength(3);
  });

  it('make room for the next one when they end, however they end', async () => {
    const withHostSlot = create();
    const failing = () => withHostSlot('a', () => Promise.reject(new Error('reset')));
    await Promise.allSettled([failing(), failing()]);

    await expect(withHostSlot('a', async () => 'answered')).resolves.toBe('answered');
  });

  it('leave slots to other hosts, also when ten hosts are slow at once', async () => {
    const slots = { total: 200, inUse: 0 };
    // fetches and deliveries count for themselves, and share the slots
    const [fetching, delivering] = [1, 2].map(() => createHostConcurrency({ limit: 20, retryInMs: 1_000, slots }));
    const { call, end } = calls();
    const running: Promise<string>[] = [];
    for (let turn = 0; turn < 20; turn++) {
      for (let host = 0; host < 10; host++) {
        for (const withHostSlot of [fetching, delivering]) {
          if (withHostSlot) running.push(attempt().run(() => withHostSlot(`slow ${host}`, call)));
        }
      }
    }
    const held = slots.inUse;

    expect(held).toBeGreaterThan(150);
    expect(held).toBeLessThan(190);
    await expect(fetching?.('quick', async () => 'answered')).resolves.toBe('answered');
    end();
    await Promise.allSettled(running);
    expect(slots.inUse).toBe(0);
  });
});
