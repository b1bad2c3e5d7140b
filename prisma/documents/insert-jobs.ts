import { jobRetentionDays } from '../../domain/limits.ts';
import { jobMaxAttempts } from '../../domain/orchestration.ts';
import { countUsage } from '../count-usage.ts';
import { Prisma } from '../generated/client.ts';

/**
 * CTEs that insert and count a job for each document of the CTE `accepted` whose policy type is known. The account's
 * limits were checked when the document was accepted, so they do not apply here.
 */
export const insertJobs: Prisma.Sql = Prisma.sql`
  ordered AS (
    INSERT INTO jobs (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, policy_type,
      max_attempts, document_id, document_key, document_sha256, document_bytes, expires_at)
    SELECT job_id, account_id, key_id, request_id, 'documents', id::text, id::text, policy_type,
      ${jobMaxAttempts}::int, id, object_key, sha256, bytes, now() + make_interval(days => ${jobRetentionDays}::int)
    FROM accepted WHERE policy_type IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING *
  ), counted_jobs AS (${countUsage({ kind: 'inner_job', of: 'ordered', at: 'created_at' })})`;
