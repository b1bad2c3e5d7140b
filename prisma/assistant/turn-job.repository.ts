import type { Limits } from '../../domain/limits.ts';
import { jobRetentionDays } from '../../domain/limits.ts';
import { jobMaxAttempts } from '../../domain/orchestration.ts';
import { countUsage } from '../count-usage.ts';
import { derivedId } from '../derived-id.ts';
import type { PrismaClient } from '../generated/client.ts';
import type { JobRecord } from '../jobs/job.repository.ts';
import { hasPagesLeft } from '../monthly-usage.ts';
import type { TurnName } from './turn.repository.ts';

export type TurnJobRepository = ReturnType<typeof createTurnJobRepository>;

/** An extraction that a tool call requests. */
interface TurnJobRequest {
  /** Index of the tool call within its turn. */
  index: number;
  keyId: string;
  documentId: string;
  policyType: string;
}

/** Jobs that tool calls of the assistant create, with the key of the turn. */
export function createTurnJobRepository(
  prisma: PrismaClient,
  { maxUnfinishedJobs, monthlyPageQuota }: Pick<Limits, 'maxUnfinishedJobs' | 'monthlyPageQuota'>,
) {
  return {
    /**
     * Creates the job of a tool call, or returns the one that an earlier attempt created; null when a limit of the account
     * is reached or the document was deleted.
     */
    async create({ turnId, accountId }: TurnName, { index, keyId, documentId, policyType }: TurnJobRequest) {
      const jobId = derivedId(turnId, `job ${index}`);
      await prisma.$executeRaw`
        WITH created AS (
          INSERT INTO jobs (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, policy_type,
            max_attempts, document_id, document_key, document_sha256, document_bytes, expires_at)
          SELECT ${jobId}::uuid, account_id, ${keyId}::uuid, ${turnId}, 'assistant', ${jobId}, ${jobId}, ${policyType},
            ${jobMaxAttempts}::int, id, object_key, sha256, bytes, now() + make_interval(days => ${jobRetentionDays}::int)
          FROM documents
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid AND object_key IS NOT NULL
            AND count_unfinished_jobs(${accountId}::uuid, ${maxUnfinishedJobs}::int) < ${maxUnfinishedJobs}
            AND ${hasPagesLeft(accountId, monthlyPageQuota)}
          -- waits for a removal of the document in progress
          FOR KEY SHARE
          ON CONFLICT DO NOTHING
          RETURNING *
        ) ${countUsage({ kind: 'inner_job', of: 'created', at: 'created_at' })}`;
      const job: JobRecord | null = await prisma.job.findFirst({ where: { id: jobId, accountId } });
      return job;
    },
  };
}
