import { sensesIn } from '../../../domain/assistant/index/phrases.ts';

/**
 * A condition on a record: path of the field ("incurred.total"), what is asked of it, and the value that it is held against.
 * The values of is, isnt, about and contains may have alternatives: "fire|hail".
 */
export type Condition = [field: string, is: string, value?: unknown];

/** A question in a form that has one right answer, computed from the data of a document. */
export interface Query {
  /** value, count, list, sum, average, max, min, most, yesno or difference. */
  ask: string;
  /** The records that are asked about; the document itself without one. */
  list?: string | null;
  field?: string;
  /** What `most` groups by. */
  by?: string;
  where?: readonly Condition[];
  /** The two queries whose difference is asked for. */
  of?: readonly Query[];
}

/** What the right answer says, as a `Case` has it. */
export interface Outcome {
  says: string[][];
  never?: string[];
  figure?: number;
}

type Value = string | number | boolean | readonly unknown[];
type Ask = (query: Query, records: Records) => Outcome | undefined;
interface Records {
  own: readonly object[];
  others: readonly object[];
  data: object;
}

/** Longer lists are not told in full. */
const LONGEST_LIST = 12;
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Fields that people may answer with in the place of a record's highest or lowest value. */
const NAMES = 'claimNumber name vin number address classCode description model claimantName'.split(' ');

/** The right answer to a query; undefined where the data has none, or more than one. */
export function runQuery(query: Query, data: object): Outcome | undefined {
  if (query.ask === 'difference') return differenceOf(query, data);
  const rows = recordsOf(query, data);
  if (rows.length === 0) return undefined;
  const where = query.where ?? [];
  if (!where.every((condition) => isDecidable(condition, rows))) return undefined;
  const own = rows.filter((row) => where.every((condition) => holds(row, condition)));
  return ASKS.get(query.ask)?.(query, { own, others: rows.filter((row) => !own.includes(row)), data });
}

/** Which records a query means, by their places. */
export function meantRows(query: Query, data: object): number[] {
  const { where = [] } = query;
  return recordsOf(query, data).flatMap((row, at) => (where.every((condition) => holds(row, condition)) ? [at] : []));
}

/** The records that are asked about, each with those that it points to under the name of their list: "vehicles.make" of a coverage. */
function recordsOf({ list }: Query, data: object): object[] {
  const all = list ? valueAt(data, list) : [data];
  if (!Array.isArray(all) || !list) return Array.isArray(all) ? (all as object[]) : [];
  return (all as object[]).map((record) => {
    const targets = POINTERS.filter(([own]) => own !== list).flatMap(([own, pointers]) => {
      const others = valueAt(data, own);
      const found = Array.isArray(others)
        ? (others as object[]).find((one) => pointsTo(record, one, pointers))
        : undefined;
      return found ? [[own, found] as const] : [];
    });
    return { ...record, ...Object.fromEntries(targets) };
  });
}

/** The fields by which records point to one of a list, and the fields of that one. */
const POINTERS: readonly (readonly [list: string, pointers: readonly (readonly [from: string, to: string])[]])[] = [
  ['vehicles', [['vehicleNumber', 'number']]],
  [
    'locations',
    [
      ['locationNumber', 'locationNumber'],
      ['buildingNumber', 'buildingNumber'],
    ],
  ],
  ['policies', [['policyNumber', 'policyNumber']]],
];

function pointsTo(from: object, to: object, pointers: (typeof POINTERS)[number][1]): boolean {
  const pairs = pointers.map(([own, other]) => [valueAt(from, own), valueAt(to, other)] as const);
  const [[first] = []] = pairs;
  return (
    first !== undefined &&
    pairs.every(([one, other], at) => one === other || (at > 0 && (one === undefined || other === undefined)))
  );
}

/** The value at a path; `year` is one of a date, too. Undefined for what is not printed. */
export function valueAt(record: object, path: string): Value | undefined {
  let value: unknown = record;
  for (const key of path.split('.')) {
    if (key === 'year' && typeof value === 'string') value = value.slice(0, 4);
    else value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value === null || value === '' ? undefined : (value as Value | undefined);
}

function differenceOf({ of = [] }: Query, data: object): Outcome | undefined {
  const [first, second] = of.map((query) => runQuery(query, data)?.figure);
  if (first === undefined || second === undefined || first === second) return undefined;
  return tellFigure(Math.abs(first - second));
}

const ASKS: ReadonlyMap<string, Ask> = new Map<string, Ask>([
  ['yesno', (_, { own }) => ({ says: [[own.length > 0 ? 'yes' : 'no']] })],
  ['count', (_, { own: { length } }) => (length === 0 ? undefined : tellCount(length))],
  ['value', tellValue],
  ['list', tellList],
  ['sum', (query, { own }) => tellSum(query, own, 1)],
  ['average', (query, { own }) => tellSum(query, own, own.length)],
  ['max', (query, { own }) => tellEdge(query, own, -1)],
  ['min', (query, { own }) => tellEdge(query, own, 1)],
  ['most', tellMost],
]);

const tellFigure = (figure: number): Outcome => ({ figure, says: [[rounded(figure)]] });

const tellCount = (figure: number): Outcome => {
  const word = COUNTS[figure];
  return { figure, says: [[String(figure), ...(word ? [word] : [])]] };
};

function tellValue({ field = '' }: Query, { own }: Records): Outcome | undefined {
  const [record] = own;
  const value = record && valueAt(record, field);
  if (own.length !== 1 || value === undefined) return undefined;
  if (Array.isArray(value)) return { says: value.map((one) => [String(one)]) };
  if (typeof value === 'object') return undefined;
  return { says: [[written(value)]], ...(typeof value === 'number' ? { figure: value } : {}) };
}

function tellList({ field = 'name' }: Query, { own, others, data }: Records): Outcome | undefined {
  const values = own.map((record) => valueAt(record, field));
  if (own.length === 0 || own.length > LONGEST_LIST || !values.every(isPlain)) return undefined;
  const heads = plain(JSON.stringify([valueAt(data, 'namedInsureds'), valueAt(data, 'carrierName')]));
  const isTold = (text: string): boolean =>
    heads.includes(text) || values.some((value) => plain(value).includes(text) || text.includes(plain(value)));
  const left = others.map((record) => valueAt(record, field));
  const never = left.filter((value) => typeof value === 'string').filter((value) => !isTold(plain(value)));
  return { says: values.map((value) => [written(value)]), never: [...new Set(never)].slice(0, 3) };
}

function tellSum({ field = '' }: Query, own: readonly object[], parts: number): Outcome | undefined {
  const values = own.map((record) => valueAt(record, field));
  if (values.length < 2 || !values.every((value) => typeof value === 'number')) return undefined;
  return tellFigure(values.reduce((sum, value) => sum + value, 0) / parts);
}

/** The first record by a field; undefined where two are. */
function tellEdge({ field = '' }: Query, own: readonly object[], direction: 1 | -1): Outcome | undefined {
  const sorted = own
    .flatMap((record) => {
      const value = valueAt(record, field);
      return isPlain(value) ? [{ record, value }] : [];
    })
    .sort((a, b) => direction * (Number(a.value > b.value) - Number(a.value < b.value)));
  const [first, second] = sorted;
  if (!first || !second || first.value === second.value) return undefined;
  const says = [[written(first.value), ...namesOf(first.record)]];
  return { says, ...(typeof first.value === 'number' ? { figure: first.value } : {}) };
}

/** What a record is called; "3" alone would be said by too many answers. */
function namesOf(record: object): string[] {
  const own = NAMES.map((name) => valueAt(record, name)).filter(isPlain);
  const [first = valueAt(record, 'policyNumber')] = own;
  return [...new Set([first, ...own].filter(isPlain).map(String))].filter(({ length }) => length > 2);
}

function tellMost({ by = '', field }: Query, { own }: Records): Outcome | undefined {
  const sums = new Map<string, number>();
  for (const record of own) {
    const [group, size] = [valueAt(record, by), field === undefined ? 1 : valueAt(record, field)];
    if (isPlain(group) && typeof size === 'number') sums.set(String(group), (sums.get(String(group)) ?? 0) + size);
  }
  const [first, second] = [...sums].sort(([, a], [, b]) => b - a);
  return first && second && first[1] > second[1] ? { says: [[first[0]]] } : undefined;
}

type Holds = (value: Value, wanted: unknown, field: string) => boolean;
const HOLDS: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ['has', () => true],
  ['is', anyOf(isSame)],
  ['isnt', (value, wanted, field) => !anyOf(isSame)(value, wanted, field)],
  ['contains', anyOf((value, wanted) => plain(value).includes(plain(wanted)))],
  ['about', anyOf(isAbout)],
  ['over', (value, wanted) => Number(value) > (amountOf(wanted) ?? Number.NaN)],
  ['under', (value, wanted) => Number(value) < (amountOf(wanted) ?? Number.NaN)],
  ['year', (value, wanted) => String(value).startsWith(String(wanted))],
  ['before', (value, wanted) => String(value) < (dateOf(wanted, '01-01') ?? '')],
  ['after', (value, wanted) => String(value) > (dateOf(wanted, '12-31') ?? '9999')],
]);

function holds(record: object, [field, is, wanted]: Condition): boolean {
  const value = valueAt(record, field);
  if (value === undefined) return is === 'lacks';
  return HOLDS.get(is)?.(value, wanted, field) ?? false;
}

/** Whether the data can tell: a field that no record has may only not have been read. */
function isDecidable([field, is, wanted]: Condition, rows: readonly object[]): boolean {
  const values = rows.map((row) => valueAt(row, field)).filter((value) => value !== undefined);
  if (values.length === 0) return false;
  if (is === 'over' || is === 'under')
    return amountOf(wanted) !== undefined && values.every((value) => typeof value === 'number');
  if (is === 'before' || is === 'after')
    return dateOf(wanted, '01-01') !== undefined && values.every((value) => typeof value === 'string');
  return is === 'lacks' || HOLDS.has(is);
}

/** Whether it holds for one of the alternatives. */
function anyOf(test: Holds): Holds {
  return (value, wanted, field) =>
    typeof wanted === 'string'
      ? wanted.split('|').some((one) => test(value, one.trim(), field))
      : test(value, wanted, field);
}

function isSame(value: Value, wanted: unknown, field: string): boolean {
  if (typeof value === 'number') return value === amountOf(wanted);
  if (Array.isArray(value)) return value.some((one) => plain(one) === plain(wanted));
  const [own, other] = [plain(value), plain(wanted)];
  // "Closed without payment" is closed
  return own === other || (field === 'status' && (own.startsWith(other) || other.startsWith(own)));
}

/** Whether a name is one of the same thing in other words. */
function isAbout(value: Value, wanted: unknown): boolean {
  const senses = sensesIn(String(wanted));
  return plain(value).includes(plain(wanted)) || [...sensesIn(String(value))].some((sense) => senses.has(sense));
}

/** 10000 of "$10,000" and "10k". */
function amountOf(text: unknown): number | undefined {
  const [, digits, unit] = /^\$?(\d[\d,]*(?:\.\d+)?)([km])?$/i.exec(String(text)) ?? [];
  if (digits === undefined) return undefined;
  const factors: Record<string, number> = { k: 1000, m: 1_000_000 };
  return Number(digits.replaceAll(',', '')) * (factors[unit?.toLowerCase() ?? ''] ?? 1);
}

/** A date, or this day of a year. */
function dateOf(text: unknown, day: string): string | undefined {
  if (/^\d{4}$/.test(String(text))) return `${String(text)}-${day}`;
  return /^\d{4}-\d\d-\d\d$/.test(String(text)) ? String(text) : undefined;
}

const isPlain = (value: Value | undefined): value is string | number | boolean =>
  value !== undefined && typeof value !== 'object';

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function written(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? rounded(value) : value;
}

const plain = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();
