import { Context } from '@temporalio/activity';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import type { Storage } from '../../adapters/storage/index.ts';
import type { PageRange } from '../../domain/document/batches.ts';
import { pagesPerBatch, splitIntoBatches } from '../../domain/document/batches.ts';
import { withCallTotals } from '../../domain/extraction/model/with-model-usage.ts';
import { withoutModel } from '../../domain/extraction/model/without-model.ts';
import type { PagesJson } from '../../domain/document/pages-json.ts';
import { parseResult, type ResultJson } from '../../domain/extraction/result.ts';
import type { ModelPrices } from '../../domain/model/cost.ts';
import type { DeliverWebhookInput, StoredObject } from '../../domain/orchestration.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { batchKey } from '../batch-key.ts';
import { withDocumentErrors } from '../document-failure.ts';
import { withHeartbeats } from '../with-heartbeats.ts';
import { type JobName, storeForJob } from './store-for-job.ts';
import type { OnReadingThread } from '../reading-thread.ts';
import { reportJobProgress } from '../progress.ts';
import { jsonBytes, loadDocument, referenceTo } from '../stored-objects.ts';
import { toDeliveryInput } from './delivery-input.ts';

export type ExtractionActivities = ReturnType<typeof createExtractionActivities>;

export interface ExtractionRequest {
  jobId: string;
  accountId: string;
  policyType: string;
  document: StoredObject;
  maxPages: number;
  step: number;
}

interface Extracted {
  pages: number;
  /** Set when the job was completed. */
  ended?: { delivery: DeliverWebhookInput | null };
  /** The stored result when the job's row could not be written; the workflow then has to complete the job. */
  result?: StoredObject;
}

interface Dependencies {
  jobs: JobRunRepository;
  onReadingThread: OnReadingThread;
  reader: PdfReader;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
  /** Seconds before each attempt. */
  webhookSchedule: readonly number[];
  /** Prices of the model. */
  prices?: ModelPrices | undefined;
}

/** Activities that read pages and run rules. Each stores its outcome under a fixed key, so retries overwrite it. */
export function createExtractionActivities({
  jobs,
  onReadingThread,
  reader,
  storage,
  jobFolder,
  webhookSchedule,
  prices,
}: Dependencies) {
  return {
    /**
     * Extracts a whole document and completes its job in one transaction. For a long document of a batched type it returns
     * only the page count; the pages are then read in batches.
     */
    async extractDocument(request: ExtractionRequest & { batched: boolean }): Promise<Extracted> {
      return await withDocumentErrors(async () => {
        const before = await completedBefore(request);
        if (before) return before;
        const progress = await reportJobProgress({ jobs, job: request, stage: 'reading' });
        const { pageCount, result } = await progress.during((signal) =>
          onReadingThread({ ...request, signal }, async () =>
            reader.extract({
              bytes: await loadDocument(storage, request.document),
              policyType: request.policyType,
              maxPages: request.maxPages,
              ...(request.batched && { wholeUpTo: pagesPerBatch }),
              onPage: progress.onPage,
              signal,
            }),
          ),
        );
        if (!result) return { pages: pageCount };
        const outcome = await progress.afterwards(() => completeOrStore(request, result));
        return { pages: pageCount, ...outcome };
      });
    },

    /**
     * Like `extractDocument`, but stores the pages for a model and leaves the job unfinished. Reads the first page range of
     * a longer document; the rest is read in batches.
     */
    async extractKeepingPages(request: ExtractionRequest): Promise<Extracted> {
      return await withDocumentErrors(async () => {
        const progress = await reportJobProgress({ jobs, job: request, stage: 'reading' });
        const range = { first: 1, last: pagesPerBatch };
        const { pageCount, result } = await progress.during((signal) =>
          onReadingThread({ ...request, signal }, async () => {
            const bytes = await loadDocument(storage, request.document);
            const { maxPages, policyType } = request;
            const onPage = progress.onPage;
            const { json, pageCount } = await reader.readJson({ bytes, range, maxPages, onPage, signal });
            await keep(request, batchKey(jobFolder(request), 0), json);
            if (pageCount > pagesPerBatch) return { pageCount };
            return { pageCount, result: await reader.extractPages({ ranges: [json], policyType, signal }) };
          }),
        );
        return await progress.afterwards(async () => {
          if (result) return { pages: pageCount, result: await storeResult(request, result) };
          const batchesTotal = splitIntoBatches(pageCount).length;
          await jobs.recordBatch({ ...request, range, index: 0, pagesTotal: pageCount, batchesTotal });
          return { pages: pageCount };
        });
      });
    },

    /** Reads one page range and stores its pages for `extractBatches`. */
    async readBatch(
      request: ExtractionRequest & { range: PageRange; index: number; batchesTotal: number },
    ): Promise<void> {
      await withDocumentErrors(async () => {
        const progress = await reportJobProgress({ jobs, job: request, stage: 'reading' });
        const { range, maxPages } = request;
        const { json, pageCount } = await progress.during((signal) =>
          onReadingThread({ ...request, signal }, async () =>
            reader.readJson({ bytes: await loadDocument(storage, request.document), range, maxPages, signal }),
          ),
        );
        await progress.afterwards(async () => {
          await keep(request, batchKey(jobFolder(request), request.index), json);
          await jobs.recordBatch({ ...request, pagesTotal: pageCount });
        });
      });
    },

    /** Runs the rules over all pages that were read in batches. */
    async extractBatches(request: ExtractionRequest & { batches: number }): Promise<StoredObject> {
      return await withDocumentErrors(async () => {
        const progress = await reportJobProgress({ jobs, job: request, stage: 'extracting' });
        const result = await progress.during((signal) =>
          onReadingThread({ ...request, signal }, async () => {
            const ranges: PagesJson[] = [];
            for (let index = 0; index < request.batches; index++) ranges.push(await loadBatch(request, index));
            return await reader.extractPages({ ranges, policyType: request.policyType, signal });
          }),
        );
        return await progress.afterwards(() => storeResult(request, result));
      });
    },

    /** Stores the result of the rules with a warning that the model was unavailable, and the usage of its failed calls. */
    async keepRules(request: { jobId: string; accountId: string; rules: StoredObject }): Promise<StoredObject> {
      return await withHeartbeats(async () => {
        const bytes = await storage.get(request.rules.key);
        if (bytes === undefined) throw new Error(`the stored result ${request.rules.key} is missing`);
        const { jobId, accountId } = request;
        const totals = await jobs.callTotals({ jobId, accountId });
        const result = withCallTotals(withoutModel(parseResult(bytes)), { totals, prices });
        return await storeResult(request, jsonBytes(result), 'result-of-rules');
      });
    },
  };

  /** Outcome of an attempt that committed but whose result never reached Temporal. */
  async function completedBefore(request: ExtractionRequest): Promise<Extracted | undefined> {
    if (Context.current().info.attempt === 1) return undefined;
    const end = await jobs.findEnd(request);
    return end?.status === 'completed' ? { pages: end.pages, ended: withDelivery(request, end.deliveryId) } : undefined;
  }

  async function completeOrStore(
    request: ExtractionRequest,
    result: ResultJson,
  ): Promise<Pick<Extracted, 'ended' | 'result'>> {
    try {
      return { ended: withDelivery(request, await jobs.complete({ ...request, result })) };
    } catch {
      // the attempts of this activity are limited, while the workflow's own write is retried without limit
      return { result: await storeResult(request, result) };
    }
  }

  function withDelivery({ accountId }: ExtractionRequest, deliveryId: string | null): NonNullable<Extracted['ended']> {
    return { delivery: toDeliveryInput({ accountId, deliveryId, schedule: webhookSchedule }) };
  }

  async function loadBatch(request: ExtractionRequest, index: number): Promise<PagesJson> {
    const bytes = await storage.get(batchKey(jobFolder(request), index));
    if (bytes === undefined) throw new Error(`page range ${index} of the job is missing`);
    return bytes;
  }

  async function storeResult(request: JobName, bytes: ResultJson, name = 'result'): Promise<StoredObject> {
    const key = `${jobFolder(request)}/${name}.json`;
    await keep(request, key, bytes);
    return referenceTo(key, bytes);
  }

  async function keep(request: JobName, key: string, bytes: Uint8Array): Promise<void> {
    await storeForJob({ jobs, storage, jobFolder }, request, { key, bytes });
  }
}
