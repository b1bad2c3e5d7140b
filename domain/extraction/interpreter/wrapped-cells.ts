import { CITY_LINE } from '../../reading/values/places.ts';
import type { Cell } from './cells.ts';

/** The texts of a column, those that a narrow column wraps as one: what goes on stands close below, in the same print. */
export function wrappedCells(cells: readonly Cell[]): Cell[] {
  const [first, ...more] = cells;
  if (!first) return [];
  const end = more.findIndex((cell, at) => !goesOn(cells[at] as Cell, cell));
  const own: [Cell, ...Cell[]] = [first, ...(end < 0 ? more : more.slice(0, end))];
  return [wholeOf(own), ...more.slice(own.length - 1)];
}

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

const wholeOf = (cells: readonly [Cell, ...Cell[]]): Cell => ({
  ...cells[0],
  text: textOf(cells),
  words: cells.flatMap(({ words }) => words),
});

const TIGHT = 0.6;

const goesOn = (over: Cell, cell: Cell): boolean =>
  cell.shape === null &&
  over.row !== cell.row &&
  Math.abs(over.x0 - cell.x0) < 3 &&
  Math.abs(over.size - cell.size) < 0.3 &&
  over.bold === cell.bold &&
  cell.y0 - over.y1 < TIGHT * cell.size &&
  !/\d{4}/.test(cell.text);

/** The lines of an address down to its city, where that is not in the first one; a ZIP code alone goes on with the state before it. */
export function linesToCity(cells: readonly Cell[]): readonly Cell[] | null {
  for (const end of [2, 3]) {
    const lines = cells.slice(0, end);
    const isTight = lines.every((cell, at) => at === 0 || cell.y0 - (cells[at - 1]?.y1 ?? 0) < TIGHT * cell.size);
    if (lines.length < end || !isTight || CITY_LINE.test(cells[0]?.text ?? '')) return null;
    if (CITY_LINE.test(textOf(lines))) return withZip(lines);
  }
  return null;
}

function withZip(lines: readonly Cell[]): readonly Cell[] {
  const [before, last] = lines.slice(-2);
  if (!before || !last || !/^\d{5}(?:-\d{4})?$/.test(last.text)) return lines;
  return [...lines.slice(0, -2), wholeOf([before, last])];
}
