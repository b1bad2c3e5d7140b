import { readAs } from '../../reading/atom-kinds.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { cutWord } from './cut-word.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Claim # / System #" over "123-456-001/1234567890US": one of two identifiers that a slash parts is asked for.

const SIGN = '/';
const PAIR = /^[^/]*\d[^/]*\/[^/]*\d[^/]*$/;

/** Leaves of identifiers with a slash the half that their heading names, where nobody knows the other half's name. */
export function keepNamedHalves(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const headings = rows.flatMap(({ atoms }) => atoms.flatMap((atom) => headingOf(atom, meanings) ?? []));
  if (headings.length === 0) return rows;
  // the headings of a report are repeated on each page, at the same place
  const places = [...new Map(headings.map((each) => [`${Math.round(each.atom.x0)}|${each.half}`, each])).values()];
  const named = new Map(
    headings.map(({ atom, text }) => [atom, { ...atom, kind: 'text' as const, text, value: text }]),
  );
  return rows.map((row) => ({
    ...row,
    atoms: row.atoms.map((atom) => named.get(atom) ?? namedHalf(atom, places)),
  }));
}

interface Heading {
  atom: Atom;
  half: 0 | 1;
  /** What the half says. */
  text: string;
}

function headingOf(atom: Atom, { plan, vocabulary }: Meanings): Heading | null {
  const [first, second, third] = atom.text.split(SIGN).map((part) => part.trim());
  if (atom.kind !== 'text' || !first || !second || third !== undefined || vocabulary.meaning(atom.text)) return null;
  const [left, right] = [first, second].map((part) => vocabulary.meaning(part));
  const [known] = (left && right ? null : (left ?? right))?.fields ?? [];
  if (known === undefined || shapeOfField(plan, known) !== 'id') return null;
  return left ? { atom, half: 0, text: first } : { atom, half: 1, text: second };
}

function namedHalf(atom: Atom, headings: readonly Heading[]): Atom {
  const heading = isPair(atom) ? headings.find((each) => overlapX(each.atom, atom) > 0) : undefined;
  const [word] = atom.words;
  if (!heading || !word) return atom;
  const [first = '', second = ''] = word.text.split(SIGN);
  const [left, , right] = cutWord(word, [first, SIGN, second]);
  const own = heading.half === 0 ? left : right;
  if (!own || !readAs(own.text, 'id')) return atom;
  return { ...atom, kind: 'id', text: own.text, value: own.text, words: [own], x0: own.x0, x1: own.x1 };
}

const isPair = ({ kind, words: [word, more] }: Atom): boolean =>
  kind === 'id' && more === undefined && word !== undefined && PAIR.test(word.text);
