import { type OnJobEnd, outcomeOf } from '../../domain/job-outcome.ts';
import type { PageRow } from '../../domain/document/indexed-page.ts';
import type { DocumentEnd } from '../../domain/document/states.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { countUsage } from '../count-usage.ts';
import { insertJobs } from './insert-jobs.ts';
import type { Prisma, PrismaClient } from '../generated/client.ts';
import { lockObjects } from '../locks.ts';
import { type PercentSpan, percentWithin } from '../stage-percent.ts';

export type DocumentRunRepository = ReturnType<typeof createDocumentRunRepository>;

export interface DocumentRef {
  documentId: string;
  accountId: string;
}

interface DocumentStep extends DocumentRef {
  /** Fencing token: writes with a lower step than the row's are ignored. */
  step: number;
}

/** How many pages were read, and how many of them by OCR. */
interface PagesRead {
  pages: number;
  ocrPages: number;
}

/** A range of pages may contain a million words. */
const writeTimeoutMs = 30_000;

/** Progress at the start of each stage. */
const percentAt = { fetching: 2, reading: 10, extracting: 70 };
const readingSpan: PercentSpan = [percentAt.reading, percentAt.extracting];

/**
 * The writes of a document's workflow, and of `reconcile` where there is none. All of them are idempotent, progress never
 * decreases, and neither an earlier step nor any write after the end changes the row, so retried and late activities are
 * safe.
 */
export function createDocumentRunRepository(
  prisma: PrismaClient,
  { onJobEnd }: { onJobEnd?: OnJobEnd | undefined } = {},
) {
  return {
    /** Marks the document as processing; false when the row has a later step or has ended. */
    async beginStep({
      documentId,
      accountId,
      step,
      stage,
      attempt,
    }: DocumentStep & { stage: 'fetching' | 'reading'; attempt: number }): Promise<boolean> {
      const status = stage === 'fetching' ? 'fetching' : 'processing';
      const begun = await prisma.$executeRaw`
        UPDATE documents SET status = ${status}, seq = ${step}, stage = ${stage},
          percent = GREATEST(percent, ${percentAt[stage]}), attempts = GREATEST(attempts, ${attempt}), updated_at = now()
        WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid
          AND status IN ('queued', 'fetching', 'processing') AND seq <= ${step}`;
      return begun > 0;
    },

    /** Whether the document has ended or was deleted. */
    async hasEnded({ documentId, accountId }: DocumentRef): Promise<boolean> {
      const unfinished = await prisma.document.count({
        where: { id: documentId, accountId, status: { in: ['queued', 'fetching', 'processing'] } },
      });
      return unfinished === 0;
    },

    /** The URL to fetch the document from. */
    async url({ documentId, accountId }: DocumentRef): Promise<string> {
      const { url } = await prisma.document.findFirstOrThrow({
        where: { id: documentId, accountId },
        select: { url: true },
      });
      if (url === null) throw new Error('the document has no URL');
      return url;
    },

    /** The types of document and coverage in the client's own words, and the policy type if they name one. */
    async declaredTypes({ documentId, accountId }: DocumentRef) {
      return await prisma.document.findFirstOrThrow({
        where: { id: documentId, accountId },
        select: { documentType: true, coverageType: true, policyType: true },
      });
    },

    /** Records the object of the fetched document, also for its waiting job; false when the document was deleted. */
    async recordObject({ documentId, accountId, object }: DocumentRef & { object: StoredObject }): Promise<boolean> {
      return await prisma.$transaction(async (transaction) => {
        await lockObjects(transaction, [object.key]);
        const { count } = await transaction.document.updateMany({
          where: { id: documentId, accountId },
          data: { objectKey: object.key, sha256: object.sha256, bytes: object.bytes, updatedAt: new Date() },
        });
        await transaction.job.updateMany({
          where: { documentId, accountId, operation: 'documents' },
          data: { documentKey: object.key, documentSha256: object.sha256, documentBytes: object.bytes },
        });
        return count > 0;
      });
    },

    /**
     * Stores pages that were read, and skips pages that are stored unchanged. Returns how many pages the document has now;
     * undefined when the row has a later step or has ended.
     */
    async recordPages({
      documentId,
      accountId,
      step,
      pages,
      pagesTotal,
      isRepaired = false,
    }: DocumentStep & { pages: readonly PageRow[]; pagesTotal: number; isRepaired?: boolean }): Promise<
      number | undefined
    > {
      return await prisma.$transaction(
        async (transaction) => {
          // locks the document's row, so that page ranges are counted one after the other
          const held = await transaction.$queryRaw<unknown[]>`
            SELECT 1 FROM documents
            WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid AND status = 'processing' AND seq <= ${step}
            -- not FOR UPDATE, which would block inserts of jobs that refer to the document
            FOR NO KEY UPDATE`;
          if (held.length === 0) return undefined;
          await transaction.$executeRaw`
            INSERT INTO document_pages AS known (document_id, account_id, number, width, height, text, words)
            SELECT ${documentId}::uuid, ${accountId}::uuid, number, width, height, text, words::json
            FROM unnest(
              ${pages.map(({ number }) => number)}::int[], ${pages.map(({ width }) => width)}::float8[],
              ${pages.map(({ height }) => height)}::float8[], ${pages.map(({ text }) => text)}::text[],
              ${pages.map(({ words }) => words)}::text[]
            ) AS read(number, width, height, text, words)
            ON CONFLICT (document_id, number) DO UPDATE SET
              width = EXCLUDED.width, height = EXCLUDED.height, text = EXCLUDED.text, words = EXCLUDED.words
            WHERE (known.width, known.height, known.text, known.words::text)
              IS DISTINCT FROM (EXCLUDED.width, EXCLUDED.height, EXCLUDED.text, EXCLUDED.words::text)`;
          const pagesDone = await transaction.documentPage.count({ where: { documentId } });
          await transaction.$executeRaw`
            UPDATE documents SET pages_total = ${pagesTotal}, pages_done = GREATEST(pages_done, ${pagesDone}),
              is_repaired = is_repaired OR ${isRepaired},
              percent = GREATEST(percent, ${percentWithin(readingSpan, { done: pagesDone, total: pagesTotal })}), updated_at = now()
            WHERE id = ${documentId}::uuid`;
          return pagesDone;
        },
        { timeout: writeTimeoutMs },
      );
    },

    /** Sets the policy type of a document that was read and creates its job. */
    async orderExtraction({
      documentId,
      accountId,
      step,
      policyType,
      ocrPages,
    }: DocumentStep & { policyType: string; ocrPages: number }): Promise<void> {
      await prisma.$queryRaw`
        WITH accepted AS (
          UPDATE documents SET policy_type = ${policyType}, ocr_pages = ${ocrPages}, stage = 'extracting', seq = ${step},
            percent = GREATEST(percent, ${percentAt.extracting}), updated_at = now()
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid AND status = 'processing' AND seq <= ${step}
          RETURNING *
        ), ${insertJobs}
        SELECT count(*) FROM accepted`;
    },

    /** Ends a document of no known policy type: it stays searchable, without an extraction. */
    async endUnextracted({
      documentId,
      accountId,
      step,
      read,
    }: DocumentStep & { read: PagesRead }): Promise<DocumentEnd | null> {
      await prisma.$queryRaw`
        WITH ended AS (
          UPDATE documents SET status = 'ready', stage = 'done', percent = 100, seq = ${step},
            ocr_pages = ${read.ocrPages}, ready_at = now(), updated_at = now()
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid
            AND status IN ('queued', 'fetching', 'processing')
          RETURNING id, account_id, key_id
        ), counted AS (${countReading('ended', read)})
        SELECT count(*) FROM ended`;
      return await findEnd({ documentId, accountId });
    },

    /** Ends a document with the outcome of its job; null while the job has not ended. Counts its pages unless the result does. */
    async endWithJob({
      documentId,
      accountId,
      step,
      read,
    }: DocumentStep & { read: PagesRead }): Promise<DocumentEnd | null> {
      await prisma.$queryRaw`
        WITH ended AS (
          UPDATE documents SET
            status = CASE WHEN jobs.status = 'completed' THEN 'ready' ELSE 'failed' END,
            stage = CASE WHEN jobs.status = 'completed' THEN 'done' ELSE 'extracting' END,
            percent = CASE WHEN jobs.status = 'completed' THEN 100 ELSE documents.percent END,
            ready_at = jobs.completed_at, failed_at = jobs.failed_at, error = jobs.error, seq = ${step},
            updated_at = now()
          FROM jobs
          WHERE documents.id = ${documentId}::uuid AND documents.account_id = ${accountId}::uuid
            AND documents.status IN ('queued', 'fetching', 'processing')
            AND jobs.id = documents.job_id AND jobs.status IN ('completed', 'failed')
          RETURNING documents.id, documents.account_id, documents.key_id, documents.status
        ), unextracted AS (SELECT * FROM ended WHERE status = 'failed'), counted AS (${countReading('unextracted', read)})
        SELECT count(*) FROM ended`;
      return await findEnd({ documentId, accountId });
    },

    /** Fails the document, and its job if that has not started. */
    async fail({ documentId, accountId, step, error }: DocumentStep & { error: JobError }): Promise<void> {
      const endedJobs = await prisma.$queryRaw<{ policyType: string }[]>`
        WITH ended AS (
          UPDATE documents SET status = 'failed', seq = ${step}, error = ${JSON.stringify(error)}::jsonb,
            failed_at = now(), updated_at = now()
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid
            AND status IN ('queued', 'fetching', 'processing')
          RETURNING job_id, error
        ), ended_jobs AS (
          UPDATE jobs SET status = 'failed', error = ended.error, started_at = COALESCE(started_at, now()),
            failed_at = now(), updated_at = now()
          FROM ended WHERE jobs.id = ended.job_id AND jobs.status = 'pending'
          RETURNING jobs.*
        ), counted AS (${countUsage({ kind: 'failure', of: 'ended_jobs', at: 'created_at' })})
        SELECT policy_type AS "policyType" FROM ended_jobs`;
      for (const { policyType } of endedJobs) onJobEnd?.({ policyType, outcome: outcomeOf(error), code: error.code });
    },
  };

  async function findEnd({ documentId, accountId }: DocumentRef): Promise<DocumentEnd | null> {
    const document = await prisma.document.findFirst({
      where: { id: documentId, accountId },
      select: { status: true, error: true },
    });
    if (document?.status === 'failed') return { status: 'failed', error: document.error as unknown as JobError };
    // nothing is left to do for a deleted document either
    return document === null || document.status === 'ready' ? { status: 'ready' } : null;
  }
}

/** SQL fragment that counts the pages of documents without an extraction. */
function countReading(of: string, { pages, ocrPages }: PagesRead): Prisma.Sql {
  return countUsage({ kind: 'reading', of, amounts: { pages, ocrPages, promptTokens: 0, completionTokens: 0 } });
}
