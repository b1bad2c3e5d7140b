import { cutAtom } from '../../reading/atoms.ts';
import { centreX, type Extent, overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Column } from './columns.ts';
import type { HeaderBlock } from './headers.ts';

// Headings that fill their columns stand as close as words: "Amount Amount Reserve". Where words begin or end at the edges of
// the cells of several columns, they are the headings of these columns, whatever they say.

const SAME_EDGE = 1.8;

/** The block with headings cut at the edges of the columns below. */
export function cutAtEdges(block: HeaderBlock, columns: readonly Column[]): HeaderBlock {
  const rows = block.rows.map((row) => {
    const atoms = row.atoms.flatMap((atom) => cutHeading(atom, columns));
    return atoms.length === row.atoms.length ? row : { ...row, atoms };
  });
  return rows.every((row, at) => row === block.rows[at]) ? block : { ...block, rows };
}

function cutHeading(atom: Atom, columns: readonly Column[]): Atom[] {
  if (atom.kind !== 'text' || atom.words.length < 2) return [atom];
  const cuts = cutsIn(atom, columns);
  const parts: Atom[] = [];
  let rest: Atom = atom;
  for (const cut of cuts) {
    const halves: [Atom, Atom] | null = cutAtom(rest, cut - (atom.words.length - rest.words.length));
    if (!halves) return [atom];
    parts.push(halves[0]);
    rest = halves[1];
  }
  return [...parts, rest];
}

/** A column and the word of a heading at its edge. */
interface Fit {
  column: Column;
  word: number;
}

/** The words before which a heading is cut; none unless all columns below it have a word at their edge. */
function cutsIn(atom: Atom, columns: readonly Column[]): number[] {
  const over = columns.filter((column) => overlapX(column, atom) > 0);
  const fits = over.flatMap((column): Fit[] => {
    const word = wordAt(atom, column);
    return word < 0 ? [] : [{ column, word }];
  });
  const areAll = over.every((column) => fits.some((fit) => fit.column === column || overlapX(fit.column, column) > 0));
  if (!areAll) return [];
  const cuts = fits.slice(1).map((fit, at) => cutBetween(fits[at] as Fit, fit));
  const isOrdered = cuts.every((cut, at) => cut !== null && cut > (cuts[at - 1] ?? 0));
  return isOrdered ? cuts.filter((cut) => cut !== null) : [];
}

/** The word at the edge at which the cells are aligned; cells of few letters may be set in the middle. */
function wordAt({ words }: Atom, { isNumeric, cells }: Column): number {
  const places: readonly ((box: Extent) => number)[] = isNumeric ? [({ x1 }) => x1] : [({ x0 }) => x0, centreX];
  const found = places.map((placeOf) => {
    const edge = middleOf(cells.map(placeOf));
    return words.findIndex((word) => Math.abs(placeOf(word) - edge) <= SAME_EDGE);
  });
  return found.find((at) => at >= 0) ?? -1;
}

/** That of most cells: one in brackets or a title is wider. */
const middleOf = (edges: readonly number[]): number =>
  edges.toSorted((a, b) => a - b)[Math.floor(edges.length / 2)] ?? 0;

/** Behind the word that ends a column of numbers, or in front of the one that begins any other. */
function cutBetween(left: Fit, right: Fit): number | null {
  const end = left.column.isNumeric ? left.word + 1 : null;
  const start = right.column.isNumeric ? null : right.word;
  if (end === null && start === null) return right.word === left.word + 1 ? right.word : null;
  return end !== null && start !== null && end !== start ? null : (end ?? start);
}
