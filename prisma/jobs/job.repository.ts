import { RawJson } from '../../domain/contract/codecs/json-text.ts';
import type { CitationLevel, ExtractionResult } from '../../domain/extraction/result.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { Limits } from '../../domain/limits.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { countUsage } from '../accounts/count-usage.ts';
import type { DeliveryState } from '../webhooks/delivery.repository.ts';
import { type Job, Prisma, type PrismaClient } from '../generated/client.ts';
import { pagesThisMonth } from '../accounts/limit.repository.ts';
import { lockStoredDocuments } from '../assistant/withdraw-answers.ts';

export type JobRepository = ReturnType<typeof createJobRepository>;
export type JobRecord = Job;
export type JobWithResult = Omit<Job, 'error'> & {
  error: JobError | null;
  result: ResultJsonText | null;
  /** Of the job's event; there is none before the job has ended. */
  delivery?: DeliveryState | null;
};

/** A result whose parts are the JSON that the database keeps. */
export type ResultJsonText = {
  [Part in keyof ExtractionResult]: ExtractionResult[Part] extends object ? RawJson : ExtractionResult[Part];
};

/** A job as a client ordered it. */
export interface JobIntent {
  jobId: string;
  keyId: string;
  requestId: string;
  operation: 'jobs' | 'extract';
  idempotencyKey: string;
  /** Two orders with one idempotency key are the same order when their fingerprints are equal. */
  fingerprint: string;
  policyType: string;
  citationLevel: CitationLevel;
  engine: 'rules' | 'model' | 'auto';
  priority: number;
  maxAttempts: number;
  metadata?: Record<string, unknown>;
  webhook?: { url: string; secret?: string };
  /** Where the document is: stored already, perhaps held for the account, or at a URL that the job's workflow fetches. */
  source: { document: StoredObject; documentId?: string } | { url: string };
  expiresAt: Date;
}

/** Which jobs of an account are listed. */
export interface JobQuery {
  limit: number;
  /** The last job of the page before. */
  after?: { createdAt: Date; id: string } | undefined;
  status?: string | undefined;
  policyType?: string | undefined;
}

/** The gateway's side of jobs: the durable intent of each, and what its readers see. */
export function createJobRepository(prisma: PrismaClient) {
  return {
    /**
     * Stores the intent; undefined when the account used the idempotency key before, when a sync call for the same is
     * under way or was sent away, when a limit of the account is reached, or when its held document is gone. The database
     * decides, so two gateways cannot disagree.
     */
    async create(
      accountId: string,
      intent: JobIntent,
      { maxUnfinishedJobs, monthlyPageQuota }: Limits,
    ): Promise<JobRecord | undefined> {
      const { metadata, webhook, source } = intent;
      const { document, documentId } = 'url' in source ? {} : source;
      const withinQuota =
        monthlyPageQuota === undefined
          ? Prisma.sql`TRUE`
          : Prisma.sql`${pagesThisMonth(accountId)} < ${monthlyPageQuota}`;
      const isNew =
        intent.operation === 'extract'
          ? Prisma.sql`NOT EXISTS (SELECT FROM jobs WHERE ${timedOutSyncJob(accountId, intent.fingerprint)})`
          : Prisma.sql`TRUE`;
      // whoever is removing the document is waited for
      const isHeld =
        documentId === undefined
          ? Prisma.sql`TRUE`
          : Prisma.sql`EXISTS (${lockStoredDocuments(accountId, [documentId])})`;
      const [row] = await prisma.$queryRaw<Record<string, unknown>[]>`
        WITH created AS (
          INSERT INTO jobs (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, policy_type,
            citation_level, engine, priority, max_attempts, metadata, webhook_url, webhook_secret,
            document_url, document_id, document_key, document_sha256, document_bytes, expires_at)
          SELECT ${intent.jobId}::uuid, ${accountId}::uuid, ${intent.keyId}::uuid, ${intent.requestId}, ${intent.operation},
            ${intent.idempotencyKey}, ${intent.fingerprint}, ${intent.policyType}, ${intent.citationLevel}, ${intent.engine},
            ${intent.priority}::int, ${intent.maxAttempts}::int, ${metadata ? JSON.stringify(metadata) : null}::jsonb,
            ${webhook?.url}, ${webhook?.secret}, ${'url' in source ? source.url : null}, ${documentId}::uuid, ${document?.key},
            ${document?.sha256}, ${document?.bytes}::int, ${intent.expiresAt}::timestamptz
          WHERE count_unfinished_jobs(${accountId}::uuid, ${maxUnfinishedJobs}::int) < ${maxUnfinishedJobs} AND ${withinQuota} AND ${isNew}
            AND ${isHeld}
          ON CONFLICT DO NOTHING
          RETURNING *
        ), counted AS (${countUsage({ kind: 'job', of: 'created', at: 'created_at' })})
        SELECT * FROM created`;
      return row && (inCamelCase(row) as JobRecord);
    },

    /**
     * The job that an order like this made before, or that a sync call joins: it is under way for the same, or somebody
     * who asked for the same was sent away from it.
     */
    async findSame(
      accountId: string,
      { operation, idempotencyKey, fingerprint }: Pick<JobIntent, 'operation' | 'idempotencyKey' | 'fingerprint'>,
    ): Promise<JobRecord | undefined> {
      const joined = Prisma.sql`
        OR (account_id = ${accountId}::uuid AND fingerprint = ${fingerprint} AND operation = 'extract'
          AND status IN ('pending', 'processing'))
        OR (${timedOutSyncJob(accountId, fingerprint)})`;
      const [same] = await prisma.$queryRaw<Record<string, unknown>[]>`
        SELECT * FROM jobs
        WHERE (account_id = ${accountId}::uuid AND operation = ${operation} AND idempotency_key = ${idempotencyKey})
          ${operation === 'extract' ? joined : Prisma.empty}
        ORDER BY idempotency_key = ${idempotencyKey} DESC, created_at DESC LIMIT 1`;
      return same && (inCamelCase(same) as JobRecord);
    },

    /** Notes that a call that waited for the job was sent away, so that its repetition is led back to it. */
    async recordSyncTimeout(accountId: string, jobId: string): Promise<void> {
      await prisma.$executeRaw`
        UPDATE jobs SET sent_away_at = now() WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid`;
    },

    /** The account's jobs without their results, newest first, after the job that `after` names. */
    async list(accountId: string, { limit, after, status, policyType }: JobQuery): Promise<JobWithResult[]> {
      const rows = await prisma.job.findMany({
        where: {
          accountId,
          ...(status !== undefined && { status }),
          ...(policyType !== undefined && { policyType }),
          ...(after && {
            createdAt: { lte: after.createdAt },
            OR: [{ createdAt: { lt: after.createdAt } }, { id: { gt: after.id } }],
          }),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        take: limit,
        include: { delivery: true },
      });
      return rows.map((job) => ({ ...job, error: job.error as JobError | null, result: null }));
    },

    /** Where the job stands; undefined when the account has no such job. */
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
          kept.usage::text AS result_usage, kept.warnings::text AS result_warnings
        FROM jobs LEFT JOIN job_results AS kept ON kept.job_id = jobs.id
        WHERE jobs.id = ${jobId}::uuid AND jobs.account_id = ${accountId}::uuid`;
      if (!row) return null;
      const job = inCamelCase(row) as JobRecord;
      // read apart, so that jobs without a webhook do not pay for it
      const delivery =
        job.webhookUrl === null ? null : await prisma.delivery.findFirst({ where: { jobId, accountId } });
      return {
        ...job,
        error: job.error as JobError | null,
        result: row.result_of === null ? null : toResult(row),
        delivery,
      };
    },
  };
}

/**
 * Of sync jobs for the same, from which somebody was sent away within the last hour: not one whose failure another job
 * need not meet.
 */
function timedOutSyncJob(accountId: string, fingerprint: string): Prisma.Sql {
  return Prisma.sql`account_id = ${accountId}::uuid AND fingerprint = ${fingerprint}
    AND operation = 'extract' AND sent_away_at > now() - interval '1 hour'
    AND error->>'retryable' IS DISTINCT FROM 'true' AND error->>'code' IS DISTINCT FROM 'cancelled'`;
}

/** The columns hold what `complete` wrote: the parts of an extraction result, as JSON text. */
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
}

function toResult(row: ResultColumns): ResultJsonText {
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

/** A row of a raw query under the names that Prisma gives its columns. */
function inCamelCase(row: Record<string, unknown>): Record<string, unknown> {
  const named = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [named(column), value]));
}
