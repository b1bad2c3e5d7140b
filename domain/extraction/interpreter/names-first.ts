import { type Cell, isValue, type Row } from './cells.ts';
import { asMeasure, type Reading } from './headers.ts';

/** How far left of its heading a name may begin, in points. */
const SET_OFF = 6;
/** How far apart the lines of a table stand at the most, in sizes of their print. */
const FAR = 3;
const APART = 20;
/** How many lines show that the names stand behind. */
const LEAST = 2;
/** Share of the lines. */
const MOST = 0.75;

/** Sets the names of coverages before their values where a table prints them behind: "Premium   Deductible   Limit   Coverage". */
export function putNamesFirst(rows: readonly Row[], reading: Reading): void {
  for (const row of rows) {
    const name = nameBehind(row, reading);
    const table = name ? tableUnder(row, name, rows, reading) : [];
    if (name && isNamedBehind(table, name)) moveNames(name, table);
  }
}

/** The heading of the names, behind one of premiums or several of what is measured. */
function nameBehind({ cells }: Row, { meaningOf }: Reading): Cell | null {
  const measures = cells.map(({ text }) => meaningOf(text).measure);
  const at = measures.indexOf('name');
  const before = measures.slice(0, Math.max(0, at));
  const count = before.filter((measure) => asMeasure(measure)).length;
  return count > 1 || (at === 1 && before[0] === 'premium') ? (cells[at] ?? null) : null;
}

/** Whether nearly all lines begin with a value before their name. */
function isNamedBehind(table: readonly Row[], name: Cell): boolean {
  const isName = ({ x0, shape }: Cell): boolean => shape === null && Math.abs(x0 - name.x0) < SET_OFF;
  const named = table.slice(1).filter(({ cells }) => cells.some(isName) && cells.length > 1);
  const behind = named.filter(({ cells: [first] }) => first && isValue(first) && first.x1 < name.x0);
  return behind.length >= LEAST && behind.length > MOST * named.length;
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
