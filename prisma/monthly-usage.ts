import { allKeys } from './count-usage.ts';
import { Prisma } from './generated/client.ts';

/** SQL expression: pages that count against the account's quota, those of the calendar month (UTC). */
export function pagesThisMonth(accountId: string): Prisma.Sql {
  return sumThisMonth(accountId, 'pages');
}

/** SQL condition: the account's quota is not used up; true without a quota. */
export function hasPagesLeft(accountId: string, monthlyPageQuota: number | undefined): Prisma.Sql {
  if (monthlyPageQuota === undefined) return Prisma.sql`TRUE`;
  return Prisma.sql`${pagesThisMonth(accountId)} < ${monthlyPageQuota}`;
}

/** SQL expression: sum of an amount over the usage of the account in the calendar month (UTC). */
export function sumThisMonth(accountId: string, amount: 'pages' | 'prompt_tokens + completion_tokens'): Prisma.Sql {
  const month = Prisma.sql`date_trunc('month', now(), 'UTC')`;
  const column = Prisma.raw(amount);
  return Prisma.sql`(SELECT COALESCE(SUM(amount), 0) FROM (
    SELECT ${column} AS amount FROM usage_totals
    WHERE account_id = ${accountId}::uuid AND key_id = ${allKeys}::uuid AND span = 'month' AND starts_at >= ${month}
    UNION ALL
    SELECT ${column} AS amount FROM new_usage_events WHERE account_id = ${accountId}::uuid AND at >= ${month}
  ) AS counted)`;
}
