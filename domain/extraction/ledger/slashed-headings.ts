import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Claimant / Claim no." over records of two lines: the cell of the first line is the claimant, the one below it the number.

const LEAST_HEADINGS = 3;
const SIGN = /\s*\/\s*/;

/** Sets headings that name two lines of a record in two lines. */
export function partSlashedHeadings(rows: readonly Row[], vocabulary: Vocabulary): readonly Row[] {
  const parted = rows.flatMap((row, at) => partsOf(row, rows.slice(at + 1, at + 3), vocabulary));
  return parted.length === rows.length ? rows : parted.map((row, at) => ({ ...row, at }));
}

function partsOf(row: Row, below: readonly Row[], vocabulary: Vocabulary): Row[] {
  const headings = row.atoms.map((atom) => ({ atom, halves: halvesOf(atom, vocabulary) }));
  const slashed = headings.filter(({ halves }) => halves !== null);
  if (slashed.length === 0 || !isHeading(row, vocabulary) || !hasTwoLines(slashed, row, below)) return [row];
  const line = (at: 0 | 1): Atom[] => headings.flatMap(({ atom, halves }) => halves?.[at] ?? (at === 0 ? atom : []));
  return [
    { ...row, atoms: line(0) },
    { ...row, y0: row.y1, atoms: line(1) },
  ];
}

function isHeading({ atoms, isFurniture }: Row, vocabulary: Vocabulary): boolean {
  const known = atoms.filter((atom) => vocabulary.meaning(atom.text) !== null || halvesOf(atom, vocabulary));
  return !isFurniture && atoms.length >= LEAST_HEADINGS && known.length * 2 > atoms.length;
}

/** The two headings of a text, each as wide as both. */
function halvesOf(atom: Atom, { meaning }: Vocabulary): readonly [Atom, Atom] | null {
  if (atom.kind !== 'text' || atom.isLabel) return null;
  const [first, second, third] = atom.text.split(SIGN);
  if (!first || !second || third !== undefined || !meaning(first) || !meaning(second)) return null;
  const half = (text: string): Atom => ({ ...atom, kind: 'text', value: text, text });
  return [half(first), half(second)];
}

/** Whether the second line below prints something under these headings only, and one value each. */
function hasTwoLines(slashed: readonly { atom: Atom }[], row: Row, [first, second]: readonly Row[]): boolean {
  if (!first || second?.page !== row.page || second.atoms.length > slashed.length) return false;
  const isUnder = (cell: Atom): boolean => slashed.some(({ atom }) => overlapX(atom, cell) > 0);
  const isOne = ({ text, kind }: Atom): boolean => kind !== 'text' || !SIGN.test(text);
  const own = first.atoms.filter(isUnder);
  return (
    first.atoms.length > second.atoms.length &&
    own.length === slashed.length &&
    [...own, ...second.atoms].every(isOne) &&
    second.atoms.every(isUnder)
  );
}
