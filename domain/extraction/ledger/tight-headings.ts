import { cutAtom } from '../../reading/atoms.ts';
import { isValue } from '../../reading/atom.ts';
import { centreX, type Extent, overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// Headings that are wider than their columns touch: "Loss Description Paid". They are two where both parts are known
// headings and the rows below have a cell under each.

const LOOK_AHEAD = 10;
const MOST_WORDS = 9;
const LEAST_HEADINGS = 2;
/** Share of both headings under which a cell stands that is of both. */
const SPANNED = 0.5;

/** Cuts headings that stand so close that they read as one. */
export function partTightHeadings(rows: readonly Row[], vocabulary: Vocabulary): Row[] {
  return rows.map((row, at) => {
    if (!mayBeHeadings(row, vocabulary)) return row;
    const below = rows.slice(at + 1, at + 1 + LOOK_AHEAD).filter((next) => next.page === row.page);
    const atoms = row.atoms.flatMap((atom) => parted(atom, below, vocabulary));
    return atoms.length === row.atoms.length ? row : { ...row, atoms };
  });
}

function mayBeHeadings({ atoms }: Row, vocabulary: Vocabulary): boolean {
  if (atoms.some((atom) => isValue(atom) || atom.isLabel)) return false;
  return atoms.length >= LEAST_HEADINGS && atoms.some(({ text }) => vocabulary.tier(text) === 2);
}

function parted(atom: Atom, below: readonly Row[], vocabulary: Vocabulary): Atom[] {
  if (atom.kind !== 'text' || atom.words.length < 2 || atom.words.length > MOST_WORDS) return [atom];
  if ((vocabulary.meaning(atom.text)?.fields.length ?? 0) > 0) return [atom];
  for (let at = atom.words.length - 1; at > 0; at--) {
    const parts = cutAtom(atom, at);
    if (!parts || !areHeadings(parts, atom, vocabulary) || !haveCells(parts, below)) continue;
    return [...parted(parts[0], below, vocabulary), parts[1]];
  }
  return [atom];
}

/** "Paid to date" and "case reserve", but not "paid" and "loss": an amount's two halves are one heading. */
function areHeadings([left, right]: readonly [Atom, Atom], whole: Atom, vocabulary: Vocabulary): boolean {
  const [one, other] = [vocabulary.meaning(left.text), vocabulary.meaning(right.text)];
  if (!one || !other) return false;
  if (!vocabulary.meaning(whole.text)) return true;
  return one.amount?.measure != null && other.amount?.measure != null && one.amount.measure !== other.amount.measure;
}

/** Whether rows below have cells under each part, and more than those that have one under both. */
function haveCells([left, right]: readonly [Atom, Atom], below: readonly Row[]): boolean {
  const counts = { left: 0, right: 0, both: 0 };
  const middle = (left.x1 + right.x0) / 2;
  for (const atom of below.flatMap(({ atoms }) => atoms)) {
    if (overlapX(atom, left) > SPANNED * widthOf(left) && overlapX(atom, right) > SPANNED * widthOf(right))
      counts.both++;
    else if (overlapX(atom, left) > 0 && centreX(atom) < middle) counts.left++;
    else if (overlapX(atom, right) > 0 && centreX(atom) > middle) counts.right++;
  }
  return Math.min(counts.left, counts.right) > counts.both;
}

const widthOf = ({ x0, x1 }: Extent): number => x1 - x0;
