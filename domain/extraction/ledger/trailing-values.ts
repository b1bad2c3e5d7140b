import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import { isStateCode } from '../../reading/values/places.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Karim Morgan CLOSED", "Morgan, Karim CLOSED", "OPEN NV": a word that is a value of its own right behind a name or another value.

const NAME = /^\p{Lu}[\p{L}.'-]+,?$/u;
const LEAST_WORDS = 3;
const LEAST_LETTERS = 4;
const LEAST_LINES = 2;

/** Parts such words from what stands in front of them, where several lines have one. */
export function partTrailingValues(rows: readonly Row[], meanings: Meanings): Row[] {
  const found = new Set(rows.flatMap(({ atoms }) => atoms.filter((atom) => endsInValue(atom, meanings))));
  if (found.size < LEAST_LINES) return [...rows];
  return rows.map((row) => {
    if (!row.atoms.some((atom) => found.has(atom))) return row;
    const atoms = row.atoms.flatMap((atom) =>
      found.has(atom) ? (cutAtom(atom, atom.words.length - 1) ?? atom) : atom,
    );
    return { ...row, atoms };
  });
}

function endsInValue({ kind, isLabel, words }: Atom, { plan, vocabulary }: Meanings): boolean {
  const texts = words.map(({ text }) => text);
  const [last = '', ...before] = texts.toReversed();
  const isSpoken = (text: string): boolean =>
    Object.keys(plan.values).some((field) => vocabulary.valueOf(field, text) !== null);
  if (kind === 'text' && !isLabel && isStateCode(last)) return isSpoken(before.toReversed().join(' '));
  if (kind !== 'text' || isLabel || texts.length < LEAST_WORDS || last.length < LEAST_LETTERS) return false;
  // in a line of capitals the word may belong to a sentence
  if (texts.every((text) => text === text.toUpperCase())) return false;
  return (
    isSpoken(last) && NAME.test(last) && before.slice(0, 2).every((text) => NAME.test(text) && !vocabulary.knows(text))
  );
}
