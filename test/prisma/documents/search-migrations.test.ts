import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { forAccount } from '../../../prisma/account-scope.ts';
import { createSearchPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createDocumentSearchRepository } from '../../../prisma/documents/document-search.repository.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

const folder = path.join(process.cwd(), 'prisma/migrations');
/** The first migration that changes how documents are indexed that are there already. */
const change = '20261122100000';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let searching: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  searching = createSearchPrisma({ url: database.url });
});
afterAll(async () => {
  await Promise.all([client.end(), searching.$disconnect()]);
  await database.drop();
});

async function migrate(isWanted: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{14}_/.test(name) && isWanted(name)).sort();
  for (const name of names) await client.query(await readFile(path.join(folder, name, 'migration.sql'), 'utf8'));
}

it('documents that were indexed before stay found, also around words that are left out now', async () => {
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate((name) => name < change);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO accounts (name, webhook_secret) VALUES ('old', 'none') RETURNING id`,
  );
  const accountId = rows[0]?.id ?? '';
  const [plain, long] = [randomUUID(), randomUUID()];
  const texts = { [plain]: 'total loss is paid', [long]: `actual ${'x'.repeat(2_047)} cash ${'y'.repeat(150)} value` };
  for (const [id, text] of Object.entries(texts)) {
    await client.query(
      `INSERT INTO documents (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, job_id,
         document_type, status)
       VALUES ($1::uuid, $2, gen_random_uuid(), 'req', 'uploads', $1::uuid::text, 'f', gen_random_uuid(), 'policy', 'ready')`,
      [id, accountId],
    );
    await client.query(
      `INSERT INTO document_pages (document_id, account_id, number, width, height, text, words)
       VALUES ($1, $2, 1, 612, 792, $3, '[]')`,
      [id, accountId, text],
    );
  }

  await migrate((name) => name >= change);

  const documents = createDocumentSearchRepository(searching);
  const find = async (query: string): Promise<string[]> =>
    await forAccount(accountId, async () => (await documents.search(accountId, { query, limit: 20 })).ids);
  expect(await find('"total loss"')).toEqual([plain]);
  expect(await find('"actual cash"')).toEqual([long]);
  expect(await find(`"actual ${'x'.repeat(2_047)} cash"`)).toEqual([long]);
  expect(await find(`${'y'.repeat(150)} value`)).toEqual([long]);
});
