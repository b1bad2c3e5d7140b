import { readAs } from '../../reading/atom-kinds.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { cutWord } from './cut-word.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Claim # / System #" over "123-456-001/1234567890US": one of two identifiers that a slash parts is asked for.

const SIGN = '/';
const PAIR = /^([^/]*\d[^/]*)\/([^/]*\d[^/]*)$/;

/** Leaves of identifiers with a slash the half that their heading names, where nobody knows the other half's name. */
export function keepNamedHalves(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const headings = rows.flatMap(({ atoms }) => atoms.flatMap((atom) => headingOf(atom, meanings) ?? []));
  if (headings.length === 0) return rows;
  const named = new Map(
    headings.map(({ atom, text }) => [atom, { ...atom, kind: 'text' as const, text, value: text }]),
  );
  return rows.map((row) => ({
    ...row,
    atoms: row.atoms.map((atom) => named.get(atom) ?? namedHalf(atom, headings)),
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
  const [word, more] = atom.words;
  const halves = word && more === undefined && atom.kind === 'id' ? PAIR.exec(word.text)?.slice(1) : undefined;
  const heading = halves && headings.find((each) => overlapX(each.atom, atom) > 0);
  const text = halves?.[heading?.half ?? 0];
  if (!word || !heading || text === undefined || !readAs(text, 'id')) return atom;
  const [left, , right] = cutWord(word, [halves?.[0] ?? '', SIGN, halves?.[1] ?? '']);
  const own = heading.half === 0 ? left : right;
  return own ? { ...atom, kind: 'id', text, value: text, words: [own], x0: own.x0, x1: own.x1 } : atom;
}
