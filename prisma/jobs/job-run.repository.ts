import { type OnJobEnd, outcomeOf } from '../../domain/job-outcome.ts';
import type { EventType } from '../../domain/contract/webhooks/deliveries.ts';
import { webhookIdOf } from '../../domain/delivery.ts';
import type { ResultJson } from '../../domain/extraction/result.ts';
import { hasEnded } from '../../domain/has-ended.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { WorkStage } from '../../domain/job-stages.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { derivedId } from '../derived-id.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { countUsage } from '../count-usage.ts';
import { lockObjects } from '../locks.ts';
import { type PercentSpan, percentWithin } from '../stage-percent.ts';
import { modelCallsIn, uncountedTokens } from './model-calls.ts';

export type JobRunRepository = ReturnType<typeof createJobRunRepository>;

interface JobStep {
  jobId: string;
  accountId: string;
  /** Fencing token: writes with a lower step than the row's are ignored. */
  step: number;
}

/** Progress at the start of each stage. */
const percentAt: Record<WorkStage, number> = { fetching: 2, reading: 10, extracting: 80 };
const readingSpan: PercentSpan = [percentAt.reading, percentAt.extracting];
/** A model is asked in the stage `extracting`; only the end of the job is 100 percent. */
const askingSpan: PercentSpan = [percentAt.extracting, 99];

/**
 * The writes of a job's workflow, and of processes that end a job without a workflow. All of them are idempotent, progress never
 * decreases, and neither an earlier step nor any write after the end changes the row, so retried and late activities are
 * safe.
 */
export function createJobRunRepository(prisma: PrismaClient, { onJobEnd }: { onJobEnd?: OnJobEnd | undefined } = {}) {
  return {
    ...modelCallsIn(prisma),

    /** Marks the job as processing and records the attempt; false when the row has a later step or has ended. */
    async beginStep({
      jobId,
      accountId,
      step,
      stage,
      attempt,
    }: JobStep & { stage: WorkStage; attempt: number }): Promise<boolean> {
      const begun = await prisma.$executeRaw`
        UPDATE jobs SET status = 'processing', seq = ${step}, stage = ${stage},
          percent = GREATEST(percent, ${percentAt[stage]}), attempts = GREATEST(attempts, ${attempt}),
          started_at = COALESCE(started_at, now()), updated_at = now()
        WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid
          AND status IN ('pending', 'processing') AND seq <= ${step}`;
      return begun > 0;
    },

    /** Records how many pages have been read so far. */
    async recordPages({
      jobId,
      accountId,
      step,
      pagesDone,
      pagesTotal,
    }: JobStep & { pagesDone: number; pagesTotal: number }): Promise<void> {
      await prisma.$executeRaw`
        UPDATE jobs SET pages_total = ${pagesTotal}, pages_done = GREATEST(pages_done, ${pagesDone}),
          percent = GREATEST(percent, ${percentWithin(readingSpan, { done: pagesDone, total: pagesTotal })}), updated_at = now()
        WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND status = 'processing' AND seq = ${step}`;
    },

    /** Records that a page range was read. Idempotent by range. */
    async recordBatch({
      jobId,
      accountId,
      step,
      index,
      range,
      pagesTotal,
      batchesTotal,
    }: JobStep & {
      index: number;
      range: { first: number; last: number };
      pagesTotal: number;
      batchesTotal: number;
    }): Promise<void> {
      const [start, end] = readingSpan;
      await prisma.$transaction([
        prisma.$executeRaw`
          INSERT INTO job_batches (job_id, index, first_page, last_page)
          SELECT id, ${index}, ${range.first}, ${range.last} FROM jobs
          WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid
          -- serializes page ranges, so that the next statement counts those committed before
          FOR NO KEY UPDATE
          ON CONFLICT DO NOTHING`,
        prisma.$executeRaw`
          UPDATE jobs SET pages_total = ${pagesTotal}, batches_total = ${batchesTotal},
            pages_done = GREATEST(pages_done, read.pages), batches_done = GREATEST(batches_done, read.batches),
            percent = GREATEST(percent, ${start}::int + (read.pages * ${end - start}::int) / ${pagesTotal}), updated_at = now()
          FROM (SELECT COALESCE(SUM(last_page - first_page + 1), 0)::int AS pages, COUNT(*)::int AS batches
                FROM job_batches WHERE job_id = ${jobId}::uuid) AS read
          WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND status = 'processing' AND seq = ${step}`,
      ]);
    },

    /** Records how many ranges are done: page ranges that were read, and ranges that a model has answered. */
    async recordRanges({
      jobId,
      accountId,
      step,
      done,
      total,
    }: JobStep & { done: number; total: number }): Promise<void> {
      await prisma.$executeRaw`
        UPDATE jobs SET batches_total = GREATEST(batches_total, ${total}), batches_done = GREATEST(batches_done, ${done}),
          percent = GREATEST(percent, ${percentWithin(askingSpan, { done, total })}), updated_at = now()
        WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND status = 'processing' AND seq = ${step}`;
    },

    /** The URL to fetch the job's document from. */
    async documentUrl({ jobId, accountId }: { jobId: string; accountId: string }): Promise<string> {
      const job = await prisma.job.findFirstOrThrow({ where: { id: jobId, accountId }, select: { documentUrl: true } });
      if (job.documentUrl === null) throw new Error('the job has no document URL');
      return job.documentUrl;
    },

    /** Records the object of the fetched document; waits for a removal of the object in progress. */
    async recordDocument({ jobId, accountId, document }: JobStep & { document: StoredObject }): Promise<void> {
      await prisma.$transaction(async (transaction) => {
        await lockObjects(transaction, [document.key]);
        await transaction.job.updateMany({
          where: { id: jobId, accountId },
          data: { documentKey: document.key, documentSha256: document.sha256, documentBytes: document.bytes },
        });
      });
    },

    /** How the job has ended; undefined while it has not. */
    findEnd,

    /** Whether the job has ended or was deleted; waits for a removal in progress. */
    async isTerminal({ jobId, accountId }: Pick<JobStep, 'jobId' | 'accountId'>): Promise<boolean> {
      const [job] = await prisma.$queryRaw<{ status: string }[]>`
        SELECT status FROM jobs WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid FOR KEY SHARE`;
      return job === undefined || hasEnded(job);
    },

    /**
     * Completes the job: status, result, usage and delivery in one statement. Returns the id of the delivery when the job has
     * a webhook.
     */
    async complete({ jobId, accountId, step, result }: JobStep & { result: ResultJson }): Promise<string | null> {
      const json = new TextDecoder().decode(result);
      const [ended] = await prisma.$queryRaw<(EndedRow & { isLater: boolean })[]>`
        WITH result AS MATERIALIZED (
          SELECT * FROM json_to_record(${json}::json) AS result (data json, fields json, citations json,
            validation json, pages int, engine text, "schemaVersion" text, usage json, warnings json)
        ), ended AS (
          UPDATE jobs SET status = 'completed', stage = 'done', percent = 100, seq = ${step},
            pages_total = result.pages, pages_done = result.pages, completed_at = now(), updated_at = now()
          FROM result
          WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND status NOT IN ('completed', 'failed')
          RETURNING id, account_id, key_id, webhook_url, policy_type,
            document_id IS NOT NULL AND operation <> 'documents' AS is_later, (usage->>'pages')::int AS pages,
            (usage->>'ocrPages')::int AS ocr_pages, ${uncountedTokens}
        ), announced AS (${insertDelivery(jobId, 'job.completed')}), counted AS (
          ${countUsage({ kind: 'extraction', of: 'ended', amounts: 'columns' })}
        ), kept AS (
          INSERT INTO job_results (job_id, account_id, data, fields, citations, validation, pages, engine, schema_version, usage, warnings)
          SELECT id, account_id, data, fields, citations, validation, result.pages, engine, "schemaVersion", usage, warnings
          FROM ended CROSS JOIN result
          ON CONFLICT (job_id) DO NOTHING
        )
        SELECT announced.id AS "deliveryId", policy_type AS "policyType", is_later AS "isLater"
        FROM ended LEFT JOIN announced ON true`;
      if (ended) onJobEnd?.({ policyType: ended.policyType, outcome: 'completed' });
      if (ended?.isLater !== false) await nameDocument({ jobId, accountId });
      // a retry that changed nothing reads what the first attempt wrote
      return ended ? ended.deliveryId : ((await findEnd({ jobId, accountId }))?.deliveryId ?? null);
    },

    /** Fails the job unless it has ended; returns how it ended. */
    async fail({ jobId, accountId, step, error }: JobStep & { error: JobError }): Promise<JobEnd> {
      const [ended] = await prisma.$queryRaw<EndedRow[]>`
        WITH ended AS (
          UPDATE jobs SET status = 'failed', seq = ${step}, error = ${JSON.stringify(error)}::jsonb,
            started_at = COALESCE(started_at, now()), failed_at = now(), updated_at = now()
          WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND status NOT IN ('completed', 'failed')
          RETURNING id, account_id, key_id, webhook_url, policy_type, created_at
        ), announced AS (${insertDelivery(jobId, 'job.failed')}), counted AS (
          ${countUsage({ kind: 'failure', of: 'ended', at: 'created_at' })}
        )
        SELECT announced.id AS "deliveryId", policy_type AS "policyType" FROM ended LEFT JOIN announced ON true`;
      const failed: JobEnd = { status: 'failed', pages: 0, deliveryId: null };
      if (!ended) return (await findEnd({ jobId, accountId })) ?? failed;
      onJobEnd?.({ policyType: ended.policyType, outcome: outcomeOf(error), code: error.code });
      return { ...failed, deliveryId: ended.deliveryId };
    },
  };

  /**
   * Updates the searchable names of a document after a later extraction of it; a trigger does so for the document's own job.
   * Not part of the completion, because a removal locks the document before its jobs: the two could deadlock.
   */
  async function nameDocument({ jobId, accountId }: Pick<JobStep, 'jobId' | 'accountId'>): Promise<void> {
    await prisma.$executeRaw`
      SELECT name_documents(ARRAY(
        SELECT document_id FROM jobs
        WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND document_id IS NOT NULL
          AND operation <> 'documents'
      ))`;
  }

  async function findEnd({ jobId, accountId }: Pick<JobStep, 'jobId' | 'accountId'>): Promise<JobEnd | undefined> {
    const [end] = await prisma.$queryRaw<JobEnd[]>`
      SELECT jobs.status, COALESCE(jobs.pages_total, 0) AS pages, deliveries.id AS "deliveryId"
      FROM jobs LEFT JOIN deliveries ON deliveries.job_id = jobs.id
      WHERE jobs.id = ${jobId}::uuid AND jobs.account_id = ${accountId}::uuid
        AND jobs.status IN ('completed', 'failed')`;
    return end;
  }
}

export interface JobEnd {
  status: 'completed' | 'failed';
  pages: number;
  /** Null when the job has no webhook. */
  deliveryId: string | null;
}

interface EndedRow {
  deliveryId: string | null;
  policyType: string;
}

/** SQL fragment that inserts the delivery of the job's event when the job has a webhook. */
function insertDelivery(jobId: string, event: EventType): Prisma.Sql {
  const deliveryId = derivedId(jobId, event);
  return Prisma.sql`
    INSERT INTO deliveries (id, account_id, job_id, event, webhook_id, url)
    SELECT ${deliveryId}::uuid, account_id, id, ${event}, ${webhookIdOf(deliveryId)}, webhook_url
    FROM ended WHERE webhook_url IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING id`;
}
