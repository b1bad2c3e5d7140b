import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDocumentActivities,
  type DocumentActivities,
} from '../../../activities/documents/document.activities.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createDocumentRunRepository } from '../../../prisma/documents/document-run.repository.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { type ActivityStage, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

const { jobFolder } = objectKeys;
const error = {
  code: 'document_corrupt',
  message: 'The document is damaged.',
  retryable: false,
  stage: 'reading',
} as const;
const read = { pages: 3, ocrPages: 1 };

let stage: ActivityStage;
let activities: DocumentActivities;
let step: { documentId: string; jobId: string; accountId: string; step: number };
beforeAll(async () => {
  stage = await openActivityStage();
  const documents = withAccountScope(createDocumentRunRepository(stage.rows));
  activities = createDocumentActivities({ documents, storage: stage.storage, jobFolder });
});
afterAll(() => stage.close());
beforeEach(async () => {
  const documentId = await insertDocument(stage.prisma, stage, { status: 'processing' });
  const { jobId } = await stage.prisma.document.findUniqueOrThrow({ where: { id: documentId } });
  step = { documentId, jobId, accountId: stage.accountId, step: 2 };
  await stage.storage.put(`${jobFolder(step)}/pages-0000.json`, Buffer.from('[]'));
});

const row = () => stage.prisma.document.findUniqueOrThrow({ where: { id: step.documentId } });
const job = () => stage.prisma.job.findUnique({ where: { id: step.jobId } });
const counted = async (subjectId: string) => {
  const events = await stage.prisma.usageEvent.findMany({ where: { subjectId }, orderBy: { kind: 'asc' } });
  return events
    .map(({ kind, pages, ocrPages }) => ({ kind, pages, ocrPages }))
    .filter(({ kind }) => kind !== 'document');
};
const keysOfJob = async () => (await stage.storedKeys()).filter((key) => key.includes(step.jobId));

/** Runs a step three times, as after answers that were lost. */
async function repeatedly<Outcome>(run: (number: number) => Promise<Outcome>): Promise<Outcome> {
  const first = await run(1);
  for (const number of [2, 3]) expect(await run(number)).toEqual(first);
  return first;
}
const order = () =>
  repeatedly((number) =>
    attempt(number).call(activities, 'orderExtraction', { ...step, policyType: 'auto', ocrPages: read.ocrPages }),
  );
const end = () => repeatedly((number) => attempt(number).call(activities, 'endWithJob', { ...step, read }));

describe('ordering the extraction of a document', () => {
  it('creates one job, and tells the document its policy type', async () => {
    await order();

    expect(await job()).toMatchObject({ documentId: step.documentId, policyType: 'auto', status: 'pending' });
    expect(await row()).toMatchObject({ policyType: 'auto', stage: 'extracting', ocrPages: 1 });
    expect(await counted(step.jobId)).toHaveLength(1);
  });

  it('creates none for a document that has ended', async () => {
    await attempt().call(activities, 'failDocument', { ...step, error });
    await order();

    expect(await job()).toBeNull();
  });
});

describe('ending a document', () => {
  it('of no policy type leaves it ready, with its pages counted once and nothing of its job', async () => {
    const ended = await repeatedly((number) => attempt(number).call(activities, 'endUnextracted', { ...step, read }));

    expect(ended).toEqual({ status: 'ready' });
    expect(await row()).toMatchObject({ status: 'ready', policyType: null, percent: 100 });
    expect(await counted(step.documentId)).toEqual([{ kind: 'reading', ...read }]);
    expect(await keysOfJob()).toEqual([]);
  });

  it('waits for its job', async () => {
    await order();

    expect(await end()).toBeNull();
    expect((await row()).status).toBe('processing');
  });

  it('with a job that was completed leaves it ready, its pages counted with the job alone', async () => {
    await order();
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    await jobs.complete({ ...step, result: resultJson() });

    expect(await end()).toEqual({ status: 'ready' });
    expect(await counted(step.documentId)).toEqual([]);
  });

  it('with a job that failed fails it for the same reason, its pages counted once', async () => {
    await order();
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    await jobs.fail({ ...step, error });

    expect(await end()).toEqual({ status: 'failed', error });
    expect(await row()).toMatchObject({ status: 'failed', error });
    expect(await counted(step.documentId)).toEqual([{ kind: 'reading', ...read }]);
  });

  it('that was deleted has nothing left to do', async () => {
    await stage.prisma.document.delete({ where: { id: step.documentId } });

    expect(await end()).toEqual({ status: 'ready' });
  });
});

describe('failing a document', () => {
  it('fails its waiting job too, once, and leaves nothing of it in storage', async () => {
    await order();
    await repeatedly((number) => attempt(number).call(activities, 'failDocument', { ...step, error }));

    expect([await row(), await job()]).toMatchObject([
      { status: 'failed', error },
      { status: 'failed', error },
    ]);
    expect((await counted(step.jobId)).filter(({ kind }) => kind === 'failure')).toHaveLength(1);
    expect(await keysOfJob()).toEqual([]);
  });

  it('does not change one that is ready', async () => {
    await attempt().call(activities, 'endUnextracted', { ...step, read });
    await attempt().call(activities, 'failDocument', { ...step, error });

    expect(await row()).toMatchObject({ status: 'ready', error: null });
  });
});
