import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createMaintenanceActivities,
  type MaintenanceActivities,
  type RunState,
} from '../../../activities/maintenance/job-maintenance.activities.ts';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createMaintenanceRepository } from '../../../prisma/maintenance/job-maintenance.repository.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { type Attempt, attempt } from '../../helpers/attempt.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

const { jobFolder, document: documentKey } = objectKeys;
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

let stage: ActivityStage;
/** What Temporal knows of a workflow: nothing, unless a test says so. */
let runs: Map<string, RunState>;
/** Ids of the jobs and deliveries whose workflow was started. */
let started: string[];
let isTemporalAway: boolean;
let running: Attempt;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.prisma.job.deleteMany();
  [runs, started, isTemporalAway, running] = [new Map(), [], false, attempt()];
});

function activities(storage: Storage = stage.storage): MaintenanceActivities {
  return createMaintenanceActivities({
    maintenance: createMaintenanceRepository(stage.prisma),
    jobs: withAccountScope(createJobRunRepository(stage.rows)),
    storage,
    jobFolder,
    noteUnreferenced: async () => undefined,
    startJob: async ({ id }) => !isTemporalAway && started.push(id) > 0,
    startDelivery: async ({ id }) => !isTemporalAway && started.push(id) > 0,
    findRun: async (jobId) => runs.get(jobId) ?? 'unknown',
  });
}

const row = (id: string) => stage.prisma.job.findUnique({ where: { id } });

describe('reconciling jobs', () => {
  const reconcile = (by = running) => by.call(activities(), 'reconcileJobs');
  const forgotten = (state?: RunState) => insertWith(state, { createdAt: secondsAgo(60) });
  async function insertWith(state: RunState | undefined, job: Parameters<typeof insertJob>[1]): Promise<string> {
    const jobId = await insertJob(stage, job);
    if (state) runs.set(jobId, state);
    return jobId;
  }

  it('starts those whose workflow never started, each with a heartbeat', async () => {
    const ids = [await forgotten(), await forgotten()];

    expect(await reconcile()).toEqual({ started: 2, closed: 0 });
    expect(started.sort()).toEqual(ids.sort());
    expect(running.heartbeats).toEqual([
      { started: 0, closed: 0 },
      { started: 1, closed: 0 },
    ]);
  });

  it.each([
    ['is gone', 'ended', 'internal_error'],
    ['has timed out', 'timed out', 'timeout'],
  ] as const)('ends those whose workflow %s', async (_, state, code) => {
    const id = await insertWith(state, { createdAt: secondsAgo(60), status: 'processing', stage: 'reading', seq: 4 });

    expect(await reconcile()).toEqual({ started: 0, closed: 1 });
    expect(await row(id)).toMatchObject({
      status: 'failed',
      seq: 5,
      error: { code, retryable: true, stage: 'reading' },
    });
  });

  it('leaves alone what runs, what has just begun, what has ended and what the workflow of its document starts', async () => {
    const ids = [
      await forgotten('running'),
      await insertWith('ended', {}),
      await insertWith('ended', { createdAt: secondsAgo(60), status: 'completed' }),
      await insertWith(undefined, { createdAt: secondsAgo(60), operation: 'documents' }),
    ];
    const before = await Promise.all(ids.map(row));

    expect(await reconcile()).toEqual({ started: 0, closed: 0 });
    const unchanged = { checkedAt: expect.anything() };
    expect((await Promise.all(ids.map(row))).map((one) => ({ ...one, ...unchanged }))).toEqual(
      before.map((one) => ({ ...one, ...unchanged })),
    );
    expect(started).toEqual([]);
  });

  it('does not look at the same ones again at once, nor beside another run', async () => {
    await forgotten();
    await forgotten();
    const outcomes = await Promise.all([reconcile(), reconcile(attempt())]);

    expect(outcomes.map((outcome) => outcome.started).reduce((sum, count) => sum + count)).toBe(2);
    expect(await reconcile()).toEqual({ started: 0, closed: 0 });
  });

  it('does not count those that cannot be started, and starts them with a later run', async () => {
    const id = await forgotten();
    isTemporalAway = true;
    expect(await reconcile()).toEqual({ started: 0, closed: 0 });

    isTemporalAway = false;
    await stage.prisma.job.update({ where: { id }, data: { checkedAt: secondsAgo(30) } });
    expect(await reconcile()).toEqual({ started: 1, closed: 0 });
  });

  it('takes the rest of more than a batch in the same run', async () => {
    const {
      metadata: _metadata,
      error: _error,
      ...template
    } = await stage.prisma.job.findUniqueOrThrow({
      where: { id: await forgotten() },
    });
    const rows = Array.from({ length: 203 }, () => ({ ...template, id: randomUUID(), idempotencyKey: randomUUID() }));
    await stage.prisma.job.createMany({ data: rows });

    expect(await reconcile()).toEqual({ started: rows.length + 1, closed: 0 });
  });
});

describe('reconciling deliveries', () => {
  /** A delivery whose next attempt was due, and whose row was written, so many seconds ago. */
  async function pending(seconds: number): Promise<string> {
    const { accountId } = stage;
    const jobId = await insertJob(stage, { webhookUrl: 'https://hooks.acme-agency.com/decpage' });
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    const id = (await jobs.complete({ jobId, accountId, step: 2, result: resultJson() })) ?? '';
    const data = { nextAttemptAt: secondsAgo(seconds), updatedAt: secondsAgo(seconds) };
    await stage.prisma.delivery.update({ where: { id }, data });
    return id;
  }
  const reconcile = () => running.call(activities(), 'reconcileDeliveries');

  it('starts those that are overdue, and not again at once', async () => {
    const overdue = await pending(300);
    await pending(5);
    await stage.prisma.delivery.update({ where: { id: await pending(300) }, data: { status: 'failed' } });

    expect(await reconcile()).toEqual({ started: 1 });
    expect(await reconcile()).toEqual({ started: 0 });
    expect(started).toEqual([overdue]);
    expect(running.heartbeats).toHaveLength(1);
  });
});

describe('summing usage', () => {
  it('adds every event once, with heartbeats', async () => {
    const jobId = await insertJob(stage);
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    await jobs.complete({ jobId, accountId: stage.accountId, step: 2, result: resultJson() });

    const { events } = await running.call(activities(), 'sumUsageEvents');
    expect(events).toBeGreaterThan(0);
    expect(await running.call(activities(), 'sumUsageEvents')).toEqual({ events: 0 });
    expect(running.heartbeats).toEqual([{ events }, { events: 0 }]);
  });
});

describe('removing what has expired', () => {
  let bytes: Buffer;
  let key: string;
  beforeEach(async () => {
    bytes = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
    key = documentKey({ accountId: stage.accountId, sha256: createHash('sha256').update(bytes).digest('hex') });
    await stage.storage.put(key, bytes);
    await stage.age(key);
  });

  const ended = (more: Parameters<typeof insertJob>[1] = {}) =>
    insertJob(stage, { status: 'completed', documentKey: key, expiresAt: secondsAgo(60), ...more });
  const remove = (storage?: Storage) => running.call(activities(storage), 'removeExpired');
  const isStored = async () => (await stage.storedKeys()).includes(key);

  it('removes jobs with their results and documents, and records it', async () => {
    const jobId = await insertJob(stage, { documentKey: key });
    const { accountId } = stage;
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    await jobs.complete({ jobId, accountId, step: 2, result: resultJson() });
    await stage.prisma.job.update({ where: { id: jobId }, data: { expiresAt: secondsAgo(60) } });
    await stage.storage.put(`${jobFolder({ accountId, jobId })}/pages-0000.json`, Buffer.from('[]'));

    expect(await remove()).toEqual({ jobs: 1, documents: 1 });
    expect(await row(jobId)).toBeNull();
    expect(await stage.prisma.jobResult.count({ where: { jobId } })).toBe(0);
    expect((await stage.storedKeys()).filter((stored) => stored.includes(jobId) || stored === key)).toEqual([]);
    const removals = await stage.prisma.removal.findMany({ where: { subjectId: jobId } });
    expect(removals).toMatchObject([{ kind: 'job', accountId, sweptAt: expect.any(Date) }]);
  });

  it('leaves jobs that have not ended or whose time is not over', async () => {
    const ids = [await ended({ status: 'processing' }), await ended({ expiresAt: secondsAgo(-60) })];

    expect(await remove()).toEqual({ jobs: 0, documents: 0 });
    expect((await Promise.all(ids.map(row))).map((one) => one?.id)).toEqual(ids);
  });

  it('leaves bytes that another job or a document has too', async () => {
    await ended();
    const other = await ended({ expiresAt: secondsAgo(-60) });
    expect(await remove()).toEqual({ jobs: 1, documents: 0 });
    expect(await isStored()).toBe(true);

    const documentId = await insertDocument(stage.prisma, stage, { objectKey: key });
    await stage.prisma.job.update({ where: { id: other }, data: { expiresAt: secondsAgo(60) } });
    expect(await remove()).toEqual({ jobs: 1, documents: 0 });
    expect(await isStored()).toBe(true);
    await stage.prisma.document.delete({ where: { id: documentId } });
  });

  it('leaves a job with bytes that were just stored again for an order without a row yet', async () => {
    const jobId = await ended();
    await stage.storage.put(key, bytes);
    expect(await remove()).toEqual({ jobs: 0, documents: 0 });
    expect([await isStored(), (await row(jobId))?.id]).toEqual([true, jobId]);

    // the order was refused
    await stage.age(key);
    expect(await remove()).toEqual({ jobs: 1, documents: 1 });
    expect([await isStored(), await row(jobId)]).toEqual([false, null]);
  });

  it('keeps the rows while storage is away, and removes them with the next attempt', async () => {
    const jobId = await ended();
    const away = { ...stage.storage, removeOld: () => Promise.reject(new Error('no answer')) };
    await expect(remove(away)).rejects.toMatchObject({ nonRetryable: false });
    expect((await row(jobId))?.id).toBe(jobId);

    expect(await remove()).toEqual({ jobs: 1, documents: 1 });
  });
});

describe('removing documents of orders that were refused', () => {
  const remove = () => running.call(activities(), 'removeExpired');
  const noted = () => stage.prisma.unusedObject.findMany({ select: { objectKey: true } });
  let key: string;
  beforeEach(async () => {
    await stage.prisma.unusedObject.deleteMany();
    key = await refusedOrder();
  });

  async function refusedOrder(at = secondsAgo(3_600)): Promise<string> {
    const objectKey = documentKey({ accountId: stage.accountId, sha256: randomUUID().replaceAll('-', '') });
    await stage.storage.put(objectKey, Buffer.from('%PDF-1.7'));
    await stage.age(objectKey);
    await stage.prisma.unusedObject.create({ data: { accountId: stage.accountId, objectKey, at } });
    return objectKey;
  }

  it('removes what nothing refers to, once no order can be about to', async () => {
    const young = await refusedOrder(secondsAgo(60));

    expect(await remove()).toEqual({ jobs: 0, documents: 1 });
    expect([(await stage.storedKeys()).includes(key), (await stage.storedKeys()).includes(young)]).toEqual([
      false,
      true,
    ]);
    expect(await noted()).toEqual([{ objectKey: young }]);
  });

  it('leaves what a job that was accepted refers to, and forgets it', async () => {
    await insertJob(stage, { documentKey: key });

    expect(await remove()).toEqual({ jobs: 0, documents: 0 });
    expect((await stage.storedKeys()).includes(key)).toBe(true);
    expect(await noted()).toEqual([]);
  });

  it('leaves what was just stored again for an order without a row yet, and looks again later', async () => {
    await stage.storage.put(key, Buffer.from('%PDF-1.7'));
    expect(await remove()).toEqual({ jobs: 0, documents: 0 });
    expect(await noted()).toEqual([{ objectKey: key }]);

    await stage.age(key);
    await stage.prisma.unusedObject.updateMany({ data: { at: secondsAgo(3_600) } });
    expect(await remove()).toEqual({ jobs: 0, documents: 1 });
    expect((await stage.storedKeys()).includes(key)).toBe(false);
  });
});
