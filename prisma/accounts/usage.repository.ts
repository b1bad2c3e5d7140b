import { Prisma, type PrismaClient } from '../generated/client.ts';
import { allKeys, type UsageKind } from '../count-usage.ts';

export type UsageRepository = ReturnType<typeof createUsageRepository>;

/** Total of one kind and source. */
export interface UsageSum {
  kind: UsageKind;
  source: string;
  count: number;
  pages: number;
  ocrPages: number;
  promptTokens: number;
  completionTokens: number;
}

export interface Usage {
  sums: UsageSum[];
  /** Jobs accepted in the period that have not ended, by status. */
  unfinished: Record<string, number>;
  /** Bytes of the documents stored now, whatever the period. */
  storageBytes: number;
}

/** The period and, optionally, the key whose events are counted. */
export interface UsageQuery {
  from: Date;
  /** Exclusive; open-ended when absent. */
  to?: Date | undefined;
  keyId?: string | undefined;
}

type Span = 'month' | 'day' | 'hour';

/** A part of a period: whole spans, read from their totals and from events not summed yet, or a rest, read from events. */
interface Part {
  of: Span | 'new event' | 'event';
  from: Date;
  to: Date;
}

const amounts = ['pages', 'ocr_pages', 'prompt_tokens', 'completion_tokens'];

export function createUsageRepository(prisma: PrismaClient) {
  return {
    /**
     * The account's usage, in one statement, so that all numbers come from one snapshot: totals of whole months, days and
     * hours, events of these that are not summed yet, and the events of the incomplete hours at both ends.
     */
    async report(accountId: string, { from, to, keyId }: UsageQuery): Promise<Usage> {
      const ofKey = keyId === undefined ? Prisma.empty : Prisma.sql`AND key_id = ${keyId}::uuid`;
      const mine = Prisma.sql`account_id = ${accountId}::uuid ${ofKey}`;
      const totals = Prisma.sql`account_id = ${accountId}::uuid AND key_id = ${keyId ?? allKeys}::uuid`;
      // ends after now, so that a clock that runs behind loses no events and the current month is read from its total
      const parts = partsOf(from, to ?? endOfSpan(new Date(Date.now() + 2 * 3_600_000), 'month'));
      const rows = await prisma.$queryRaw<(UsageSum & { label: string })[]>`
        SELECT 'sum' AS label, kind, source, SUM(count)::float8 AS count, SUM(pages)::float8 AS pages,
          SUM(ocr_pages)::float8 AS "ocrPages", SUM(prompt_tokens)::float8 AS "promptTokens",
          SUM(completion_tokens)::float8 AS "completionTokens"
        FROM (${Prisma.join(
          parts.map((part) => selectPart(part, { mine, totals })),
          ' UNION ALL ',
        )}) AS counted
        GROUP BY kind, source
        UNION ALL
        SELECT 'unfinished', status, '', count(*)::float8, 0, 0, 0, 0 FROM jobs
        WHERE ${mine} AND status IN ('pending', 'processing') AND created_at >= ${from}
          ${to ? Prisma.sql`AND created_at < ${to}` : Prisma.empty}
        GROUP BY status
        UNION ALL
        SELECT 'storage', '', '', COALESCE(SUM(bytes), 0)::float8, 0, 0, 0, 0 FROM (
          SELECT bytes FROM held_bytes WHERE ${mine} UNION ALL SELECT bytes FROM held_byte_changes WHERE ${mine}
        ) AS held`;
      const labeled = (label: string) => rows.filter((row) => row.label === label);
      return {
        sums: labeled('sum'),
        unfinished: Object.fromEntries(labeled('unfinished').map(({ kind, count }) => [kind, count])),
        storageBytes: labeled('storage')[0]?.count ?? 0,
      };
    },
  };
}

/** Splits a period into whole months, days and hours (UTC), each as large as possible, and the rest. */
function partsOf(from: Date, to: Date): Part[] {
  const parts = cut({ from, to }, ['month', 'day', 'hour']);
  const [first, last] = [endOfSpan(from, 'hour'), startOfSpan(to, 'hour')];
  return first < last ? [...parts, { of: 'new event', from: first, to: last }] : parts;
}

function cut({ from, to }: Omit<Part, 'of'>, [span, ...finer]: Span[]): Part[] {
  if (from >= to) return [];
  if (span === undefined) return [{ of: 'event', from, to }];
  const [first, last] = [endOfSpan(from, span), startOfSpan(to, span)];
  if (first >= last) return cut({ from, to }, finer);
  return [...cut({ from, to: first }, finer), { of: span, from: first, to: last }, ...cut({ from: last, to }, finer)];
}

function startOfSpan(time: Date, span: Span): Date {
  const start = new Date(time);
  start.setUTCMinutes(0, 0, 0);
  if (span !== 'hour') start.setUTCHours(0);
  if (span === 'month') start.setUTCDate(1);
  return start;
}

/** The end of the span that contains the time; the time itself when a span begins there. */
function endOfSpan(time: Date, span: Span): Date {
  const end = startOfSpan(time, span);
  if (end.getTime() === time.getTime()) return end;
  if (span === 'month') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setTime(end.getTime() + (span === 'day' ? 86_400_000 : 3_600_000));
  return end;
}

function selectPart({ of, from, to }: Part, { mine, totals }: { mine: Prisma.Sql; totals: Prisma.Sql }): Prisma.Sql {
  const values = Prisma.raw(amounts.map((column) => `${column}::bigint`).join(', '));
  if (of === 'event' || of === 'new event') {
    return Prisma.sql`SELECT kind, source, 1 AS count, ${values}
      FROM ${Prisma.raw(of === 'event' ? 'usage_events' : 'new_usage_events')}
      WHERE ${mine} AND at >= ${from} AND at < ${to}`;
  }
  return Prisma.sql`SELECT kind, source, count, ${values} FROM usage_totals
    WHERE ${totals} AND span = ${of} AND starts_at >= ${from} AND starts_at < ${to}`;
}
