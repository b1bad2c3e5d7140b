import type { Limits } from '../../domain/limits.ts';
import { allKeys } from './count-usage.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';

export type LimitRepository = ReturnType<typeof createLimitRepository>;

/** What a request that was let in finds. */
export interface Admission {
  /** Requests that the key may send at once from now on. */
  requestsLeft: number;
  /** Seconds until its allowance is full again, when no more requests come. */
  fullInSeconds: number;
  unfinishedJobs: number;
  /** Of the current month; 0 when nobody asked. */
  pagesThisMonth: number;
}

/** Counts that all gateways share, each kept exact by one statement. */
export function createLimitRepository(prisma: PrismaClient) {
  return {
    /**
     * Takes a request from the allowance of its key, and counts what the account has under way; undefined when nothing
     * is left of the allowance. The allowance is one number, the time at which it is full again.
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
      // microseconds of the column must not make one request less of a whole number
      const requestsLeft = Math.floor(rateBurst - admitted.fullInSeconds * ratePerSecond + 0.001);
      return { ...admitted, requestsLeft: Math.max(0, requestsLeft) };
    },

    /** Notes that one more sync call waits, until it ends or its time is over; false when `most` wait already. */
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

    /** Notes that a sync call has been answered, and forgets those whose gateway never said so. */
    async endWait(accountId: string, waitId: string): Promise<void> {
      await prisma.$executeRaw`
        DELETE FROM sync_waits WHERE account_id = ${accountId}::uuid AND (id = ${waitId}::uuid OR until < now())`;
    },
  };
}

/** The pages that count against the account's quota: those of the calendar month, UTC. */
export function pagesThisMonth(accountId: string): Prisma.Sql {
  const month = Prisma.sql`date_trunc('month', now(), 'UTC')`;
  return Prisma.sql`(SELECT COALESCE(SUM(pages), 0) FROM (
    SELECT pages FROM usage_totals
    WHERE account_id = ${accountId}::uuid AND key_id = ${allKeys}::uuid AND span = 'month' AND starts_at >= ${month}
    UNION ALL
    SELECT pages FROM new_usage_events WHERE account_id = ${accountId}::uuid AND at >= ${month}
  ) AS counted)`;
}
