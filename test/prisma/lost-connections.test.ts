import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forAccount } from '../../prisma/account-scope.ts';
import { createAccountPrisma, createPrisma, type PrismaClient } from '../../prisma/client.ts';
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

/** Whether one of a few queries, one after the other, is answered. */
async function isAnswered(prisma: PrismaClient): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    const answer = await prisma.$transaction((one) => one.$queryRaw`SELECT 1 AS one`).catch(() => undefined);
    if (answer !== undefined) return true;
  }
  return false;
}

describe('a connection that the server ends right behind an answer', () => {
  it('harms neither the process nor the next query of an account', async () => {
    const { url, server } = await endingAfter((answer) => answer.includes('set_config'));
    const prisma = createAccountPrisma({ url, requestsUrl: url });
    try {
      const accountId = '00000000-0000-4000-8000-000000000001';
      expect(await forAccount(accountId, () => isAnswered(prisma))).toBe(true);
    } finally {
      await prisma.$disconnect();
      server.close();
    }
  });

  it('harms neither the process nor the next query of a worker', async () => {
    const { url, server } = await endingAfter(() => true);
    const prisma = createPrisma({ url });
    try {
      expect(await isAnswered(prisma)).toBe(true);
    } finally {
      await prisma.$disconnect();
      server.close();
    }
  });
});
