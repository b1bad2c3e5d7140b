import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createMaintenanceRepository } from '../../../prisma/maintenance/job-maintenance.repository.ts';
import { createUsageRepository, type UsageQuery } from '../../../prisma/accounts/usage.repository.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

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

  it('is right while events are added and summed concurrently', async () => {
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
    expect((await usage.report(busy, { from, keyId: keyIds[0] })).sums).toMatchObject([{ count: 400, pages: 400 }]);
    const held = await prisma.usageTotal.groupBy({
      by: ['span', 'keyId'],
      where: { accountId: busy },
      _sum: { count: true },
    });
    // of the key, and of all keys together
    expect(held.map(({ span, _sum }) => `${span} ${_sum.count}`).toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['day', 'day', 'hour', 'hour', 'month', 'month'].map((span) => `${span} 400`),
    );
    expect(await prisma.newUsageEvent.count({ where: { accountId: busy } })).toBe(0);
  });

  it('counts what is dated now, and what the database dates after us, up to no end', async () => {
    const { accountId: ahead } = await createAccountRepository(prisma).ensureAccount('ahead');
    const usage = createUsageRepository(prisma);
    const now = Date.now();
    for (const after of [-60_000, 0, 60_000]) {
      const at = new Date(now + after);
      const event = { accountId: ahead, keyId: keyIds[0] ?? '', kind: 'job', source: 'api', at };
      await prisma.usageEvent.create({ data: { ...event, subjectId: randomUUID() } });
      expect((await usage.report(ahead, { from: new Date(now - 60_000) })).sums).toMatchObject([
        { count: await prisma.usageEvent.count({ where: { accountId: ahead } }) },
      ]);
      while ((await createMaintenanceRepository(prisma).sumUsage({ limit: 100 })) > 0) continue;
    }
    expect((await usage.report(ahead, { from: new Date(now) })).sums).toMatchObject([{ count: 2 }]);
  });

  it('contains the bytes of stored documents, in total and of one key', async () => {
    const usage = createUsageRepository(prisma);
    const [first = '', second = ''] = keyIds;
    const maintenance = createMaintenanceRepository(prisma);
    const from = new Date();
    const held = async () => [
      (await usage.report(accountId, { from })).storageBytes,
      (await usage.report(accountId, { from, keyId: second })).storageBytes,
    ];
    const uploaded = document(first, 7, null);
    await prisma.document.createMany({
      data: [document(first, 5, 'a'), uploaded, document(second, 11, 'c'), document(second, 100, null)],
    });
    expect(await held()).toEqual([16, 11]);
    await prisma.document.update({ where: { id: uploaded.id }, data: { objectKey: 'b' } });
    expect(await held()).toEqual([23, 11]);
    await maintenance.sumUsage({ limit: 2 });
    expect(await held()).toEqual([23, 11]);
    // the same bytes in another place, then none, then never there
    await prisma.document.update({ where: { id: uploaded.id }, data: { objectKey: 'd', bytes: 8 } });
    await prisma.document.updateMany({ where: { accountId, objectKey: 'c' }, data: { objectKey: null, bytes: null } });
    expect(await held()).toEqual([13, 0]);
    await prisma.document.deleteMany({ where: { accountId, keyId: first } });
    expect(await held()).toEqual([0, 0]);
    await maintenance.sumUsage({ limit: 100 });
    expect(await held()).toEqual([0, 0]);
    expect(await prisma.heldByteChange.count({ where: { accountId } })).toBe(0);
  });

  it('contains the bytes of stored documents while they are created, removed and summed concurrently', async () => {
    const { accountId: busy } = await createAccountRepository(prisma).ensureAccount('busy storage');
    const usage = createUsageRepository(prisma);
    const maintenance = createMaintenanceRepository(prisma);
    const storage = async (): Promise<number> => (await usage.report(busy, { from: new Date() })).storageBytes;
    const rows = async (): Promise<number> => {
      const { _sum } = await prisma.document.aggregate({ where: { accountId: busy }, _sum: { bytes: true } });
      return _sum.bytes ?? 0;
    };
    const come = async (): Promise<void> => {
      for (let time = 0; time < 20; time++) {
        const data = Array.from({ length: 5 }, () => ({
          ...document(keyIds[time % 2] ?? '', 3, 'a'),
          accountId: busy,
        }));
        await prisma.document.createMany({ data });
        const { id } = data[0] ?? document('', 0, null);
        if (time % 3 === 0) await prisma.document.delete({ where: { id } });
      }
    };
    const sum = async (): Promise<void> => {
      for (let time = 0; time < 30; time++) await maintenance.sumUsage({ limit: 4 + time });
    };
    await Promise.all([come(), come(), sum(), sum()]);
    expect(await storage()).toBe(await rows());
    await maintenance.sumUsage({ limit: 1_000 });
    expect(await storage()).toBe(await rows());
    expect(await prisma.heldByteChange.count({ where: { accountId: busy } })).toBe(0);
  });
});

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
