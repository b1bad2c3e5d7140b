import { Prisma, type PrismaClient } from './generated/client.ts';
import type { UsageKind } from './count-usage.ts';

export type UsageRepository = ReturnType<typeof createUsageRepository>;

/** What was counted of one kind under one source. */
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
  /** Jobs that were accepted in the period and have not ended, by status. */
  unfinished: Record<string, number>;
  /** Of the documents that are held now, whatever the period. */
  storageBytes: number;
}

/** Which events are counted. */
export interface UsageQuery {
  from: Date;
  /** The first moment that is not counted; none when it is absent. */
  to?: Date | undefined;
  keyId?: string | undefined;
}

/** A part of a period: whole hours or days, of which there are totals and events that no total holds yet, or the rest. */
interface Part {
  of: 'hour' | 'day' | 'new event' | 'event';
  from: Date;
  to: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What accounts used. */
export function createUsageRepository(prisma: PrismaClient) {
  return {
    /**
     * What the account used, in one statement, so that all its numbers are of one moment: the totals of the whole hours and
     * days, the events in them that no total holds yet, and the events at the ragged ends of the period.
     */
    async report(accountId: string, { from, to, keyId }: UsageQuery): Promise<Usage> {
      const ofKey = keyId === undefined ? Prisma.empty : Prisma.sql`AND key_id = ${keyId}::uuid`;
      const mine = Prisma.sql`account_id = ${accountId}::uuid ${ofKey}`;
      const parts = partsOf({ from, to: to ?? new Date(ceil(Date.now(), hourMs) + hourMs) });
      const rows = await prisma.$queryRaw<(UsageSum & { label: string })[]>`
        SELECT 'sum' AS label, kind, source, SUM(count)::float8 AS count, SUM(pages)::float8 AS pages,
          SUM(ocr_pages)::float8 AS "ocrPages", SUM(prompt_tokens)::float8 AS "promptTokens",
          SUM(completion_tokens)::float8 AS "completionTokens"
        FROM (${Prisma.join(
          parts.map((part) => selectPart(part, mine)),
          ' UNION ALL ',
        )}) AS counted
        GROUP BY kind, source
        UNION ALL
        SELECT 'unfinished', status, '', count(*)::float8, 0, 0, 0, 0 FROM jobs
        WHERE ${mine} AND status IN ('pending', 'processing') AND created_at >= ${from}
          ${to ? Prisma.sql`AND created_at < ${to}` : Prisma.empty}
        GROUP BY status
        UNION ALL
        SELECT 'storage', '', '', COALESCE(SUM(bytes), 0)::float8, 0, 0, 0, 0 FROM documents
        WHERE ${mine} AND object_key IS NOT NULL`;
      const labelled = (label: string) => rows.filter((row) => row.label === label);
      return {
        sums: labelled('sum').map(({ label: _, ...sum }) => sum),
        unfinished: Object.fromEntries(labelled('unfinished').map(({ kind, count }) => [kind, count])),
        storageBytes: labelled('storage')[0]?.count ?? 0,
      };
    },
  };
}

/** Cuts a period so that as much of it as can be is whole days, then whole hours, UTC. */
function partsOf({ from, to }: { from: Date; to: Date }): Part[] {
  const [start, end] = [from.getTime(), to.getTime()];
  const [firstHour, lastHour] = [ceil(start, hourMs), floor(end, hourMs)];
  if (firstHour >= lastHour) return [part('event', start, end)];
  const [firstDay, lastDay] = [ceil(start, dayMs), floor(end, dayMs)];
  const whole =
    firstDay < lastDay
      ? [part('hour', firstHour, firstDay), part('day', firstDay, lastDay), part('hour', lastDay, lastHour)]
      : [part('hour', firstHour, lastHour)];
  const single = [
    part('new event', firstHour, lastHour),
    part('event', start, firstHour),
    part('event', lastHour, end),
  ];
  return [...whole, ...single].filter((one) => one.from < one.to);
}

function part(of: Part['of'], from: number, to: number): Part {
  return { of, from: new Date(from), to: new Date(to) };
}

function selectPart({ of, from, to }: Part, mine: Prisma.Sql): Prisma.Sql {
  const amounts = Prisma.sql`pages, ocr_pages, prompt_tokens, completion_tokens`;
  if (of === 'hour' || of === 'day') {
    return Prisma.sql`SELECT kind, source, count, ${amounts} FROM usage_totals
      WHERE ${mine} AND span = ${of} AND starts_at >= ${from} AND starts_at < ${to}`;
  }
  return Prisma.sql`SELECT kind, source, 1 AS count, ${amounts} FROM usage_events
    WHERE ${mine} AND at >= ${from} AND at < ${to} ${of === 'new event' ? Prisma.sql`AND NOT summed` : Prisma.empty}`;
}

function floor(time: number, unit: number): number {
  return Math.floor(time / unit) * unit;
}

function ceil(time: number, unit: number): number {
  return Math.ceil(time / unit) * unit;
}
