import { expect, it } from 'vitest';
import { mapYielding, stringifyYielding } from '../../activities/yielding.ts';

it('other work of the process runs between the pages of a document', async () => {
  const done: string[] = [];
  const other = async () => mapYielding([1, 2, 3], (number) => done.push(`other ${number}`));
  const pages = mapYielding([1, 2, 3], (number) => {
    done.push(`page ${number}`);
    return number * 10;
  });
  await Promise.all([pages, other()]);

  expect(await pages).toEqual([10, 20, 30]);
  expect(done).toEqual(['page 1', 'other 1', 'page 2', 'other 2', 'page 3', 'other 3']);
});

it('the JSON of pages is the same as when it is made at once', async () => {
  const pages = [
    { number: 1, words: [{ text: 'a, "b"' }] },
    { number: 2, words: [], state: undefined },
  ];

  for (const some of [pages, pages.slice(0, 1), []]) {
    expect((await stringifyYielding(some)).toString()).toBe(JSON.stringify(some));
  }
});
