import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobActivities, type JobActivities } from '../../../activities/jobs/job.activities.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';

const webhookSchedule = [0, 60];
const error = {
  code: 'document_corrupt',
  message: 'The document is damaged.',
  retryable: false,
  stage: 'reading',
} as const;
const { jobFolder } = objectKeys;

let stage: ActivityStage;
let activities: JobActivities;
let job: { jobId: string; accountId: string; step: number };
let result: StoredObject;
beforeAll(async () => {
  stage = await openActivityStage();
  const jobs = withAccountScope(createJobRunRepository(stage.rows));
  activities = createJobActivities({ jobs, storage: stage.storage, jobFolder, webhookSchedule });
});
afterAll(() => stage.close());
beforeEach(async () => {
  const { accountId } = stage;
  const jobId = await insertJob(stage, { status: 'processing', webhookUrl: 'https://hooks.acme-agency.com/decpage' });
  job = { jobId, accountId, step: 3 };
  const bytes = resultJson();
  const key = `${jobFolder(job)}/result.json`;
  await stage.storage.put(key, bytes);
  await stage.storage.put(`${jobFolder(job)}/pages-0000.json`, Buffer.from('[]'));
  result = { key, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
});

const row = () => stage.prisma.job.findUniqueOrThrow({ where: { id: job.jobId }, include: { result: true } });
const deliveryOf = async () => {
  const { id: deliveryId, event } = await stage.prisma.delivery.findUniqueOrThrow({ where: { jobId: job.jobId } });
  return { event, input: { deliveryId, accountId: job.accountId, schedule: webhookSchedule } };
};
const kindsCounted = async () => {
  const events = await stage.prisma.usageEvent.findMany({ where: { subjectId: job.jobId } });
  return events.map(({ kind }) => kind).filter((kind) => kind === 'extraction' || kind === 'failure');
};

describe('completing a job', () => {
  it('stores its result, empties its folder and hands on its delivery, once in however many attempts', async () => {
    const outcomes = [];
    for (const number of [1, 2, 3])
      outcomes.push(await attempt(number).call(activities, 'completeJob', { ...job, result }));

    const { event, input } = await deliveryOf();
    expect(outcomes).toEqual([input, input, input]);
    expect(event).toBe('job.completed');
    expect(await row()).toMatchObject({ status: 'completed', percent: 100, result: { pages: 2 } });
    expect(await kindsCounted()).toEqual(['extraction']);
    expect((await stage.storedKeys()).filter((key) => key.includes(job.jobId))).toEqual([]);
  });

  it('completes nothing with a result that is not the one that was stored: that is retried', async () => {
    await stage.storage.put(result.key, Buffer.from('{}'));
    const damaged = attempt().call(activities, 'completeJob', { ...job, result });
    await expect(damaged).rejects.toMatchObject({ nonRetryable: false });

    await stage.storage.removeAll(result.key);
    const missing = attempt().call(activities, 'completeJob', { ...job, result });
    await expect(missing).rejects.toMatchObject({ nonRetryable: false });
    expect(await row()).toMatchObject({ status: 'processing', result: null });
  });

  it('leaves a job as it is that failed before', async () => {
    const { input } = await fail();

    expect(await attempt().call(activities, 'completeJob', { ...job, result })).toEqual(input);
    expect(await row()).toMatchObject({ status: 'failed', result: null });
    expect(await kindsCounted()).toEqual(['failure']);
  });

  it('has nothing to do for a job that was deleted', async () => {
    await stage.storage.removeAll(jobFolder(job));
    await stage.prisma.job.delete({ where: { id: job.jobId } });

    expect(await attempt().call(activities, 'completeJob', { ...job, result })).toBeNull();
  });
});

describe('failing a job', () => {
  it('records the error, empties its folder and hands on its delivery, once in however many attempts', async () => {
    const outcomes = [];
    for (const number of [1, 2]) outcomes.push(await attempt(number).call(activities, 'failJob', { ...job, error }));

    const { event, input } = await deliveryOf();
    expect(outcomes).toEqual([input, input]);
    expect(event).toBe('job.failed');
    expect(await row()).toMatchObject({ status: 'failed', error, result: null });
    expect(await kindsCounted()).toEqual(['failure']);
    expect((await stage.storedKeys()).filter((key) => key.includes(job.jobId))).toEqual([]);
  });

  it('says so when the job had been completed, which it stays', async () => {
    const delivery = await attempt().call(activities, 'completeJob', { ...job, result });

    expect(await attempt().call(activities, 'failJob', { ...job, error })).toEqual({
      completed: true,
      pages: 2,
      delivery,
    });
    expect(await row()).toMatchObject({ status: 'completed', error: null });
    expect(await kindsCounted()).toEqual(['extraction']);
  });

  it('has no delivery to hand on without a webhook', async () => {
    const jobId = await insertJob(stage);

    expect(await attempt().call(activities, 'failJob', { ...job, jobId, error })).toBeNull();
  });
});

async function fail() {
  await attempt().call(activities, 'failJob', { ...job, error });
  return await deliveryOf();
}
