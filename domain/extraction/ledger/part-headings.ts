import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { around } from '../../reading/boxes.ts';
import { withoutAges } from './headers.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

const LEAST_HEADINGS = 2;
const LOOK_AHEAD = 3;
const SAME_EDGE = 40;

/** Sets headings of amounts that stand right of labels and values in a row of their own: they head what is below. */
export function partHeadings(rows: readonly Row[], meanings: Meanings): Row[] {
  const parted: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const from = headingsFrom(row, rows.slice(at + 1, at + 1 + LOOK_AHEAD), meanings);
    if (from === 0) parted.push(row);
    else parted.push(withAtoms(row, row.atoms.slice(0, from)), withAtoms(row, row.atoms.slice(from)));
  }
  return parted.map((row, at) => (row.at === at ? row : { ...row, at }));
}

const withAtoms = (row: Row, atoms: readonly Atom[]): Row => ({ ...row, ...around(atoms), atoms });

/** Where the headings at the end of a row begin; 0 when there are none, or nothing else is in the row. */
function headingsFrom(row: Row, below: readonly Row[], meanings: Meanings): number {
  const { vocabulary } = meanings;
  let from = row.atoms.length;
  const isOver = (atom: Atom): boolean => below.some((next) => next.atoms.some((under) => isUnder(under, atom)));
  const mayHead = (atom: Atom | undefined): boolean =>
    atom !== undefined && (isFigureHeading(atom, meanings) || isUnknown(atom, vocabulary)) && isOver(atom);
  while (from > 0 && mayHead(row.atoms[from - 1])) from--;
  // What nobody knows heads amounts between or behind known headings of them.
  while (from < row.atoms.length && !isFigureHeading(row.atoms[from], meanings)) from++;
  const printed = withoutAges(row.atoms);
  if (printed.length < row.atoms.length && printed.every(({ kind }) => kind === 'text')) return 0;
  const headings = row.atoms.slice(from);
  const rest = row.atoms.slice(0, from);
  const isData = rest.some(({ kind, isLabel }) => kind !== 'text' || isLabel) || isPair(rest, below[0], meanings);
  if (headings.length < LEAST_HEADINGS || !isData) return 0;
  if (rest.some((atom) => isAmount(atom) && atom.kind === 'money')) return 0;
  const headed = below.some((next) => headings.every((heading) => next.atoms.some((atom) => isUnder(atom, heading))));
  return headed ? from : 0;
}

/** A measure, a kind of amounts whose measures stand in front of the rows below, or a count. */
function isFigureHeading(atom: Atom | undefined, { plan, vocabulary }: Meanings): boolean {
  if (atom?.kind !== 'text' || atom.isLabel || isWord(atom.text, { plan, vocabulary })) return false;
  const fields = vocabulary.meaning(atom.text)?.fields ?? [];
  return vocabulary.amountOver(atom.text) !== null || fields.some((field) => shapeOfField(plan, field) === 'count');
}

/** A value that is one of the words of a field: "Open". */
const isWord = (text: string, { plan, vocabulary }: Meanings): boolean =>
  Object.keys(plan.values).some((field) => vocabulary.valueOf(field, text) !== null);

const SAME_PLACE = 4;

/** "Employee | Ann Lee" over "Reported | 1/2/2020": a label and its value, as in the line below, or a word of the record. */
function isPair([label, value, more]: readonly Atom[], below: Row | undefined, meanings: Meanings): boolean {
  const { vocabulary } = meanings;
  const [under, next] = below?.atoms ?? [];
  if (!label || !value || more || !under || !next || Math.abs(under.x0 - label.x0) > SAME_PLACE) return false;
  if (isWord(label.text, meanings)) return next.kind === 'date';
  const areBelow = Math.abs(next.x0 - value.x0) <= SAME_PLACE && vocabulary.tier(under.text) === 2;
  return areBelow && !isAmount(next) && vocabulary.tier(label.text) === 2 && vocabulary.tier(value.text) === 0;
}

const isUnknown = ({ kind, isLabel, text }: Atom, { tier }: Vocabulary): boolean =>
  kind === 'text' && !isLabel && tier(text) === 0;

const isUnder = (atom: Atom, heading: Atom): boolean =>
  isAmount(atom) && Math.min(Math.abs(atom.x1 - heading.x1), Math.abs(atom.x0 - heading.x0)) <= SAME_EDGE;
