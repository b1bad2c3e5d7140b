import type { EntityPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import type { Header, Reading } from './headers.ts';
import { columnOf, type KeyColumn, type KeyTable, keyTables } from './key-tables.ts';

// Tables whose lines begin with the number of a thing, read from their values upwards: headings of any number of lines, and
// headings set close to each other, are told by the columns that they stand over.

interface NumberedSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

/** How far below a line another one goes on with it, in sizes of its letters. */
const TIGHT = 0.7;
/** A table has so many columns of fields beside the numbers, or it may be any list that counts. */
const LEAST_FIELDS = 2;

/** The tables of a page that list things by their numbers. */
export function numberedTables({ rows, reading, list, plan }: NumberedSearch): Band[] {
  const numbers = plan.numbers.flatMap(({ field }) => field ?? []);
  if (numbers.length === 0) return [];
  const tables = keyTables({ rows, keyIn: numberIn, meaningOf: reading.meaningOf, isStrict: true });
  return tables.flatMap((table) => {
    const { columns } = table;
    const fields = columns.map((column) => fieldsOf(column, list));
    const others = new Set(fields.flat().filter((field) => !numbers.includes(field)));
    const isNumbered = fields[0]?.some((field) => numbers.includes(field)) === true;
    return isNumbered && others.size >= LEAST_FIELDS && isCounted(table) ? [bandOf(table, rows, list)] : [];
  });
}

/** The number at the beginning of a line that holds more than it and one value. */
function numberIn({ cells: [first, , third] }: Row): Cell | null {
  return first && third && /^0*[1-9]\d{0,2}$/.test(first.text) ? first : null;
}

const fieldsOf = ({ fields }: KeyColumn, list: string): string[] =>
  fields.filter((field) => field.list === list).map(({ field }) => field);

/** Whether the numbers go up, or stay for the parts of one thing. */
const isCounted = ({ rows }: KeyTable): boolean => {
  const numbers = rows.map((row) => Number(numberIn(row)?.text));
  return numbers.every((number, at) => number >= (numbers[at - 1] ?? number));
};

function bandOf(table: KeyTable, rows: readonly Row[], list: string): Band {
  const [first] = table.rows as [Row];
  const heads = table.columns.map((column): [KeyColumn, Header] => {
    const fields = column.fields.filter((field) => field.list === list);
    const { x0, x1 } = column;
    return [column, { x0, x1, at: first.at - 1, y1: first.y0, cells: [], fields, isUnknown: fields.length === 0 }];
  });
  const headerOf = new Map(heads);
  const own = linesOf(table, rows);
  const columns = new Map(
    own.flatMap((row) =>
      row.cells.flatMap((cell): [Cell, Header][] => {
        const column = columnOf(cell, table.columns);
        const header = column && headerOf.get(column);
        return header ? [[cell, header]] : [];
      }),
    ),
  );
  return { page: first.page, headers: heads.map(([, header]) => header), rows: own, columns, walls: [] };
}

/** The lines that begin with a number, and those set close below them in their columns. */
function linesOf(table: KeyTable, rows: readonly Row[]): Row[] {
  const own: Row[] = [];
  for (const row of rows.slice(table.rows[0]?.at ?? table.to, table.to)) {
    const last = own.at(-1);
    const isNext = last && row.at === last.at + 1 && row.y0 - last.y1 < TIGHT * row.size;
    const isIn = (cell: Cell): boolean => table.columns.some(({ x0, x1 }) => cell.x0 > x0 - 3 && cell.x1 < x1 + 12);
    if (table.rows.includes(row) || (isNext && row.cells.every(isIn))) own.push(row);
  }
  return own;
}
