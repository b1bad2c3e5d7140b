import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { injectFaults } from '../../../helpers/fault-injection.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gateway: TestGateway;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGateway({ databaseUrl: database.url });
  ({ key } = await gateway.makeKey('full'));
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
});

/** Errors of Postgres that are temporary. */
const troubles = [
  ['no disk', '53100'],
  ['no memory', '53200'],
  ['no connection left', '53300'],
  ['a limit of its configuration', '53400'],
  ['a disk that fails', '58030'],
  ['a standby after a failover', '25006'],
  ['a shutdown', '57P01'],
  ['a start', '57P03'],
  ['a broken connection', '08006'],
] as const;

describe('a database that has', () => {
  it.each(troubles)('%s (%s) is answered with 503 and Retry-After', async (_, sqlState) => {
    // one uses raw SQL, the other one Prisma's query builder
    const statements = [
      ['jobs', 'INSERT', 'true'],
      ['keys', 'INSERT', 'true'],
    ] as const;
    await injectFaults(database.url, { times: 1, sqlState, statements });

    for (const operation of ['createJob', 'createKey'] as const) {
      const { status, headers, body } = await send(gateway.url, requestOf(operation), { key });
      expect([operation, status, body.error]).toEqual([operation, 503, 'service_unavailable']);
      expect(headers.get('retry-after')).toBe('2');
    }
  });

  it('any other trouble is answered with 500', async () => {
    await injectFaults(database.url, { times: 1, sqlState: '22012', statements: [['keys', 'INSERT', 'true']] });

    expect((await send(gateway.url, requestOf('createKey'), { key })).status).toBe(500);
  });
});
