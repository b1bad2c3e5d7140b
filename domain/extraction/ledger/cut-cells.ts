import type { Atom } from '../../reading/layout.ts';
import { cutAtom } from '../../reading/atoms.ts';
import type { HeaderBlock } from './headers.ts';
import type { Row } from './rows.ts';

/** Texts of more words are no neighboring cells. */
const MOST_WORDS = 14;
const SAME_EDGE = 2.5;
/** Of long texts many words begin near a heading. */
const LONG = 6;
const EXACT = 1;

/** Cuts texts of narrow columns that stand so close that they read as one: both parts begin where a heading begins. */
export function cutCells(row: Row, block: HeaderBlock | undefined, crossed: ReadonlySet<number>): Row {
  if (!block || row.atoms.every((atom) => !mayHoldTwo(atom))) return row;
  const headings = linesOver(row, block.rows).flatMap((heading) => heading.atoms);
  const begins = (x: number, reach = SAME_EDGE): boolean =>
    headings.some(({ x0 }) => Math.abs(x0 - x) <= reach && !crossed.has(x0));
  // Where one header line has two headings and another a single one over both, the cell may be as wide as that one.
  const inside = (start: number, x: number): boolean => {
    const at = (atom: Atom, edge: number): boolean => Math.abs(atom.x0 - edge) <= SAME_EDGE;
    const isParted = block.rows.some(({ atoms }) => atoms.some((a) => at(a, start)) && atoms.some((a) => at(a, x)));
    return isParted && headings.some((heading) => at(heading, start) && heading.x1 > x + SAME_EDGE);
  };
  const atoms = row.atoms.flatMap((atom, place) => {
    const reach = atom.words.length > LONG ? EXACT : SAME_EDGE;
    // what a label names is no cell of a column
    if (row.atoms[place - 1]?.isLabel || !mayHoldTwo(atom) || !begins(atom.x0, reach)) return [atom];
    const isApart = atom.words.length > LONG ? gapsOf(atom) : () => true;
    return cutAt(atom, (x) => begins(x, reach) && isApart(x) && !inside(atom.x0, x));
  });
  return atoms.length === row.atoms.length ? row : { ...row, atoms };
}

/** The only line of headings that all cells of a row begin under, where a record has several; else all lines. */
function linesOver({ atoms }: Row, lines: readonly Row[]): readonly Row[] {
  const isOver = (line: Row): boolean =>
    atoms.every(({ x0 }) => line.atoms.some((heading) => Math.abs(heading.x0 - x0) <= SAME_EDGE));
  const over = atoms.length > 1 ? lines.filter(isOver) : [];
  return over.length === 1 ? over : lines;
}

const LEAST_ACROSS = 2;

/** The left edges of headings that words of rows below cross at least as often as words begin there: no cells begin there. */
export function crossedEdges({ rows: headings }: HeaderBlock, rows: readonly Row[]): ReadonlySet<number> {
  const words = rows
    .flatMap(({ atoms }) => atoms.filter(({ kind, isLabel }) => kind === 'text' && !isLabel))
    .flatMap((atom) => atom.words);
  const edges = new Set(headings.flatMap(({ atoms }) => atoms.map(({ x0 }) => x0)));
  const isCrossed = (x: number): boolean => {
    const across = words.filter(({ x0, x1 }) => x0 < x - SAME_EDGE && x1 > x + SAME_EDGE).length;
    return across >= LEAST_ACROSS && across >= words.filter(({ x0 }) => Math.abs(x0 - x) <= SAME_EDGE).length;
  };
  return new Set([...edges].filter(isCrossed));
}

const WIDER = 1.15;

/** Whether the blank in front of a word is wider than others of the text. */
function gapsOf({ words }: Atom): (x: number) => boolean {
  const gaps = words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return (x) => words.some((word, at) => word.x0 === x && (gaps[at - 1] ?? 0) > WIDER * usual);
}

const mayHoldTwo = ({ kind, isLabel, words }: Atom): boolean =>
  kind === 'text' && !isLabel && words.length > 1 && words.length <= MOST_WORDS;

function cutAt(atom: Atom, begins: (x: number) => boolean): Atom[] {
  const at = atom.words.findIndex((word, index) => index > 0 && begins(word.x0));
  const parts = at > 0 ? cutAtom(atom, at) : null;
  return parts ? [parts[0], ...cutAt(parts[1], begins)] : [atom];
}
