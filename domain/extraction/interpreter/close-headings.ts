import { type Extent, overlapX } from '../../reading/boxes.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';

// "LOC BLDG  ADDRESS" over "001 002   2940 Morse Rd": headings of narrow columns with one blank between them, and their values likewise.

const MOST_WORDS = 3;
const SAME_EDGE = 3;
const SHORT = /^[\dA-Z]{1,5}$/;

/** Cuts headings that are set close to each other, and the values below them. */
export function cutCloseHeadings(rows: readonly Row[], isHead: (text: string) => boolean): void {
  for (const cell of rows.flatMap((row) => row.cells)) {
    const parts = headsIn(cell, isHead);
    const below = parts ? valuesBelow(cell.row, parts, rows) : [];
    if (!parts || below.length === 0) continue;
    replace(cell.row, cell, parts);
    for (const value of below) if (value.words.length > 1) replace(value.row, value, wordsOf(value));
  }
}

/** The words of a text that names nothing as a whole, where each of them heads a column. */
function headsIn(cell: Cell, isHead: (text: string) => boolean): Cell[] | null {
  const { words, shape, text, row } = cell;
  if (shape !== null || words.length < 2 || words.length > MOST_WORDS || row.cells.length < 3) return null;
  return !isHead(text) && words.every((word) => isHead(word.text)) ? wordsOf(cell) : null;
}

const wordsOf = (cell: Cell): Cell[] => cell.words.map((_, at) => partOf(cell, at, at + 1));

/** Short values in the lines below, each under one of the headings. */
function valuesBelow({ at, cells }: Row, heads: readonly Cell[], rows: readonly Row[]): Cell[] {
  const [first, last] = [heads[0], heads.at(-1)] as [Cell, Cell];
  const reach = { x0: first.x0, x1: last.x1 };
  const found: Cell[] = [];
  for (const row of rows.slice(at + 1)) {
    const over = row.cells.filter((cell) => overlapX(cell, reach) > 0);
    // "001 001   22 ELM STREET": what stands under the last heading may be a longer text of its own.
    const texts = over.filter(({ x0, words }) => x0 > last.x0 - SAME_EDGE && words.length > 1);
    const own = over.filter((cell) => !texts.includes(cell));
    const words = own.flatMap((cell) => cell.words);
    if (words.length === 0 && found.length > 0 && row.cells.length < cells.length) continue;
    const isUnder =
      words.length === heads.length - Math.min(texts.length, 1) &&
      words.every((word, n) => overlapX(word, heads[n] as Extent) > 0);
    const isClose = texts.length > 0 || own.every(({ x1 }) => x1 < reach.x1 + 12);
    if (!isUnder || !words.every(({ text }) => SHORT.test(text)) || !isClose) break;
    found.push(...own);
  }
  return found;
}

function replace(row: Row, cell: Cell, parts: readonly Cell[]): void {
  row.cells = row.cells.flatMap((other) => (other === cell ? parts : [other]));
}
