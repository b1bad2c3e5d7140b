import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { forAccount } from '../../prisma/account-scope.ts';
import { createAccountPrisma, createPrisma, createSearchPrisma, type PrismaClient } from '../../prisma/client.ts';
import { createSettingRepository } from '../../prisma/setting.repository.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let everything: PrismaClient;
/** The connections of the gateway that work for accounts. */
let clients: [name: string, client: PrismaClient][];
let owner: string;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new URL(database.url).username;
  everything = createPrisma({ url: database.url, poolSize: 1 });
  // one connection each, so that what a statement has changed would be there for the next one
  clients = [
    ['rows', createAccountPrisma({ url: database.url, poolSize: 1 })],
    ['searches', createSearchPrisma({ url: database.url, poolSize: 1 })],
  ];
  await createSettingRepository(everything).secret('upload_secret');
  ({ accountId } = await createAccountRepository(everything).ensureAccount('mine'));
  await createAccountRepository(everything).ensureAccount('another');
});
afterAll(async () => {
  await Promise.all([everything, ...clients.map(([, client]) => client)].map((client) => client.$disconnect()));
  await database.drop();
});

const run = async (client: PrismaClient, sql: string) =>
  await forAccount(accountId, () => client.$queryRawUnsafe<Record<string, unknown>[]>(sql));

/** Statements by which somebody who can run any would try to become another role. */
const escapes = () => [
  'RESET ROLE',
  'SET ROLE NONE',
  `SET ROLE ${owner}`,
  'SET SESSION AUTHORIZATION DEFAULT',
  `SET SESSION AUTHORIZATION ${owner}`,
  'RESET ALL',
  'DISCARD ALL',
];

describe('a connection that serves requests of accounts', () => {
  it.each(['rows', 'searches'])(
    'is logged in as a user that owns nothing and can do nothing else (%s)',
    async (name) => {
      const client = clientOf(name);
      const [session] = await run(
        client,
        `SELECT session_user AS login, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS is_strong,
         ARRAY(SELECT role.rolname::text FROM pg_roles role
           WHERE pg_has_role(session_user, role.oid, 'MEMBER') AND role.rolname <> session_user) AS roles
       FROM pg_roles WHERE rolname = session_user`,
      );
      expect(session).toEqual({ login: `${owner}_requests`, is_strong: false, roles: ['decpage_account'] });
    },
  );

  it.each(['rows', 'searches'])('reads no secret and no password, whatever it runs before (%s)', async (name) => {
    const client = clientOf(name);
    for (const escape of [undefined, ...escapes()]) {
      if (escape) await run(client, escape).catch(() => undefined);
      const secrets = ['SELECT value FROM settings', 'SELECT rolpassword FROM pg_authid', 'TABLE _prisma_migrations'];
      for (const sql of secrets) await expect(run(client, sql)).rejects.toThrow(/permission denied/);
      const changes = ["UPDATE settings SET value = ''", 'DELETE FROM settings', 'DROP TABLE settings'];
      for (const sql of changes) await expect(run(client, sql)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it.each(['rows', 'searches'])('sees no other account, whatever it runs before (%s)', async (name) => {
    const client = clientOf(name);
    for (const escape of escapes()) {
      await run(client, escape).catch(() => undefined);
      const seen = await run(client, 'SELECT name FROM accounts').catch(() => []);
      expect(seen.filter((row) => row.name !== 'mine')).toEqual([]);
    }
  });

  it.each(['rows', 'searches'])('does not become the owner (%s)', async (name) => {
    const client = clientOf(name);
    for (const escape of escapes()) await run(client, escape).catch(() => undefined);
    const [session] = await run(client, 'SELECT current_user AS role, session_user AS login');
    expect([session?.role, session?.login]).not.toContain(owner);
    await expect(run(client, `SET ROLE ${owner}`)).rejects.toThrow(/permission denied/);
    await expect(run(client, 'ALTER TABLE accounts DISABLE ROW LEVEL SECURITY')).rejects.toThrow(/must be owner/);
    await expect(run(client, `CREATE ROLE ${randomRole()} SUPERUSER`)).rejects.toThrow(/permission denied/);
  });

  it('reads no table without row-level security but those that hold nothing of an account', async () => {
    const open = await run(
      clientOf('rows'),
      `SELECT relname::text AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relrowsecurity
         AND has_table_privilege('decpage_account', oid, 'SELECT, INSERT, UPDATE, DELETE')`,
    );
    expect(open).toEqual([{ name: 'rate_limits' }]);
  });
});

it('the owner still reads the secret with which uploads are signed', async () => {
  const secret = await createSettingRepository(everything).secret('upload_secret');
  expect(Buffer.from(secret, 'base64')).toHaveLength(32);
});

it('a password of the owner does not open the login of requests', async () => {
  const url = Object.assign(new URL(database.url), { username: `${owner}_requests` });
  const client = new pg.Client({ connectionString: url.toString() });
  await expect(client.connect()).rejects.toThrow(/authentication failed/);
});

function clientOf(name: string): PrismaClient {
  const found = clients.find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`there is no client for ${name}`);
  return found;
}

const randomRole = (): string => `role_${randomUUID().replaceAll('-', '')}`;
