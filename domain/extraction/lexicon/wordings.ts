import { spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';
import { firstForms } from '../phrases.ts';
import { spelledPlacesOf } from '../phrases/places.ts';
import { firstStep, type Step, stepBehind } from '../phrases/steps.ts';

export interface WordingMatch<Field extends string = string> {
  field: Field;
  /** Position of the wording in its field's list: the first wordings are the safest. */
  rank: number;
  /** How many words of the text it covers. */
  length: number;
  /** What follows the wording, without a leading colon or dash. */
  rest: string;
}

/** Headings of fields, matched as normalised words. */
export interface Wordings<Field extends string = string> {
  /** The longest wording that the text starts with; of equal ones the best ranked. */
  match(text: string): WordingMatch<Field> | null;
  /** Every field that has the longest wording which the text starts with, best ranked first. */
  matchAll(text: string): WordingMatch<Field>[];
  /** The wording that the whole text is. */
  matchWhole(text: string): WordingMatch<Field> | null;
}

/** Wordings far down a list do not become less safe with its length. */
const LAST_RANK = 60;

/** Builds the matcher of a table: field → phrases, safest first. A wording may belong to several fields. */
export function createWordings<Field extends string>(
  table: Readonly<Record<Field, readonly string[]>>,
): Wordings<Field> {
  const fields = Object.keys(table) as Field[];
  const first = firstStep(
    fields.flatMap((field) => table[field].map((list) => ({ list, source: field }))),
    spelledPlacesOf,
  );
  const ranks = new Map<Field, ReadonlyMap<string, number>>();
  const rankOf = (field: Field, form: string): number => {
    const known = ranks.get(field) ?? ranksIn(table[field]);
    ranks.set(field, known);
    return known.get(form) ?? LAST_RANK;
  };
  const entriesOf = ({ sources }: Step<Field>, form: string): { field: Field; rank: number }[] =>
    [...new Set(sources)].map((field) => ({ field, rank: rankOf(field, form) })).sort((a, b) => a.rank - b.rank);

  function matchAll(text: string): WordingMatch<Field>[] {
    const words = text.trim().split(/\s+/);
    let step = first;
    let [form, count] = ['', 0];
    let prefix = '';
    let found: Step<Field> | undefined;
    for (const [at, word] of words.entries()) {
      const own = spelledOut(normalize(word));
      // A sign alone ("-", ":") adds nothing: the wording ended before it.
      if (own === '') continue;
      const next = stepBehind(step, own);
      if (!next) break;
      prefix = prefix === '' ? own : `${prefix} ${own}`;
      step = next;
      if (step.sources.length > 0) [found, form, count] = [step, prefix, at + 1];
    }
    if (!found) return [];
    const after = words.slice(count).join(' ');
    const rest = after.replace(/^[:\-–\s]+/, '');
    return entriesOf(found, form).map((entry) => ({ ...entry, length: count, rest }));
  }

  return {
    matchAll,
    match: (text) => matchAll(text)[0] ?? null,
    matchWhole(text) {
      const form = spelledOut(normalize(text));
      const step = stepBehind(first, form);
      const [entry] = step ? entriesOf(step, form) : [];
      return entry ? { ...entry, length: text.trim().split(/\s+/).length, rest: '' } : null;
    },
  };
}

/** The positions of the first forms of a list. */
function ranksIn(phrases: readonly string[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [rank, form] of firstForms(phrases, LAST_RANK).map(spelledOut).entries())
    if (!ranks.has(form)) ranks.set(form, rank);
  return ranks;
}

/** The phrases of a list that is written with semicolons, in order. */
export function wordingsOf(list: string): readonly string[] {
  return list
    .split(';')
    .map((wording) => wording.replace(/\s+/g, ' ').trim())
    .filter((wording) => wording !== '');
}
