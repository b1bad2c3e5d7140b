import type { Atom } from '../../reading/layout.ts';
import { cutAtom } from '../../reading/atoms.ts';
import type { HeaderBlock } from './headers.ts';
import type { Row } from './rows.ts';

/** Texts of more words are no neighboring cells. */
const MOST_WORDS = 6;
const SAME_EDGE = 2.5;

/** Cuts texts of narrow columns that stand so close that they read as one: both parts begin where a heading begins. */
export function cutCells(row: Row, block: HeaderBlock | undefined): Row {
  if (!block || row.atoms.every((atom) => !mayHoldTwo(atom))) return row;
  const edges = block.rows.flatMap((heading) => heading.atoms.map((atom) => atom.x0));
  const begins = (x: number): boolean => edges.some((edge) => Math.abs(edge - x) <= SAME_EDGE);
  const atoms = row.atoms.flatMap((atom) => (mayHoldTwo(atom) && begins(atom.x0) ? cutAt(atom, begins) : [atom]));
  return atoms.length === row.atoms.length ? row : { ...row, atoms };
}

const mayHoldTwo = ({ kind, isLabel, words }: Atom): boolean =>
  kind === 'text' && !isLabel && words.length > 1 && words.length <= MOST_WORDS;

function cutAt(atom: Atom, begins: (x: number) => boolean): Atom[] {
  const at = atom.words.findIndex((word, index) => index > 0 && begins(word.x0));
  const parts = at > 0 ? cutAtom(atom, at) : null;
  return parts ? [parts[0], ...cutAt(parts[1], begins)] : [atom];
}
