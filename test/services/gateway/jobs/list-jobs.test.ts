import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
let key: string;
const made: string[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  key = (await gateway.makeKey('lists')).key;
  for (const policyType of ['auto', 'homeowners', 'auto', 'renters', 'auto']) {
    const body = { ...requestOf('createJob').body, policyType, metadata: { number: made.length } };
    made.unshift(String((await send(gateway.url, { ...requestOf('createJob'), body }, { key })).body.jobId));
  }
  await gateway.prisma.job.update({ where: { id: made[1] ?? '' }, data: { status: 'completed' } });
  // two jobs with the same timestamp
  const { createdAt } = await gateway.prisma.job.findUniqueOrThrow({ where: { id: made[3] ?? '' } });
  await gateway.prisma.job.update({ where: { id: made[2] ?? '' }, data: { createdAt } });
  made.splice(2, 2, ...made.slice(2, 4).sort());
});
afterAll(() => gateway.stop());

interface Page {
  jobs: { jobId: string; status: string; metadata: unknown; result?: unknown }[];
  nextCursor: string | null;
}

async function list(query: string, as = key): Promise<Page> {
  const { status, body } = await send(gateway.url, { method: 'GET', path: `/v1/jobs?${query}` }, { key: as });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as Page;
}
const idsOf = ({ jobs }: Page): string[] => jobs.map(({ jobId }) => jobId);

describe('the list of jobs', () => {
  it('returns the newest first, with their status, without results', async () => {
    const page = await list('');
    expect(idsOf(page)).toEqual(made);
    expect(page.nextCursor).toBeNull();
    expect(page.jobs[0]).toMatchObject({ status: 'pending', policyType: 'auto', metadata: { number: 4 } });
    expect(page.jobs.every((job) => !('result' in job))).toBe(true);
  });

  it('contains the delivery state of each job', async () => {
    const webhooks = (await gateway.makeKey('webhooks')).key;
    const body = { ...requestOf('createJob').body, webhook: { url: 'https://hooks.acme-agency.com/a' } };
    const created = await send(gateway.url, { ...requestOf('createJob'), body }, { key: webhooks });
    const jobId = String(created.body.jobId);
    const { accountId } = await gateway.prisma.job.update({ where: { id: jobId }, data: { status: 'completed' } });
    const event = { event: 'job.completed', webhookId: 'msg_1', url: 'https://hooks.acme-agency.com/a' };
    const outcome = { status: 'succeeded', attempts: 3, lastStatusCode: 204, nextAttemptAt: null };
    await gateway.prisma.delivery.create({ data: { id: randomUUID(), accountId, jobId, ...event, ...outcome } });

    expect((await list('', webhooks)).jobs).toMatchObject([
      { jobId, progress: { webhook: { status: 'succeeded', attempts: 3, lastStatusCode: 204 } } },
    ]);
  });

  it.each([1, 2, 3])('continues after a page of %i, also between equal timestamps', async (limit) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 10; pages++) {
      const page: Page = await list(`limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.jobs.length).toBeLessThanOrEqual(limit);
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(made);
  });

  it('has stable pages while jobs are created', async () => {
    const other = (await gateway.makeKey('busy')).key;
    const post = async () => await send(gateway.url, requestOf('createJob'), { key: other });
    const first = [String((await post()).body.jobId), String((await post()).body.jobId)];
    const page = await list('limit=1', other);
    await post();
    expect([...idsOf(page), ...idsOf(await list(`cursor=${page.nextCursor}`, other))]).toEqual(first.reverse());
  });

  it('can be filtered by status, by policy type, or both', async () => {
    expect(idsOf(await list('status=completed'))).toEqual([made[1]]);
    expect(await list('policyType=auto')).toMatchObject({ jobs: [{}, {}, {}] });
    expect(idsOf(await list('status=completed&policyType=auto'))).toEqual([]);
    expect(idsOf(await list('policyType=boat'))).toEqual([]);
  });

  it('returns at most 100, and 20 by default', async () => {
    const many = await gateway.makeKey('many');
    const {
      id: _id,
      error: _error,
      ...columns
    } = await gateway.prisma.job.findUniqueOrThrow({
      where: { id: made[0] ?? '' },
    });
    const { accountId } = await gateway.prisma.key.findUniqueOrThrow({ where: { id: many.record.keyId } });
    const data = Array.from({ length: 101 }, () => {
      const id = randomUUID();
      return { ...columns, id, accountId, idempotencyKey: id, metadata: {} };
    });
    await gateway.prisma.job.createMany({ data });
    const lengths = [await list('limit=5000', many.key), await list('', many.key)].map(({ jobs }) => jobs.length);
    expect(lengths).toEqual([100, 20]);
  });

  it.each(['limit=0', 'limit=x', 'status=lost', 'cursor=', 'cursor=abc', 'cursor=%00'])('refuses %s', async (query) => {
    const answer = await send(gateway.url, { method: 'GET', path: `/v1/jobs?${query}` }, { key });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request', issues: [{ location: 'query' }] } });
  });

  it('contains nothing of other accounts', async () => {
    const stranger = (await gateway.makeKey('stranger')).key;
    const { nextCursor } = await list('limit=1');
    expect(idsOf(await list('', stranger))).toEqual([]);
    expect(idsOf(await list(`cursor=${nextCursor}`, stranger))).toEqual([]);
  });
});
