import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentMaintenanceRepository } from '../../../prisma/maintenance/document-maintenance.repository.ts';
import { type Manifest, readManifest } from '../../../services/stack/backup/manifest.ts';
import { restoreRows } from '../../../services/stack/backup/restore.ts';
import { applyMigrations } from '../../../services/stack/migrate/apply-migrations.ts';
import { createDatabase } from '../../../services/stack/postgres/database.ts';
import { openDatabase } from '../../../services/gateway/database.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';
import { testVariable } from '../../helpers/test-variable.ts';

// A backup of a data folder that an earlier release made and filled over its API: a job, a document and a session.
const folder = 'test/fixtures/releases/sessions-not-listed';

let adminUrl: string;
let name: string;
let url: string;
let manifest: Manifest;
let applied: string[];
let database: ReturnType<typeof openDatabase>;
let accountId: string;
beforeAll(async () => {
  adminUrl = testVariable('TEST_POSTGRES_URL');
  name = `upgraded_${randomUUID().replaceAll('-', '')}`;
  url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
  await createDatabase({ adminUrl, name });
  ({ manifest } = await readManifest(folder));
  await restoreRows({ url, folder, manifest });
  applied = await applyMigrations(url);
  database = openDatabase({ url });
  accountId = (await database.prisma.account.findFirstOrThrow()).id;
});
afterAll(async () => {
  await database.close();
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

/** Columns with their types, and the definitions of indexes. */
async function schemaOf(of: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: of });
  await client.connect();
  try {
    const { rows: columns } = await client.query(`
      SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`);
    const { rows: indexes } = await client.query(
      `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    );
    return [...columns, ...indexes];
  } finally {
    await client.end();
  }
}

describe('the database of an earlier release', () => {
  it('gets the migrations that came later, and no other', () => {
    const ours = readdirSync('prisma/migrations').filter((entry) => /^\d/.test(entry));
    const theirs = new Set(manifest.migrations.map((migration) => migration.name));
    expect(applied).toEqual(ours.filter((migration) => !theirs.has(migration)));
    expect(applied.length).toBeGreaterThan(2);
  });

  it('has the schema of a new one then', async () => {
    const fresh = await createTestDatabase();
    try {
      expect(await schemaOf(url)).toEqual(await schemaOf(fresh.url));
    } finally {
      await fresh.drop();
    }
  });

  it('keeps its jobs, documents, sessions and settings', async () => {
    const { jobs, storedDocuments, storedSessions } = database.repositories;
    const [job] = await jobs.list(accountId, { limit: 10 });
    expect(job).toMatchObject({ status: 'completed', policyType: 'auto' });
    expect(await storedDocuments.list(accountId, { limit: 10 })).toMatchObject([{ status: 'ready', pagesTotal: 1 }]);
    expect(await storedSessions.list(accountId, { limit: 10 })).toMatchObject([{ lastTurn: 1 }]);
    expect(await database.prisma.setting.count()).toBe(
      manifest.tables.find((table) => table.name === 'settings')?.rows,
    );
  });

  it('has its documents named by the maintenance of this release', async () => {
    const maintenance = createDocumentMaintenanceRepository(database.prisma);
    expect(await maintenance.nameUnnamed({ limit: 10 })).toBe(1);
    const [document] = await database.prisma.documentName.findMany();
    expect(document?.names).toContain('policy');
  });
});
