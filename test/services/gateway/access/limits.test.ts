import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../../../../domain/limits.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { until } from '../../../helpers/until.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const started: TestGateway[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(started.map((gateway) => gateway.stop()));
  await database.drop();
});

async function twoGateways(limits: Partial<Limits>, syncTimeoutSeconds = 0.2): Promise<[TestGateway, TestGateway]> {
  const gateways = [0, 1].map(() => startGateway({ databaseUrl: database.url, syncTimeoutSeconds, limits }));
  const [one, two] = await Promise.all(gateways);
  if (!one || !two) throw new Error('no gateways');
  started.push(one, two);
  return [one, two];
}

const job = (content: string) => ({
  ...requestOf('createJob'),
  body: {
    policyType: 'auto',
    document: { type: 'base64', content: Buffer.from(`%PDF-${content}`).toString('base64') },
  },
});

/** Responses to this many concurrent job requests of a new account, alternating between the gateways. */
async function createAtOnce(gateways: [TestGateway, TestGateway], { count, key }: { count: number; key: string }) {
  return await Promise.all(
    Array.from({ length: count }, (_, index) => send(gateways[index % 2 === 0 ? 0 : 1].url, job(`${index}`), { key })),
  );
}

const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort((a, b) => a - b);
const some = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe('the rate of a key', () => {
  let gateways: [TestGateway, TestGateway];
  beforeAll(async () => {
    // refills too slowly to matter during a test
    gateways = await twoGateways({ ratePerSecond: 0.001, rateBurst: 5 });
  });

  it('is counted over all gateways: a burst is accepted, excess requests receive Retry-After', async () => {
    const { key } = await gateways[0].makeKey(randomUUID());
    const answers = await createAtOnce(gateways, { count: 15, key });

    expect(statuses(answers)).toEqual([...some(5, 202), ...some(10, 429)]);
    for (const { body, headers } of answers.filter(({ status }) => status === 429)) {
      expect(body).toMatchObject({ error: 'rate_limited', retryAfter: 1 });
      expect(headers.get('retry-after')).toBe('1');
      expect(headers.get('ratelimit')).toBe('"requests";r=0;t=1');
      expect(headers.get('ratelimit-policy')).toBe('"requests";q=5;w=5000');
    }
  });

  it('refills with time', async () => {
    const { key, record } = await gateways[0].makeKey(randomUUID());
    await createAtOnce([gateways[0], gateways[0]], { count: 6, key });
    await gateways[0].prisma.$executeRaw`
      UPDATE rate_limits SET full_at = full_at - interval '2001 seconds' WHERE key_id = ${record.keyId}::uuid`;
    expect(statuses(await createAtOnce([gateways[1], gateways[1]], { count: 4, key }))).toEqual([202, 202, 429, 429]);
  });

  it('is in the headers of every response', async () => {
    const { key } = await gateways[0].makeKey(randomUUID());
    const left = [];
    for (let call = 0; call < 3; call++) {
      left.push((await send(gateways[call % 2 === 0 ? 0 : 1].url, job('left'), { key })).headers.get('ratelimit'));
    }
    const told = left.map((header) => /^"requests";r=(\d+);t=(\d+)$/.exec(header ?? ''));
    expect(told.map((parts) => Number(parts?.[1]))).toEqual([4, 3, 2]);
    expect(told.map((parts) => Math.round(Number(parts?.[2]) / 1_000))).toEqual([1, 2, 3]);
  });

  it('is per key, and limits only calls that start work', async () => {
    const account = randomUUID();
    const { key } = await gateways[0].makeKey(account);
    const { key: other } = await gateways[0].makeKey(account);
    await createAtOnce(gateways, { count: 8, key });
    expect(await send(gateways[0].url, job('other'), { key: other })).toMatchObject({ status: 202 });
    expect(await send(gateways[0].url, requestOf('listJobs'), { key })).toMatchObject({ status: 200 });
  });

  it.each(['extract', 'createJob', 'prepareUpload', 'createDocumentFromUrl'] as const)(
    'is checked before the body of %s is read, and after the scope',
    async (operation) => {
      const account = randomUUID();
      const { key } = await gateways[0].makeKey(account);
      const broken = { ...requestOf(operation), body: { broken: true } };
      // invalid requests count as well
      for (let call = 0; call < 6; call++) await send(gateways[0].url, broken, { key });
      expect(await send(gateways[0].url, broken, { key })).toMatchObject({ status: 429 });
      const { key: scopeless } = await gateways[0].makeKey(account, ['jobs:read']);
      for (let call = 0; call < 7; call++) {
        expect(await send(gateways[0].url, broken, { key: scopeless })).toMatchObject({ status: 403 });
      }
    },
  );

  it('does not touch its row once it is used up', async () => {
    const { key, record } = await gateways[0].makeKey(randomUUID());
    await createAtOnce([gateways[0], gateways[0]], { count: 8, key });
    const row = () =>
      gateways[0].prisma.$queryRaw`SELECT xmax::text FROM rate_limits WHERE key_id = ${record.keyId}::uuid`;
    const before = await row();
    await createAtOnce([gateways[0], gateways[0]], { count: 8, key });
    // a refusal by the database would lock the row and set its xmax
    expect(await row()).toEqual(before);
  });
});

describe('the unfinished jobs of an account', () => {
  it('are counted exactly over all gateways, and a refused job leaves no row', async () => {
    const gateways = await twoGateways({ maxUnfinishedJobs: 7 });
    const account = randomUUID();
    const { key } = await gateways[0].makeKey(account);
    const answers = await createAtOnce(gateways, { count: 20, key });

    expect(statuses(answers)).toEqual([...some(7, 202), ...some(13, 429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: 'concurrency_limited', retryAfter: 2 });
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect(await gateways[0].prisma.job.count({ where: { account: { name: account } } })).toBe(7);
  });

  it('allow a new one when one ends, and repeated requests are not refused', async () => {
    const [gateway] = await twoGateways({ maxUnfinishedJobs: 1 });
    const { key } = await gateway.makeKey(randomUUID());
    const first = await send(gateway.url, { ...job('a'), body: { ...job('a').body, idempotencyKey: 'a' } }, { key });
    expect(await send(gateway.url, job('b'), { key })).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('has 1 job that has not ended') },
    });
    const again = await send(gateway.url, { ...job('a'), body: { ...job('a').body, idempotencyKey: 'a' } }, { key });
    expect(again).toMatchObject({ status: 200, body: { jobId: first.body.jobId } });

    await gateway.prisma.job.update({ where: { id: String(first.body.jobId) }, data: { status: 'failed' } });
    expect(await send(gateway.url, job('b'), { key })).toMatchObject({ status: 202 });
  });

  it('are counted for each account', async () => {
    const [gateway] = await twoGateways({ maxUnfinishedJobs: 1 });
    const keys = await Promise.all([gateway.makeKey(randomUUID()), gateway.makeKey(randomUUID())]);
    const answers = await Promise.all(keys.map(({ key }) => send(gateway.url, job('a'), { key })));
    expect(statuses(answers)).toEqual([202, 202]);
  });

  it('are checked before the document is stored', async () => {
    const [gateway] = await twoGateways({ maxUnfinishedJobs: 1 });
    const { key } = await gateway.makeKey(randomUUID());
    await send(gateway.url, job('stored'), { key });
    await send(gateway.url, job('refused'), { key });
    expect(await gateway.storedFiles()).toHaveLength(1);
  });
});

describe('concurrent sync waits', () => {
  it('are counted exactly over all gateways, also when they wait for the same job', async () => {
    const gateways = await twoGateways({ maxSyncWaits: 4 }, 600);
    const account = randomUUID();
    const { key } = await gateways[0].makeKey(account);
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const calls = Array.from({ length: 12 }, async (_, index) =>
      answers.push(await send(gateways[index % 2 === 0 ? 0 : 1].url, requestOf('extract'), { key })),
    );
    await until(() => answers.length === 8);
    expect(statuses(answers)).toEqual(some(8, 429));
    expect(answers[0]?.body.error).toBe('concurrency_limited');

    // a call that reaches its job after that has ended may create another one, so repeat until all are answered
    const error = { code: 'timeout', message: 'Too slow.', retryable: true, stage: 'reading' };
    const unfinished = { account: { name: account }, status: 'pending' };
    await until(async () => {
      await gateways[0].prisma.job.updateMany({ where: unfinished, data: { status: 'failed', error } });
      return answers.length === 12;
    });
    await Promise.all(calls);
    expect(statuses(answers)).toEqual([...some(4, 422), ...some(8, 429)]);
  });

  it('are released after the response, and after their gateway was killed', async () => {
    const [gateway] = await twoGateways({ maxSyncWaits: 1 });
    const { key, record } = await gateway.makeKey(randomUUID());
    const { accountId } = await gateway.prisma.key.findUniqueOrThrow({ where: { id: record.keyId } });
    expect(await send(gateway.url, requestOf('extract'), { key })).toMatchObject({ status: 408 });
    await until(async () => (await gateway.prisma.syncWait.count({ where: { accountId } })) === 0);
    const wait = (ms: number) => ({ id: randomUUID(), accountId, until: new Date(Date.now() + ms) });
    await gateway.prisma.syncWait.create({ data: wait(-1) });
    expect(await send(gateway.url, requestOf('extract'), { key })).toMatchObject({ status: 408 });
    await gateway.prisma.syncWait.create({ data: wait(3_600_000) });
    expect(await send(gateway.url, requestOf('extract'), { key })).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('has 1 call that waits') },
    });
  });
});

describe('the monthly page quota', () => {
  it('counts the pages of the calendar month, and refuses until the next one', async () => {
    const [gateway] = await twoGateways({ monthlyPageQuota: 10 });
    const { key, record } = await gateway.makeKey(randomUUID());
    const { id: keyId, accountId } = await gateway.prisma.key.findUniqueOrThrow({ where: { id: record.keyId } });
    const use = async (pages: number, at: Date): Promise<void> => {
      const event = { accountId, keyId, kind: 'extraction', subjectId: randomUUID(), source: 'api', pages, at };
      await gateway.prisma.usageEvent.create({ data: event });
    };
    const now = new Date();
    const monthBegan = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
    await use(100, new Date(monthBegan - 1));
    await use(9, new Date(monthBegan));
    const accepted = { ...job('within'), body: { ...job('within').body, idempotencyKey: 'within' } };
    expect(await send(gateway.url, accepted, { key })).toMatchObject({ status: 202 });

    await use(1, now);
    const refused = await send(gateway.url, job('beyond'), { key });
    expect(refused).toMatchObject({ status: 429, body: { error: 'quota_exceeded' } });
    const secondsLeft = (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1_000;
    expect(Math.abs(Number(refused.headers.get('retry-after')) - secondsLeft)).toBeLessThan(60);
    expect(await send(gateway.url, requestOf('extract'), { key })).toMatchObject({ status: 429 });
    expect(await send(gateway.url, accepted, { key })).toMatchObject({ status: 200 });
    expect(await gateway.storedFiles()).toHaveLength(1);
  });
});
