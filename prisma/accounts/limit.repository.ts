import type { Limits } from '../../domain/limits.ts';
import { pagesThisMonth, sumThisMonth } from '../monthly-usage.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';

export type LimitRepository = ReturnType<typeof createLimitRepository>;

/** State of the limits for an admitted request. */
export interface Admission {
  /** Requests that the key may still send without waiting. */
  requestsLeft: number;
  /** Seconds until the bucket is full again if no more requests arrive. */
  fullInSeconds: number;
  unfinishedJobs: number;
  /** Of the current calendar month; 0 when no quota is configured. */
  pagesThisMonth: number;
}

/** Limits shared by all gateways. Each check is a single atomic statement. */
export function createLimitRepository(prisma: PrismaClient) {
  return {
    /**
     * Takes a request from the token bucket of its key, and counts the account's unfinished jobs; undefined when the bucket
     * is empty. The bucket is stored as one number, the time at which it is full again (GCRA).
     */
    async admit(
      { accountId, keyId }: { accountId: string; keyId: string },
      { ratePerSecond, rateBurst, monthlyPageQuota }: Limits,
    ): Promise<Admission | undefined> {
      const oneRequest = Prisma.sql`make_interval(secs => ${1 / ratePerSecond}::float8)`;
      const fullAllowance = Prisma.sql`make_interval(secs => ${rateBurst / ratePerSecond}::float8)`;
      const pages = monthlyPageQuota === undefined ? Prisma.sql`0` : pagesThisMonth(accountId);
      const [admitted] = await prisma.$queryRaw<Omit<Admission, 'requestsLeft'>[]>`
        WITH taken AS (
          INSERT INTO rate_limits AS allowance (key_id, full_at) VALUES (${keyId}::uuid, now() + ${oneRequest})
          ON CONFLICT (key_id) DO UPDATE SET full_at = GREATEST(allowance.full_at, now()) + ${oneRequest}
          WHERE GREATEST(allowance.full_at, now()) + ${oneRequest} <= now() + ${fullAllowance}
          RETURNING full_at
        )
        SELECT EXTRACT(EPOCH FROM taken.full_at - now())::float8 AS "fullInSeconds", ${pages}::float8 AS "pagesThisMonth",
          (SELECT count(*) FROM jobs
           WHERE account_id = ${accountId}::uuid AND status IN ('pending', 'processing'))::int AS "unfinishedJobs"
        FROM taken`;
      if (!admitted) return undefined;
      // the column is rounded to microseconds: without the tolerance, floor() could lose a whole request
      const requestsLeft = Math.floor(rateBurst - admitted.fullInSeconds * ratePerSecond + 0.001);
      return { ...admitted, requestsLeft: Math.max(0, requestsLeft) };
    },

    /** Tokens of a model that the account has used in the calendar month (UTC): of all calls for jobs, and of ended turns. */
    async tokensThisMonth(accountId: string): Promise<number> {
      const [used] = await prisma.$queryRaw<{ tokens: number }[]>`
        SELECT ${sumThisMonth(accountId, 'prompt_tokens + completion_tokens')}::float8 AS tokens`;
      return used?.tokens ?? 0;
    },

    /** Reserves a sync-wait slot until `endWait` or its expiry; false when `most` are taken. */
    async beginWait(
      accountId: string,
      { waitId, seconds, most }: { waitId: string; seconds: number; most: number },
    ): Promise<boolean> {
      const begun = await prisma.$executeRaw`
        INSERT INTO sync_waits (id, account_id, until)
        SELECT ${waitId}::uuid, ${accountId}::uuid, now() + make_interval(secs => ${seconds}::float8)
        WHERE count_sync_waits(${accountId}::uuid) < ${most}`;
      return begun > 0;
    },

    /** Releases the slot, and removes expired ones, which gateways leaked that were killed. */
    async endWait(accountId: string, waitId: string): Promise<void> {
      await prisma.$executeRaw`
        DELETE FROM sync_waits WHERE account_id = ${accountId}::uuid AND (id = ${waitId}::uuid OR until < now())`;
    },
  };
}
