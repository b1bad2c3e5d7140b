import { randomUUID } from 'node:crypto';
import type { WorkflowHandle } from '@temporalio/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectKeys, type Storage } from '../../../../adapters/storage/index.ts';
import { workflowIds } from '../../../../domain/orchestration.ts';
import { deleteDocument } from '../../../../services/gateway/documents/delete-document.ts';
import { openDatabase } from '../../../../services/gateway/database.ts';
import { type ActivityStage, insertJob, openActivityStage } from '../../../helpers/activity-stage.ts';
import { insertDocument } from '../../../helpers/insert-document.ts';
import { connectTestTemporal } from '../../../helpers/temporal.ts';

let stage: ActivityStage;
let database: ReturnType<typeof openDatabase>;
let temporal: Awaited<ReturnType<typeof connectTestTemporal>>;
beforeAll(async () => {
  stage = await openActivityStage();
  database = openDatabase({ url: stage.databaseUrl });
  temporal = await connectTestTemporal();
});
afterAll(async () => {
  await temporal.connection.close();
  await database.close();
  await stage.close();
});

async function remove(documentId: string, storage: Storage): Promise<void> {
  const { documents, storedDocuments } = database.repositories;
  const { accountId, keyId } = stage;
  const by = { actor: keyId, requestId: 'req_test' };
  const signal = AbortSignal.timeout(60_000);
  const dependencies = { documents, storedDocuments, storage, temporal: temporal.client };
  await deleteDocument(dependencies, { accountId, documentId, by, signal });
}

/** A document that has been read, with jobs that have ended, and its objects. */
async function held(jobs: number): Promise<{ documentId: string; jobIds: string[]; keys: string[] }> {
  const { accountId } = stage;
  const objectKey = objectKeys.document({ accountId, sha256: randomUUID().replaceAll('-', '') });
  const documentId = await insertDocument(stage.prisma, stage, { objectKey });
  const { jobId } = await stage.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
  const later = Array.from({ length: jobs }, () => insertJob(stage, { documentId, status: 'completed' }));
  const jobIds = [jobId, ...(await Promise.all(later))];
  const keys = [
    objectKey,
    objectKeys.page({ accountId, documentId, number: 1 }),
    ...jobIds.map((id) => `${objectKeys.jobFolder({ accountId, jobId: id })}/pages-0000.json`),
  ];
  for (const key of keys) await stage.storage.put(key, Buffer.from('%PDF-1.7'));
  return { documentId, jobIds, keys };
}

type Event = NonNullable<Awaited<ReturnType<WorkflowHandle['fetchHistory']>>['events']>[number];

/** Milliseconds. */
const timeOf = (event: Event | undefined): number =>
  Number(event?.eventTime?.seconds) * 1_000 + Number(event?.eventTime?.nanos) / 1e6;

const row = (id: string) => stage.prisma.document.findUnique({ where: { id } });

it('a document goes with the folders of all its jobs', async () => {
  const { documentId } = await held(23);
  await remove(documentId, stage.storage);

  expect(await row(documentId)).toBeNull();
  expect(await stage.storedKeys()).toEqual([]);
});

it('a document goes with its jobs, which are all cancelled before the first is ended that does not end by itself', async () => {
  const { documentId } = await held(0);
  const jobs = await Promise.all([1, 2, 3].map(() => insertJob(stage, { documentId, status: 'processing' })));
  const { workflow } = temporal.client;
  // nobody serves this task queue
  const start = { taskQueue: randomUUID(), args: [] };
  for (const id of jobs) await workflow.start('extractPolicy', { ...start, workflowId: workflowIds.job(id) });
  await remove(documentId, stage.storage);

  const times = async (id: string) => {
    const { events } = await workflow.getHandle(workflowIds.job(id)).fetchHistory();
    return { cancelled: timeOf(events?.at(-2)), terminated: timeOf(events?.at(-1)) };
  };
  const ends = await Promise.all(jobs.map(times));
  const [lastCancelled, firstTerminated] = [
    Math.max(...ends.map(({ cancelled }) => cancelled)),
    Math.min(...ends.map(({ terminated }) => terminated)),
  ];
  expect(lastCancelled).toBeLessThan(firstTerminated);
  expect(await row(documentId)).toBeNull();
});

it('a document goes although the folders of its jobs cannot be removed at once, and maintenance knows of them', async () => {
  const { documentId, jobIds, keys } = await held(3);
  await remove(documentId, {
    ...stage.storage,
    removeAll: (key) =>
      key.includes('/jobs/') ? Promise.reject(new Error('no answer')) : stage.storage.removeAll(key),
  });

  expect(await row(documentId)).toBeNull();
  expect(await stage.storedKeys()).toEqual(keys.filter((key) => key.includes('/jobs/')).sort());
  const recorded = { subjectId: { in: [documentId, ...jobIds] }, sweptAt: null };
  expect(await stage.prisma.removal.count({ where: recorded })).toBe(1 + jobIds.length);
});

it('a document stays while its file cannot be removed', async () => {
  const { documentId } = await held(1);
  const away: Storage = { ...stage.storage, removeAll: () => Promise.reject(new Error('no answer')) };

  await expect(remove(documentId, away)).rejects.toThrow('no answer');
  expect((await row(documentId))?.id).toBe(documentId);
});
