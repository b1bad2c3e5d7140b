import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchAttributes, taskQueues, workflowTypes } from '../../domain/orchestration.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until, untilAvailable } from '../helpers/until.ts';
import { accountSecret, createJob, type Delivery, findDelivery, verify } from '../helpers/webhook-jobs.ts';

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  // the second attempt is too far away for a test to see it
  service = await startService({ allow: [receiver.endpoint], webhookSchedule: [0, 3_600] });
  await service.startWorkers();
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answerWith((response) => response.writeHead(204).end());
});

const create = async (secret?: string) =>
  await createJob(service, { url: receiver.url, ...(secret !== undefined && { secret }) });
const handleOf = (deliveryId: string) => service.temporal.workflow.getHandle(`webhook:${deliveryId}`);
/** By the delivery itself, which is read before its history: the time of its next attempt is then that of after this one. */
const isAttempted = ({ lastStatusCode }: Delivery): boolean => lastStatusCode !== undefined;
const redeliver = async (jobId: string, deliveryId: string, key?: string) =>
  await untilAvailable(() =>
    service.call('POST', `/v1/jobs/${jobId}/webhook-deliveries/${deliveryId}/redeliver`, key ? { key } : {}),
  );

describe('the secret that signs', () => {
  it('is the one of the job', async () => {
    await findDelivery(service, await create('a plain secret, with blanks!'));
    const own = await accountSecret(service);

    const secret = new Uint8Array(Buffer.from('a plain secret, with blanks!'));
    expect(verify(receiver.calls[0], secret)).toMatchObject({ type: 'job.completed' });
    expect(() => verify(receiver.calls[0], own)).toThrow('No matching signature');
  });

  it('can be replaced: for a day both sign, after that the new one alone', async () => {
    const before = await accountSecret(service);
    const { status, body } = await service.call('POST', '/v1/webhooks/secret/rotate');
    const after = await accountSecret(service);
    expect([status, body.secret]).toEqual([200, after]);
    expect(after).not.toBe(before);
    const hours = (Date.parse(String(body.previousSecretExpiresAt)) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);

    await findDelivery(service, await create());
    for (const secret of [before, after]) expect(() => verify(receiver.calls[0], secret)).not.toThrow();

    await service.prisma.account.updateMany({ data: { previousWebhookSecretUntil: new Date() } });
    await findDelivery(service, await create());
    expect(() => verify(receiver.calls[1], after)).not.toThrow();
    expect(() => verify(receiver.calls[1], before)).toThrow('No matching signature');
    expect((await service.call('GET', '/v1/webhooks/secret')).body).toEqual({ secret: after });
  });

  it('can be replaced again before that day is over: all of them sign, at most five', async () => {
    const secrets = [await accountSecret(service)];
    for (let rotation = 0; rotation < 5; rotation++) {
      secrets.unshift(String((await service.call('POST', '/v1/webhooks/secret/rotate')).body.secret));
    }
    await findDelivery(service, await create());
    const signs = (secret: string): boolean => {
      try {
        return verify(receiver.calls[0], secret) !== undefined;
      } catch {
        return false;
      }
    };
    expect(secrets.map(signs)).toEqual([true, true, true, true, true, false]);
  });

  it('is the one of the own account', async () => {
    const key = await service.makeKey('somebody else');
    const { body } = await service.call('GET', '/v1/webhooks/secret', { key });
    expect(body.secret).toMatch(/^whsec_/);
    expect(body.secret).not.toBe(await accountSecret(service));
  });
});

describe('redelivery', () => {
  it('sends the event of a delivery that has ended once more, under its id', async () => {
    const jobId = await create();
    const { deliveryId, webhookId } = await findDelivery(service, jobId);
    const { status, body, headers } = await redeliver(jobId, deliveryId);

    expect(status).toBe(202);
    expect(body).toMatchObject({ deliveryId, webhookId, status: 'pending' });
    expect(headers.get('location')).toBe(`/v1/jobs/${jobId}/webhook-deliveries`);
    await receiver.received(2);
    await handleOf(deliveryId).result();
    expect(await findDelivery(service, jobId)).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect(receiver.calls.map((call) => call.headers['webhook-id'])).toEqual([webhookId, webhookId]);
    expect(await service.prisma.usageEvent.count({ where: { kind: 'webhook', subjectId: deliveryId } })).toBe(1);
  });

  it('does not wait for the next attempt of one that is on its way', async () => {
    receiver.answerWith((response, { attempt }) => response.writeHead(attempt === 1 ? 500 : 200).end());
    const jobId = await create();
    const { deliveryId, nextAttemptAt } = await findDelivery(service, jobId, { isWanted: isAttempted });
    const minutes = (Date.parse(nextAttemptAt ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(47);
    expect(minutes).toBeLessThan(73);

    expect(await redeliver(jobId, deliveryId)).toMatchObject({ status: 202 });
    await handleOf(deliveryId).result();
    expect(await findDelivery(service, jobId)).toMatchObject({ status: 'succeeded', attempts: 2 });
  });

  it('names nothing of others', async () => {
    const jobId = await create();
    const { deliveryId } = await findDelivery(service, jobId);
    const foreign = await service.makeKey('somebody else');
    const missing = '3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11';
    const answers = [
      await redeliver(jobId, deliveryId, foreign),
      await redeliver(missing, deliveryId),
      await redeliver(jobId, missing),
      await redeliver('malformed', 'malformed'),
      await service.call('GET', `/v1/jobs/${jobId}/webhook-deliveries`, { key: foreign }),
      await service.call('GET', `/v1/jobs/${missing}/webhook-deliveries`),
      await service.call('GET', '/v1/jobs/malformed/webhook-deliveries'),
    ];
    const [first] = answers.map(({ body }) => ({ ...body, requestId: '' }));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, requestId: '' }).toEqual(first);
    }
    expect(receiver.calls).toHaveLength(1);
  });
});

it('a job that was cancelled is told of as failed', async () => {
  await service.stopWorkers();
  const jobId = await create();
  expect((await service.call('POST', `/v1/jobs/${jobId}/cancel`)).status).toBe(202);
  await service.startWorkers();
  await findDelivery(service, jobId);
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
    type: 'job.failed',
    data: { jobId, error: { code: 'cancelled' } },
  });
});

describe('reconciliation', () => {
  const reconcile = async () =>
    await service.temporal.workflow.execute(workflowTypes.reconcile, {
      workflowId: `reconcile-${randomUUID()}`,
      taskQueue: taskQueues.workflows,
    });
  const anHourAgo = () => new Date(Date.now() - 3_600_000);

  it('begins again a delivery whose workflow is gone, and leaves the others alone', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const jobIds = [await create(), await create()];
    const [gone, waiting] = await Promise.all(
      jobIds.map((jobId) => findDelivery(service, jobId, { isWanted: isAttempted })),
    );
    await handleOf(gone?.deliveryId ?? '').terminate('by hand');
    await service.prisma.delivery.updateMany({ data: { updatedAt: anHourAgo(), nextAttemptAt: anHourAgo() } });
    receiver.answerWith((response) => response.writeHead(200).end());
    await reconcile();

    expect(await findDelivery(service, jobIds[0] ?? '')).toMatchObject({ status: 'succeeded', attempts: 2 });
    const { body } = await service.call('GET', `/v1/jobs/${jobIds[1]}`);
    expect(body.progress).toMatchObject({ webhook: { status: 'pending', attempts: 1 } });
    await handleOf(waiting?.deliveryId ?? '').terminate('the test is over');
  });

  it('tells of a job that it has ended itself', async () => {
    await service.stopWorkers();
    const jobId = await create();
    await service.temporal.workflow.getHandle(`job:${jobId}`).terminate('by hand');
    await service.prisma.job.update({ where: { id: jobId }, data: { createdAt: anHourAgo() } });
    await service.startWorkers();
    await reconcile();
    await service.prisma.delivery.updateMany({
      where: { jobId },
      data: { updatedAt: anHourAgo(), nextAttemptAt: anHourAgo() },
    });
    await reconcile();

    expect(await findDelivery(service, jobId)).toMatchObject({ status: 'succeeded' });
    expect(JSON.parse(receiver.calls.at(-1)?.body ?? '')).toMatchObject({ type: 'job.failed', data: { jobId } });
  });
});

describe('an operator in the Temporal UI', () => {
  it('sees whose delivery it is, of which job, and what the receiver answered', async () => {
    receiver.answerWith((response) => response.writeHead(418).end());
    const jobId = await create();
    const { deliveryId } = await findDelivery(service, jobId, { isWanted: isAttempted });
    const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });

    const description = await handleOf(deliveryId).describe();
    const attributes = Object.values(searchAttributes).map((key) => description.typedSearchAttributes.get(key));
    expect(attributes).toEqual([accountId, 'auto', 'completed', 0]);
    expect(description.priority).toMatchObject({ priorityKey: 5, fairnessKey: accountId });
    expect(await description.staticSummary()).toBe(`event of job:${jobId}`);
    // the outcome is recorded before the workflow hears of it
    const details = await until(async () => {
      const metadata = await handleOf(deliveryId).query<{ currentDetails?: string }>('__temporal_workflow_metadata');
      return metadata.currentDetails || undefined;
    });
    expect(details).toMatch(/^Attempt 1 of 2: status 418; the next one follows in \d+ s$/);
  });

  it('can end a delivery by cancelling its workflow', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const jobId = await create();
    const { deliveryId } = await findDelivery(service, jobId, { isWanted: isAttempted });

    await handleOf(deliveryId).cancel();
    await expect(handleOf(deliveryId).result()).rejects.toThrow();
    const { nextAttemptAt, ...delivery } = await findDelivery(service, jobId);
    expect(delivery).toMatchObject({ status: 'failed', attempts: 1 });
    expect(nextAttemptAt).toBeUndefined();
  });
});
