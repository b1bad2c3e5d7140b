import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDocumentMaintenanceActivities } from '../../../activities/maintenance/document-maintenance.activities.ts';
import { createMaintenanceActivities } from '../../../activities/maintenance/job-maintenance.activities.ts';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createDocumentIndexRepository } from '../../../prisma/documents/document-index.repository.ts';
import { createDocumentRunRepository } from '../../../prisma/documents/document-run.repository.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createDocumentMaintenanceRepository } from '../../../prisma/maintenance/document-maintenance.repository.ts';
import { createMaintenanceRepository } from '../../../prisma/maintenance/job-maintenance.repository.ts';
import { type ActivityStage, insertJob, openActivityStage } from '../../helpers/activity-stage.ts';
import { type Attempt, attempt } from '../../helpers/attempt.ts';

const { jobFolder, upload: uploadKey, document: documentKey } = objectKeys;
const anHourAgo = new Date(Date.now() - 3_600_000);

let stage: ActivityStage;
let running: Attempt;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.prisma.job.deleteMany();
  await stage.prisma.removal.deleteMany();
  running = attempt();
});
afterEach(() => {
  vi.useRealTimers();
});

const removeExpired = (storage: Storage) =>
  running.call(
    createMaintenanceActivities({
      maintenance: createMaintenanceRepository(stage.prisma),
      jobs: withAccountScope(createJobRunRepository(stage.rows)),
      storage,
      jobFolder,
      noteUnreferenced: async () => undefined,
      startJob: async () => true,
      startDelivery: async () => true,
      findRun: async () => 'unknown',
    }),
    'removeExpired',
  );

const sweepRemovals = (storage: Storage) =>
  running.call(
    createDocumentMaintenanceActivities({
      maintenance: createDocumentMaintenanceRepository(stage.prisma),
      documents: withAccountScope(createDocumentRunRepository(stage.rows)),
      index: withAccountScope(createDocumentIndexRepository(stage.rows)),
      storage,
      uploadKey,
      foldersOf: ({ accountId, subjectId: jobId }) => [jobFolder({ accountId, jobId })],
      startDocument: async () => true,
      findRun: async () => 'unknown',
    }),
    'expireUploads',
  );

/** An expired job with a document of its own. */
async function expiredJob(): Promise<string> {
  const key = documentKey({ accountId: stage.accountId, sha256: randomUUID().replaceAll('-', '') });
  await stage.storage.put(key, Buffer.from('%PDF-1.7'));
  await stage.age(key);
  return await insertJob(stage, { status: 'completed', documentKey: key, expiresAt: anHourAgo });
}

/** Storage of which every removal takes that long, after `before`. */
function slow(seconds: number, before: () => Promise<void> = async () => undefined): Storage {
  const wait = async () => {
    await before();
    vi.advanceTimersByTime(seconds * 1_000);
  };
  return {
    ...stage.storage,
    async removeOld(request) {
      await wait();
      return await stage.storage.removeOld(request);
    },
    async removeAll(key) {
      await wait();
      await stage.storage.removeAll(key);
    },
  };
}

/** Storage that cannot remove the folder of the job. */
const without = (jobId: string): Storage => ({
  ...stage.storage,
  removeAll: (key) => (key.includes(jobId) ? Promise.reject(new Error('no answer')) : stage.storage.removeAll(key)),
});

const unswept = async () =>
  (await stage.prisma.removal.findMany({ where: { sweptAt: null } })).map(({ subjectId }) => subjectId);

it('heartbeats go on during calls of storage that take long', async () => {
  await Promise.all([expiredJob(), expiredJob()]);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await removeExpired(slow(20));
  // 2 documents and 2 folders
  expect(running.heartbeats).toHaveLength((4 * 20) / 5);

  await stage.prisma.removal.updateMany({ data: { sweptAt: null, at: anHourAgo } });
  await sweepRemovals(slow(20));
  expect(running.heartbeats).toHaveLength((6 * 20) / 5);
});

it('expired jobs are gone one after another when storage takes too long to remove them at once', async () => {
  await Promise.all([expiredJob(), expiredJob(), expiredJob()]);
  vi.useFakeTimers({ toFake: ['performance'] });
  const left: number[] = [];
  const storage = slow(11, async () => void left.push(await stage.prisma.job.count()));

  expect(await removeExpired(storage)).toEqual({ jobs: 3, documents: 3 });
  // at the document and at the folder of each
  expect(left).toEqual([3, 2, 2, 1, 1, 0]);
});

it('a pass over what has expired ends when its time is used, and the next one goes on', async () => {
  for (let at = 0; at < 3; at++) await expiredJob();
  vi.useFakeTimers({ toFake: ['performance'] });
  const minutes = slow(200);

  expect(await removeExpired(minutes)).toEqual({ jobs: 1, documents: 1 });
  expect(await removeExpired(minutes)).toEqual({ jobs: 1, documents: 1 });
  expect(await removeExpired(minutes)).toEqual({ jobs: 1, documents: 1 });

  await stage.prisma.removal.updateMany({ data: { sweptAt: null, at: anHourAgo } });
  for (const left of [2, 1, 0]) {
    await sweepRemovals(minutes);
    expect(await unswept()).toHaveLength(left);
  }
});

it('the folder of an expired job for which a pass has no more time is removed later', async () => {
  const id = await expiredJob();
  const folder = jobFolder({ accountId: stage.accountId, jobId: id });
  await stage.storage.put(`${folder}/pages-0000.json`, Buffer.from('[]'));
  vi.useFakeTimers({ toFake: ['performance'] });
  await removeExpired(slow(300));
  expect(await unswept()).toEqual([id]);

  await stage.prisma.removal.updateMany({ data: { at: anHourAgo } });
  await sweepRemovals(stage.storage);
  expect((await stage.storedKeys()).filter((key) => key.startsWith(folder))).toEqual([]);
});

it('the folder of an expired job that could not be removed is removed later', async () => {
  const [first, second] = [await expiredJob(), await expiredJob()];
  const { accountId } = stage;
  const folder = jobFolder({ accountId, jobId: second });
  await stage.storage.put(`${folder}/pages-0000.json`, Buffer.from('[]'));
  await expect(removeExpired(without(second))).rejects.toMatchObject({ nonRetryable: false });

  expect(await stage.prisma.job.count({ where: { id: { in: [first, second] } } })).toBe(0);
  expect(await unswept()).toContain(second);
  await stage.prisma.removal.updateMany({ data: { at: anHourAgo } });
  await sweepRemovals(stage.storage);
  expect((await stage.storedKeys()).filter((key) => key.startsWith(folder))).toEqual([]);
  expect(await unswept()).toEqual([]);
});

it('what was swept before an attempt failed is not swept again by the next one', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  for (const [at, subjectId] of [first, second].entries()) {
    const data = { kind: 'job', subjectId, accountId: stage.accountId, at: new Date(anHourAgo.getTime() + at) };
    await stage.prisma.removal.create({ data });
  }
  await expect(sweepRemovals(without(second))).rejects.toMatchObject({ nonRetryable: false });

  expect(await unswept()).toEqual([second]);
});
