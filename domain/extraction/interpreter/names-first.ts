import type { Cell, Row } from './cells.ts';
import { asMeasure, type Reading } from './headers.ts';

/** How far left of its heading a name may begin, in points. */
const SET_OFF = 6;
/** How far apart the lines of a table stand at the most, in sizes of their print. */
const FAR = 3;
const APART = 20;

/** Sets the names of coverages before their values where a table prints them behind: "Premium   Deductible   Limit   Coverage". */
export function putNamesFirst(rows: readonly Row[], reading: Reading): void {
  for (const row of rows) {
    const name = nameBehind(row, reading);
    if (name) moveNames(name, tableUnder(row, name, rows, reading));
  }
}

/** The heading of the names, where headings of what is measured stand before it. */
function nameBehind({ cells }: Row, { meaningOf }: Reading): Cell | null {
  const measures = cells.map(({ text }) => meaningOf(text).measure);
  const at = measures.indexOf('name');
  const before = measures.slice(0, Math.max(0, at));
  return before.filter((measure) => asMeasure(measure) !== null).length > 1 ? (cells[at] ?? null) : null;
}

/** The lines of the table, up to other headings, a gap or a text that runs into the column of names. */
function tableUnder(heading: Row, name: Cell, rows: readonly Row[], reading: Reading): Row[] {
  const table = [heading];
  for (const row of rows.slice(heading.at + 1)) {
    const last = table.at(-1) as Row;
    const isOther = row.cells.filter(({ text }) => asMeasure(reading.meaningOf(text).measure) !== null).length > 2;
    if (
      isOther ||
      row.y0 - last.y1 > FAR * row.size ||
      row.cells.some(({ x0, x1 }) => x0 < name.x0 - SET_OFF && x1 > name.x0)
    )
      break;
    table.push(row);
  }
  return table;
}

function moveNames({ x0: from, x1: to, row: heading }: Cell, table: readonly Row[]): void {
  const end = heading.cells.find(({ x0 }) => x0 > to)?.x0 ?? Number.POSITIVE_INFINITY;
  const isName = ({ x0 }: Cell): boolean => x0 > from - SET_OFF && x0 < end - SET_OFF;
  const names = table.flatMap(({ cells }) => cells.filter(isName));
  const left = Math.min(...table.flatMap(({ cells }) => cells.map(({ x0 }) => x0)));
  const by = Math.max(...names.map(({ x1 }) => x1)) - left + APART;
  for (const cell of names) [cell.x0, cell.x1] = [cell.x0 - by, cell.x1 - by];
  for (const { cells } of table) cells.sort((a, b) => a.x0 - b.x0);
}
