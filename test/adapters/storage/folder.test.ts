import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFolderStorage, objectKeys } from '../../../adapters/storage/index.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'decpage-storage-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const key = objectKeys.document({ accountId: '6f8f6f3e-0000-4000-8000-000000000001', sha256: 'ab'.repeat(32) });

describe('storage in a folder', () => {
  it('gives back what was put, and undefined for what never was', async () => {
    const storage = createFolderStorage({ root });
    await storage.put(key, Buffer.from('%PDF-1.7'));
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('%PDF-1.7');
    expect(await storage.get(`${key}0`)).toBeUndefined();
  });

  it('replaces an object whole and leaves no temporary file behind', async () => {
    const storage = createFolderStorage({ root });
    await storage.put(key, Buffer.alloc(100_000, 'a'));
    await storage.put(key, Buffer.from('b'));
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('b');
    expect(await readdir(path.dirname(path.join(root, key)))).toHaveLength(1);
  });

  it('removes everything under a folder and nothing beside it', async () => {
    const storage = createFolderStorage({ root });
    const folder = objectKeys.jobFolder({ accountId: 'a1', jobId: 'j1' });
    await storage.put(`${folder}/result.json`, Buffer.from('{}'));
    await storage.put(`${folder}2/result.json`, Buffer.from('{}'));
    await storage.removeAll(folder);
    await storage.removeAll(folder);
    expect(await storage.get(`${folder}/result.json`)).toBeUndefined();
    expect(await storage.get(`${folder}2/result.json`)).toBeDefined();
  });

  it.each([
    '../escape',
    '/etc/passwd',
    'a/../b',
    'a//b',
    'a/./b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    '',
    'A/b',
    'a'.repeat(257),
  ])('refuses the key %j', async (bad) => {
    const storage = createFolderStorage({ root });
    await expect(storage.put(bad, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.get(bad)).rejects.toThrow('not a storage key');
  });

  it('says so when objects cannot be written', async () => {
    const storage = createFolderStorage({ root: path.join(root, 'a-file', 'below') });
    await writeFile(path.join(root, 'a-file'), '');
    await expect(storage.check()).rejects.toThrow();
    await expect(createFolderStorage({ root }).check()).resolves.toBeUndefined();
  });
});
