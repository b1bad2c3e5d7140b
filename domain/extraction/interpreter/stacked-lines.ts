import { type Cell, isValue, type Row } from './cells.ts';
import { partHeadings } from './parts.ts';

// Tables whose records have two lines, each below a heading line of its own: "LOC CODE CLASSIFICATION" over
// "  BASIS EXPOSURE RATE". The second lines begin further right; they become columns right of the first ones.

const LEAST_KNOWN = 0.5;
/** A line begins where another one does within this share of the font size, and further right beyond it. */
const NEAR = 0.9;
/** Lines of headings stand close to each other. */
const GAP = 1.5;

/** Puts both lines of each record into one line, those of the headings too. */
export function joinStackedLines(
  rows: readonly Row[],
  isHead: (text: string) => boolean,
  isOfNames: (text: string) => boolean,
): void {
  const titles = partHeadings(rows);
  for (const [at, over] of rows.entries()) {
    const under = rows[at + 1];
    // "Item 3.   Your covered autos" over the headings of its table begins no record.
    if (!under || titles.includes(over) || !areStacked(over, under, isHead)) continue;
    // "Coverage  Limit  Premium" heads lines of their own below each record
    if (under.cells.some(({ text }) => isOfNames(text))) continue;
    const records = recordsBelow(rows.slice(at + 2), over, under);
    if (records.length === 0) continue;
    const shift = Math.max(...rows.map(({ x1 }) => x1)) + over.size;
    for (const [first, second] of [[over, under] as const, ...records]) join(first, second, shift);
  }
}

function areStacked(over: Row, under: Row, isHead: (text: string) => boolean): boolean {
  const areHeadings = [over, under].every(({ cells }) => {
    const known = cells.filter(({ text }) => isHead(text)).length;
    return cells.length > 1 && cells.every((cell) => !isValue(cell)) && known >= LEAST_KNOWN * cells.length;
  });
  return areHeadings && under.y0 - over.y1 < GAP * over.size && startOf(under) - startOf(over) > NEAR * over.size;
}

/** Pairs of lines that begin where the headings do; what begins further right goes on with their record. */
function recordsBelow(rows: readonly Row[], over: Row, under: Row): [Row, Row][] {
  const records: [Row, Row][] = [];
  const begins = (row: Row, heading: Row): boolean => Math.abs(startOf(row) - startOf(heading)) < NEAR * heading.size;
  let first: Row | undefined;
  for (const row of rows) {
    if (row.cells.length === 0) continue;
    if (first && begins(row, under) && row.cells.some(({ text }) => /\d/.test(text))) {
      records.push([first, row]);
      first = undefined;
    } else if (!first && begins(row, over) && row.cells.length <= over.cells.length + 1) first = row;
    else if (startOf(row) - startOf(over) < NEAR * over.size) break;
  }
  return records;
}

const startOf = ({ cells: [first], x0 }: Row): number => first?.x0 ?? x0;

function join(first: Row, second: Row, shift: number): void {
  const moved = second.cells.map((cell): Cell => ({ ...cell, x0: cell.x0 + shift, x1: cell.x1 + shift, row: first }));
  first.cells = [...first.cells, ...moved];
  first.x1 = second.x1 + shift;
  second.cells = [];
}
