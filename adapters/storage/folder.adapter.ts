import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './index.ts';

const keyForm = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?)*$/;

/** Storage in a folder of this machine; every process of the service has to see the same folder. */
export function createFolderStorage({ root }: { root: string }): Storage {
  const locate = (key: string): string => {
    if (key.length > 256 || !keyForm.test(key)) throw new Error('not a storage key');
    return path.join(root, key);
  };

  return {
    async put(key, bytes) {
      const target = locate(key);
      const folder = path.dirname(target);
      await mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${randomUUID()}`);
      try {
        // A reader sees the old object or the new one, and after a crash a whole one: write aside, sync, rename.
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async get(key) {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async removeAll(prefix) {
      await rm(locate(prefix), { recursive: true, force: true });
    },

    async check() {
      await mkdir(root, { recursive: true });
      const probe = path.join(root, `.probe-${randomUUID()}`);
      await (await open(probe, 'wx')).close();
      await rm(probe);
    },
  };
}
