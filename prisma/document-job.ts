import { jobRetentionDays } from '../domain/limits.ts';
import { jobMaxAttempts } from '../domain/orchestration.ts';
import { Prisma } from './generated/client.ts';

/**
 * Part of a statement that names rows of documents `accepted`: the job of each whose policy type is known. Nothing that
 * limits what a client may ask for stands in its way, since the document was accepted.
 */
export const insertJobs: Prisma.Sql = Prisma.sql`
  INSERT INTO jobs (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, policy_type,
    max_attempts, document_id, document_key, document_sha256, document_bytes, expires_at)
  SELECT job_id, account_id, key_id, request_id, 'documents', id::text, id::text, policy_type,
    ${jobMaxAttempts}::int, id, object_key, sha256, bytes, now() + make_interval(days => ${jobRetentionDays}::int)
  FROM accepted WHERE policy_type IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** Part of such a statement: counts the documents as used. */
export const countDocuments: Prisma.Sql = Prisma.sql`
  INSERT INTO usage_events (account_id, key_id, kind, subject_id, source)
  SELECT accepted.account_id, accepted.key_id, 'document', accepted.id, keys.source
  FROM accepted JOIN keys ON keys.id = accepted.key_id
  ON CONFLICT (kind, subject_id) DO NOTHING`;
