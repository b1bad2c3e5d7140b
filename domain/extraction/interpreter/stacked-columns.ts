import type { Word } from '../../document/page.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { Header, Reading } from './headers.ts';

// Coverages as columns, their names set over many short lines: "COVERAGE / F - / MEDICAL / PAYMENTS / TO OTHERS". Read from
// the amounts upwards: each word belongs to the column whose amounts it stands over, wherever its line was cut.

const MOST_LINES = 7;
const LEAST = 3;

/** The lines of headings over a line of amounts, and what they say of its columns. */
export interface StackedColumns {
  rows: readonly Row[];
  headers: Header[];
}

/** The headings of the columns that a line of amounts begins; null where their words name no coverages. */
export function stackedColumns(row: Row, rows: readonly Row[], reading: Reading): StackedColumns | null {
  const values = row.cells.filter(isValue);
  const [head] = row.cells;
  if (values.length < LEAST || !head || (head.shape === null && reading.meaningOf(head.text).topic)) return null;
  const lines = linesOver(row, rows);
  const words = lines.map((line) => ({ line, words: line.cells.flatMap((cell) => cell.words) }));
  const columns = values.map((_, at): Cell[] => {
    const [from, to] = boundsOf(values, at, row);
    return words.flatMap(({ line, words: all }) => {
      const own = all.filter(({ x0, x1 }) => (x0 + x1) / 2 >= from && (x0 + x1) / 2 < to);
      return own.length > 0 ? [cellOf(own, line)] : [];
    });
  });
  const headers = columns.flatMap((cells, at) => headerOf(cells, values[at], reading));
  const topics = new Set(headers.map(({ topic }) => topic?.topic));
  const isEnough = headers.length >= LEAST && headers.length * 5 >= values.length * 3;
  return isEnough && topics.size === headers.length ? { rows: lines, headers } : null;
}

/** Lines of text without values, set close to each other, right above a line. */
function linesOver(row: Row, rows: readonly Row[]): Row[] {
  const lines: Row[] = [];
  let low = row;
  for (const line of rows.slice(Math.max(0, row.at - MOST_LINES), row.at).reverse()) {
    const isNear = low.y0 - line.y1 < (lines.length === 0 ? 1.6 : 0.9) * row.size;
    if (!isNear || line.cells.some((cell) => isValue(cell) && cell.shape !== 'number')) break;
    lines.unshift(line);
    low = line;
  }
  return lines;
}

/** A column reaches half way to its neighbors. */
function boundsOf(values: readonly Cell[], at: number, row: Row): [number, number] {
  const own = values[at];
  const next = values[at + 1];
  const before = values[at - 1] ?? row.cells.findLast((cell) => cell.shape === null && cell.x1 <= (own?.x0 ?? 0));
  if (!own) return [0, 0];
  const width = own.x1 - own.x0;
  const from = before ? (before.x1 + own.x0) / 2 : own.x0 - width;
  return [from, next ? (own.x1 + next.x0) / 2 : own.x1 + width];
}

function cellOf(words: readonly Word[], row: Row): Cell {
  const text = words.map((word) => word.text).join(' ');
  const [x0, x1] = [Math.min(...words.map((word) => word.x0)), Math.max(...words.map((word) => word.x1))];
  const { y0, y1, size, page } = row;
  return { text, words, x0, x1, y0, y1, size, page, row, bold: false, shape: null };
}

/** The most lines over a column, from the lowest up, that together name a coverage. */
function headerOf(cells: readonly Cell[], value: Cell | undefined, { meaningOf }: Reading): Header[] {
  for (let from = 0; from < cells.length; from++) {
    const taken = cells.slice(from);
    const meanings = meaningOf(taken.map(({ text }) => text).join(' '));
    const last = taken.at(-1);
    if (!meanings.topic || !meanings.isWhole || !value || !last) continue;
    const { list, topic } = meanings.topic;
    return [
      {
        x0: Math.min(value.x0, ...taken.map((cell) => cell.x0)),
        x1: Math.max(value.x1, ...taken.map((cell) => cell.x1)),
        at: last.row.at,
        y1: last.y1,
        cells: taken,
        topic: { list, topic },
        topicCells: taken,
        fields: [],
        isUnknown: false,
        isWhole: true,
      },
    ];
  }
  return [];
}
