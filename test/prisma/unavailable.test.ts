import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';
import { sanitizeFailures } from '../../services/worker/failures.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url, poolSize: 1 });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

const runOutOfTime = (): Promise<unknown> =>
  prisma.$transaction([
    prisma.$executeRaw`SET LOCAL statement_timeout = '50ms'`,
    prisma.$queryRaw`SELECT pg_sleep(60)`,
  ]);

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => undefined).catch((error) => error);

describe('a statement that ran out of time', () => {
  it('is answered as a database that is busy, not as an error of ours', async () => {
    expect(isDatabaseUnavailable(await failureOf(runOutOfTime()))).toBe(true);
  });

  it('is retried by an activity so often only, since the document may be its cause', async () => {
    const { inbound } = sanitizeFailures({} as Parameters<typeof sanitizeFailures>[0]);
    const failure = await failureOf((async () => await inbound?.execute?.({ args: [], headers: {} }, runOutOfTime))());
    expect(failure).toMatchObject({ name: 'ApplicationFailure', type: 'PrismaClientKnownRequestError' });
  });
});
