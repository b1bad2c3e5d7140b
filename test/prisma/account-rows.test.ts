import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { forAccount, withAccountScope } from '../../prisma/account-scope.ts';
import { createAccountPrisma, createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let everything: PrismaClient;
let rows: PrismaClient;
let a: string;
let b: string;

beforeAll(async () => {
  database = await createTestDatabase();
  everything = createPrisma({ url: database.url, poolSize: 1 });
  // two connections for many who ask at once: each is handed from account to account
  rows = createAccountPrisma({ url: database.url, poolSize: 2 });
  a = await makeAccount('a');
  b = await makeAccount('b');
});
afterAll(async () => {
  await Promise.all([rows.$disconnect(), everything.$disconnect()]);
  await database.drop();
});

async function makeAccount(name: string): Promise<string> {
  const { accountId } = await createAccountRepository(everything).ensureAccount(name);
  await createKeyRepository(everything).createKey({ accountId, name, scopes: [] });
  return accountId;
}

async function insertDocument(accountId: string, title: string): Promise<void> {
  const { id: keyId } = await everything.key.findFirstOrThrow({ where: { accountId } });
  const [id, jobId] = [randomUUID(), randomUUID()];
  const asked = {
    requestId: 'test',
    operation: 'uploads',
    idempotencyKey: id,
    fingerprint: id,
    documentType: 'policy',
  };
  await everything.document.create({ data: { ...asked, id, jobId, accountId, keyId, title, status: 'ready' } });
}

/** A machine may be busy. */
const patient = { maxWait: 20_000 };

/** What a query without any condition finds. */
const keysOf = async (prisma: PrismaClient) => (await prisma.key.findMany()).map(({ name }) => name);

describe('a query without a condition on the account', () => {
  it('finds the rows of the account in scope', async () => {
    expect(await forAccount(a, () => keysOf(rows))).toEqual(['a']);
    expect(await forAccount(b, () => keysOf(rows))).toEqual(['b']);
    expect(await forAccount(a, () => rows.$queryRaw`SELECT name FROM accounts`)).toEqual([{ name: 'a' }]);
  });

  it('finds nothing outside of the scope of an account', async () => {
    await forAccount(a, () => keysOf(rows));
    expect(await keysOf(rows)).toEqual([]);
  });

  it('changes and removes nothing of another account', async () => {
    const changed = await forAccount(a, () => rows.key.updateMany({ data: { name: 'a' } }));
    expect(changed.count).toBe(1);
    expect(await forAccount(a, () => rows.$executeRaw`DELETE FROM keys WHERE account_id = ${b}::uuid`)).toBe(0);
    expect((await keysOf(everything)).sort()).toEqual(['a', 'b']);
  });

  it('cannot add a row to another account', async () => {
    const key = { accountId: b, name: 'planted', hash: 'h', prefix: 'p', scopes: [] };
    await expect(forAccount(a, () => rows.key.create({ data: key }))).rejects.toThrow(/row-level security/);
  });

  it('is isolated between concurrent accounts, in transactions too', async () => {
    const asked = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? a : b));
    const found = await Promise.all(
      asked.map((accountId, index) =>
        forAccount(accountId, () =>
          index % 3 === 0
            ? rows.$transaction(async (inside) => await keysOf(inside as PrismaClient), patient)
            : keysOf(rows),
        ),
      ),
    );
    expect(found).toEqual(asked.map((accountId) => [accountId === a ? 'a' : 'b']));
  });
});

describe('a search without a condition on the account', () => {
  beforeAll(async () => {
    for (const accountId of [a, b]) await insertDocument(accountId, 'quarterly premium');
  });

  it('finds the documents and the words of the account in scope', async () => {
    const texts = () => rows.$queryRaw`SELECT account_id FROM texts_of_account WHERE words @@ '''premium'''::tsquery`;
    const words = () => rows.$queryRaw`SELECT account_id FROM words_of_account WHERE word % 'premim'`;

    for (const accountId of [a, b]) {
      expect(await forAccount(accountId, texts)).toEqual([{ account_id: accountId }]);
      expect(await forAccount(accountId, words)).toEqual([{ account_id: accountId }]);
    }
    expect([await texts(), await words()]).toEqual([[], []]);
  });

  it('scans one index for the account and the words', async () => {
    const plan = await forAccount(a, () =>
      rows.$transaction(async (inside) => {
        await inside.$queryRaw`SELECT set_config('enable_seqscan', 'off', true)`;
        return await inside.$queryRaw<{ 'QUERY PLAN': string }[]>`
          EXPLAIN SELECT document_id FROM texts_of_account WHERE words @@ '''premium'''::tsquery`;
      }),
    );

    const condition = plan.map((line) => line['QUERY PLAN']).find((line) => line.includes('Index Cond'));
    expect(condition).toMatch(/account_id = .* AND \(words @@ /);
  });

  it('writes nothing', async () => {
    await expect(forAccount(a, () => rows.$executeRaw`DELETE FROM texts_of_account`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(forAccount(a, () => rows.$executeRaw`UPDATE words_of_account SET documents = 0`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('the scope of an account', () => {
  it('cannot be nested in that of another one', async () => {
    await expect(forAccount(a, async () => await forAccount(b, () => keysOf(rows)))).rejects.toThrow(/of another/);
  });

  it('applies to every call of a repository', async () => {
    const forgetful = {
      list: async (_accountId: string) => await keysOf(rows),
      count: async (_query: { accountId: string; limit: number }) => await rows.key.count(),
    };
    const locked = withAccountScope(forgetful);
    expect(await locked.list(b)).toEqual(['b']);
    expect(await locked.count({ accountId: a, limit: 1 })).toBe(1);
    await expect(Reflect.apply(locked.list, undefined, [])).rejects.toThrow('no account was named');
    // @ts-expect-error a method that names no account
    withAccountScope({ all: async () => await keysOf(rows) });
  });
});

describe('every table', () => {
  it('of an account has row-level security (a migration that adds one ends with SELECT lock_rows_of_accounts())', async () => {
    const open = await everything.$queryRaw`
      SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT attisdropped
        AND (attname = 'account_id' OR relname IN ('accounts', 'job_batches', 'delivery_attempts'))
        AND NOT (relrowsecurity AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid))`;
    expect(open).toEqual([]);
  });
});
