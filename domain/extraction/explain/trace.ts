import type { Box, Word } from '../../document/page.ts';
import { around } from '../../reading/boxes.ts';

/** Something that the engine recognized on a page before it gave values a meaning: a table, its headings, a record. */
export interface TracedStructure {
  kind: 'table' | 'heading' | 'record' | 'scope' | 'total';
  /** 1-based. */
  page: number;
  box: Box;
  /** What the engine takes it for. */
  label: string;
}

/** A value that was considered for a field. */
export interface TracedCandidate {
  /** The field's name: "total" below "paid" is "paid.total". */
  field: string;
  /** As printed. */
  text: string;
  /** 1-based. */
  page: number;
  words: readonly Word[];
  /** What readers compare candidates by; null where the place alone decides. */
  score: number | null;
  reason: string;
}

export interface Trace {
  structures: TracedStructure[];
  candidates: TracedCandidate[];
}

// One document is read at a time, from beginning to end without waiting: a variable holds what is being collected, so that
// readers need no further parameter. Where nothing is collected, a call costs a comparison.
let active: Trace | null = null;

/** Runs `work`, which must not wait for anything, and collects what it recognizes. */
export function traced<Result>(work: () => Result): { result: Result; trace: Trace } {
  const trace: Trace = { structures: [], candidates: [] };
  const outer = active;
  active = trace;
  try {
    return { result: work(), trace };
  } finally {
    active = outer;
  }
}

/** Whether anything is collected: for what would be computed for a trace alone. */
export const isTracing = (): boolean => active !== null;

/** Tells what was recognized in these boxes, a structure for each page. */
export function traceStructure(
  kind: TracedStructure['kind'],
  parts: readonly (Box & { page: number })[],
  labelOf: () => string,
): void {
  if (!active) return;
  const label = labelOf();
  for (const page of new Set(parts.map((part) => part.page))) {
    active.structures.push({ kind, page, box: around(parts.filter((part) => part.page === page)), label });
  }
}

/** Tells what was considered for a field. */
export function traceCandidate(
  field: string,
  { page, words }: { page: number; words: readonly Word[] },
  reasonOf: () => { score: number | null; reason: string },
): void {
  if (!active) return;
  const text = words.map((word) => word.text).join(' ');
  active.candidates.push({ field, text, page, words, ...reasonOf() });
}
