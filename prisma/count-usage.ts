import { Prisma } from './generated/client.ts';

/**
 * Kinds of usage events: accepted requests (`job`, `document`, `turn`; `inner_job` for a job that a document or turn
 * creates) and outcomes (`reading` of a document's pages, `model_call` for a job, `extraction`, `failure` of a job,
 * delivered `webhook`, `correction` by a person).
 */
export type UsageKind =
  | 'job'
  | 'inner_job'
  | 'document'
  | 'turn'
  | 'reading'
  | 'model_call'
  | 'extraction'
  | 'failure'
  | 'webhook'
  | 'correction';

/** Key id of the totals over all keys of an account. */
export const allKeys = '00000000-0000-0000-0000-000000000000';

interface Amounts {
  pages: number;
  ocrPages: number;
  /** Tokens of a model. */
  promptTokens: number;
  completionTokens: number;
}

/**
 * SQL fragment that inserts a usage event for each row of the CTE `of` (columns `id`, `account_id`, `key_id`, and the one
 * that `at` names) with the source of its key. Idempotent: a subject is counted once for each kind.
 */
export function countUsage({
  kind,
  of,
  at,
  amounts,
}: {
  kind: UsageKind;
  /** Name of the CTE. */
  of: string;
  /** Column with the time of the event; defaults to now. */
  at?: string;
  /** Pages and tokens, as values or read from the `columns` of the CTE; default to 0. */
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
