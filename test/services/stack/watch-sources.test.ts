import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchSources } from '../../../services/stack/watch-sources.ts';
import { until } from '../../helpers/until.ts';

let folder: string;
let watching: { close: () => void } | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decpage-sources-'));
  mkdirSync(path.join(folder, 'inner'));
});
afterEach(() => {
  watching?.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string): void => writeFileSync(path.join(folder, name), String(Math.random()));

/** Longer than changes are gathered. */
const quiet = (): Promise<void> => sleep(500);

it('tells of TypeScript files that change in the folder or deeper, and of no others', async () => {
  let changes = 0;
  watching = watchSources({ folders: [folder], onChange: async () => void (changes += 1) });

  write('notes.txt');
  await quiet();
  expect(changes).toBe(0);
  for (const name of ['one.ts', 'inner/one.ts']) {
    const before = changes;
    write(name);
    await until(() => changes > before);
    await quiet();
  }
  expect(changes).toBeGreaterThanOrEqual(2);
});

it('goes on telling of a file that an editor has replaced, and of folders that are new', async () => {
  let changes = 0;
  write('inner/one.ts');
  watching = watchSources({ folders: [folder], onChange: async () => void (changes += 1) });

  write('inner/one.new');
  renameSync(path.join(folder, 'inner/one.new'), path.join(folder, 'inner/one.ts'));
  await until(() => changes > 0);
  mkdirSync(path.join(folder, 'new'));
  for (const name of ['inner/one.ts', 'new/two.ts']) {
    await quiet();
    const before = changes;
    // again and again: a new folder is watched once its own event has come
    await until(async () => {
      write(name);
      await quiet();
      return changes > before;
    });
  }
  expect(changes).toBeGreaterThanOrEqual(3);
});

it('tells of what changes meanwhile when the call before is done', async () => {
  let calls = 0;
  let underWay = 0;
  let mostUnderWay = 0;
  let finish = (): void => undefined;
  watching = watchSources({
    folders: [folder],
    onChange: async () => {
      calls += 1;
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      if (calls === 1) {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      }
      underWay -= 1;
    },
  });

  write('one.ts');
  await until(() => calls > 0);
  write('two.ts');
  await quiet();
  finish();
  await until(() => calls > 1);

  expect(mostUnderWay).toBe(1);
});
