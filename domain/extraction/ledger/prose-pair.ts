import type { Atom } from '../../reading/layout.ts';
import type { LedgerPlan } from './plan.ts';
import { atomOf, type ProseWord, textOf, type Value } from './prose-words.ts';
import type { Meanings } from './shapes.ts';

export type Words = readonly ProseWord[];

/** A value of a sentence and what the words around it say it is. */
export interface Pair {
  field: string;
  /** For the rows that labels and values are set in: a wording of the field. */
  label: Atom;
  atoms: readonly Atom[];
  /** Words of the sentence that are used, from `at` to before `end`. */
  at: number;
  end: number;
}

/** The field of amounts: their label says which. */
export const AMOUNT = 'amount';

/** What a sentence says. */
export interface Sentence {
  words: Words;
  pairs: readonly Pair[];
  /** "3 claims", "1 open" */
  counts: readonly Atom[];
}

/** A wording that stands for the field, as if it were printed. */
export function wordingOf({ fields }: LedgerPlan, field: string): string {
  const { headings } = new Map(Object.entries(fields)).get(field) ?? { headings: field };
  return headings.split(';')[0]?.trim() ?? field;
}

export function pairOf(
  words: Words,
  { at, end, typed, text }: Value,
  named: { field: string; plan: LedgerPlan },
): Pair {
  const own = words.slice(at, end);
  const label = atomOf(own.slice(0, 1), { text: wordingOf(named.plan, named.field), isLabel: true });
  return { field: named.field, label, atoms: [atomOf(own, { text, typed })], at, end };
}

interface Wording {
  fields: readonly string[];
  /** Where the words after it begin. */
  end: number;
  at: number;
}

const LONGEST_WORDING = 6;

/** The longest known wording that ends before `end`. */
export function wordingBefore(words: Words, end: number, { vocabulary }: Meanings): Wording | null {
  for (let count = Math.min(LONGEST_WORDING, end); count > 0; count--) {
    const fields = vocabulary.fieldsOf(textOf(words.slice(end - count, end)));
    if (fields.length > 0) return { fields, at: end - count, end };
  }
  return null;
}
