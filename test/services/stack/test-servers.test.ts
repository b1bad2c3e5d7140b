import { afterAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { connectTestTemporal } from '../../helpers/temporal.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

const undo: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of undo) await step();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // dropping the database ends the session
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('the servers of the tests', () => {
  it('give every test file a migrated database of its own', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    undo.push(first.drop, second.drop);
    const [inFirst, inSecond] = await Promise.all([connect(first.url), connect(second.url)]);
    undo.unshift(
      () => inFirst.end(),
      () => inSecond.end(),
    );

    await inFirst.query(`INSERT INTO accounts (name, webhook_secret) VALUES ('a', 's')`);

    expect((await inFirst.query('SELECT name FROM accounts')).rows).toEqual([{ name: 'a' }]);
    expect((await inSecond.query('SELECT name FROM accounts')).rows).toEqual([]);
  });

  it('have a Temporal namespace with the search attributes of our workflows', async () => {
    const { client, connection } = await connectTestTemporal();
    undo.unshift(() => connection.close());

    const { customAttributes } = await connection.operatorService.listSearchAttributes({
      namespace: client.options.namespace,
    });

    expect(customAttributes).toMatchObject({ AccountId: 2, PolicyType: 2, JobStatus: 2, Priority: 3 });
  });
});
