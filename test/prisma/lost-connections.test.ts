import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forAccount } from '../../prisma/account-scope.ts';
import { createAccountPrisma, createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

/** "terminating connection", as a server that stops sends it to a connection without a statement. */
const terminating = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
const ready = message('Z', 'I');

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

/** A way to the database on which a connection ends together with the first answer that `isLast`. */
async function endingAfter(isLast: (answer: Buffer) => boolean): Promise<{ url: string; server: Server }> {
  const target = new URL(database.url);
  let isDue = true;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream);
    client.on('error', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.on('error', () => client.destroy());
    upstream.on('data', (answer: Buffer) => {
      const ends = isDue && answer.subarray(-ready.length).equals(ready) && isLast(answer);
      client.write(ends ? Buffer.concat([answer, terminating]) : answer);
      if (!ends) return;
      isDue = false;
      client.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = Object.assign(new URL(database.url), { port: String((server.address() as AddressInfo).port) });
  return { url: url.toString(), server };
}

type Outcome = 'answered' | 'unavailable' | 'failed';

/** What becomes of a few queries, one after the other: "failed" is answered as an error of ours. */
async function outcomesOf(query: () => Promise<unknown>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < 3) {
    outcomes.push(
      await query().then(
        () => 'answered',
        (error) => (isDatabaseUnavailable(error) ? 'unavailable' : 'failed'),
      ),
    );
  }
  return outcomes;
}

const asked = (prisma: PrismaClient): Promise<unknown> => prisma.$queryRaw`SELECT 1 AS one`;
const counted = (prisma: PrismaClient): Promise<unknown> => prisma.account.count();
const askedInTransaction = (prisma: PrismaClient): Promise<unknown> =>
  prisma.$transaction((one) => one.$queryRaw`SELECT 1 AS one`);

describe.each([
  ['in SQL', asked],
  ['of Prisma', counted],
  ['in a transaction', askedInTransaction],
])('a statement %s whose connection the server ends as it is handed over', (_, ask) => {
  it('harms no process of an account, and is one that may be repeated', async () => {
    const { url, server } = await endingAfter((answer) => answer.includes('set_config'));
    const prisma = createAccountPrisma({ url, requestsUrl: url });
    try {
      const accountId = '00000000-0000-4000-8000-000000000001';
      const outcomes = await forAccount(accountId, () => outcomesOf(() => ask(prisma)));
      expect(outcomes).toEqual(['unavailable', 'answered', 'answered']);
    } finally {
      await prisma.$disconnect();
      server.close();
    }
  });

  it('harms no worker, and is one that may be repeated', async () => {
    const { url, server } = await endingAfter(() => true);
    const prisma = createPrisma({ url });
    try {
      expect(await outcomesOf(() => ask(prisma))).toEqual(['unavailable', 'answered', 'answered']);
    } finally {
      await prisma.$disconnect();
      server.close();
    }
  });
});
