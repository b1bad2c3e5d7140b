import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { until } from '../../../helpers/until.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gateway: TestGateway;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGateway({ databaseUrl: database.url, maxConcurrentRequests: 10, maxWaitingRequests: 30 });
  key = (await gateway.makeKey('crowd')).key;
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
});

const list = () => send(gateway.url, requestOf('listJobs'), { key });

/** Nobody is answered who asks for jobs meanwhile. */
async function withoutJobs(work: () => Promise<void>): Promise<void> {
  await gateway.prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE`;
      await work();
    },
    { timeout: 60_000 },
  );
}

it('refuses what is more than it answers at a time, says when to come again, and answers all others', async () => {
  const answers: Awaited<ReturnType<typeof list>>[] = [];
  let asked: Promise<unknown> = Promise.resolve();
  let health = 0;
  await withoutJobs(async () => {
    asked = Promise.all(Array.from({ length: 30 }, async () => answers.push(await list())));
    await until(() => answers.length === 20);
    health = (await send(gateway.url, { method: 'GET', path: '/health' })).status;
  });
  await asked;

  const refused = answers.filter(({ status }) => status === 503);
  expect([refused.length, answers.filter(({ status }) => status === 200).length]).toEqual([20, 10]);
  expect(refused[0]).toMatchObject({ body: { error: 'service_unavailable', retryAfter: 2 } });
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']));
  // each line would cost more than the refusal
  expect(gateway.logged.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  expect([health, (await list()).status]).toEqual([200, 200]);
});

it('counts what asks for a wait that it does not have', async () => {
  const answers: number[] = [];
  let asked: Promise<unknown> = Promise.resolve();
  await withoutJobs(async () => {
    const ask = () => send(gateway.url, requestOf('listJobs'), { key, headers: { Prefer: 'wait=60' } });
    asked = Promise.all(Array.from({ length: 30 }, async () => answers.push((await ask()).status)));
    await until(() => answers.length === 20);
  });
  await asked;

  expect(answers.filter((status) => status === 503)).toHaveLength(20);
});

it('counts those who wait for a job by intent by themselves, and refuses more of them than it may hold', async () => {
  const { body } = await send(gateway.url, requestOf('createJob'), { key });
  const get = requestOf('getJob', { jobId: String(body.jobId) });
  const wait = () => send(gateway.url, get, { key, headers: { Prefer: 'wait=1' } });
  const answers = await Promise.all(Array.from({ length: 30 }, wait));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

  const statuses: number[] = [];
  const waitLong = async () => {
    const answer = await send(gateway.url, get, { key, headers: { Prefer: 'wait=60' } });
    statuses.push(answer.status);
  };
  const asked = Promise.all(Array.from({ length: 35 }, waitLong));
  await until(() => statuses.length === 5);
  expect([statuses, (await list()).status]).toEqual([[503, 503, 503, 503, 503], 200]);
  await gateway.prisma.job.updateMany({ data: { status: 'failed' } });
  await asked;
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
});
