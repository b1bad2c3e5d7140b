import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../../services/stack/postgres/database.ts';
import { applyMigrations } from '../../../services/stack/migrate/apply-migrations.ts';
import { testVariable } from '../../helpers/test-variable.ts';
import { until } from '../../helpers/until.ts';

/** A migration that adds columns to the jobs, for which nobody may read them. */
const exclusive = '20261123100000_calls_of_models';

let name: string;
let url: string;
beforeEach(async () => {
  const adminUrl = testVariable('TEST_POSTGRES_URL');
  name = `locks_${randomUUID().slice(0, 8)}`;
  await createDatabase({ adminUrl, name });
  url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
});
afterEach(() =>
  connected(testVariable('TEST_POSTGRES_URL'), (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
);

async function connected<T>(to: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: to, statement_timeout: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it('statements of the running release go on while a migration waits for a long transaction, which it follows', async () => {
  await applyMigrations(url, undefined, (migration) => migration < exclusive);
  const isWaiting = async (client: pg.Client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  };
  const applied = await connected(url, async (long) => {
    await long.query('BEGIN; SELECT FROM jobs LIMIT 1');
    const applying = applyMigrations(url, undefined, (migration) => migration <= exclusive);
    const read = connected(url, async (other) => {
      await until(() => isWaiting(other));
      return (await other.query('SELECT FROM jobs LIMIT 1')).rowCount;
    });
    expect(await read).toBe(0);
    await long.query('COMMIT');
    return await applying;
  });

  expect(applied).toEqual([exclusive]);
});
