import { createReadStream } from 'node:fs';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { closeToOthers, intoPlace, removeOlder, unlessMissing, writeAside } from './folder-files.ts';
import { inspectBytes } from './inspect.ts';
import { measure } from './measured.ts';
import { accountsFolder, assertKey, uploadsFolder } from './object-keys.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

// more than nothing, so that a full disk shows
const probe = Buffer.alloc(4_096);

/** Storage in a folder of this machine; every process of the service has to see the same folder, and runs as its owner. */
export async function createFolderStorage({ root }: { root: string }): Promise<Storage> {
  // no key begins with a dot; under the same root, so that a file can be renamed into its place
  const folder = path.join(root, '.temporary');
  for (const ours of [accountsFolder, uploadsFolder].map((name) => path.join(root, name)).concat(folder)) {
    await closeToOthers(ours, { below: true });
  }
  await closeToOthers(root, { below: false });
  const locate = (key: string): string => {
    assertKey(key);
    return path.join(root, key);
  };

  return {
    async put(key, bytes) {
      const target = locate(key);
      await writeAside({
        folder,
        write: (file) => file.writeFile(bytes),
        place: (temporary) => intoPlace(target, () => rename(temporary, target)),
      });
    },

    async putStream({ key, source, once = false, ...expected }) {
      const target = locate(key);
      const measured = measure(source, expected);
      return await writeAside({
        folder,
        async write(file) {
          for await (const chunk of measured.chunks) await file.appendFile(chunk);
          return measured.result();
        },
        place: (temporary) => intoPlace(target, () => (once ? linkOnce(temporary, target) : rename(temporary, target))),
      });
    },

    get: async (key) => await unlessMissing(readFile(locate(key))),

    inspect: async (key) => await unlessMissing(inspectBytes(createReadStream(locate(key)))),

    async move({ from, to }) {
      const target = locate(to);
      const source = locate(from);
      const moved = await unlessMissing(intoPlace(target, () => rename(source, target)).then(() => true));
      return moved ?? false;
    },

    async removeAll(key) {
      // again when somebody writes there meanwhile
      await rm(locate(key), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    },

    async removeOld({ key, olderThanSeconds }) {
      const file = locate(key);
      const found = await unlessMissing(stat(file));
      if (found && found.mtimeMs >= Date.now() - olderThanSeconds * 1_000) return false;
      await rm(file, { force: true });
      return true;
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
      await writeAside({ folder, write: (file) => file.writeFile(probe), place: () => Promise.resolve() });
    },
  };
}

/** Unlike a renaming, a link fails where there is a file. */
async function linkOnce(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new StorageError('already_there');
    throw error;
  }
}
