import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readManifest, writeManifest } from '../../../services/stack/backup/manifest.ts';
import { dumpTable } from '../../../services/stack/backup/tables.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a file that cannot be written while rows are waited for fails the backup, and nothing else', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    // in the place of the file that the backup is to write
    await mkdir(path.join(folder, 'database'));
    await writeFile(path.join(folder, 'database', 'settings.jsonl.gz'), '');
    await client.query('BEGIN');
    // rows come later than the failure
    const slow = {
      async query(text: string) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return await client.query(text);
      },
    } as unknown as pg.Client;

    await expect(dumpTable(slow, { table: 'settings', folder })).rejects.toMatchObject({ code: 'EEXIST' });
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unhandled);
    await client.end();
  }
});

const manifestWith = async (name: string): Promise<void> => {
  const rows = { takenAt: '2026-11-30T00:00:00Z', migrations: [], tables: [], sequences: [], objects: 1, lost: [] };
  await writeManifest(folder, { ...rows, files: [{ path: name, bytes: 1, sha256: '0'.repeat(64) }] });
};

it.each(['objects/../../outside', '/etc/hostname', 'objects/..', 'objects//a', 'objects/.ssh/a', 'objects/a\\..\\b'])(
  'a backup that lists the file %s is refused',
  async (name) => {
    await manifestWith(name);
    await expect(readManifest(folder)).rejects.toThrow(/^The backup is damaged: .*SHA256SUMS/);
  },
);

it.each(['database/account_words.jsonl.gz', 'objects/accounts/6f8f6f3e-0000/jobs/6f8f6f3e-0001/pages-0000.json'])(
  'a backup that lists the file %s is read',
  async (name) => {
    await manifestWith(name);
    expect([...(await readManifest(folder)).sums.keys()]).toEqual([name]);
  },
);
