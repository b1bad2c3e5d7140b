import { createHash } from 'node:crypto';
import { createCostlyDocumentCache } from '../../../activities/costly-document-cache.ts';
import {
  createExtractionActivities,
  type ExtractionActivities,
  type ExtractionRequest,
} from '../../../activities/jobs/extraction.activities.ts';
import { createOnReadingThread } from '../../../activities/reading-thread.ts';
import { createReadingScheduler } from '../../../activities/reading-scheduler.ts';
import type { PdfReader } from '../../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import type { Page } from '../../../domain/document/page.ts';
import type { JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { type ActivityStage, insertJob } from '../../helpers/activity-stage.ts';
import { fakeReader, readingRanges } from '../../helpers/fake-reader.ts';

const { jobFolder, document: documentKey } = objectKeys;

export const webhookSchedule = [0, 60];

/** A job that was accepted with its document, as its first step gets it. */
export async function acceptedJob(stage: ActivityStage): Promise<ExtractionRequest> {
  const jobId = await insertJob(stage, { webhookUrl: 'https://hooks.acme-agency.com/decpage' });
  const { accountId } = stage;
  const bytes = Buffer.from(`%PDF-1.7 ${jobId}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = documentKey({ accountId, sha256 });
  await stage.storage.put(key, bytes);
  const document = { key, sha256, bytes: bytes.length };
  return { jobId, accountId, policyType: 'auto', document, maxPages: 500, step: 1 };
}

/** The activities of a worker with this reader. */
export function extractionActivities(
  reader: Partial<PdfReader>,
  { jobs, storage }: { jobs: JobRunRepository; storage: Storage },
): ExtractionActivities {
  const costly = createCostlyDocumentCache({ minutes: 10, most: 10 });
  const scheduleReading = createReadingScheduler({ threads: 2, perAccount: 2 });
  const onReadingThread = createOnReadingThread({ scheduleReading, costly });
  return createExtractionActivities({
    jobs,
    onReadingThread,
    reader: fakeReader(reader),
    storage,
    jobFolder,
    webhookSchedule,
  });
}

/** Pages that say their number. */
export function pagesOf({ first, last }: { first: number; last: number }): Page[] {
  return Array.from({ length: last - first + 1 }, (_, at) => typedPage(`Page ${first + at}`, first + at));
}

/** Reads ranges of a document of 45 pages. */
export const readingLong = readingRanges(async ({ range = { first: 1, last: 45 } }) => ({
  pageCount: 45,
  pages: pagesOf(range),
}));
