import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExtractionActivities, ExtractionRequest } from '../../../activities/jobs/extraction.activities.ts';
import type { PdfReader } from '../../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { pagesFromJson } from '../../../domain/document/pages-json.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository, type JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { type ActivityStage, openActivityStage, resultJson } from '../../helpers/activity-stage.ts';
import { readingRanges } from '../../helpers/fake-reader.ts';
import { attempt } from '../../helpers/attempt.ts';
import { acceptedJob, extractionActivities, pagesOf, readingLong } from './accepted-job.ts';

let stage: ActivityStage;
let jobs: JobRunRepository;
let request: ExtractionRequest;
let folder: string;
beforeAll(async () => {
  stage = await openActivityStage();
  jobs = withAccountScope(createJobRunRepository(stage.rows));
});
afterAll(() => stage.close());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  request = await acceptedJob(stage);
  folder = objectKeys.jobFolder(request);
});

const activities = (reader: Partial<PdfReader>): ExtractionActivities =>
  extractionActivities(reader, { jobs, storage: stage.storage });
const row = () => stage.prisma.job.findUniqueOrThrow({ where: { id: request.jobId } });
const keysOfJob = async () => (await stage.storedKeys()).filter((key) => key.startsWith(folder));

describe('keeping the pages for a model', () => {
  const short: Partial<PdfReader> = {
    ...readingRanges(async () => ({ pageCount: 2, pages: pagesOf({ first: 1, last: 2 }) })),
    extractPages: async () => resultJson(),
  };

  it('stores pages and result of a short document, the same at every attempt, and ends nothing', async () => {
    const given = activities(short);
    const first = await attempt().call(given, 'extractKeepingPages', request);

    expect(first).toMatchObject({ pages: 2, result: { key: `${folder}/result.json` } });
    expect(await attempt(2).call(given, 'extractKeepingPages', request)).toEqual(first);
    expect(await keysOfJob()).toEqual([`${folder}/pages-0000.json`, `${folder}/result.json`]);
    expect(await row()).toMatchObject({ status: 'processing', attempts: 2 });
  });

  it('reads the first range of a long document and counts it once', async () => {
    const given = activities(readingLong);
    for (const number of [1, 2]) {
      expect(await attempt(number).call(given, 'extractKeepingPages', request)).toEqual({ pages: 45 });
    }
    expect(await row()).toMatchObject({ batchesTotal: 3, batchesDone: 1, pagesTotal: 45, pagesDone: 20 });
  });
});

describe('a document in page ranges', () => {
  const ranges = [
    { first: 1, last: 20 },
    { first: 21, last: 40 },
    { first: 41, last: 45 },
  ];
  const readAll = async (order: readonly number[]): Promise<void> => {
    for (const [at, index] of order.entries()) {
      const range = ranges[index] ?? { first: 0, last: 0 };
      const isRepeated = order.indexOf(index) < at;
      const batch = { ...request, range, index, batchesTotal: ranges.length };
      await attempt(isRepeated ? 2 : 1).call(activities(readingLong), 'readBatch', batch);
    }
  };

  it('counts each range once, in whatever order they are read and however often', async () => {
    await readAll([2, 0, 0, 1, 2]);

    expect(await row()).toMatchObject({ batchesTotal: 3, batchesDone: 3, pagesDone: 45, attempts: 2 });
  });

  it('is extracted from all pages in order, and stores the same result again', async () => {
    await readAll([1, 0, 2]);
    const numbers: number[][] = [];
    const given = activities({
      extractPages: async ({ ranges: read }) => {
        const pages = read.flatMap(pagesFromJson);
        numbers.push(pages.map(({ number }) => number));
        return resultJson({ pages: pages.length });
      },
    });
    const first = await attempt().call(given, 'extractBatches', { ...request, batches: 3 });

    expect(await attempt(2).call(given, 'extractBatches', { ...request, batches: 3 })).toEqual(first);
    expect(numbers[0]).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
  });

  it('is not extracted without one of its ranges: that is retried', async () => {
    await readAll([0, 2]);

    await expect(attempt().call(activities({}), 'extractBatches', { ...request, batches: 3 })).rejects.toMatchObject({
      nonRetryable: false,
    });
  });

  it('does not go back to reading for a range that comes late', async () => {
    await readAll([0, 1, 2]);
    await jobs.beginStep({ ...request, step: 2, stage: 'extracting', attempt: 1 });
    await readAll([1]);

    expect(await row()).toMatchObject({ stage: 'extracting', percent: 80, seq: 2 });
  });
});

describe('a result without the model', () => {
  it('is that of the rules with a warning, the same at every attempt', async () => {
    const key = `${folder}/result.json`;
    await stage.storage.put(key, resultJson());
    const given = activities({});
    const of = { ...request, rules: { key, sha256: '', bytes: 0 } };
    const kept = await attempt().call(given, 'keepRules', of);

    expect(kept.key).toBe(`${folder}/result-of-rules.json`);
    expect(JSON.parse(String(Buffer.from((await stage.storage.get(kept.key)) ?? [])))).toMatchObject({
      engine: 'rules',
      warnings: [{ code: 'model_unavailable' }],
    });
    expect(await attempt(2).call(given, 'keepRules', of)).toEqual(kept);
  });

  it('is made with heartbeats, however slow storage is', async () => {
    const key = `${folder}/result.json`;
    await stage.storage.put(key, resultJson());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const get: Storage['get'] = async (asked) => {
      vi.advanceTimersByTime(20_000);
      return await stage.storage.get(asked);
    };
    const running = attempt();
    const given = extractionActivities({}, { jobs, storage: { ...stage.storage, get } });
    await running.call(given, 'keepRules', { ...request, rules: { key, sha256: '', bytes: 0 } });

    expect(running.heartbeats).toHaveLength(4);
  });

  it('cannot be made of a result that is missing', async () => {
    const rules = { key: `${folder}/${randomUUID()}.json`, sha256: '', bytes: 0 };

    await expect(attempt().call(activities({}), 'keepRules', { ...request, rules })).rejects.toMatchObject({
      nonRetryable: false,
    });
  });
});
