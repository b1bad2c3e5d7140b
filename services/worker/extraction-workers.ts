import type { WorkerOptions } from '@temporalio/worker';
import { createCostlyDocumentCache } from '../../activities/costly-document-cache.ts';
import { createDocumentReadingActivities } from '../../activities/documents/document-reading.activities.ts';
import { createExtractionActivities } from '../../activities/jobs/extraction.activities.ts';
import { createOnReadingThread } from '../../activities/reading-thread.ts';
import { createPageActivities } from '../../activities/documents/page.activities.ts';
import { createReadingScheduler } from '../../activities/reading-scheduler.ts';
import { limitReservedSteps } from '../../activities/jobs/reserved-slots.ts';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import type { ModelPrices } from '../../domain/model/cost.ts';
import { extractionQueues, fewUnfinishedJobs, taskQueues } from '../../domain/orchestration.ts';
import type { DocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import type { StoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';

/** Threads of a reader in addition to those that one account may use at a time. */
export const spareReadingThreads = 1;

/** Cache of documents that exceeded a resource limit; they are refused from it without another attempt. */
const costlyDocuments = { minutes: 10, most: 10_000 };

/** Activities of all accounts on the reserved queue that this process accepts while they wait for a thread. */
const reservedSlots = 4 * fewUnfinishedJobs;

/**
 * The Temporal workers of a process that reads documents. The ordinary queue has one slot per thread, so that waiting tasks
 * stay in Temporal, which orders them by priority; one account can take all of these slots. Accounts with few unfinished jobs
 * use the reserved queue, which limits slots per account and always finds a free thread. Page images have a slot and a thread
 * of their own.
 */
export function extractionWorkers({
  threads,
  mostPolls,
  jobs,
  documents,
  index,
  storedDocuments,
  reader,
  storage,
  webhookSchedule,
  prices,
}: {
  /** Reading threads that one account may use; the reader has `spareReadingThreads` more. */
  threads: number;
  mostPolls: number;
  jobs: JobRunRepository;
  documents: DocumentRunRepository;
  index: DocumentIndexRepository;
  storedDocuments: StoredDocumentRepository;
  reader: PdfReader;
  storage: Storage;
  /** Seconds before each attempt to deliver an event. */
  webhookSchedule: readonly number[];
  /** Of the model. */
  prices?: ModelPrices | undefined;
}): Record<string, Partial<WorkerOptions>> {
  const { jobFolder, page: pageKey } = objectKeys;
  const costly = createCostlyDocumentCache(costlyDocuments);
  const scheduleReading = createReadingScheduler({ threads: threads + spareReadingThreads, perAccount: threads });
  const onReadingThread = createOnReadingThread({ scheduleReading, costly });
  const extraction = createExtractionActivities({
    jobs,
    onReadingThread,
    reader,
    storage,
    jobFolder,
    webhookSchedule,
    prices,
  });
  return {
    [taskQueues.extraction]: {
      activities: {
        ...extraction,
        ...createDocumentReadingActivities({ documents, index, onReadingThread, reader, storage, jobFolder }),
      },
      maxConcurrentActivityTaskExecutions: threads,
      maxConcurrentActivityTaskPolls: Math.min(mostPolls, threads),
    },
    [extractionQueues.reserved]: {
      activities: limitReservedSteps(extraction, { perAccount: fewUnfinishedJobs }),
      maxConcurrentActivityTaskExecutions: reservedSlots,
      maxConcurrentActivityTaskPolls: 2,
    },
    [extractionQueues.pictures]: {
      activities: createPageActivities({ costly, storedDocuments, reader, storage, pageKey }),
      maxConcurrentActivityTaskExecutions: 1,
      maxConcurrentActivityTaskPolls: 1,
    },
  };
}
