import { Prisma, type PrismaClient } from '../generated/client.ts';
import { allKeys } from '../count-usage.ts';
import type { UsageSum } from './usage.repository.ts';

export type UsageBreakdownRepository = ReturnType<typeof createUsageBreakdownRepository>;

/** Whole days (UTC); `to` is exclusive. */
export interface DayRange {
  from: Date;
  to: Date;
}

/** Of one day. */
export type DaySum = UsageSum & { day: Date };

/** Of one key. */
export type KeySum = UsageSum & { keyId: string; keyName: string; revokedAt: Date | null };

const sums = Prisma.sql`SUM(count)::float8 AS count, SUM(pages)::float8 AS pages, SUM(ocr_pages)::float8 AS "ocrPages",
  SUM(prompt_tokens)::float8 AS "promptTokens", SUM(completion_tokens)::float8 AS "completionTokens"`;
const amounts = Prisma.sql`pages::bigint, ocr_pages::bigint, prompt_tokens::bigint, completion_tokens::bigint`;

/** Usage by day and by key: totals of whole days, and the events that are not summed yet. */
export function createUsageBreakdownRepository(prisma: PrismaClient) {
  return {
    /** The sums of each day of the account or of one of its keys. */
    async days(accountId: string, { from, to, keyId }: DayRange & { keyId?: string | undefined }): Promise<DaySum[]> {
      const ofKey = keyId === undefined ? Prisma.empty : Prisma.sql`AND key_id = ${keyId}::uuid`;
      return await prisma.$queryRaw<DaySum[]>`
        SELECT day, kind, source, ${sums} FROM (
          SELECT starts_at AS day, kind, source, count, ${amounts} FROM usage_totals
          WHERE account_id = ${accountId}::uuid AND key_id = ${keyId ?? allKeys}::uuid AND span = 'day'
            AND starts_at >= ${from} AND starts_at < ${to}
          UNION ALL
          SELECT date_trunc('day', at, 'UTC'), kind, source, 1, ${amounts} FROM new_usage_events
          WHERE account_id = ${accountId}::uuid ${ofKey} AND at >= ${from} AND at < ${to}
        ) AS counted
        GROUP BY day, kind, source`;
    },

    /** The sums of each key that was used, revoked ones too. */
    async keys(accountId: string, { from, to }: DayRange): Promise<KeySum[]> {
      return await prisma.$queryRaw<KeySum[]>`
        SELECT keys.id AS "keyId", keys.name AS "keyName", keys.revoked_at AS "revokedAt", kind, counted.source, ${sums}
        FROM keys CROSS JOIN LATERAL (
          SELECT kind, source, count, ${amounts} FROM usage_totals
          WHERE account_id = ${accountId}::uuid AND key_id = keys.id AND span = 'day'
            AND starts_at >= ${from} AND starts_at < ${to}
          UNION ALL
          SELECT kind, source, 1, ${amounts} FROM new_usage_events
          WHERE account_id = ${accountId}::uuid AND key_id = keys.id AND at >= ${from} AND at < ${to}
        ) AS counted
        WHERE keys.account_id = ${accountId}::uuid
        GROUP BY keys.id, kind, counted.source`;
    },
  };
}
