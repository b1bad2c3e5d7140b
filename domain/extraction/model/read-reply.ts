import { z } from 'zod';
import { wholeJson } from './whole-json.ts';

/** A value as a model gives it. */
export interface ReplyEntry {
  path: string;
  value: string | number | boolean;
  /** Where it says the value stands: "page.line" or "page.line-line", either with "#cell". */
  at: string;
  /** The words there, when the value is written otherwise. */
  quote?: string | undefined;
  /** The place is that of the whole record, of several lines; said of values that are cut. */
  isOfRow?: boolean;
}

const cut = /^([\s\S]*\S)\s*(?:…|\.{3})$/;

/** The beginning that a value is cut to: "1420" of "1420…"; undefined for whole ones. */
export const frontOf = (value: ReplyEntry['value']): string | undefined =>
  typeof value === 'string' ? cut.exec(value)?.[1] : undefined;

/** How many records of each list other replies have already, so that a table goes on counting. */
export type RecordCounts = ReadonlyMap<string, number>;

/** Tables may be put into lists of lists; a model that repeats itself may open thousands. */
const deepestTables = 8;
const longestPath = 300;
const longestPlace = 40;
const longestText = 2_000;

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** Lists instead of text with bars, which models fall back to. */
const cells = z.array(z.union([scalar, z.null(), z.array(scalar)]));
const row = z.union([z.string().transform((text) => text.split('|')), cells.transform((given) => given.map(textOf))]);
/** As replies were before there were tables. */
const named = z.object({
  path: z.string(),
  value: scalar,
  at: z.coerce.string().default(''),
  quote: z.string().optional(),
});
const table = z.object({ list: z.string(), fields: row, rows: z.array(z.unknown()) });
type Table = z.output<typeof table>;

/**
 * The entries of a reply, whatever stands around them; of one that was cut, what is whole. Undefined when it has none of the
 * form that was asked for.
 */
export function readReply(text: string, before: RecordCounts = new Map()): ReplyEntry[] | undefined {
  const reply = wholeJson(text);
  if (typeof reply !== 'object' || reply === null) return undefined;
  const values = 'values' in reply && Array.isArray(reply.values) ? reply.values : undefined;
  const tables = 'tables' in reply && Array.isArray(reply.tables) ? reply.tables : undefined;
  if (!values && !tables) return undefined;
  const counts = new Map(before);
  const entries = [
    ...(values ?? []).flatMap(valueOf),
    ...tablesOf(tables ?? []).flatMap((one) => recordsOf(one, counts)),
  ];
  return entries.filter(isInBounds);
}

/** How many records of each list the entries hold. */
export function recordCounts(entries: readonly ReplyEntry[]): RecordCounts {
  const counts = new Map<string, number>();
  for (const { path } of entries) {
    for (const match of path.matchAll(/\/(\d{1,6})(?=\/)/g)) {
      const list = path.slice(0, match.index);
      counts.set(list, Math.max(counts.get(list) ?? 0, Number(match[1]) + 1));
    }
  }
  return counts;
}

/** "field|value|place|words" */
function valueOf(given: unknown): ReplyEntry[] {
  const [object] = successOf(named.safeParse(given));
  if (object) return [entryOf({ ...object, path: pathOf(object.path) })];
  return successOf(row.safeParse(given)).flatMap(([path = '', value = '', at = '', ...words]) =>
    value === '' ? [] : [entryOf({ path: pathOf(path), value, at, quote: words.join('|') })],
  );
}

/** The tables of a reply: lines of which the first names the list and its fields, or in the older form an object each. */
function tablesOf(given: readonly unknown[]): Table[] {
  const tables: Table[] = [];
  // a line that begins with no place names the next table, however lines and tables are put into each other
  const read = (one: unknown, depth = 1): void => {
    const [object] = successOf(table.safeParse(one));
    const [line] = successOf(row.safeParse(one));
    if (object) tables.push(object);
    else if (Array.isArray(one) && one.some(isLine)) {
      if (depth < deepestTables) for (const inner of one) read(inner, depth + 1);
    } else if (line && isPlace.test(line[0] ?? '')) tables.at(-1)?.rows.push(line);
    else if (line) tables.push({ list: line[0] ?? '', fields: line.slice(1), rows: [] });
  };
  for (const one of given) read(one);
  return tables;
}

const isLine = (one: unknown): boolean => Array.isArray(one) || (typeof one === 'string' && one.includes('|'));
const isPlace = /^\s*\d+\.\d/;

function recordsOf({ list, fields, rows }: Table, counts: Map<string, number>): ReplyEntry[] {
  const path = pathOf(list.replace(/\/N$/, ''));
  const columns = fields.map(columnOf);
  return rows.flatMap((one) => {
    const [values] = successOf(row.safeParse(one));
    if (values === undefined || values.length < 2) return [];
    const number = counts.get(path) ?? 0;
    counts.set(path, number + 1);
    return cellsOf(values, { columns, path: `${path}/${number}` });
  });
}

interface Column {
  path: string;
  cell: string;
}

/** "paid/total#5": a field, and the cell that it stands in. */
function columnOf(field: string): Column {
  const [path = '', cell = ''] = field.split('#');
  return { path: pathOf(path), cell: /^\d{1,2}$/.test(cell) ? `#${cell}` : '' };
}

/** "value", "value@place" or "value@place=words" */
const cellForm = /^([\s\S]*?)(?:@(\d+\.\d+(?:-[\d.]+)?(?:#\d+)?)(?:=([\s\S]*))?)?$/;

function cellsOf(
  [ofRow = '', ...values]: readonly string[],
  { columns, path }: { columns: readonly Column[]; path: string },
): ReplyEntry[] {
  // a cell number that holds for rows of one line says nothing of a record of several
  const isOneLine = !/[-#]/.test(ofRow);
  return columns.flatMap((column, index) => {
    const [, value = '', own, quote] = cellForm.exec(values[index] ?? '') ?? [];
    if (value.trim() === '' || value === 'null') return [];
    const at = own ?? `${ofRow}${isOneLine ? column.cell : ''}`;
    const entry = entryOf({ path: `${path}${column.path}`, value, at, quote });
    return [own === undefined && !isOneLine && frontOf(value) !== undefined ? { ...entry, isOfRow: true } : entry];
  });
}

function textOf(given: z.output<typeof cells>[number]): string {
  if (!Array.isArray(given)) return given === null ? '' : String(given);
  const [value = '', at, quote] = given;
  return `${value}${at === undefined ? '' : `@${at}`}${quote === undefined ? '' : `=${quote}`}`;
}

function entryOf({ quote, ...entry }: ReplyEntry): ReplyEntry {
  return quote === undefined || quote === '' ? entry : { ...entry, quote };
}

const isInBounds = ({ path, value, at, quote = '' }: ReplyEntry): boolean =>
  path.length <= longestPath &&
  at.length <= longestPlace &&
  String(value).length <= longestText &&
  quote.length <= longestText;

/** "claims[0]/paid" says the same as "/claims/0/paid". */
const pathOf = (path: string): string =>
  `/${path
    .trim()
    .replace(/\[(\d+)\]/g, '/$1')
    .replace(/^\/|\/$/g, '')}`;

function successOf<T>(read: { success: true; data: T } | { success: false }): T[] {
  return read.success ? [read.data] : [];
}
