import { createHash } from 'node:crypto';
import type { PdfReader } from '../adapters/pdf/index.ts';
import type { Storage } from '../adapters/storage/index.ts';
import type { PageRange } from '../domain/extraction/batches.ts';
import { pagesPerBatch, splitIntoBatches } from '../domain/extraction/batches.ts';
import { DocumentError } from '../domain/extraction/document-error.ts';
import { withoutModel } from '../domain/extraction/model/without-model.ts';
import type { Page } from '../domain/extraction/page.ts';
import type { ExtractionResult } from '../domain/extraction/result.ts';
import type { StoredObject } from '../domain/orchestration.ts';
import type { JobRunRepository } from '../prisma/job-run.repository.ts';
import { batchKey } from './batch-key.ts';
import { withDocumentErrors } from './final-failure.ts';
import { reportProgress } from './progress.ts';

export type ExtractionActivities = ReturnType<typeof createExtractionActivities>;

export interface ExtractionRequest {
  jobId: string;
  accountId: string;
  policyType: string;
  document: StoredObject;
  maxPages: number;
  step: number;
}

interface Dependencies {
  jobs: JobRunRepository;
  reader: PdfReader;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
}

/** The steps that read pages and run rules. Each writes its outcome under a name of its own, so a repetition replaces it. */
export function createExtractionActivities({ jobs, reader, storage, jobFolder }: Dependencies) {
  return {
    /** Extracts a whole document; a long one of a batched type is only counted, and read in batches afterwards. */
    async extractDocument(
      request: ExtractionRequest & { batched: boolean },
    ): Promise<{ pages: number; result?: StoredObject }> {
      return await withDocumentErrors(async () => {
        const progress = await reportProgress({ jobs, job: request, stage: 'reading' });
        const bytes = await loadDocument(request);
        const { pageCount, result } = await progress.during((signal) =>
          reader.extract({
            bytes,
            policyType: request.policyType,
            maxPages: request.maxPages,
            ...(request.batched && { wholeUpTo: pagesPerBatch }),
            onPage: progress.onPage,
            signal,
          }),
        );
        return result ? { pages: pageCount, result: await storeResult(request, result) } : { pages: pageCount };
      });
    },

    /**
     * As `extractDocument`, but keeps the pages for a model. Of a document that is longer than a page range it reads the
     * first one, and the rest is read in batches.
     */
    async extractKeepingPages(request: ExtractionRequest): Promise<{ pages: number; result?: StoredObject }> {
      return await withDocumentErrors(async () => {
        const progress = await reportProgress({ jobs, job: request, stage: 'reading' });
        const bytes = await loadDocument(request);
        const range = { first: 1, last: pagesPerBatch };
        const { pageCount, result } = await progress.during(async (signal) => {
          const read = await reader.read({ bytes, range, maxPages: request.maxPages, onPage: progress.onPage, signal });
          await storage.put(batchKey(jobFolder(request), 0), Buffer.from(JSON.stringify(read.pages)));
          if (read.pageCount > pagesPerBatch) return { pageCount: read.pageCount };
          const { pages, pageCount } = read;
          return { pageCount, result: await reader.extractPages({ pages, policyType: request.policyType, signal }) };
        });
        if (result) return { pages: pageCount, result: await storeResult(request, result) };
        const batchesTotal = splitIntoBatches(pageCount).length;
        await jobs.recordBatch({ ...request, range, index: 0, pagesTotal: pageCount, batchesTotal });
        return { pages: pageCount };
      });
    },

    /** Reads one page range and keeps its pages for `extractBatches`. */
    async readBatch(
      request: ExtractionRequest & { range: PageRange; index: number; batchesTotal: number },
    ): Promise<void> {
      await withDocumentErrors(async () => {
        const progress = await reportProgress({ jobs, job: request, stage: 'reading' });
        const bytes = await loadDocument(request);
        const { pages, pageCount } = await progress.during((signal) =>
          reader.read({ bytes, range: request.range, maxPages: request.maxPages, signal }),
        );
        await storage.put(batchKey(jobFolder(request), request.index), Buffer.from(JSON.stringify(pages)));
        await jobs.recordBatch({ ...request, pagesTotal: pageCount });
      });
    },

    /** Runs the rules over all the pages that were read in batches. */
    async extractBatches(request: ExtractionRequest & { batches: number }): Promise<StoredObject> {
      return await withDocumentErrors(async () => {
        const progress = await reportProgress({ jobs, job: request, stage: 'extracting' });
        const result = await progress.during(async (signal) => {
          const pages: Page[] = [];
          for (let index = 0; index < request.batches; index++) pages.push(...(await loadBatch(request, index)));
          return await reader.extractPages({ pages, policyType: request.policyType, signal });
        });
        return await storeResult(request, result);
      });
    },

    /** Lets the result of the rules stand where a model was to be asked, and says in it why. */
    async keepRules(request: { jobId: string; accountId: string; rules: StoredObject }): Promise<StoredObject> {
      const bytes = await storage.get(request.rules.key);
      if (bytes === undefined) throw new Error(`the stored result ${request.rules.key} is missing`);
      const result = JSON.parse(Buffer.from(bytes).toString('utf8')) as ExtractionResult;
      return await storeResult(request, withoutModel(result), 'result-of-rules');
    },
  };

  async function loadDocument({ document }: ExtractionRequest): Promise<Uint8Array> {
    const bytes = await storage.get(document.key);
    if (bytes === undefined) throw new Error(`the stored document ${document.key} is missing`);
    if (sha256Of(bytes) !== document.sha256) {
      throw new DocumentError('document_corrupt', 'The stored document is not the one that was accepted.');
    }
    return bytes;
  }

  async function loadBatch(request: ExtractionRequest, index: number): Promise<Page[]> {
    const bytes = await storage.get(batchKey(jobFolder(request), index));
    if (bytes === undefined) throw new Error(`page range ${index} of the job is missing`);
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as Page[];
  }

  async function storeResult(
    request: { jobId: string; accountId: string },
    result: ExtractionResult,
    name = 'result',
  ): Promise<StoredObject> {
    const bytes = Buffer.from(JSON.stringify(result));
    const key = `${jobFolder(request)}/${name}.json`;
    await storage.put(key, bytes);
    return { key, sha256: sha256Of(bytes), bytes: bytes.length };
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
