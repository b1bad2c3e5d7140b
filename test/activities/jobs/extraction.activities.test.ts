import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExtractionActivities, ExtractionRequest } from '../../../activities/jobs/extraction.activities.ts';
import type { PdfReader } from '../../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository, type JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { type ActivityStage, insertJob, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { fakeReader, untilAborted } from '../../helpers/fake-reader.ts';
import { acceptedJob, extractionActivities, readingLong, webhookSchedule } from './accepted-job.ts';

let stage: ActivityStage;
let jobs: JobRunRepository;
let request: ExtractionRequest;
let folder: string;
beforeAll(async () => {
  stage = await openActivityStage();
  jobs = withAccountScope(createJobRunRepository(stage.rows));
});
afterAll(() => stage.close());
beforeEach(async () => {
  request = await acceptedJob(stage);
  folder = objectKeys.jobFolder(request);
});

function activities(
  reader: Partial<PdfReader>,
  { rows = jobs, storage = stage.storage }: { rows?: JobRunRepository; storage?: Storage } = {},
): ExtractionActivities {
  return extractionActivities(reader, { jobs: rows, storage });
}

/** Extracts the whole document at once. */
const extracting = (pageCount = 2): Partial<PdfReader> => ({
  extract: async () => ({ pageCount, result: resultJson(), timings: { readMs: 1, rulesMs: 1 } }),
});
const row = () => stage.prisma.job.findUniqueOrThrow({ where: { id: request.jobId }, include: { delivery: true } });
const keysOfJob = async () => (await stage.storedKeys()).filter((key) => key.startsWith(folder));
const outage = async (): Promise<never> => {
  throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
};
const whole = () => ({ ...request, batched: false });

describe('extracting a whole document', () => {
  it('completes its job in one transaction, and hands on the delivery of its event', async () => {
    const { pages, ...outcome } = await attempt().call(activities(extracting()), 'extractDocument', whole());

    const { status, delivery } = await row();
    expect([status, pages]).toEqual(['completed', 2]);
    expect(outcome).toEqual({
      ended: { delivery: { deliveryId: delivery?.id, accountId: stage.accountId, schedule: webhookSchedule } },
    });
    expect(await keysOfJob()).toEqual([]);
  });

  it('is not done again when an earlier attempt completed the job and its answer was lost', async () => {
    const first = await attempt().call(activities(extracting()), 'extractDocument', whole());

    expect(await attempt(2).call(activities({}), 'extractDocument', whole())).toEqual(first);
    const of = { subjectId: request.jobId, kind: 'extraction' };
    expect(await stage.prisma.usageEvent.count({ where: of })).toBe(1);
    expect(await stage.prisma.delivery.count({ where: { jobId: request.jobId } })).toBe(1);
  });

  it('stores the result instead while the database is away, so that the workflow can complete the job', async () => {
    const rows = { ...jobs, complete: outage, isTerminal: outage };
    const { result } = await attempt().call(activities(extracting(), { rows }), 'extractDocument', whole());

    expect(result?.key).toBe(`${folder}/result.json`);
    expect(Buffer.from((await stage.storage.get(result?.key ?? '')) ?? []).equals(resultJson())).toBe(true);
    expect((await row()).status).toBe('processing');
  });

  it('has heartbeats while the job is completed, and while the result is stored instead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const running = attempt();
    const rows: JobRunRepository = {
      ...jobs,
      async complete() {
        vi.advanceTimersByTime(12_000);
        return await outage();
      },
    };
    const storage: Storage = {
      ...stage.storage,
      async put(key, bytes) {
        vi.advanceTimersByTime(20_000);
        await stage.storage.put(key, bytes);
      },
    };
    const { result } = await running
      .call(activities(extracting(), { rows, storage }), 'extractDocument', whole())
      .finally(() => vi.useRealTimers());

    expect(result?.key).toBe(`${folder}/result.json`);
    expect(running.heartbeats).toHaveLength(12 + 20);
  });

  it('leaves a long document of a batched type to be read in ranges', async () => {
    const long: Partial<PdfReader> = {
      extract: async ({ wholeUpTo }) => ({ pageCount: (wholeUpTo ?? 0) + 25, timings: { readMs: 1, rulesMs: 0 } }),
    };

    expect(await attempt().call(activities(long), 'extractDocument', { ...request, batched: true })).toEqual({
      pages: 45,
    });
    expect((await row()).status).toBe('processing');
  });
});

describe('a failure', () => {
  const failing = (error: Error) => activities({ extract: () => Promise.reject(error) });

  it('that the document causes is final, and has its code', async () => {
    const step = failing(new DocumentError('document_encrypted', 'The document needs a password.'));

    await expect(attempt().call(step, 'extractDocument', whole())).rejects.toMatchObject({
      type: 'document_encrypted',
      nonRetryable: true,
    });
  });

  it('of a document that is not the accepted one is final', async () => {
    await stage.storage.put(request.document.key, Buffer.from('%PDF-1.7 another'));

    await expect(attempt().call(activities(extracting()), 'extractDocument', whole())).rejects.toMatchObject({
      type: 'document_corrupt',
      nonRetryable: true,
    });
  });

  it.each([
    ['a document that storage does not have', () => stage.storage.removeAll(request.document.key), {}],
    ['a reader that broke', async () => undefined, { extract: () => Promise.reject(new Error('Policy 1-22-333')) }],
  ])('of %s is retried, and quotes nothing', async (_, arrange, reader: Partial<PdfReader>) => {
    await arrange();

    const failed = attempt().call(activities(reader), 'extractDocument', whole());
    await expect(failed).rejects.toMatchObject({ type: 'Error', nonRetryable: false });
    await expect(failed).rejects.not.toThrow('1-22-333');
  });

  it('of storage is retried for as long as storage is away', async () => {
    const full = Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' });
    const storage = { ...stage.storage, get: () => Promise.reject(full) };

    await expect(
      attempt().call(activities(extracting(), { storage }), 'extractDocument', whole()),
    ).rejects.toMatchObject({
      type: 'service_unavailable',
      nonRetryable: false,
    });
  });

  it('of a document that was too costly is told to its next job without reading it', async () => {
    const limit = new DocumentError('document_resource_limit', 'The page was not drawn within 2 s.');
    let reads = 0;
    const costly = activities({
      extract: () => {
        reads += 1;
        return Promise.reject(limit);
      },
    });
    await attempt()
      .call(costly, 'extractDocument', whole())
      .catch(() => undefined);
    const again = { ...whole(), jobId: await insertJob(stage) };

    await expect(attempt().call(costly, 'extractDocument', again)).rejects.toMatchObject({
      type: 'document_resource_limit',
      nonRetryable: true,
      message: expect.stringContaining('not tried again before'),
    });
    expect(reads).toBe(1);
  });
});

describe('a job that is cancelled', () => {
  it('before its step is not read', async () => {
    const error = { code: 'cancelled', message: '', retryable: false, stage: 'queued' } as const;
    await jobs.fail({ ...request, error });

    await expect(attempt().call(activities({}), 'extractDocument', whole())).rejects.toMatchObject({
      type: 'cancelled',
      nonRetryable: true,
    });
  });

  it('while it is read stops the reader', async () => {
    const running = attempt();
    const stopped = activities({
      extract: async ({ signal }) => {
        setImmediate(running.cancel);
        return await untilAborted(signal);
      },
    });

    await expect(running.call(stopped, 'extractDocument', whole())).rejects.toMatchObject({ name: 'CancelledFailure' });
  });

  it('while it is read is not completed by a reader that finished all the same', async () => {
    const running = attempt();
    const late = activities({
      extract: async (given) => {
        running.cancel();
        return await fakeReader(extracting()).extract(given);
      },
    });

    await expect(running.call(late, 'extractDocument', whole())).rejects.toMatchObject({ name: 'CancelledFailure' });
    expect((await row()).status).toBe('processing');
  });

  it('and removed leaves nothing that its step stored later', async () => {
    const late = activities({
      readJson: async (given) => {
        await stage.prisma.job.delete({ where: { id: request.jobId } });
        return await readingLong.readJson(given);
      },
    });

    await expect(attempt().call(late, 'extractKeepingPages', request)).rejects.toMatchObject({
      type: 'cancelled',
      nonRetryable: true,
    });
    expect(await keysOfJob()).toEqual([]);
  });
});
