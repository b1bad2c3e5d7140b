import { RawJson } from '../../domain/contract/codecs/json-text.ts';
import type { CitationLevel, ExtractionResult } from '../../domain/extraction/result.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { Limits } from '../../domain/limits.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { countUsage } from '../count-usage.ts';
import type { ReviewSummary } from './review.repository.ts';
import type { DeliveryState } from '../webhooks/delivery.repository.ts';
import { type Job, Prisma, type PrismaClient } from '../generated/client.ts';
import { hasPagesLeft, pagesThisMonth } from '../monthly-usage.ts';
import { isNew, keepKey, repeatedOrJoined } from './sync-joins.ts';
import { isTaken } from '../is-taken.ts';
import { newestFirst, type Position, rowsAfter } from '../newest-first.ts';
import { lockedObject, lockStoredDocuments } from '../locks.ts';

export type JobRepository = ReturnType<typeof createJobRepository>;
export type JobRecord = Job;
export type JobWithResult = Omit<Job, 'error'> & {
  error: JobError | null;
  result: RawResult | null;
  /** Delivery of the job's event; absent before the job ends. */
  delivery?: DeliveryState | null;
  /** The corrections of the result; absent while nobody has reviewed it. */
  review?: (ReviewSummary & { corrections?: RawJson }) | null;
};

/** A result whose parts are JSON text as stored, so that they need not be parsed and serialized again. */
export type RawResult = {
  [Part in keyof ExtractionResult]: ExtractionResult[Part] extends object ? RawJson : ExtractionResult[Part];
};

/** A job as a client requested it. */
export interface JobIntent {
  jobId: string;
  keyId: string;
  requestId: string;
  operation: 'jobs' | 'extract';
  idempotencyKey: string;
  /** Tells a repeated request from a reused idempotency key. */
  fingerprint: string;
  policyType: string;
  citationLevel: CitationLevel;
  engine: 'rules' | 'model' | 'auto';
  priority: number;
  maxAttempts: number;
  metadata?: Record<string, unknown>;
  webhook?: { url: string; secret?: string };
  /** An object in storage, with the id of the stored document if it is one, or a URL that the job's workflow fetches. */
  source: { document: StoredObject; documentId?: string } | { url: string };
  expiresAt: Date;
}

/** Filter and position of a list of jobs. */
export interface JobQuery {
  limit: number;
  /** Last job of the previous page. */
  after?: Position | undefined;
  status?: string | undefined;
  policyType?: string | undefined;
}

/** Jobs as the gateway accesses them: it creates and reads them; workflows write the rest. */
export function createJobRepository(prisma: PrismaClient) {
  return {
    /**
     * Inserts the job; undefined when the account has used the idempotency key before, when an equal sync call is in
     * progress or has timed out, when a limit of the account is reached, or when its stored document was deleted. All of
     * it is checked by the insert itself, so that gateways cannot race each other. Notes the object of a refused request
     * for maintenance to remove. Waits for a removal of the object in progress; none can begin while the job refers to it.
     */
    async create(
      accountId: string,
      intent: JobIntent,
      { maxUnfinishedJobs, monthlyPageQuota }: Limits,
    ): Promise<JobRecord | undefined> {
      const { metadata, webhook, source } = intent;
      const { document, documentId } = 'url' in source ? {} : source;
      // waits for a removal of the document in progress
      const isStored =
        documentId === undefined
          ? Prisma.sql`TRUE`
          : Prisma.sql`EXISTS (${lockStoredDocuments(accountId, [documentId])})`;
      // a stored document protects its object
      const locked =
        document === undefined || documentId !== undefined
          ? Prisma.empty
          : Prisma.sql`FROM ${lockedObject(document.key)}`;
      const insert = () => prisma.$queryRaw<Record<string, unknown>[]>`
        WITH created AS (
          INSERT INTO jobs (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, policy_type,
            citation_level, engine, priority, max_attempts, metadata, webhook_url, webhook_secret,
            document_url, document_id, document_key, document_sha256, document_bytes, expires_at)
          SELECT ${intent.jobId}::uuid, ${accountId}::uuid, ${intent.keyId}::uuid, ${intent.requestId}, ${intent.operation},
            ${intent.idempotencyKey}, ${intent.fingerprint}, ${intent.policyType}, ${intent.citationLevel}, ${intent.engine},
            ${intent.priority}::int, ${intent.maxAttempts}::int, ${metadata ? JSON.stringify(metadata) : null}::jsonb,
            ${webhook?.url}, ${webhook?.secret}, ${'url' in source ? source.url : null}, ${documentId}::uuid, ${document?.key},
            ${document?.sha256}, ${document?.bytes}::int, ${intent.expiresAt}::timestamptz
          ${locked}
          WHERE count_unfinished_jobs(${accountId}::uuid, ${maxUnfinishedJobs}::int) < ${maxUnfinishedJobs} AND ${hasPagesLeft(accountId, monthlyPageQuota)} AND ${isNew(accountId, intent)}
            AND ${isStored}
          ON CONFLICT DO NOTHING
          RETURNING *
        ), counted AS (${countUsage({ kind: 'job', of: 'created', at: 'created_at' })})${keepKey(accountId, intent)}${noteUnused(accountId, source)}
        SELECT * FROM created`;
      const [row] = await insert().catch((error: unknown) => {
        // only the key can be taken: conflicts in `jobs` insert nothing and are no error
        if (!isTaken(error)) throw error;
        // in the meantime a call with this key has joined another job, which a new statement sees
        return insert();
      });
      return row && (inCamelCase(row) as JobRecord);
    },

    /**
     * The job that an earlier request with the same idempotency key created or joined, else the one that a sync call joins
     * now: an unfinished one with the same fingerprint, or one whose sync call timed out. Joining binds the key to the job;
     * undefined, too, when another call with the key has bound it to another job at the same time.
     */
    async findRepeatedOrJoined(accountId: string, intent: JobIntent): Promise<JobRecord | undefined> {
      const [same] = await prisma.$queryRaw<Record<string, unknown>[]>(repeatedOrJoined(accountId, intent));
      return same && (inCamelCase(same) as JobRecord);
    },

    /** What counts against the limits of the account; no pages where there is no quota. */
    async countUse(
      accountId: string,
      { monthlyPageQuota }: Limits,
    ): Promise<{ unfinishedJobs: number; pagesThisMonth: number }> {
      const pages = monthlyPageQuota === undefined ? Prisma.sql`0` : pagesThisMonth(accountId);
      const [use] = await prisma.$queryRaw<{ unfinishedJobs: number; pagesThisMonth: number }[]>`
        SELECT ${pages}::float8 AS "pagesThisMonth", (SELECT count(*) FROM jobs
          WHERE account_id = ${accountId}::uuid AND status IN ('pending', 'processing'))::int AS "unfinishedJobs"`;
      return use ?? { unfinishedJobs: 0, pagesThisMonth: 0 };
    },

    /** Records that a sync call answered 408 for the job, so that a repeated call joins it. */
    async recordSyncTimeout(accountId: string, jobId: string): Promise<void> {
      await prisma.$executeRaw`
        UPDATE jobs SET sent_away_at = now() WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid`;
    },

    /** The account's jobs without their results, newest first, from after `after`. */
    async list(accountId: string, { limit, after, status, policyType }: JobQuery): Promise<JobWithResult[]> {
      const rows = await prisma.job.findMany({
        where: {
          accountId,
          ...(status !== undefined && { status }),
          ...(policyType !== undefined && { policyType }),
          ...rowsAfter(after),
        },
        orderBy: newestFirst(),
        take: limit,
        include: { delivery: true, review: { omit: { corrections: true, data: true, validation: true } } },
      });
      return rows.map((job) => ({
        ...job,
        error: job.error as JobError | null,
        result: null,
        review: job.review as ReviewSummary | null,
      }));
    },

    /** The status of the job; undefined when the account has no such job. */
    async findStatus(accountId: string, jobId: string): Promise<string | undefined> {
      const [job] = await prisma.$queryRaw<{ status: string }[]>`
        SELECT status FROM jobs WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid`;
      return job?.status;
    },

    /** The job with its result when there is one; null when the account has no such job. */
    async find(accountId: string, jobId: string): Promise<JobWithResult | null> {
      const [row] = await prisma.$queryRaw<(Record<string, unknown> & ResultColumns)[]>`
        SELECT jobs.*, kept.job_id AS result_of, kept.data::text AS result_data, kept.fields::text AS result_fields,
          kept.citations::text AS result_citations, kept.validation::text AS result_validation,
          kept.pages AS result_pages, kept.engine AS result_engine, kept.schema_version AS result_schema_version,
          kept.usage::text AS result_usage, kept.warnings::text AS result_warnings, (
            SELECT jsonb_build_object('version', version, 'status', status, 'changed', changed, 'added', added,
              'removed', removed, 'updatedAt', updated_at, 'updatedBy', updated_by)
            FROM job_reviews WHERE job_id = jobs.id
          ) AS review_summary, (SELECT corrections::text FROM job_reviews WHERE job_id = jobs.id) AS review_corrections
        FROM jobs LEFT JOIN job_results AS kept ON kept.job_id = jobs.id
        WHERE jobs.id = ${jobId}::uuid AND jobs.account_id = ${accountId}::uuid`;
      if (!row) return null;
      const job = inCamelCase(row) as JobRecord;
      // a separate query, so that jobs without a webhook skip it
      const delivery =
        job.webhookUrl === null ? null : await prisma.delivery.findFirst({ where: { jobId, accountId } });
      return {
        ...job,
        error: job.error as JobError | null,
        result: row.result_of === null ? null : toResult(row),
        review: row.review_summary && toReview(row.review_summary, row.review_corrections ?? '[]'),
        delivery,
      };
    },
  };
}

/** CTE that notes bytes that came with the order when the CTE `created` has no row; empty for other sources. */
function noteUnused(accountId: string, source: JobIntent['source']): Prisma.Sql {
  if ('url' in source || source.documentId !== undefined) return Prisma.empty;
  return Prisma.sql`, noted AS (
    INSERT INTO unused_objects (account_id, object_key)
    SELECT ${accountId}::uuid, ${source.document.key} WHERE NOT EXISTS (SELECT FROM created)
    ON CONFLICT (account_id, object_key) DO UPDATE SET at = EXCLUDED.at
  )`;
}

/** The parts of an extraction result, as JSON text. */
interface ResultColumns {
  result_of: string | null;
  result_data: string;
  result_fields: string;
  result_citations: string;
  result_validation: string;
  result_pages: number;
  result_engine: ExtractionResult['engine'];
  result_schema_version: string;
  result_usage: string;
  result_warnings: string;
  review_summary: ReviewSummary | null;
  review_corrections: string | null;
}

function toReview(summary: ReviewSummary, corrections: string): NonNullable<JobWithResult['review']> {
  // JSON has no dates
  return { ...summary, updatedAt: new Date(summary.updatedAt), corrections: new RawJson(corrections) };
}

function toResult(row: ResultColumns): RawResult {
  return {
    data: new RawJson(row.result_data),
    fields: new RawJson(row.result_fields),
    citations: new RawJson(row.result_citations),
    validation: new RawJson(row.result_validation),
    pages: row.result_pages,
    engine: row.result_engine,
    schemaVersion: row.result_schema_version,
    usage: new RawJson(row.result_usage),
    warnings: new RawJson(row.result_warnings),
  };
}

/** Renames the columns of a raw query to the property names of Prisma's models. */
function inCamelCase(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [propertyOf(column), value]));
}

/** Begins with the columns whose properties have another name in the schema. */
const properties = new Map([['sent_away_at', 'syncTimedOutAt']]);

/** Kept, since every row of every request has the same columns. */
function propertyOf(column: string): string {
  const known = properties.get(column);
  if (known !== undefined) return known;
  const property = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  properties.set(column, property);
  return property;
}
