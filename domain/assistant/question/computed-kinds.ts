import type { Kind } from './kinds.ts';

// Kinds of questions whose answers are computed. What counts as computed depends on what is decided.

/** One amount is made of several: which list is added up or ranked. */
export const OF_AMOUNTS: readonly Kind[] = ['sum', 'average', 'highest', 'lowest'];

/** Records are counted as well. */
export const OF_AMOUNTS_OR_COUNTS: readonly Kind[] = [...OF_AMOUNTS, 'howMany'];

/** Amounts of several documents are also set against each other, so that each helps beside the others. */
export const OF_AMOUNTS_TOGETHER: readonly Kind[] = [...OF_AMOUNTS, 'compare'];

/** Without sums: a document may state one, so that a single amount can answer. */
export const NEVER_STATED: readonly Kind[] = OF_AMOUNTS_TOGETHER.filter((kind) => kind !== 'sum');

/** Whether a question is of one of these kinds. */
export const isOfKind = ({ kinds }: { kinds: ReadonlySet<Kind> }, of: readonly Kind[]): boolean =>
  of.some((kind) => kinds.has(kind));
