import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { around } from '../../reading/boxes.ts';
import { withoutAges } from './headers.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

const LEAST_HEADINGS = 2;
const LOOK_AHEAD = 3;
const SAME_EDGE = 40;

/** Sets headings of amounts that stand right of labels and values in a row of their own: they head what is below. */
export function partHeadings(rows: readonly Row[], vocabulary: Vocabulary): Row[] {
  const parted: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const from = headingsFrom(row, rows.slice(at + 1, at + 1 + LOOK_AHEAD), vocabulary);
    if (from === 0) parted.push(row);
    else parted.push(withAtoms(row, row.atoms.slice(0, from)), withAtoms(row, row.atoms.slice(from)));
  }
  return parted.map((row, at) => (row.at === at ? row : { ...row, at }));
}

const withAtoms = (row: Row, atoms: readonly Atom[]): Row => ({ ...row, ...around(atoms), atoms });

/** Where the headings at the end of a row begin; 0 when there are none, or nothing else is in the row. */
function headingsFrom(row: Row, below: readonly Row[], vocabulary: Vocabulary): number {
  let from = row.atoms.length;
  const mayHead = (atom: Atom | undefined): boolean =>
    isAmountHeading(atom, vocabulary) || (atom !== undefined && isUnknown(atom, vocabulary));
  while (from > 0 && mayHead(row.atoms[from - 1])) from--;
  // What nobody knows heads amounts between or behind known headings of them.
  while (from < row.atoms.length && !isAmountHeading(row.atoms[from], vocabulary)) from++;
  const printed = withoutAges(row.atoms);
  if (printed.length < row.atoms.length && printed.every(({ kind }) => kind === 'text')) return 0;
  const headings = row.atoms.slice(from);
  const rest = row.atoms.slice(0, from);
  if (headings.length < LEAST_HEADINGS || !rest.some(({ kind, isLabel }) => kind !== 'text' || isLabel)) return 0;
  if (rest.some((atom) => isAmount(atom) && atom.kind === 'money')) return 0;
  const headed = below.some((next) => headings.every((heading) => next.atoms.some((atom) => isUnder(atom, heading))));
  return headed ? from : 0;
}

/** A measure, or a kind of amounts whose measures stand in front of the rows below. */
function isAmountHeading(atom: Atom | undefined, { meaning }: Vocabulary): boolean {
  return atom?.kind === 'text' && !atom.isLabel && meaning(atom.text)?.amount != null;
}

const isUnknown = ({ kind, isLabel, text }: Atom, { tier }: Vocabulary): boolean =>
  kind === 'text' && !isLabel && tier(text) === 0;

const isUnder = (atom: Atom, heading: Atom): boolean =>
  isAmount(atom) && Math.min(Math.abs(atom.x1 - heading.x1), Math.abs(atom.x0 - heading.x0)) <= SAME_EDGE;
