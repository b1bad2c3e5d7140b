import { around, overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// Narrow columns divide the words of their headings: "Acci-" above "dent", "Compen-" above "sation".

const BROKEN = /^\p{L}{2,}-$/u;
/** Between the lines of a heading, in font sizes. */
const TIGHT = 1;

/** Sets words of headings that a hyphen divides together in the line of their end. */
export function joinHyphenated(rows: readonly Row[], vocabulary: Vocabulary): Row[] {
  const begun = new Set<Atom>();
  const joined = rows.map((row, at) => {
    const above = rows[at - 1];
    if (above?.page !== row.page || row.y0 - above.y1 > TIGHT * row.size) return row;
    const atoms = row.atoms.map((atom) => {
      const begin = above.atoms.find((each) => isBegunBy(each, atom, vocabulary));
      if (begin === undefined) return atom;
      begun.add(begin);
      const text = wholeOf(begin, atom);
      return { ...atom, kind: 'text' as const, value: text, text, words: [...begin.words, ...atom.words] };
    });
    return { ...row, atoms };
  });
  if (begun.size === 0) return joined;
  const kept = joined.flatMap((row) => {
    const atoms = row.atoms.filter((atom) => !begun.has(rows[row.at]?.atoms[row.atoms.indexOf(atom)] ?? atom));
    return atoms.length === 0 ? [] : [{ ...row, ...around(atoms), atoms }];
  });
  return kept.map((row, at) => ({ ...row, at }));
}

const wholeOf = (begin: Atom, end: Atom): string => `${begin.text.slice(0, -1)}${end.text}`;

/** Whether a word of headings begins in one line and ends in the next, and nobody knows what stands in either. */
function isBegunBy(begin: Atom, end: Atom, { knows }: Vocabulary): boolean {
  if (begin.kind !== 'text' || end.kind !== 'text' || !BROKEN.test(begin.text) || overlapX(begin, end) <= 0)
    return false;
  const [word = ''] = wholeOf(begin, end).split(' ');
  return knows(word) && !knows(end.text.split(' ')[0] ?? '');
}
