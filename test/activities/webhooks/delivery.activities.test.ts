import { randomUUID } from 'node:crypto';
import { type Mock, afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostConcurrency } from '../../../activities/host-concurrency.ts';
import { createDeliveryActivities, type DeliveryActivities } from '../../../activities/webhooks/delivery.activities.ts';
import type { Outbound } from '../../../adapters/outbound/index.ts';
import { webhookEvent } from '../../../domain/contract/webhooks/webhooks.ts';
import { receiverBusy } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createDeliveryRunRepository } from '../../../prisma/webhooks/delivery-run.repository.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { untilAborted } from '../../helpers/fake-reader.ts';
import { verify } from '../../helpers/webhook-jobs.ts';

type Post = Outbound['post'];

const url = 'https://hooks.acme-agency.com/decpage?token=hidden';
const webhookSecret = 'a secret of the job';

let stage: ActivityStage;
let post: Mock<Post>;
let activities: DeliveryActivities;
let delivery: { deliveryId: string; accountId: string };
let jobId: string;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  post = vi.fn<Post>().mockResolvedValue({ statusCode: 204, response: '' });
  activities = createDeliveryActivities({
    deliveries: withAccountScope(createDeliveryRunRepository(stage.rows)),
    outbound: { post, fetchDocument: () => Promise.reject(new Error('nothing is fetched')) },
    withHostSlot: createHostConcurrency({ limit: 1, retryInMs: 1_000 }),
  });
  const { accountId } = stage;
  jobId = await insertJob(stage, { webhookUrl: url, webhookSecret });
  const jobs = withAccountScope(createJobRunRepository(stage.rows));
  const deliveryId = await jobs.complete({ jobId, accountId, step: 2, result: resultJson() });
  delivery = { deliveryId: deliveryId ?? '', accountId };
});

const deliver = (plannedWaitMs: number | null = 60_000, number = 1) =>
  attempt(number).call(activities, 'attemptDelivery', { ...delivery, plannedWaitMs });
const row = () =>
  stage.prisma.delivery.findUniqueOrThrow({
    where: { id: delivery.deliveryId },
    include: { history: { orderBy: { number: 'asc' } } },
  });
const timesCounted = () =>
  stage.prisma.usageEvent.count({ where: { kind: 'webhook', subjectId: delivery.deliveryId } });

/** The calls of the receiver, as it sees them. */
const received = () =>
  post.mock.calls.map(([call]) => ({ ...call, at: 0, path: '', attempt: Number(call.headers['webhook-attempt']) }));

describe('an attempt to deliver an event', () => {
  it('posts it with the signature of the job, and records what was answered', async () => {
    expect(await deliver()).toEqual({ outcome: 'succeeded', answer: 'status 204' });

    const [call] = received();
    const { webhookId, ...recorded } = await row();
    expect(webhookEvent.parse(verify(call, Buffer.from(webhookSecret)))).toMatchObject({
      type: 'job.completed',
      data: { jobId, status: 'completed' },
    });
    expect(call).toMatchObject({
      url,
      headers: { 'webhook-id': webhookId, 'webhook-attempt': '1', 'user-agent': 'decpage-webhooks/1' },
    });
    expect(recorded).toMatchObject({
      status: 'succeeded',
      attempts: 1,
      lastStatusCode: 204,
      nextAttemptAt: null,
      history: [{ number: 1, statusCode: 204, durationMs: expect.any(Number) }],
    });
  });

  it.each<[string, Awaited<ReturnType<Post>>, string]>([
    ['a receiver that is out of order', { statusCode: 500, response: 'out of order' }, 'status 500'],
    ['a redirect', { statusCode: 307, response: '' }, 'status 307'],
    ['a receiver that cannot be reached', { error: 'connect' }, 'connect'],
  ])('leaves it to the schedule when it meets %s', async (_, given, answer) => {
    post.mockResolvedValue(given);

    expect(await deliver()).toEqual({ outcome: 'retry', waitMs: 60_000, answer });
    const { status, nextAttemptAt, history } = await row();
    expect(status).toBe('pending');
    expect(nextAttemptAt?.getTime()).toBeGreaterThan(Date.now());
    expect(history).toMatchObject([given]);
  });

  it('waits as long as the receiver asks for, up to twice the planned time', async () => {
    for (const [retryAfter, waitMs] of [
      ['90', 90_000],
      ['3600', 120_000],
      ['1', 60_000],
    ] as const) {
      post.mockResolvedValueOnce({ statusCode: 429, response: '', retryAfter });
      expect(await deliver()).toMatchObject({ outcome: 'retry', waitMs });
    }
  });

  it.each<[string, number, number | null]>([
    ['after the last one', 503, null],
    ['once the receiver says that it is gone', 410, 60_000],
  ])('gives it up %s', async (_, statusCode, plannedWaitMs) => {
    post.mockResolvedValue({ statusCode, response: '' });

    expect(await deliver(plannedWaitMs)).toMatchObject({ outcome: 'failed' });
    expect(await row()).toMatchObject({ status: 'failed', lastStatusCode: statusCode, nextAttemptAt: null });
    expect(await timesCounted()).toBe(0);
  });

  it('sends the same event under the same id again, with another number, and is counted once', async () => {
    for (const number of [1, 2, 3]) await deliver(60_000, number);

    const calls = received();
    expect(new Set(calls.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(calls.map((call) => call.attempt)).toEqual([1, 2, 3]);
    expect(await row()).toMatchObject({ status: 'succeeded', attempts: 3 });
    expect(await timesCounted()).toBe(1);
  });

  it('stays in the history as begun when its worker dies, and is retried under the next number', async () => {
    post.mockRejectedValueOnce(new Error('the worker died'));
    await expect(deliver()).rejects.toMatchObject({ nonRetryable: false });
    await deliver(60_000, 2);

    expect((await row()).history).toMatchObject([
      { number: 1, statusCode: null },
      { number: 2, statusCode: 204 },
    ]);
  });

  it('whose answer comes after a later one does not change how the delivery stands', async () => {
    post.mockImplementationOnce(async () => {
      const other = createDeliveryActivities({
        deliveries: withAccountScope(createDeliveryRunRepository(stage.rows)),
        outbound: { post, fetchDocument: () => Promise.reject(new Error('nothing is fetched')) },
        withHostSlot: (_host, call) => call(),
      });
      await attempt().call(other, 'attemptDelivery', { ...delivery, plannedWaitMs: null });
      return { statusCode: 500, response: '' };
    });
    await deliver();

    expect(await row()).toMatchObject({
      status: 'succeeded',
      lastStatusCode: 204,
      history: [{ statusCode: 500 }, { statusCode: 204 }],
    });
  });

  it('gives way, unnoticed by the receiver, when it has enough to do', async () => {
    post.mockImplementationOnce(async () => {
      await expect(deliver()).rejects.toMatchObject({ type: receiverBusy, nonRetryable: false });
      return { statusCode: 200, response: '' };
    });

    expect(await deliver()).toMatchObject({ outcome: 'succeeded' });
    expect(await row()).toMatchObject({ attempts: 1 });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('ends with its cancellation, and is not taken for a failure of the receiver', async () => {
    const running = attempt();
    post.mockImplementationOnce(async ({ signal }) => {
      setImmediate(running.cancel);
      return await untilAborted(signal);
    });

    const cancelled = running.call(activities, 'attemptDelivery', { ...delivery, plannedWaitMs: null });
    await expect(cancelled).rejects.toMatchObject({ name: 'CancelledFailure' });
    expect(await row()).toMatchObject({ status: 'pending' });
  });

  it('has nothing to send once the job was removed', async () => {
    await stage.prisma.job.delete({ where: { id: jobId } });

    expect(await deliver()).toMatchObject({ outcome: 'failed' });
    expect(post).not.toHaveBeenCalled();
  });

  it('sees no delivery of another account', async () => {
    delivery = { ...delivery, accountId: randomUUID() };

    expect(await deliver()).toMatchObject({ outcome: 'failed' });
    expect(post).not.toHaveBeenCalled();
  });
});

describe('giving up a delivery', () => {
  const giveUp = () => attempt().call(activities, 'giveUpDelivery', delivery);

  it('fails it, in however many attempts', async () => {
    for (const _time of [1, 2]) await giveUp();

    expect(await row()).toMatchObject({ status: 'failed', nextAttemptAt: null, attempts: 0 });
  });

  it('leaves one that has succeeded', async () => {
    await deliver();
    await giveUp();

    expect(await row()).toMatchObject({ status: 'succeeded' });
  });
});
