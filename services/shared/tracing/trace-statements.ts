import type { ObserveStatement } from '../../../prisma/observe-statements.ts';
import { errorTypeOf, type SpanAttributes, type Tracing } from './tracing.ts';

/** From when on the text of a statement is worth its bytes. */
const slowAfterMs = 100;
const mostText = 2_000;
/** Prisma writes a text for each number of listed values, so there is no end of them. */
const mostSummaries = 1_000;

interface Summary {
  /** `SELECT jobs`: operation and first table. */
  name: string;
  attributes: SpanAttributes;
}

/** A span for each statement inside a trace, named after its operation and table; with its text when it was slow or failed. */
export function traceStatements(
  tracing: Tracing | undefined,
  { slowMs = slowAfterMs }: { slowMs?: number } = {},
): ObserveStatement | undefined {
  if (tracing === undefined) return undefined;
  const summaries = new Map<string, Summary>();
  const summaryOf = (text: string): Summary => {
    const known = summaries.get(text);
    if (known) return known;
    const summary = summarize(text);
    if (summaries.size < mostSummaries) summaries.set(text, summary);
    return summary;
  };
  return async (text, run) => {
    if (tracing.current()?.isSampled !== true) return await run();
    const startedAt = performance.now();
    const span = tracing.begin({ ...summaryOf(text), kind: 'client' });
    const query = { 'db.query.text': text.slice(0, mostText) };
    try {
      const outcome = await run();
      span.end(performance.now() - startedAt < slowMs ? {} : { attributes: query });
      return outcome;
    } catch (error) {
      span.end({ attributes: query, errorType: errorTypeOf(error) });
      throw error;
    }
  };
}

// names of tables only: `FOR UPDATE`, `DO UPDATE SET` and functions in FROM have none
const written = /\b(INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+(?!SET\b|OF\b)(?:"?public"?\.)?"?([a-z_]\w*)/i;
const read = /\b(?:FROM|JOIN)\s+(?:"?public"?\.)?"?([a-z_]\w*)"?(?!\w|\s*\()/i;

function summarize(text: string): Summary {
  const first = /^\W*(\w{2,20})/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const [, verb, target] = written.exec(text.replaceAll(/\bFOR (NO KEY )?UPDATE\b/gi, '')) ?? [];
  // a statement that begins with WITH is named after what it writes or reads
  const operation = verb?.split(/\s/)[0]?.toUpperCase() ?? (first === 'WITH' ? 'SELECT' : first);
  const table = target ?? read.exec(text)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
  };
}
