import { ownValue } from '../../lookup.ts';
import type { Cited } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import type { Band } from './band.ts';
import { addBasisAndAmount } from './basis-in-cells.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import { addCounted } from './counted-rows.ts';
import { addHeaded, type Headed } from './headed-fields.ts';
import { addBelow, addFromColumns, addOwners, ownerOfLine } from './row-owners.ts';
import type { FieldsAt, RowRecord, RowsSearch } from './row-search.ts';
import { linesByState } from './state-columns.ts';
import { labelledRecord } from './labelled-rows.ts';
import { continuesRecord, withText } from './row-continued.ts';
import { fieldsOfColumns } from './key-columns.ts';
import { columnOf, hasValues, keyLike, keyTables, type KeyTable } from './key-tables.ts';
import { ofPart, partOf, valuesOfPart } from './row-parts.ts';
import { type ToldRows, toldRows } from './told-rows.ts';
import { isForeignRow, namedRow, type RowNames, rowNamesOf } from './named-rows.ts';

/** The lines of a page that are records of the list. */
export function rowRecords(search: RowsSearch, headed: Headed): { row: Row; values: Map<string, Cited> }[] {
  const { rows, plan, list } = search;
  const key = plan.key === undefined ? undefined : fieldPlan(plan, plan.key);
  const tables = key ? keyTables({ rows, keyIn: (row) => keyLike(row, key), meaningOf: search.reading.meaningOf }) : [];
  const names = rowNamesOf(plan);
  const records: RowRecord[] = [];
  const bands = new Map(search.bands.flatMap((band) => band.rows.map((row) => [row, band] as const)));
  const readTold = toldRows(search, headed, records);
  const fields = new Map(tables.map((table) => [table, fieldsOfColumns(table, { list, plan, bands })]));
  for (const row of linesByState(rows, headed, plan)) {
    const table = tables.find(({ from, to }) => row.at >= from && row.at < to);
    const band = bands.get(row);
    const fieldsAt: FieldsAt = (cell) => {
      const column = table && columnOf(cell, table.columns);
      return column ? (fields.get(table)?.get(column) ?? []) : fieldsIn(band, cell, list);
    };
    if (table && !names && row.at < (table.rows[0]?.at ?? 0)) addHeaded(row, { ...search, isInTable: true }, headed);
    else readRow(row, { search, headed, names, records, fieldsAt, table, band, readTold });
  }
  return records.map(({ first, values, text }) => ({ row: first, values: withText(values, text, plan) }));
}

const fieldsIn = (band: Band | undefined, cell: Cell, list: string): string[] =>
  (band?.columns.get(cell)?.fields ?? []).filter((field) => field.list === list).map(({ field }) => field);

interface Progress {
  search: RowsSearch;
  headed: Headed;
  names: RowNames | null;
  records: RowRecord[];
  fieldsAt: FieldsAt;
  table: KeyTable | undefined;
  band: Band | undefined;
  readTold: ToldRows;
}

function readRow(row: Row, progress: Progress): void {
  const { search, headed, names, records, fieldsAt, table, band, readTold } = progress;
  const { plan } = search;
  const fieldsOf = (text: string): string[] => fieldsNamed(text, search);
  if (addLabelled(row, progress)) return;
  const told = new Set(headed.values());
  addHeaded(row, { ...search, isInTable: table !== undefined }, headed);
  const part = partOf(row, plan);
  const cells = cellsByField(row, (cell) => ofPart(fieldsAt(cell), part), plan);
  addUnheadedKey(row, cells, { plan, list: search.list, names, table });
  addTextBehindKey(row, cells, plan);
  const values = part ? valuesOfPart(valuesOf(cells, plan), part) : valuesOf(cells, plan);
  addBasisAndAmount(row, values, plan);
  if (part && addPart(row, values, { plan, open: records.at(-1) })) return;
  addNames(row, { cells, values }, { plan, names, band, table });
  if (!plan.key && continuesRecord(row, records.at(-1), { plan, fieldsAt, fieldsOf })) return;
  if (isRecord(row, values, { plan, names, table })) {
    const place = { row, plan, values, table: table ?? band, before: records, fieldsAt };
    const columns = addFromColumns(place);
    addOwners(row, values, { plan, reading: search.reading, headed, told: columns });
    records.push({
      values,
      text: cells.get(plan.wraps ?? '') ?? [],
      first: row,
      last: row,
      columns,
      table: place.table,
      fieldsAt,
    });
    return;
  }
  if (readTold(row, values) || addCounted(row, records, plan)) return;
  const owner = ownerOfLine(row, values, plan);
  if (owner) headed.set(...owner);
  addBelow(row, records, search);
  // "State: PA" heads what follows and ends no text
  if ([...headed.values()].every((value) => told.has(value)))
    goOn(row, records.at(-1), { cells, plan, fieldsAt, fieldsOf });
}

/** Adds the record of a line whose values have labels beside them, outside of tables. */
function addLabelled(row: Row, { search, names, records, fieldsAt }: Progress): boolean {
  const { plan, reading } = search;
  const fieldsOf = (text: string): string[] => fieldsNamed(text, search);
  const isOfTable = row.cells.some((cell) => fieldsAt(cell).length > 0);
  const values = isOfTable || names ? null : labelledRecord(row, { plan, fieldsOf, isFact: reading.isFact });
  if (values) records.push({ values, text: [], first: row, last: row, columns: new Set(), table: undefined, fieldsAt });
  return values !== null;
}

/** The cells of a line by the fields that their columns name and that they can be. */
function cellsByField(row: Row, fieldsAt: FieldsAt, plan: RowsPlan): Map<string, Cell[]> {
  const cells = new Map<string, Cell[]>();
  for (const cell of row.cells) {
    const field = fieldsAt(cell).find((one) => one === plan.wraps || valueOf([cell], fieldPlan(plan, one)));
    if (field !== undefined) cells.set(field, [...(cells.get(field) ?? []), cell]);
  }
  return cells;
}

/** Adds what a line says by a name that is known, or by one in the first column. */
function addNames(
  row: Row,
  { cells, values }: { cells: ReadonlyMap<string, readonly Cell[]>; values: Map<string, Cited> },
  { plan, names, band, table }: Pick<Progress, 'names' | 'band' | 'table'> & { plan: RowsPlan },
): void {
  if (names) namedRow(row, values, { names, plan });
  else if (isFirstUnread(row, cells, { band, table })) addUnheadedName(row, values, plan);
}

/** A code below a heading that nobody knows, in a table with columns of its figures. */
function addUnheadedKey(
  row: Row,
  read: Map<string, Cell[]>,
  { plan, list, names, table }: { plan: RowsPlan; list: string; names: RowNames | null; table: KeyTable | undefined },
): void {
  const own = plan.key === undefined ? undefined : fieldPlan(plan, plan.key);
  const cell = own && !names && table?.rows.includes(row) ? keyLike(row, own) : null;
  if (!cell || !table || plan.key === undefined || read.has(plan.key)) return;
  const isFigure = (field: string): boolean => FIGURES.has(fieldPlan(plan, field)?.kind);
  const isOfList = table.columns.some(({ fields }) => fields.some((one) => one.list === list && isFigure(one.field)));
  if (isOfList && columnOf(cell, table.columns)?.fields.length === 0) read.set(plan.key, [cell]);
}

const FIGURES: ReadonlySet<FieldPlan['kind'] | undefined> = new Set<FieldPlan['kind']>(['money', 'number', 'factor']);
const COUNTS: ReadonlySet<FieldPlan['kind'] | undefined> = new Set([...FIGURES, 'int', 'percent']);

/** "8810 Clerical" below "Class": the text right behind a code that no heading names is what the code stands for. */
function addTextBehindKey({ cells }: Row, read: Map<string, Cell[]>, { key, wraps }: RowsPlan): void {
  const [code] = read.get(key ?? '') ?? [];
  const next = code && cells[cells.indexOf(code) + 1];
  const isRead = next !== undefined && [...read.values()].some((own) => own.includes(next));
  if (next && wraps !== undefined && !isRead && !read.has(wraps) && next.shape === null) read.set(wraps, [next]);
}

/** Whether a line has all that a record of the list needs, at its place in a table of keys. */
function isRecord(
  row: Row,
  values: ReadonlyMap<string, Cited>,
  { plan, names, table }: { plan: RowsPlan; names: RowNames | null; table: KeyTable | undefined },
): boolean {
  const isKeyed = table && !names ? table.rows.includes(row) : true;
  const isOther = plan.not !== undefined && isForeignRow(row, plan.not);
  const isFilled = plan.starts.some((fields) => fields.every((field) => values.has(field)));
  return isKeyed && !isOther && isFilled && !countsNone(values, plan);
}

/** "Rental units   0": what is counted and is none costs nothing and is not insured. */
function countsNone(values: ReadonlyMap<string, Cited>, plan: RowsPlan): boolean {
  const counts = new Set(plan.starts.flat().filter((field) => fieldPlan(plan, field)?.kind !== 'money'));
  const isPriced = [...values].some(([field, { value }]) => fieldPlan(plan, field)?.kind === 'money' && value !== 0);
  return !isPriced && [...counts].some((field) => values.get(field)?.value === 0);
}

/** A line of a part without a key of its own, or with that of the record above, goes on with this record. */
function addPart(
  row: Row,
  values: ReadonlyMap<string, Cited>,
  { plan, open }: { plan: RowsPlan; open: RowRecord | undefined },
): boolean {
  const key = values.get(plan.key ?? '')?.value ?? keyIn(row, plan);
  const isOwn = key === undefined || key === open?.values.get(plan.key ?? '')?.value;
  const added = [...values].filter(([field]) => !open?.values.has(field));
  const isNew = added.length > 0 && [...values].every(([field]) => !isOfPart(field, plan) || !open?.values.has(field));
  if (!open || !isOwn || !isNew || row.y0 - open.last.y1 > 0.9 * row.size) return false;
  for (const [field, cited] of added) open.values.set(field, cited);
  open.last = row;
  return true;
}

function keyIn(row: Row, plan: RowsPlan): string | undefined {
  const own = plan.key === undefined ? undefined : fieldPlan(plan, plan.key);
  return own ? keyLike(row, own)?.text : undefined;
}

const isOfPart = (field: string, { parts = [] }: RowsPlan): boolean =>
  parts.some(({ fields }) => Object.values(fields).includes(field));

const valuesOf = (cells: ReadonlyMap<string, readonly Cell[]>, plan: RowsPlan): Map<string, Cited> =>
  new Map(
    [...cells].flatMap(([field, own]): [string, Cited][] => {
      const cited = valueOf(own, fieldPlan(plan, field));
      return cited ? [[field, cited]] : [];
    }),
  );

/** Whether a line begins in the first column of its table, under a heading that nobody knows or that names another field. */
function isFirstUnread(
  { cells: [first] }: Row,
  read: ReadonlyMap<string, readonly Cell[]>,
  { band, table }: Pick<Progress, 'band' | 'table'>,
): boolean {
  if (!first || [...read.values()].some((cells) => cells.includes(first))) return false;
  if (table) return table.columns[0]?.fields.length === 0 && columnOf(first, table.columns) === table.columns[0];
  const header = band?.columns.get(first);
  return header !== undefined && band?.headers.some(({ x0 }) => x0 < header.x0) === false;
}

/** The first column of a table may have a heading that nobody knows: it holds the name that its lines need to be records. */
function addUnheadedName({ cells: [first] }: Row, values: Map<string, Cited>, plan: RowsPlan): void {
  const isFilled = plan.starts.some((fields) => fields.every((field) => values.has(field)));
  // One name, number or date may stand under a caption of something else.
  const isCounted = (field: string): boolean => COUNTS.has(fieldPlan(plan, field)?.kind);
  const isToldTwice = values.size > 1 || [...values.keys()].some(isCounted);
  if (!first || !isToldTwice) return;
  for (const fields of plan.starts) {
    const [missing, more] = fields.filter((field) => !values.has(field));
    if (isFilled && missing !== plan.wraps) continue;
    const own = missing === undefined ? undefined : fieldPlan(plan, missing);
    const isName = own?.kind === 'label' || own?.kind === 'text';
    const cited = isName && more === undefined ? valueOf([first], own) : undefined;
    if (missing !== undefined && cited) values.set(missing, cited);
  }
}

function fieldsNamed(text: string, { reading, list }: RowsSearch): string[] {
  const { fields, isWhole } = reading.meaningOf(text);
  return isWhole ? fields.filter((field) => field.list === list).map(({ field }) => field) : [];
}

/** A line without a key goes on with the record above it: with its text, and with values that stand under others. */
function goOn(
  row: Row,
  open: RowRecord | undefined,
  {
    cells,
    plan,
    fieldsAt,
    fieldsOf,
  }: {
    cells: ReadonlyMap<string, Cell[]>;
    plan: RowsPlan;
    fieldsAt: FieldsAt;
    fieldsOf: (text: string) => readonly string[];
  },
): void {
  if (!open || row.y0 - open.last.y1 > 0.9 * row.size) return;
  const text = plan.wraps === undefined ? [] : (cells.get(plan.wraps) ?? textAlone(row, open, plan));
  const under = row.cells.flatMap((cell): [Cell, string, Cited][] => {
    const field = fieldsAt(cell)
      .map((one) => ownValue(plan.below ?? {}, one))
      .find((one) => one !== undefined);
    const cited = field !== undefined && !open.values.has(field) ? valueOf([cell], fieldPlan(plan, field)) : undefined;
    return field !== undefined && cited ? [[cell, field, cited]] : [];
  });
  const labelled = row.cells.flatMap((cell) => labelledIn(cell, open.values, { plan, fieldsOf }));
  const own = new Set([...text, ...[...labelled, ...under].map(([cell]) => cell)]);
  if (own.size === 0 || hasValues(row, own)) return;
  for (const [, field, cited] of [...labelled, ...under]) open.values.set(field, cited);
  open.text.push(...text.filter((cell) => !labelled.some(([other]) => other === cell)));
  open.last = row;
}

/** A text alone in its line, below a record that has none: its column has another heading, or none. */
function textAlone({ cells: [only, more] }: Row, { values, first }: RowRecord, plan: RowsPlan): Cell[] {
  const own = fieldPlan(plan, plan.wraps ?? '');
  const isLacking = plan.key !== undefined && plan.wraps !== undefined && !values.has(plan.wraps);
  const isText = only !== undefined && !more && only.shape === null && only.x0 > first.x0 + 3;
  return own && isLacking && isText && valueOf([only], own) ? [only] : [];
}

/** "Terr. 004" below a description: a field's label with its value. */
function labelledIn(
  cell: Cell,
  values: ReadonlyMap<string, Cited>,
  { plan, fieldsOf }: { plan: RowsPlan; fieldsOf: (text: string) => readonly string[] },
): [Cell, string, Cited][] {
  const [, label, value] = /^(\p{L}[\p{L} .]{1,20}?)[.:#]?\s+(\S*\d\S*)$/u.exec(cell.text) ?? [];
  if (label === undefined || value === undefined) return [];
  const field = fieldsOf(label).find((one) => !values.has(one));
  const cited = field === undefined ? undefined : valueOf([{ ...cell, text: value }], fieldPlan(plan, field));
  return field !== undefined && cited ? [[cell, field, cited]] : [];
}

const valueOf = (cells: readonly Cell[], plan: FieldPlan | undefined): Cited | undefined =>
  plan ? fieldValue(cells, plan) : undefined;
