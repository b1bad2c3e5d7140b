import { Prisma } from '../generated/client.ts';

// A sync call joins the job of an equal call, so its key and the job's own key may differ: `job_keys` holds all keys of sync
// calls, those that created their job too, so that its primary key decides between calls that create and calls that join.

/** Members of a `JobIntent` that decide whether it repeats or joins another one. */
interface Call {
  jobId: string;
  operation: 'jobs' | 'extract';
  idempotencyKey: string;
  fingerprint: string;
}

/** A key that the server made is the id of the job, which no other request has. */
function hasKeyOfClient({ operation, idempotencyKey, jobId }: Call): boolean {
  return operation === 'extract' && idempotencyKey !== jobId;
}

/** SQL condition of the insert of a job: no earlier one answers the call. Those that have not ended conflict with it. */
export function isNew(accountId: string, call: Call): Prisma.Sql {
  if (call.operation !== 'extract') return Prisma.sql`TRUE`;
  const timedOut = Prisma.sql`SELECT FROM jobs WHERE ${timedOutSyncJob(accountId, call.fingerprint)}`;
  if (!hasKeyOfClient(call)) return Prisma.sql`NOT EXISTS (${timedOut})`;
  return Prisma.sql`NOT EXISTS (${timedOut}) AND NOT EXISTS (SELECT FROM job_keys WHERE ${isOfKey(accountId, call)})`;
}

/** CTE that binds the key of a sync call to the row of the CTE `created`; the statement fails when it is bound already. */
export function keepKey(accountId: string, call: Call): Prisma.Sql {
  if (!hasKeyOfClient(call)) return Prisma.empty;
  return Prisma.sql`, kept AS (
    INSERT INTO job_keys (account_id, idempotency_key, job_id)
    SELECT ${accountId}::uuid, ${call.idempotencyKey}, id FROM created
  )`;
}

/** SQL query: the job that the key belongs to, else the one that a sync call joins, to which it binds the key. */
export function repeatedOrJoined(accountId: string, call: Call): Prisma.Sql {
  const { operation, idempotencyKey, fingerprint } = call;
  const own = Prisma.sql`SELECT * FROM jobs
    WHERE account_id = ${accountId}::uuid AND operation = ${operation} AND idempotency_key = ${idempotencyKey}`;
  if (operation !== 'extract') return own;
  const equal = Prisma.sql`((account_id = ${accountId}::uuid AND fingerprint = ${fingerprint} AND operation = 'extract'
      AND status IN ('pending', 'processing'))
    OR (${timedOutSyncJob(accountId, fingerprint)}))`;
  if (!hasKeyOfClient(call)) return Prisma.sql`SELECT * FROM jobs WHERE ${equal} ORDER BY created_at DESC LIMIT 1`;
  // the lock keeps the job from being deleted until the key is bound to it; a conflict with an equal call leads to its job
  return Prisma.sql`
    WITH repeated AS (
      ${own}
      UNION ALL
      SELECT * FROM jobs WHERE account_id = ${accountId}::uuid
        AND id = (SELECT job_id FROM job_keys WHERE ${isOfKey(accountId, call)})
    ), joined AS (
      SELECT * FROM jobs WHERE NOT EXISTS (SELECT FROM repeated) AND ${equal}
      ORDER BY created_at DESC LIMIT 1 FOR KEY SHARE
    ), bound AS (
      INSERT INTO job_keys (account_id, idempotency_key, job_id)
      SELECT ${accountId}::uuid, ${idempotencyKey}, id FROM joined
      ON CONFLICT (account_id, idempotency_key) DO UPDATE SET job_id = job_keys.job_id
      RETURNING job_id
    )
    SELECT * FROM repeated
    UNION ALL
    SELECT * FROM joined WHERE id = (SELECT job_id FROM bound)
    LIMIT 1`;
}

/** SQL condition on `job_keys`. */
function isOfKey(accountId: string, { idempotencyKey }: Call): Prisma.Sql {
  return Prisma.sql`account_id = ${accountId}::uuid AND idempotency_key = ${idempotencyKey}`;
}

/**
 * SQL condition: sync jobs with this fingerprint whose call timed out within the last hour. Excludes failures that a new
 * job may avoid.
 */
function timedOutSyncJob(accountId: string, fingerprint: string): Prisma.Sql {
  return Prisma.sql`account_id = ${accountId}::uuid AND fingerprint = ${fingerprint}
    AND operation = 'extract' AND sent_away_at > now() - interval '1 hour'
    AND error->>'retryable' IS DISTINCT FROM 'true' AND error->>'code' IS DISTINCT FROM 'cancelled'`;
}
