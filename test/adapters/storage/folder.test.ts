import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorage, objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { inChunks, someBytes } from './bytes.ts';
import { startWriting } from './writing.ts';

const MB = 1024 * 1024;
const maxBytes = 50 * MB;
const key = objectKeys.upload({ accountId: 'a1', documentId: 'd1' });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-storage-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const openStorage = (): Promise<Storage> => createStorage(parseConfiguration({ DATA_DIR: folder }));

const filesIn = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

describe('a folder of storage', () => {
  it('holds whole objects only, whatever happened while they were written', async () => {
    const storage = await openStorage();
    const bytes = someBytes(200_000);
    await storage.put(key, bytes);
    const failing = [
      storage.putStream({ key: `${key}/below`, source: inChunks(bytes), maxBytes }),
      storage.putStream({ key: 'a/b', source: inChunks(bytes, { breaksAfter: 100_000 }), maxBytes }),
      storage.putStream({ key: 'a/b', source: inChunks(bytes), maxBytes: 100 }),
      storage.putStream({ key, source: inChunks(bytes), maxBytes, once: true }),
    ];

    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));

    expect(await filesIn(folder)).toEqual([path.join('storage', key)]);
  });

  it('takes an object while the folders above it are removed', async () => {
    const storage = await openStorage();
    const bytes = someBytes(300_000);
    for (let round = 0; round < 40; round++) {
      const writing = storage.put(`folder/of/round/${round}`, bytes);
      await Promise.all([writing, storage.removeAll('folder'), storage.removeAll('folder/of')]);
    }

    await storage.put('folder/of/last', bytes);
    expect(await storage.get('folder/of/last')).toHaveLength(bytes.length);
  });

  describe('is shown to nobody else', () => {
    let umask: number;
    beforeEach(() => {
      umask = process.umask(0o000);
    });
    afterEach(() => {
      process.umask(umask);
    });
    /** Everything that others may do something with. */
    const openEntries = async (): Promise<string[]> => {
      const all = [
        'storage',
        ...(await readdir(path.join(folder, 'storage'), { recursive: true })).map((name) => path.join('storage', name)),
      ];
      const open: string[] = [];
      for (const name of all) if ((await stat(path.join(folder, name))).mode & 0o077) open.push(name);
      return open;
    };

    it('while it is filled', async () => {
      const storage = await openStorage();
      await storage.put(key, someBytes(10));
      await storage.putStream({ key: 'accounts/a/documents/b', source: inChunks(someBytes(10)), maxBytes });
      await storage.move({ from: key, to: 'accounts/a/pages/c/1.png' });

      expect(await filesIn(folder)).toHaveLength(2);
      expect(await openEntries()).toEqual([]);
    });

    it('from the next start on when an earlier release has left it open', async () => {
      for (const name of ['storage/accounts/a/documents', 'storage/.temporary', 'storage/uploads/a']) {
        await mkdir(path.join(folder, name), { recursive: true });
      }
      await writeFile(path.join(folder, 'storage/accounts/a/documents/b'), 'kept');
      const storage = await openStorage();

      expect(await openEntries()).toEqual([]);
      expect(Buffer.from((await storage.get('accounts/a/documents/b')) ?? []).toString()).toBe('kept');
    });
  });
});

describe('a disk that is full', () => {
  // the limit holds for root as well, and on every file system
  it.each(['put', 'stream'] as const)('refuses an object (%s), and keeps what was there', async (how) => {
    const storage = await openStorage();
    await storage.put(key, Buffer.from('before'));

    const writing = startWriting({ how, key, bytes: 5 * MB, environment: { DATA_DIR: folder }, fileLimit: MB });

    expect(await writing.end()).toBe('failed EFBIG');
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('before');
    expect(await filesIn(folder)).toEqual([path.join('storage', key)]);
  });

  it('shows in the check', async () => {
    const check = { how: 'check', key, bytes: 0, environment: { DATA_DIR: folder } } as const;

    expect(await startWriting({ ...check, fileLimit: 1_024 }).end()).toBe('failed EFBIG');
    expect(await startWriting(check).end()).toBe('done');
  });
});

describe('a place where nothing can be written', () => {
  it('refuses objects and shows in the check', async () => {
    await writeFile(path.join(folder, 'storage'), '');
    const storage = await openStorage();

    await expect(storage.check()).rejects.toThrow('ENOTDIR');
    await expect(storage.put(key, someBytes(10))).rejects.toThrow('ENOTDIR');
    await expect(storage.putStream({ key, source: inChunks(someBytes(10)), maxBytes })).rejects.toThrow('ENOTDIR');
  });

  it('refuses an object whose folder is a file', async () => {
    const storage = await openStorage();
    await storage.put('a/b', someBytes(10));

    await expect(storage.put('a/b/c', someBytes(10))).rejects.toThrow();
    expect(await storage.get('a/b')).toHaveLength(10);
    await expect(storage.check()).resolves.toBeUndefined();
  });
});
