import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
