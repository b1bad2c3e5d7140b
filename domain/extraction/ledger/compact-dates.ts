import { readAs } from '../../reading/atom-kinds.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

// Old systems print dates as 20240131, terms as 20240101-20250101, columns of them close together. Where a document has no other dates, such numbers are.

const COMPACT = /^(?:19|20)\d{6}(?:[- ](?:19|20)\d{6})?$/;
const LEAST_DATES = 3;

/** Reads compact numbers as dates in documents that print more of them than dates of other forms. */
export function readCompactDates(rows: readonly Row[]): readonly Row[] {
  const atoms = rows.flatMap((row) => row.atoms);
  const compact = new Map(
    atoms.flatMap((atom): [Atom, readonly Atom[]][] => {
      const dates = COMPACT.test(atom.text) ? datesIn(atom) : null;
      return dates ? [[atom, dates]] : [];
    }),
  );
  const others = atoms.filter(({ kind }) => kind === 'date').length;
  if (compact.size < Math.max(LEAST_DATES, others)) return rows;
  return rows.map((row) => ({ ...row, atoms: row.atoms.flatMap((atom) => compact.get(atom) ?? [atom]) }));
}

/** One date or two; null where the digits are none. */
function datesIn(atom: Atom): Atom[] | null {
  const texts = atom.text.split(/[- ]/);
  const step = (atom.x1 - atom.x0) / texts.length;
  const dates = texts.flatMap((text, at) => {
    const typed = readAs(text, 'date');
    const word = atom.words.length === texts.length ? atom.words[at] : undefined;
    const [x0, x1] = word ? [word.x0, word.x1] : [atom.x0 + at * step, atom.x0 + (at + 1) * step];
    return typed ? [{ ...atom, ...typed, text, x0, x1, words: word ? [word] : atom.words }] : [];
  });
  return dates.length === texts.length ? dates : null;
}
