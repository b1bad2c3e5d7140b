import { overlapX } from '../../reading/boxes.ts';
import type { Cell, Row } from './cells.ts';

// Two short headings stand one blank apart over columns that are further apart: "PREM BLDG" over "001  002".

const MOST_WORDS = 4;
const LEAST_LINES = 2;

/** Cuts headings between their words where the columns below them part, and each part means something by itself. */
export function cutHeadings(rows: readonly Row[], isHead: (text: string) => boolean): void {
  for (const row of rows) {
    row.cells = row.cells.flatMap((cell) => {
      const isOne = cell.shape !== null || cell.words.length < 2 || cell.words.length > MOST_WORDS || isHead(cell.text);
      return isOne ? [cell] : (partsOf(cell, rows, isHead) ?? [cell]);
    });
  }
}

function partsOf(cell: Cell, rows: readonly Row[], isHead: (text: string) => boolean): Cell[] | null {
  const lines = rows
    .slice(cell.row.at + 1, cell.row.at + 1 + LEAST_LINES)
    .map((row) => row.cells.filter((other) => overlapX(other, cell) > 0));
  const [columns] = lines;
  if (!columns || columns.length < 2 || lines.length < LEAST_LINES) return null;
  if (!lines.every((cells) => cells.length === columns.length && cells.every(({ shape }) => shape !== null)))
    return null;
  const groups = columns.map((column) => cell.words.filter((word) => overlapX(word, column) > 0));
  const isWhole = groups.flat().length === cell.words.length && groups.every(({ length }) => length > 0);
  if (!isWhole || new Set(groups.flat()).size !== cell.words.length) return null;
  const parts = groups.map((words): Cell => {
    const text = words.map((word) => word.text).join(' ');
    return { ...cell, text, words, x0: words[0]?.x0 ?? cell.x0, x1: words.at(-1)?.x1 ?? cell.x1 };
  });
  return parts.every(({ text }) => isHead(text)) ? parts : null;
}
