import type { RowsPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import { columnOf, type KeyColumn, type KeyTable } from './key-tables.ts';

interface Known {
  list: string;
  plan: RowsPlan;
  bands: ReadonlyMap<Row, Band>;
}

/** The fields of a list that the columns of a table hold: by the texts over them, else by the band around them, else by what they hold alone. */
export function fieldsOfColumns(table: KeyTable, { list, plan, bands }: Known): Map<KeyColumn, readonly string[]> {
  const cells = new Map(table.columns.map((column) => [column, [] as Cell[]]));
  for (const cell of table.rows.flatMap((row) => row.cells)) {
    const column = columnOf(cell, table.columns);
    if (column) cells.get(column)?.push(cell);
  }
  const ofList = (fields: KeyColumn['fields'] = []): string[] =>
    fields.filter((field) => field.list === list).map(({ field }) => field);
  const found = new Map<KeyColumn, readonly string[]>();
  for (const [column, values] of cells) {
    const [around = []] = values.flatMap((cell) => {
      const fields = ofList(bands.get(cell.row)?.columns.get(cell)?.fields);
      return fields.length > 0 ? [fields] : [];
    });
    const own = ofList(column.fields);
    found.set(column, own.length > 0 ? own : around);
  }
  const taken = new Set([...found.values()].flat());
  const open = [...cells].filter(([column]) => found.get(column)?.length === 0 && column.fields.length === 0);
  for (const [field, holds] of heldAlone(plan)) {
    const [only, more] = taken.has(field) ? [] : open.filter(([, values]) => holds(values, table));
    if (only && !more) found.set(only[0], [field]);
  }
  return found;
}

type Holds = (values: readonly Cell[], table: KeyTable) => boolean;

/** Fields that the look of their columns tells where no heading does: the text of the records, and the numbers of their owners. */
const heldAlone = ({ wraps, owner }: RowsPlan): [string, Holds][] => [
  ...(wraps === undefined ? [] : [[wraps, areTexts] as [string, Holds]]),
  ...(owner ? [[owner.number, areNumbers] as [string, Holds]] : []),
];

const areTexts: Holds = (values, { rows }) =>
  values.length === rows.length && values.every(({ shape, text }) => shape === null && /\p{L}{3}/u.test(text));

/** Small numbers that go up, in the first column. */
const areNumbers: Holds = (values) =>
  values.length > 1 &&
  values.every(({ text, row }, at) => {
    const isFirst = row.cells[0] === values[at];
    return isFirst && /^0*[1-9]\d?$/.test(text) && Number(text) >= Number(values[at - 1]?.text ?? 0);
  });
