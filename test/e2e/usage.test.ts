import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workflowTypes } from '../../domain/orchestration.ts';
import { ended, upload } from '../helpers/documents.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

interface Report {
  usage: Record<string, number>;
  bySource: Record<string, number>;
  byChannelProvider: Record<string, number>;
  jobs: Record<string, number>;
  period: { from: string; to: string };
}

let service: TestService;
let receiver: Receiver;
let pdf: string;
beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({ allow: [receiver.endpoint] });
  await service.startWorkers();
  pdf = base64(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182'], ['page two']]));
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

const report = async (key: string, query: Record<string, string> = {}): Promise<Report> => {
  const { status, body } = await service.call('GET', `/v1/usage?${new URLSearchParams(query).toString()}`, { key });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as Report;
};

const makeKey = async (key: string, source: string) => {
  const body = { name: source, scopes: ['jobs:read', 'jobs:write', 'usage:read', 'agent:write'], source };
  const made = await service.call('POST', '/v1/keys', { key, body });
  return made.body as unknown as { key: string; keyId: string };
};

const createJob = async (key: string, more: Record<string, unknown> = {}) =>
  await service.call('POST', '/v1/jobs', {
    key,
    body: { policyType: 'auto', document: { type: 'base64', content: pdf }, ...more },
  });

const jobEnded = async (key: string, jobId: unknown): Promise<unknown> =>
  (await endedJob(service, jobId, { key })).status;

describe('the usage of an account', () => {
  it('that has done nothing is nothing, of the last thirty days', async () => {
    const key = await service.makeKey('idle');

    const asked = Date.now();
    const { period, ...counts } = await report(key);

    expect(counts).toEqual({
      usage: {
        tokens: { prompt: 0, completion: 0, total: 0 },
        requests: 0,
        documents: 0,
        pages: 0,
        ocrPages: 0,
        extractions: 0,
        assistantTurns: 0,
        webhooksDelivered: 0,
        corrections: 0,
        storageBytes: 0,
      },
      bySource: { web: 0, api: 0, channel: 0 },
      byChannelProvider: {},
      jobs: { pending: 0, processing: 0, completed: 0, failed: 0, total: 0 },
    });
    expect(Date.parse(period.to) - Date.parse(period.from)).toBe(30 * 86_400_000);
    expect(Date.parse(period.to)).toBeGreaterThanOrEqual(asked);
    expect(Date.parse(period.to)).toBeLessThanOrEqual(Date.now());
  });

  it('counts every order once, what came of it, and under the source of its key', async () => {
    const key = await service.makeKey('busy');
    const web = await makeKey(key, 'web');
    const shop = await makeKey(key, 'channel:shop');
    const idempotencyKey = randomUUID();
    const first = await createJob(key, { idempotencyKey, webhook: { url: receiver.url } });
    for (let repeat = 0; repeat < 3; repeat++) {
      expect((await createJob(key, { idempotencyKey, webhook: { url: receiver.url } })).status).toBe(200);
    }
    const second = await createJob(web.key);
    const broken = { type: 'base64', content: Buffer.from('%PDF-1.7\nbroken').toString('base64') };
    const third = await createJob(shop.key, { document: broken });
    expect(await Promise.all([first, second, third].map(({ body }) => jobEnded(key, body.jobId)))).toEqual([
      'completed',
      'completed',
      'failed',
    ]);
    expect((await service.call('POST', '/v1/extract/auto', { key, body: { document: broken } })).status).toBe(422);
    const { documentId } = await upload(service, Buffer.from(pdf, 'base64'), { documentType: 'auto' }, { key });
    await ended(service, documentId, { key });
    expect(
      (await service.call('POST', '/v1/agent/messages', { key: shop.key, body: { message: 'Hello' } })).status,
    ).toBe(201);
    await service.temporal.workflow.execute(workflowTypes.sumUsage, {
      workflowId: randomUUID(),
      taskQueue: 'workflows',
    });
    while ((await report(key)).usage.webhooksDelivered === 0) continue;

    const { usage, bySource, byChannelProvider, jobs } = await report(key);

    expect(usage).toMatchObject({ requests: 6, documents: 1, extractions: 3, assistantTurns: 1, webhooksDelivered: 1 });
    expect(usage).toMatchObject({ pages: 6, ocrPages: 0, storageBytes: Buffer.from(pdf, 'base64').length });
    expect(bySource).toEqual({ web: 1, api: 3, channel: 2 });
    expect(byChannelProvider).toEqual({ shop: 2 });
    expect(jobs).toEqual({ pending: 0, processing: 0, completed: 3, failed: 2, total: 5 });

    const ofShop = await report(key, { keyId: shop.keyId });
    expect(ofShop.usage).toMatchObject({ requests: 2, documents: 0, extractions: 0, assistantTurns: 1 });
    expect(ofShop.jobs).toMatchObject({ completed: 0, failed: 1, total: 1 });

    // what is removed when its time is over was used all the same
    await service.prisma.job.deleteMany({ where: { id: String(first.body.jobId) } });
    expect((await report(key)).jobs).toEqual(jobs);
  });

  it('is that of the period: its beginning is in it, its end is not', async () => {
    const key = await service.makeKey('dated');
    const { body } = await createJob(key);
    await jobEnded(key, body.jobId);
    const at = new Date(String(body.createdAt));
    const after = (ms: number): string => new Date(at.getTime() + ms).toISOString();

    expect((await report(key, { from: after(0), to: after(1) })).jobs).toMatchObject({ completed: 1, total: 1 });
    expect((await report(key, { from: after(-60_000), to: after(0) })).jobs).toMatchObject({ total: 0 });
    // an event is dated to the millisecond, a period may begin and end within one
    const within = after(0).replace('Z', '4Z');
    expect((await report(key, { from: after(-1), to: within })).jobs).toMatchObject({ total: 1 });
    expect((await report(key, { from: within })).jobs).toMatchObject({ total: 0 });
    expect((await report(key, { from: after(1) })).jobs).toMatchObject({ completed: 0, total: 0 });
    expect((await report(key, { to: after(1).replace('Z', '+00:00') })).period.from).toBe(after(1 - 30 * 86_400_000));
  });

  it.each([
    ['an end before its beginning', { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
    ['an end that is its beginning', { from: '2026-02-01T00:00:00Z', to: '2026-02-01T01:00:00+01:00' }],
    ['a beginning that is still to come', { from: '2099-01-01T00:00:00Z' }],
    ['a day without a time', { from: '2026-02-01' }],
  ])('refuses a period with %s', async (_, query) => {
    const answer = await service.call('GET', `/v1/usage?${new URLSearchParams(query as never).toString()}`);

    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });
});
