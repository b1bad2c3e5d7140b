import { Prisma } from '../generated/client.ts';

/**
 * What is counted: orders as they are accepted (`job`, `document`, `turn`, and `inner_job`, which another order made),
 * and what came of them (`reading` of a document's pages, `extraction`, `failure` of a job, `webhook`).
 */
export type UsageKind = 'job' | 'inner_job' | 'document' | 'turn' | 'reading' | 'extraction' | 'failure' | 'webhook';

/** Stands for all keys together in the totals of an account. */
export const allKeys = '00000000-0000-0000-0000-000000000000';

interface Amounts {
  pages: number;
  ocrPages: number;
  /** Of a model. */
  promptTokens: number;
  completionTokens: number;
}

/**
 * Part of a statement: counts each row of its `of` (with `id`, `account_id`, `key_id`, and `at` where a time is named),
 * under the source of its key. What is counted again is not counted twice.
 */
export function countUsage({
  kind,
  of,
  at,
  amounts,
}: {
  kind: UsageKind;
  /** The name of the part of the statement whose rows are counted. */
  of: string;
  /** The column of those rows that dates the event; now, unless it is named. */
  at?: string;
  /** What it took, as such or in the `columns` of those rows; nothing, unless it is named. */
  amounts?: Amounts | 'columns';
}): Prisma.Sql {
  const [rows, time] = [Prisma.raw(of), Prisma.raw(at ? `${of}.${at}` : 'now()')];
  const columns = Prisma.raw(amounts ? ', pages, ocr_pages, prompt_tokens, completion_tokens' : '');
  const values =
    typeof amounts === 'object'
      ? Prisma.sql`, ${amounts.pages}::int, ${amounts.ocrPages}::int, ${amounts.promptTokens}::int, ${amounts.completionTokens}::int`
      : columns;
  return Prisma.sql`
    INSERT INTO usage_events (account_id, key_id, kind, subject_id, source, at${columns})
    SELECT ${rows}.account_id, ${rows}.key_id, ${kind}, ${rows}.id, keys.source, ${time}${values}
    FROM ${rows} JOIN keys ON keys.id = ${rows}.key_id
    ON CONFLICT (kind, subject_id) DO NOTHING`;
}
