import { RawJson } from '../../domain/contract/codecs/json-text.ts';
import type { Validation } from '../../domain/extraction/result.ts';
import type {
  AppliedCorrection,
  Correction,
  ReviewChange,
  ReviewStatus,
  Reviewer,
} from '../../domain/review/correction.ts';
import { type Actor, recordAction } from '../audit.ts';
import { countUsage } from '../count-usage.ts';
import type { PrismaClient } from '../generated/client.ts';

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** How many values, added and removed elements of a review differ from the result. */
export interface ReviewCounts {
  changed: number;
  added: number;
  removed: number;
}

/** A review without its corrections and data. */
export interface ReviewSummary extends ReviewCounts {
  version: number;
  status: ReviewStatus;
  updatedAt: Date;
  updatedBy: Reviewer;
}

/** A review whose parts are JSON text as stored. */
export interface ReviewRecord extends ReviewSummary {
  corrections: RawJson;
  data: RawJson;
  validation: RawJson;
}

/** A job to be reviewed, with the history of its review. */
export interface ReviewedJob {
  status: string;
  policyType: string;
  /** Data of the result; null when there is none. */
  data: RawJson | null;
  version: number;
  /** Null before the first change. */
  reviewStatus: ReviewStatus | null;
  bytes: number;
  changes: ReviewChange[];
}

/** A change as it is listed. */
export type ChangeRecord = ReviewChange & { status: ReviewStatus };

/** A change and the review that results from it. */
export interface NewChange {
  jobId: string;
  version: number;
  at: Date;
  status: ReviewStatus;
  idempotencyKey?: string | undefined;
  fingerprint: string;
  by: Reviewer & Pick<Actor, 'requestId'>;
  applied: readonly AppliedCorrection[];
  review: { corrections: readonly Correction[]; data: Record<string, unknown>; validation: Validation } & ReviewCounts;
}

/** Reviews of results by persons. */
export function createReviewRepository(prisma: PrismaClient) {
  return {
    /** The review; null while there is none. */
    async find(accountId: string, jobId: string): Promise<ReviewRecord | null> {
      const [row] = await prisma.$queryRaw<(ReviewSummary & Record<'corrections' | 'data' | 'validation', string>)[]>`
        SELECT version, status, changed, added, removed, updated_at AS "updatedAt", updated_by AS "updatedBy",
          corrections::text, data::text, validation::text
        FROM job_reviews WHERE job_id = ${jobId}::uuid AND account_id = ${accountId}::uuid`;
      if (!row) return null;
      const [corrections, data, validation] = [row.corrections, row.data, row.validation].map(
        (text) => new RawJson(text),
      ) as [RawJson, RawJson, RawJson];
      return { ...row, corrections, data, validation };
    },

    /** The state that a change starts from; null when the account has no such job. */
    async findForChange(accountId: string, jobId: string): Promise<ReviewedJob | null> {
      // one statement, so that the version and the changes come from one snapshot
      const [row] = await prisma.$queryRaw<(Omit<ReviewedJob, 'data'> & { data: string | null })[]>`
        SELECT jobs.status, jobs.policy_type AS "policyType", kept.data::text, COALESCE(review.version, 0) AS version,
          review.status AS "reviewStatus", COALESCE(review.bytes, 0) AS bytes, COALESCE((
            SELECT json_agg(json_build_object('version', version, 'by', by, 'at', at, 'corrections', corrections)
              ORDER BY version)
            FROM job_review_changes AS changes WHERE changes.job_id = jobs.id
          ), '[]') AS changes
        FROM jobs LEFT JOIN job_results AS kept ON kept.job_id = jobs.id
          LEFT JOIN job_reviews AS review ON review.job_id = jobs.id
        WHERE jobs.id = ${jobId}::uuid AND jobs.account_id = ${accountId}::uuid`;
      if (!row) return null;
      const changes = row.changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() }));
      return { ...row, changes, data: row.data === null ? null : new RawJson(row.data) };
    },

    /** The fingerprint of the change that was made with the idempotency key; undefined when none was. */
    async findFingerprint(accountId: string, jobId: string, idempotencyKey: string): Promise<string | undefined> {
      const made = await prisma.jobReviewChange.findFirst({
        where: { accountId, jobId, idempotencyKey },
        select: { fingerprint: true },
      });
      return made?.fingerprint;
    },

    /**
     * Stores the change, the resulting review, its usage and its audit record. False when another change came in
     * between, or the job is gone.
     */
    async change(
      accountId: string,
      { jobId, version, at, status, by, applied, review, ...change }: NewChange,
    ): Promise<boolean> {
      const { requestId, ...reviewer } = by;
      const [corrections, data, validation] = [review.corrections, review.data, review.validation].map((part) =>
        JSON.stringify(part),
      );
      const made = JSON.stringify(applied);
      const bytes = Buffer.byteLength(made);
      const [{ stored } = { stored: 0 }] = await prisma.$queryRaw<{ stored: number }[]>`
        WITH reviewed_job AS (
          -- waits for a removal of the job in progress
          SELECT id, account_id FROM jobs
          WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid AND status = 'completed' FOR KEY SHARE
        ), reviewed AS (
          INSERT INTO job_reviews (job_id, account_id, version, status, changed, added, removed, corrections, data,
            validation, bytes, updated_by, updated_at)
          SELECT id, account_id, ${version}::int, ${status}, ${review.changed}::int, ${review.added}::int,
            ${review.removed}::int, ${corrections}::json, ${data}::json, ${validation}::json, ${bytes}::int,
            ${JSON.stringify(reviewer)}::jsonb, ${at}::timestamptz
          FROM reviewed_job
          ON CONFLICT (job_id) DO UPDATE SET version = EXCLUDED.version, status = EXCLUDED.status,
            changed = EXCLUDED.changed, added = EXCLUDED.added, removed = EXCLUDED.removed,
            corrections = EXCLUDED.corrections, data = EXCLUDED.data, validation = EXCLUDED.validation,
            bytes = job_reviews.bytes + EXCLUDED.bytes, updated_by = EXCLUDED.updated_by, updated_at = EXCLUDED.updated_at
          WHERE job_reviews.version = EXCLUDED.version - 1
          RETURNING job_id AS id, account_id
        ), changed AS (
          INSERT INTO job_review_changes (job_id, account_id, version, status, by, idempotency_key, fingerprint,
            corrections, at)
          SELECT id, account_id, ${version}::int, ${status}, ${JSON.stringify(reviewer)}::jsonb, ${change.idempotencyKey},
            ${change.fingerprint}, ${made}::json, ${at}::timestamptz
          FROM reviewed
        ), corrected AS (
          SELECT gen_random_uuid() AS id, account_id, ${by.keyId}::uuid AS key_id
          FROM reviewed, generate_series(1, ${applied.length}::int)
        ), counted AS (${countUsage({ kind: 'correction', of: 'corrected' })}),
        audited AS (${recordAction({ action: 'job.review', of: 'reviewed', by: { actor: by.keyId, requestId } })})
        SELECT count(*)::int AS stored FROM reviewed`;
      return stored === 1;
    },

    /** The changes of the review, newest first, from before the version `before`. */
    async listChanges(
      accountId: string,
      { jobId, before, limit }: { jobId: string; before?: number | undefined; limit: number },
    ): Promise<ChangeRecord[]> {
      const rows = await prisma.jobReviewChange.findMany({
        where: { accountId, jobId, ...(before !== undefined && { version: { lt: before } }) },
        orderBy: { version: 'desc' },
        take: limit,
        select: { version: true, status: true, by: true, at: true, corrections: true },
      });
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }) as unknown as ChangeRecord);
    },
  };
}
