import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDocumentMaintenanceActivities,
  type DocumentMaintenanceActivities,
} from '../../../activities/maintenance/document-maintenance.activities.ts';
import type { RunState } from '../../../activities/maintenance/job-maintenance.activities.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createIndexingPrisma, type PrismaClient } from '../../../prisma/client.ts';
import {
  createDocumentIndexRepository,
  type DocumentIndexRepository,
} from '../../../prisma/documents/document-index.repository.ts';
import { createDocumentRunRepository } from '../../../prisma/documents/document-run.repository.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createDocumentMaintenanceRepository } from '../../../prisma/maintenance/document-maintenance.repository.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { type Attempt, attempt } from '../../helpers/attempt.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

const hour = 3_600;
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

let stage: ActivityStage;
let indexing: PrismaClient;
let runs: Map<string, RunState>;
let started: string[];
let running: Attempt;
beforeAll(async () => {
  stage = await openActivityStage();
  indexing = createIndexingPrisma({ url: stage.databaseUrl });
});
afterAll(async () => {
  await indexing.$disconnect();
  await stage.close();
});
beforeEach(async () => {
  await stage.prisma.document.deleteMany();
  [runs, started, running] = [new Map(), [], attempt()];
});

function activities(index?: DocumentIndexRepository): DocumentMaintenanceActivities {
  const { jobFolder, pageFolder, uploadsOf, upload: uploadKey } = objectKeys;
  return createDocumentMaintenanceActivities({
    maintenance: createDocumentMaintenanceRepository(stage.prisma),
    documents: withAccountScope(createDocumentRunRepository(stage.rows)),
    index: index ?? withAccountScope(createDocumentIndexRepository(indexing)),
    storage: stage.storage,
    uploadKey,
    foldersOf: ({ accountId, kind, subjectId }) =>
      kind === 'job'
        ? [jobFolder({ accountId, jobId: subjectId })]
        : [pageFolder({ accountId, documentId: subjectId }), ...uploadsOf({ accountId, documentId: subjectId })],
    startDocument: async ({ id }) => started.push(id) > 0,
    findRun: async (workflowId) => runs.get(workflowId) ?? 'unknown',
  });
}

type Columns = Parameters<PrismaClient['document']['update']>[0]['data'];
async function insert(
  data: Columns = {},
  pages: readonly string[] = [],
): Promise<{ documentId: string; jobId: string }> {
  const id = await insertDocument(stage.prisma, stage, { status: 'processing', pages });
  const { jobId } = await stage.prisma.document.update({ where: { id }, data: { queuedAt: secondsAgo(60), ...data } });
  return { documentId: id, jobId };
}
const row = (id: string) => stage.prisma.document.findUniqueOrThrow({ where: { id } });

describe('reconciling documents', () => {
  const reconcile = () => running.call(activities(), 'reconcileDocuments');
  async function insertWith(state: RunState, data: Columns = {}) {
    const inserted = await insert(data);
    runs.set(workflowIds.document(inserted.documentId), state);
    return inserted;
  }

  it('starts those whose workflow never started, with heartbeats, and not again at once', async () => {
    const { documentId } = await insert({ status: 'queued' });

    expect(await reconcile()).toEqual({ started: 1, closed: 0 });
    expect(await reconcile()).toEqual({ started: 0, closed: 0 });
    expect(started).toEqual([documentId]);
    expect(running.heartbeats).toEqual([{ started: 0, closed: 0 }]);
  });

  it.each([
    ['is gone', 'ended', 'internal_error'],
    ['has timed out', 'timed out', 'timeout'],
  ] as const)('ends those whose workflow %s, with their waiting job', async (_, state, code) => {
    const { documentId, jobId } = await insertWith(state, { stage: 'reading', seq: 3 });
    const { id } = await stage.prisma.job.update({
      where: { id: await insertJob(stage, { operation: 'documents', documentId }) },
      data: { id: jobId },
    });

    expect(await reconcile()).toEqual({ started: 0, closed: 1 });
    const error = { code, retryable: true, stage: 'reading' };
    expect(await row(documentId)).toMatchObject({ status: 'failed', seq: 4, error });
    expect(await stage.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'failed', error });
  });

  it('ends those whose job has ended with what came of it', async () => {
    const { documentId, jobId } = await insertWith('ended');
    await stage.prisma.job.update({
      where: { id: await insertJob(stage, { operation: 'documents', documentId }) },
      data: { id: jobId },
    });
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    await jobs.complete({ jobId, accountId: stage.accountId, step: 2, result: resultJson() });

    expect(await reconcile()).toEqual({ started: 0, closed: 1 });
    expect(await row(documentId)).toMatchObject({ status: 'ready', error: null });
  });

  it('leaves alone what runs, what has just begun, what has ended and what its job will end', async () => {
    const ids = [
      await insertWith('running'),
      await insertWith('ended', { queuedAt: new Date() }),
      await insertWith('ended', { status: 'ready' }),
    ].map(({ documentId }) => documentId);
    const waiting = await insertWith('ended');
    runs.set(workflowIds.job(waiting.jobId), 'running');
    const statuses = async () => (await Promise.all([...ids, waiting.documentId].map(row))).map(({ status }) => status);

    expect(await reconcile()).toEqual({ started: 0, closed: 0 });
    expect(await statuses()).toEqual(['processing', 'processing', 'ready', 'processing']);
    expect(started).toEqual([]);
  });
});

describe('indexing what was read only in part', () => {
  const broken = () => insert({ status: 'failed', indexDueAt: secondsAgo(60) }, ['the wombat clause']);
  const textOf = async (documentId: string) =>
    (await stage.prisma.documentText.findUnique({ where: { documentId }, select: { text: true } }))?.text ?? '';

  it('makes its pages searchable', async () => {
    const { documentId } = await broken();
    await stage.prisma.document.update({ where: { id: documentId }, data: { indexDueAt: secondsAgo(60) } });
    expect(await textOf(documentId)).not.toContain('wombat');
    await running.call(activities(), 'reconcileDocuments');

    expect(await textOf(documentId)).toContain('wombat');
    expect((await row(documentId)).indexDueAt).toBeNull();
  });

  it('is not held up by one that cannot be indexed, which fails the attempt', async () => {
    const ids = [(await broken()).documentId, (await broken()).documentId];
    const [first] = ids;
    const index = withAccountScope(createDocumentIndexRepository(indexing));
    const failing = activities({
      index: async (document) => {
        if (document.documentId === first) throw new Error('too many words');
        await index.index(document);
      },
    });

    await expect(running.call(failing, 'reconcileDocuments')).rejects.toMatchObject({ nonRetryable: false });
    expect((await Promise.all(ids.map(textOf))).map((text) => text.includes('wombat'))).toEqual([false, true]);
  });
});

describe('expiring uploads', () => {
  const expire = () => running.call(activities(), 'expireUploads');

  it('closes those that were never completed a day after their URL, with what had arrived', async () => {
    const [late, fresh] = [
      await insert({ status: 'awaiting_upload', uploadExpiresAt: secondsAgo(25 * hour) }),
      await insert({ status: 'awaiting_upload', uploadExpiresAt: secondsAgo(23 * hour) }),
    ];
    const keyOf = ({ documentId }: { documentId: string }) =>
      objectKeys.upload({ accountId: stage.accountId, documentId });
    for (const upload of [late, fresh]) await stage.storage.put(keyOf(upload), Buffer.from('%PDF-1.7'));

    expect(await expire()).toEqual({ documents: 1 });
    expect(await expire()).toEqual({ documents: 0 });
    expect([(await row(late.documentId)).status, (await row(fresh.documentId)).status]).toEqual([
      'expired',
      'awaiting_upload',
    ]);
    const stored = await stage.storedKeys();
    expect([stored.includes(keyOf(late)), stored.includes(keyOf(fresh))]).toEqual([false, true]);
  });
});

describe('what is written for a document after it was deleted', () => {
  it('is removed when no such write can come any more, once', async () => {
    const { accountId } = stage;
    const [documentId, jobId] = [randomUUID(), randomUUID()];
    const late = [
      objectKeys.upload({ accountId, documentId }),
      objectKeys.fetched({ accountId, id: documentId, attempt: 1 }),
      objectKeys.page({ accountId, documentId, number: 1 }),
      `${objectKeys.jobFolder({ accountId, jobId })}/pages-0000.json`,
    ].sort();
    for (const key of late) await stage.storage.put(key, Buffer.from('late'));
    const removals = [['document', documentId] as const, ['job', jobId] as const];
    await stage.prisma.removal.createMany({
      data: removals.map(([kind, subjectId]) => ({ kind, subjectId, accountId, at: new Date() })),
    });
    const left = async () => (await stage.storedKeys()).filter((key) => late.includes(key));

    await running.call(activities(), 'expireUploads');
    expect(await left()).toEqual(late);

    await stage.prisma.removal.updateMany({ data: { at: secondsAgo(hour) } });
    await running.call(activities(), 'expireUploads');
    expect(await left()).toEqual([]);
    expect(await stage.prisma.removal.count({ where: { sweptAt: null } })).toBe(0);
  });
});
