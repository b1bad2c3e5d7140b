import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { accountRole } from '../../../../prisma/account-pool.ts';
import { forAccount } from '../../../../prisma/account-scope.ts';
import { createAccountPrisma } from '../../../../prisma/client.ts';
import { applyMigrations } from '../../../../services/stack/migrate/apply-migrations.ts';
import { testVariable } from '../../../helpers/test-variable.ts';

let admin: pg.Client;
let user: string;
let url: string;

/** A database whose owner is no administrator of the server. */
beforeEach(async () => {
  admin = new pg.Client({ connectionString: testVariable('TEST_POSTGRES_URL') });
  await admin.connect();
  user = `plain_${randomUUID().slice(0, 8)}`;
  await admin.query(`CREATE ROLE ${user} LOGIN PASSWORD 'plain'`);
  await admin.query(`CREATE DATABASE ${user} OWNER ${user}`);
  const parts = { username: user, password: 'plain', pathname: `/${user}` };
  url = Object.assign(new URL(testVariable('TEST_POSTGRES_URL')), parts).toString();
});
afterEach(async () => {
  await admin.query(`DROP DATABASE ${user} WITH (FORCE)`);
  await admin.query(`DROP ROLE IF EXISTS ${user}_requests`);
  await admin.query(`DROP ROLE ${user}`);
  await admin.end();
});

async function countJobs(requestsUrl?: string): Promise<number> {
  const prisma = createAccountPrisma({ url, requestsUrl, poolSize: 1 });
  try {
    return await forAccount(randomUUID(), () => prisma.job.count());
  } finally {
    await prisma.$disconnect();
  }
}

describe('a database user that may make no role', () => {
  it('is told what an administrator has to do, and that is enough', async () => {
    const failure = await applyMigrations(url).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StackError', message: expect.stringContaining('CREATE ROLE') });
    const grant = /GRANT .* TO "plain_\w+";/.exec((failure as Error).message)?.[0] ?? '';

    await admin.query(grant);

    const second = await applyMigrations(url).catch((error: unknown) => error);
    expect(second).toMatchObject({ name: 'StackError', message: expect.stringContaining('REQUESTS_DATABASE_URL') });
    const statements = /CREATE ROLE .* TO "plain_\w+";/.exec((second as Error).message)?.[0] ?? '';

    await admin.query(statements.replace('<password>', 'chosen'));

    const parts = { username: `${user}_requests`, password: 'chosen' };
    const requestsUrl = Object.assign(new URL(url), parts).toString();
    expect(await applyMigrations(url, requestsUrl)).not.toHaveLength(0);
    expect(await countJobs(requestsUrl)).toBe(0);
  });

  it('may let requests use its own login, where it says so', async () => {
    await admin.query(`GRANT ${accountRole} TO ${user}`);

    expect(await applyMigrations(url, url)).not.toHaveLength(0);

    expect(await countJobs(url)).toBe(0);
  });

  it('does not have to be told what it can arrange itself', async () => {
    // what Postgres gives to the one who has made a role
    await admin.query(`GRANT ${accountRole} TO ${user} WITH ADMIN TRUE, INHERIT FALSE, SET FALSE`);
    await admin.query(`ALTER ROLE ${user} CREATEROLE`);

    await applyMigrations(url);

    expect(await countJobs()).toBe(0);
  });

  it('gives the login of requests its new password when its own has changed', async () => {
    await admin.query(`GRANT ${accountRole} TO ${user} WITH ADMIN TRUE`);
    await admin.query(`ALTER ROLE ${user} CREATEROLE`);
    await applyMigrations(url);
    await admin.query(`ALTER ROLE ${user} PASSWORD 'changed'`);
    url = Object.assign(new URL(url), { password: 'changed' }).toString();
    await expect(countJobs()).rejects.toThrow();

    await applyMigrations(url);

    expect(await countJobs()).toBe(0);
  });
});
