import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  // connections do not need timers, their ends do
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  prisma = createPrisma({ url: database.url });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

/** Numbers of the server's processes that as many transactions at a time work with. */
async function backends(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, async () => {
    const [row] = await prisma.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid FROM pg_sleep(0.1)`;
    return row?.pid ?? 0;
  });
  return (await Promise.all(rows)).sort((a, b) => a - b);
}

it('of the connections of a busy time two outlive a quiet one', async () => {
  const busy = await backends(5);
  vi.advanceTimersByTime(3_600_000);
  const [first, second, ...others] = await backends(5);
  expect(others).toHaveLength(3);
  expect(busy).toEqual(expect.arrayContaining([first, second]));
  expect(busy.filter((one) => others.includes(one))).toEqual([]);
});
