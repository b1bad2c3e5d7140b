import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookEvent } from '../../domain/contract/webhooks/webhooks.ts';
import { type ReceivedCall, type Receiver, startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import {
  accountSecret,
  createJob,
  damagedDocument,
  findDelivery,
  secretText,
  verify,
} from '../helpers/webhook-jobs.ts';

// ten attempts over three days, shortened
const schedule = [0, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2];

let service: TestService;
let receiver: Receiver;
let hanging: Receiver;
beforeAll(async () => {
  [receiver, hanging] = await Promise.all([startReceiver(), startReceiver()]);
  const allow = [receiver.endpoint, hanging.endpoint];
  service = await startService({ allow, webhookSchedule: schedule });
  await service.startWorkers();
});
afterAll(async () => {
  await Promise.all([receiver.close(), hanging.close()]);
  await service.stop();
});
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answerWith((response) => response.writeHead(204).end());
});

const create = async (more?: Record<string, unknown>) => await createJob(service, { url: receiver.url }, more);
const ended = async (jobId: string) => await findDelivery(service, jobId);
const idsOf = (calls: ReceivedCall[]) => [...new Set(calls.map(({ headers }) => headers['webhook-id']))];
const countUsed = async (deliveryId: string) =>
  await service.prisma.usageEvent.count({ where: { kind: 'webhook', subjectId: deliveryId } });

describe('a receiver that works', () => {
  it('is told once of a job that is completed, without its content', async () => {
    const jobId = await create({ metadata: { order: 4711 } });
    expect(await ended(jobId)).toMatchObject({ status: 'succeeded', attempts: 1 });

    const [call, ...more] = receiver.calls;
    expect(more).toEqual([]);
    expect(webhookEvent.parse(verify(call, await accountSecret(service)))).toMatchObject({
      type: 'job.completed',
      data: {
        jobId,
        status: 'completed',
        policyType: 'auto',
        metadata: { order: 4711 },
        statusUrl: `/v1/jobs/${jobId}`,
      },
    });
    expect(call?.body).not.toContain(secretText);
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'decpage-webhooks/1',
      'webhook-attempt': '1',
      'webhook-id': expect.stringMatching(/^msg_[0-9A-Za-z]{22}$/),
    });
  });

  it('is told of a job that has failed, with the reason', async () => {
    const jobId = await create({ document: damagedDocument });
    await ended(jobId);

    const event = webhookEvent.parse(verify(receiver.calls[0], await accountSecret(service)));
    expect(event).toMatchObject({
      type: 'job.failed',
      data: { jobId, status: 'failed', error: { code: 'document_corrupt', retryable: false } },
    });
    expect(event.timestamp).toBe(event.data.timestamps?.failedAt);
  });

  it('shows on the job, in the list of deliveries and in the usage', async () => {
    const jobId = await create();
    const { deliveryId } = await ended(jobId);

    const job = await service.call('GET', `/v1/jobs/${jobId}`);
    expect(job.body.progress).toMatchObject({ webhook: { status: 'succeeded', attempts: 1, lastStatusCode: 204 } });
    const { body } = await service.call('GET', `/v1/jobs/${jobId}/webhook-deliveries`);
    expect(body).toMatchObject({
      deliveries: [{ deliveryId, type: 'job.completed', url: receiver.url, history: [{ number: 1, statusCode: 204 }] }],
      nextCursor: null,
    });
    expect(await countUsed(deliveryId)).toBe(1);
  });

  it('has nothing to be told before the job has ended', async () => {
    await service.stopWorkers();
    const jobId = await create();
    const { body } = await service.call('GET', `/v1/jobs/${jobId}`);
    expect(body.progress).toMatchObject({ webhook: { status: 'pending', attempts: 0 } });
    expect((await service.call('GET', `/v1/jobs/${jobId}/webhook-deliveries`)).body.deliveries).toEqual([]);
    await service.startWorkers();
    expect(await ended(jobId)).toMatchObject({ status: 'succeeded' });
  });
});

describe('a receiver that fails', () => {
  it('is tried again with the same id and the same event until it succeeds, and every attempt is recorded', async () => {
    receiver.answerWith((response, { attempt }) => {
      if (attempt === 1) response.socket?.destroy();
      else if (attempt === 2) response.writeHead(500).end('out of order\u0000');
      else response.writeHead(200).end('thanks');
    });
    const delivery = await ended(await create());

    expect(delivery).toMatchObject({
      status: 'succeeded',
      attempts: 3,
      history: [
        { number: 1, error: 'connect' },
        { number: 2, statusCode: 500, response: 'out of order' },
        { number: 3, statusCode: 200, response: 'thanks' },
      ],
    });
    expect(idsOf(receiver.calls)).toEqual([delivery.webhookId]);
    expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1);
    const secret = await accountSecret(service);
    for (const call of receiver.calls) expect(verify(call, secret)).toMatchObject({ type: 'job.completed' });
  });

  it('is given up at the end of the schedule, whose pauses were kept', async () => {
    receiver.answerWith((response) => response.writeHead(503).end());
    const jobId = await create();
    const { deliveryId, ...delivery } = await ended(jobId);

    expect(delivery).toMatchObject({ status: 'failed', attempts: schedule.length });
    const pauses = receiver.calls.slice(1).map(({ at }, index) => at - (receiver.calls[index]?.at ?? 0));
    const shortest = schedule.slice(1).map((seconds) => seconds * 800 - 5);
    expect(pauses.filter((pause, index) => pause < (shortest[index] ?? 0))).toEqual([]);
    const handle = service.temporal.workflow.getHandle(`webhook:${deliveryId}`);
    await expect(handle.result()).rejects.toMatchObject({ cause: { type: 'delivery_failed' } });
    expect(await countUsed(deliveryId)).toBe(0);
    // the job is none the worse for it
    expect((await service.call('GET', `/v1/jobs/${jobId}`)).body).toMatchObject({
      status: 'completed',
      progress: { webhook: { status: 'failed', attempts: schedule.length, lastStatusCode: 503 } },
    });
  });

  it('gets every event, though it is down until the last attempt', async () => {
    receiver.answerWith((response, { attempt }) => {
      response.writeHead(attempt < schedule.length ? 502 : 200).end();
    });
    const jobIds = await Promise.all(Array.from({ length: 4 }, () => create()));
    const deliveries = await Promise.all(jobIds.map(ended));

    expect(deliveries.map(({ status }) => status)).toEqual(jobIds.map(() => 'succeeded'));
    const taken = receiver.calls.filter(({ attempt }) => attempt === schedule.length);
    expect(taken.map(({ body }) => String(JSON.parse(body).data.jobId)).sort()).toEqual([...jobIds].sort());
    expect(idsOf(receiver.calls)).toHaveLength(4);
  });
});

describe('a receiver that hangs', () => {
  it('does not slow down others, not even of the same account', async () => {
    let [open, most] = [0, 0];
    hanging.answerWith((response) => {
      most = Math.max(most, ++open);
      response.on('close', () => void open--);
    });
    // more than a worker gives to one receiver
    await Promise.all(Array.from({ length: 22 }, () => createJob(service, { url: hanging.url })));
    await hanging.received(20);

    const jobId = await create();
    expect(await ended(jobId)).toMatchObject({ status: 'succeeded', attempts: 1 });
    const { deliveryId } = await ended(jobId);
    const handle = service.temporal.workflow.getHandle(`webhook:${deliveryId}`);
    // the outcome is recorded before the history tells of the attempt
    await handle.result();
    const { events } = await handle.fetchHistory();
    const starts = events?.flatMap((event) => event.activityTaskStartedEventAttributes?.attempt ?? []);
    // one that finds its receiver busy is turned away, and starts again later
    expect(starts).toEqual([1]);
    expect(most).toBe(20);
  });
});

describe('what is kept of a delivery', () => {
  it('is no secret, no URL and no event in any history', async () => {
    const secret = 'a-secret-of-the-customer';
    const url = `${receiver.url}?token=hidden`;
    const jobId = await createJob(service, { url, secret }, { metadata: { note: 'mine' } });
    const { deliveryId } = await ended(jobId);

    const hidden = [secret, await accountSecret(service), 'hidden', 'mine', secretText];
    for (const workflowId of [`job:${jobId}`, `webhook:${deliveryId}`]) {
      const { events } = await service.temporal.workflow.getHandle(workflowId).fetchHistory();
      const history = JSON.stringify(events, (_, value) =>
        value?.type === 'Buffer' || value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      );
      expect(history).toContain(deliveryId);
      for (const text of hidden) expect(history).not.toContain(text);
    }
    const { delivery, deliveryAttempt } = service.prisma;
    const rows = JSON.stringify([await delivery.findMany(), await deliveryAttempt.findMany()]);
    for (const text of [secret, await accountSecret(service), secretText]) expect(rows).not.toContain(text);
  });
});
