import { spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';

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
const FIRST_WORD = /^\S+/;

/** Builds the matcher of a table: field → wordings, safest first. A wording may belong to several fields. */
export function createWordings<Field extends string>(
  table: Readonly<Record<Field, readonly string[]>>,
): Wordings<Field> {
  const byWording = new Map<string, { field: Field; rank: number }[]>();
  const firstWords = new Set<string>();
  let longest = 0;
  for (const field of Object.keys(table) as Field[]) {
    for (const [rank, wording] of table[field].entries()) {
      const key = spelledOut(normalize(wording));
      if (key === '') continue;
      const entries = byWording.get(key) ?? [];
      if (!entries.some((entry) => entry.field === field)) entries.push({ field, rank: Math.min(rank, LAST_RANK) });
      byWording.set(
        key,
        entries.sort((a, b) => a.rank - b.rank),
      );
      firstWords.add(key.split(' ')[0] ?? '');
      longest = Math.max(longest, key.split(' ').length);
    }
  }

  function matchAll(text: string): WordingMatch<Field>[] {
    const trimmed = text.trim();
    const first = spelledOut(normalize(FIRST_WORD.exec(trimmed)?.[0] ?? ''));
    if (first !== '' && !firstWords.has(first.split(' ')[0] ?? '')) return [];
    const words = trimmed.split(/\s+/);
    let best: readonly { field: Field; rank: number }[] = [];
    let length = 0;
    let prefix = '';
    let count = 0;
    for (const [at, word] of words.entries()) {
      const next = at === 0 ? first : spelledOut(normalize(word));
      // A sign alone ("-", ":") adds nothing: the wording ended before it.
      if (next === '') continue;
      prefix = prefix === '' ? next : `${prefix} ${next}`;
      count += next.split(' ').length;
      if (count > longest) break;
      const entries = byWording.get(prefix);
      if (entries) [best, length] = [entries, at + 1];
    }
    if (best.length === 0) return [];
    const after = words.slice(length).join(' ');
    const rest = after.replace(/^[:\-–\s]+/, '');
    return best.map(({ field, rank }) => ({ field, rank, length, rest }));
  }

  return {
    matchAll,
    match: (text) => matchAll(text)[0] ?? null,
    matchWhole(text) {
      const [entry] = byWording.get(spelledOut(normalize(text))) ?? [];
      return entry ? { ...entry, length: text.trim().split(/\s+/).length, rest: '' } : null;
    },
  };
}

/** The wordings of a list that is written with semicolons, in order. */
export function wordingsOf(list: string): readonly string[] {
  return list
    .split(';')
    .map((wording) => wording.replace(/\s+/g, ' ').trim())
    .filter((wording) => wording !== '');
}
