import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccountRepository } from '../../prisma/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/key.repository.ts';
import { createMaintenanceRepository } from '../../prisma/maintenance.repository.ts';
import { createUsageRepository, type UsageQuery } from '../../prisma/usage.repository.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let accountId: string;
let keyIds: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  ({ accountId } = await createAccountRepository(prisma).ensureAccount('one'));
  const keys = createKeyRepository(prisma);
  const made = await Promise.all(
    ['api', 'channel:shop'].map((source) => keys.createKey({ accountId, name: source, scopes: [], source })),
  );
  keyIds = made.map(({ record }) => record.keyId);
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

const kinds = ['job', 'extraction', 'turn'];
const began = Date.UTC(2026, 0, 1);
const lasted = 100 * 86_400_000;

/** Events all over a hundred days, some of them exactly where hours and days begin. */
async function spread(count: number, random: () => number): Promise<void> {
  const data = Array.from({ length: count }, () => {
    const at = Math.floor(random() * lasted);
    const unit = [1, 3_600_000, 86_400_000][Math.floor(random() * 3)] ?? 1;
    const which = random() < 0.7 ? 0 : 1;
    return {
      accountId,
      keyId: keyIds[which] ?? '',
      kind: kinds[Math.floor(random() * kinds.length)] ?? '',
      subjectId: randomUUID(),
      source: which === 0 ? 'api' : 'channel:shop',
      pages: Math.floor(random() * 9),
      ocrPages: 1,
      promptTokens: 1_000_000,
      completionTokens: 3,
      at: new Date(began + at - (at % unit)),
    };
  });
  await prisma.usageEvent.createMany({ data });
}

/** The same by adding up every event. */
async function plainly({ from, to, keyId }: UsageQuery) {
  const groups = await prisma.usageEvent.groupBy({
    by: ['kind', 'source'],
    where: { accountId, at: { gte: from, ...(to && { lt: to }) }, ...(keyId !== undefined && { keyId }) },
    _count: true,
    _sum: { pages: true, ocrPages: true, promptTokens: true, completionTokens: true },
  });
  return groups.map(({ kind, source, _count, _sum }) => ({ kind, source, count: _count, ..._sum }));
}

const inOrder = <T extends { kind: string; source: string }>(sums: T[]): T[] =>
  sums.toSorted((a, b) => `${a.kind} ${a.source}`.localeCompare(`${b.kind} ${b.source}`));

/** The same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('a report', () => {
  it('is what all events add up to, however many are summed and wherever the period begins and ends', async () => {
    const usage = createUsageRepository(prisma);
    const maintenance = createMaintenanceRepository(prisma);
    const random = generator(7);
    for (let round = 0; round < 12; round++) {
      await spread(150, random);
      if (round % 3 > 0) await maintenance.sumUsage({ limit: 70 });
      for (const unit of [1, 3_600_000, 86_400_000]) {
        const [a, b] = [0, 0].map(() => Math.floor(random() * lasted)).toSorted((x, y) => x - y) as [number, number];
        const from = new Date(began + a - (a % unit));
        const to = random() < 0.2 ? undefined : new Date(began + b - (b % unit) + 1);
        for (const keyId of [undefined, ...keyIds]) {
          const { sums } = await usage.report(accountId, { from, to, keyId });
          expect(inOrder(sums)).toMatchObject(inOrder(await plainly({ from, to, keyId })));
        }
      }
    }
  });

  it('is never wrong while events are added and summed by several at once', async () => {
    const { accountId: busy } = await createAccountRepository(prisma).ensureAccount('busy');
    const usage = createUsageRepository(prisma);
    const maintenance = createMaintenanceRepository(prisma);
    const from = new Date(began);
    let added = 0;
    const add = async (): Promise<void> => {
      for (let time = 0; time < 40; time++) {
        const at = new Date(began + time * 1_800_000);
        const event = { accountId: busy, keyId: keyIds[0] ?? '', kind: 'job', source: 'api', pages: 1, at };
        await prisma.usageEvent.createMany({
          data: Array.from({ length: 5 }, () => ({ ...event, subjectId: randomUUID() })),
        });
        added += 5;
      }
    };
    const sum = async (): Promise<void> => {
      for (let time = 0; time < 40; time++) await maintenance.sumUsage({ limit: 9 });
    };
    const read = async (): Promise<void> => {
      for (let time = 0; time < 60; time++) {
        const least = added;
        const { sums } = await usage.report(busy, { from });
        const count = sums[0]?.count ?? 0;
        // two add, and each may have five on their way
        expect(count).toBeGreaterThanOrEqual(least);
        expect(count).toBeLessThanOrEqual(added + 10);
        expect(sums[0]?.pages ?? 0).toBe(count);
      }
    };
    await Promise.all([add(), add(), sum(), sum(), read()]);
    while ((await maintenance.sumUsage({ limit: 100 })) > 0) continue;
    expect((await usage.report(busy, { from })).sums).toMatchObject([{ count: 400, pages: 400 }]);
    const days = await prisma.usageTotal.aggregate({ where: { accountId: busy, span: 'day' }, _sum: { count: true } });
    expect(days._sum.count).toBe(400);
  });

  it('tells how much the documents take that are held, and those of one key', async () => {
    const usage = createUsageRepository(prisma);
    const [first = '', second = ''] = keyIds;
    const document = (keyId: string, bytes: number, objectKey: string | null) => ({
      id: randomUUID(),
      jobId: randomUUID(),
      accountId,
      keyId,
      requestId: 'r',
      operation: 'uploads',
      idempotencyKey: randomUUID(),
      fingerprint: 'f',
      documentType: 'auto',
      status: 'ready',
      bytes,
      objectKey,
    });
    await prisma.document.createMany({
      data: [document(first, 5, 'a'), document(first, 7, 'b'), document(second, 11, 'c'), document(second, 100, null)],
    });
    const from = new Date();
    expect((await usage.report(accountId, { from })).storageBytes).toBe(23);
    expect((await usage.report(accountId, { from, keyId: second })).storageBytes).toBe(11);
  });
});
