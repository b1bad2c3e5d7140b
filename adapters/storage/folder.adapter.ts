import { createReadStream } from 'node:fs';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileNames, restrictFolder, placeDurably, removeOlder, unlessMissing, writeTemporary } from './folder-files.ts';
import { inspectBytes } from './inspect.ts';
import { measure } from './measure.ts';
import { accountsFolder, assertKey, isKey, uploadsFolder } from './object-keys.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

// not empty, so that the write fails on a full disk
const probe = Buffer.alloc(4_096);

/** Storage in a local folder, which all processes of the service must share and own. */
export async function createFolderStorage({ root }: { root: string }): Promise<Storage> {
  // keys cannot begin with a dot; under the same root because a rename cannot cross file systems
  const folder = path.join(root, '.temporary');
  for (const ours of [accountsFolder, uploadsFolder].map((name) => path.join(root, name)).concat(folder)) {
    await restrictFolder(ours, { below: true });
  }
  await restrictFolder(root, { below: false });
  const locate = (key: string): string => {
    assertKey(key);
    return path.join(root, key);
  };

  return {
    async put(key, bytes) {
      const target = locate(key);
      await writeTemporary({
        folder,
        write: (file) => file.writeFile(bytes),
        place: (temporary) => placeDurably(target, () => rename(temporary, target)),
      });
    },

    async putStream({ key, source, once = false, ...expected }) {
      const target = locate(key);
      const measured = measure(source, expected);
      return await writeTemporary({
        folder,
        async write(file) {
          for await (const chunk of measured.chunks) await file.appendFile(chunk);
          return measured.result();
        },
        place: (temporary) =>
          placeDurably(target, () => (once ? linkOnce(temporary, target) : rename(temporary, target))),
      });
    },

    get: async (key) => await unlessMissing(readFile(locate(key))),

    has: async (key) => (await unlessMissing(stat(locate(key)))) !== undefined,

    inspect: async (key) => await unlessMissing(inspectBytes(createReadStream(locate(key)))),

    async move({ from, to }) {
      const target = locate(to);
      const source = locate(from);
      const moved = await unlessMissing(placeDurably(target, () => rename(source, target)).then(() => true));
      return moved ?? false;
    },

    async removeAll(key) {
      // retried because concurrent writes may fill the folder again
      await rm(locate(key), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    },

    async removeOld({ key, olderThanSeconds }) {
      const file = locate(key);
      const found = await unlessMissing(stat(file));
      if (found && found.mtimeMs >= Date.now() - olderThanSeconds * 1_000) return false;
      await rm(file, { force: true });
      return true;
    },

    async list({ folder: name, after = '', limit }) {
      const names = await fileNames(locate(name));
      const keys = names.map((file) => `${name}/${file}`).filter((key) => isKey(key) && key > after);
      const page = keys.sort(byCode).slice(0, limit);
      const found = await Promise.all(
        page.map(async (key) => ({ key, stats: await unlessMissing(stat(locate(key))) })),
      );
      // others may have been removed meanwhile
      const objects = found.flatMap(({ key, stats }) => (stats ? [{ key, modifiedAt: stats.mtime }] : []));
      return { objects, next: keys.length > limit ? page.at(-1) : undefined };
    },

    prepareUpload: async ({ key }) => {
      assertKey(key);
      return { kind: 'gateway' };
    },

    async sweep({ olderThanSeconds }) {
      const before = Date.now() - olderThanSeconds * 1_000;
      const halves = await removeOlder({ folder, before });
      return halves + (await removeOlder({ folder: locate(uploadsFolder), before }));
    },

    async check() {
      await writeTemporary({ folder, write: (file) => file.writeFile(probe), place: () => Promise.resolve() });
    },
  };
}

/** As S3 orders keys. */
const byCode = (a: string, b: string): number => (a < b ? -1 : 1);

/** Unlike `rename`, `link` fails if the target exists. */
async function linkOnce(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new StorageError('already_there');
    throw error;
  }
}
