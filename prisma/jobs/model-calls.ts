import type { ModelUsage } from '../../domain/model/model.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';

interface JobOfAccount {
  jobId: string;
  accountId: string;
}

/** Usage of all model calls for a job, failed ones included. */
export type CallTotals = Pick<ModelUsage, 'promptTokens' | 'completionTokens'> & { calls: number };

/** Model calls as usage events of their own, so that they count even if their job fails or is removed. */
export function modelCallsIn(prisma: PrismaClient) {
  return {
    /** Counts a call, once for each `callId`, also that of a job that was removed meanwhile. */
    async recordCall({
      jobId,
      accountId,
      callId,
      usage: { promptTokens, completionTokens },
    }: JobOfAccount & { callId: string; usage: ModelUsage }): Promise<void> {
      await prisma.$executeRaw`
        WITH owner AS (
          SELECT key_id FROM jobs WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid
          UNION
          SELECT key_id FROM usage_events
          WHERE kind IN ('job', 'inner_job') AND subject_id = ${jobId}::uuid AND account_id = ${accountId}::uuid
        ), counted AS (
          INSERT INTO usage_events (account_id, key_id, kind, subject_id, source, prompt_tokens, completion_tokens)
          SELECT ${accountId}::uuid, keys.id, 'model_call', ${callId}::uuid, keys.source, ${promptTokens}::int,
            ${completionTokens}::int
          FROM owner JOIN keys ON keys.id = owner.key_id
          LIMIT 1
          ON CONFLICT (kind, subject_id) DO NOTHING
          RETURNING prompt_tokens, completion_tokens
        )
        UPDATE jobs SET model_calls = model_calls + 1, prompt_tokens = jobs.prompt_tokens + counted.prompt_tokens,
          completion_tokens = jobs.completion_tokens + counted.completion_tokens
        FROM counted WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid`;
    },

    /** Usage of the model calls for a job; zero when it was removed. */
    async callTotals({ jobId, accountId }: JobOfAccount): Promise<CallTotals> {
      const [totals] = await prisma.$queryRaw<CallTotals[]>`
        SELECT model_calls AS calls, prompt_tokens AS "promptTokens", completion_tokens AS "completionTokens"
        FROM jobs WHERE id = ${jobId}::uuid AND account_id = ${accountId}::uuid`;
      return totals ?? { calls: 0, promptTokens: 0, completionTokens: 0 };
    },
  };
}

/** The tokens of the result of an ended job that were not counted with its calls: calls of earlier versions were not. */
export const uncountedTokens = Prisma.sql`
  GREATEST((usage->>'promptTokens')::int - jobs.prompt_tokens, 0) AS prompt_tokens,
  GREATEST((usage->>'completionTokens')::int - jobs.completion_tokens, 0) AS completion_tokens`;
