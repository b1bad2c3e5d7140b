import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../../services/stack/backup/manifest.ts';
import { applyMigrations } from '../../../services/stack/migrate/apply-migrations.ts';
import { createDatabase } from '../../../services/stack/postgres/database.ts';
import { findNewRequirements, readRequirements } from '../../helpers/releases/schema-changes.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';
import { testVariable } from '../../helpers/test-variable.ts';

// While a deployment rolls, gateways and workers of the former release work on the schema of the new one.
const release = 'test/fixtures/releases/sessions-not-listed';

/** Requirements that came later and refuse no row of the former release, and why. */
const harmless: ReadonlyMap<string, string> = new Map([
  ['documents trigger document_named', 'adds a row to another table, after the statement'],
  ['documents trigger document_renamed_or_ready', 'changes that row, after the statement'],
]);

interface Statement {
  role: string;
  text: string;
}
const statements = gunzipSync(readFileSync(`${release}.statements.jsonl.gz`))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Statement);

let former: Database;
let latest: Database;
beforeAll(async () => {
  const { manifest } = await readManifest(release);
  const names = new Set(manifest.migrations.map(({ name }) => name));
  former = await openFormer((name) => names.has(name));
  const { url, drop } = await createTestDatabase();
  latest = await open(url, drop);
});
afterAll(async () => {
  await Promise.all([former.close(), latest.close()]);
});

interface Database {
  client: pg.Client;
  close: () => Promise<void>;
}

async function open(url: string, drop: () => Promise<void>): Promise<Database> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { client, close: () => client.end().then(drop) };
}

async function openFormer(isOfRelease: (name: string) => boolean): Promise<Database> {
  const adminUrl = testVariable('TEST_POSTGRES_URL');
  const name = `former_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
  await createDatabase({ adminUrl, name });
  await applyMigrations(url, undefined, isOfRelease);
  return await open(url, async () => {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
}

/** Whether the database takes a statement: its names, its types and the privileges of its role. */
async function takes({ client }: Database, { role, text }: Statement): Promise<boolean> {
  const asRole = role === 'owner' ? '' : `SET LOCAL ROLE ${role};`;
  return await client.query(`BEGIN; ${asRole} EXPLAIN (GENERIC_PLAN) ${text}; ROLLBACK`).then(
    () => true,
    () => client.query('ROLLBACK').then(() => false),
  );
}

/** Statements of the former release that its own schema takes, and the latest does not. */
async function refused(of: readonly Statement[]): Promise<string[]> {
  const found: string[] = [];
  for (const statement of of) {
    if (!(await takes(latest, statement)) && (await takes(former, statement))) found.push(statement.text);
  }
  return found;
}

const requirementsAfter = async (change: string): Promise<string[]> => {
  await latest.client.query('BEGIN');
  try {
    await latest.client.query(change);
    return findNewRequirements(await readRequirements(former.client), await readRequirements(latest.client));
  } finally {
    await latest.client.query('ROLLBACK');
  }
};

describe('the code of the former release on the schema of this one', () => {
  it('has all of its statements taken', async () => {
    expect(statements.length).toBeGreaterThan(200);
    expect(await refused(statements)).toEqual([]);
  });

  it('writes rows that no new condition refuses', async () => {
    const found = await requirementsAfter('SELECT 1');

    expect(found.filter((line) => !harmless.has(line.split(': ')[0] ?? ''))).toEqual([]);
    expect([...harmless.keys()].filter((name) => !found.some((line) => line.startsWith(`${name}: `)))).toEqual([]);
  });
});

describe('a migration that would break it is noticed:', () => {
  it.each([
    ['ALTER TABLE jobs ADD COLUMN tenant TEXT NOT NULL', 'jobs.tenant: text required'],
    [`ALTER TABLE jobs ADD CONSTRAINT whole CHECK (priority > 10)`, 'jobs constraint whole: CHECK ((priority > 10))'],
    ['CREATE UNIQUE INDEX one_title ON documents (title)', 'one_title'],
    ['ALTER TABLE jobs ALTER COLUMN priority TYPE BIGINT', 'jobs.priority: was changed or removed'],
    ['ALTER TABLE sessions DROP COLUMN account_id CASCADE', 'sessions.account_id: was changed or removed'],
    ['REVOKE UPDATE ON jobs FROM decpage_account', 'jobs privilege decpage_account UPDATE: was changed or removed'],
  ])('%s', async (change, problem) => {
    expect((await requirementsAfter(change)).join('\n')).toContain(problem);
  });

  // last: what it does is not undone
  it('a table gets another name', async () => {
    await latest.client.query('ALTER TABLE sessions RENAME TO conversations');

    expect(await refused(statements.filter(({ text }) => text.includes('sessions')))).not.toEqual([]);
  });
});
