import type { Cited } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import type { Band } from './band.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { contextOf } from './entities.ts';
import { fieldValue } from './field-values.ts';
import type { KeyTable } from './key-tables.ts';
import type { FieldsAt, RowRecord, RowsSearch } from './row-search.ts';
import { stateNumberIn } from './state-numbers.ts';
import { isMarkedMoney } from './value-shape.ts';

// To whom a line of a table belongs, a state or a numbered thing, where the line itself does not print it.

/** The fields that say whose a record is. */
const fieldsOfOwners = ({ headed = [], owner }: RowsPlan): string[] => [...headed, ...(owner ? [owner.number] : [])];

interface RowPlace {
  row: Row;
  plan: RowsPlan;
  values: Map<string, Cited>;
  table: KeyTable | Band | undefined;
  before: readonly RowRecord[];
  fieldsAt: FieldsAt;
}

/** Takes over what a column prints in the first line of each owner only; returns the fields that the columns of the table tell. */
export function addFromColumns({ row, plan, values, table, before, fieldsAt }: RowPlace): Set<string> {
  const own = before.filter((record) => record.table === table);
  const last = own.at(-1);
  const told = new Set<string>();
  for (const field of fieldsOfOwners(plan)) {
    const printed = row.cells.some((cell) => fieldsAt(cell).includes(field) && mayBeCode(cell));
    const above = printed || !last?.columns.has(field) || isRepeated(field, own) ? undefined : last.values.get(field);
    if (above && !values.has(field)) values.set(field, above);
    if (values.has(field) || printed) told.add(field);
  }
  return told;
}

/** "1, 2", "All", "N/A": what a narrow column of numbers may print; longer words and codes belong to the next column. */
const mayBeCode = ({ text }: Cell): boolean => !isMarkedMoney(text) && !/\p{L}{4}|\d{4}/u.test(text);

/** Whether a column prints the same again in the next line: then lines without a value have none. */
const isRepeated = (field: string, records: readonly RowRecord[]): boolean =>
  records.some(({ values }, at) => {
    const [one, other] = [values.get(field), records[at + 1]?.values.get(field)];
    return one !== undefined && one !== other && one.value === other?.value;
  });

const TOTAL = /\b(?:(?:sub-?)?total|premiums?)\b/i;

/** "Total for Nebraska", "Location 2 subtotal" below the lines that it sums up: these are its own, where nothing above says whose they are. */
export function addBelow(row: Row, records: readonly RowRecord[], { plan, reading, rows }: RowsSearch): void {
  for (const field of fieldsOfOwners(plan)) {
    const ownerIn = (other: Row): Cited | undefined => {
      const label = other.cells.find(({ text }) => TOTAL.test(text));
      if (!label) return undefined;
      return field === plan.owner?.number ? numberIn(label, plan, reading) : stateIn(label, fieldPlan(plan, field));
    };
    const cited = ownerIn(row);
    if (!cited) continue;
    const from = rows.findLast((other) => other.at < row.at && ownerIn(other) !== undefined)?.at ?? -1;
    const summed = records.filter(({ first }) => first.page === row.page && first.at > from);
    if (summed.some(({ values }) => values.has(field))) continue;
    for (const { values } of summed) values.set(field, cited);
  }
}

/** The number of the owner that a text names. */
function numberIn(cell: Cell, { owner }: RowsPlan, { mentionIn }: RowsSearch['reading']): Cited | undefined {
  const mention = mentionIn(cell.text, contextOf(cell));
  const number = mention?.entity.list === owner?.list ? mention?.entity.numbers[0] : null;
  return number == null ? undefined : { value: number, page: cell.page, words: cell.words };
}

const TOTAL_WORD = /^(?:(?:sub-?)?total|for|of|the|state|premium|estimated|annual)\W*$/i;
const LONGEST_STATE = 3;

/** The state that a label of totals names. */
function stateIn(label: Cell, own: FieldPlan | undefined): Cited | undefined {
  const words = label.words.filter(({ text }) => !TOTAL_WORD.test(text));
  const text = words.map((word) => word.text.replace(/^\W+|\W+$/g, '')).join(' ');
  const isState = own?.kind === 'state' && words.length <= LONGEST_STATE;
  return isState ? fieldValue([{ ...label, text, words }], own) : undefined;
}

/** The number of an owner in its column, in a line that is no record and has no amounts: "002 | 947 Zelormont Drive" over the lines that are its. */
export function ownerOfLine(
  row: Row,
  values: ReadonlyMap<string, Cited>,
  { owner, key }: RowsPlan,
): [string, Cited] | null {
  const cited = owner && values.get(owner.number);
  const isAlone = row.cells.every((cell) => !isValue(cell) || cited?.words.some((word) => cell.words.includes(word)));
  return owner && cited && isAlone && row.cells.length > 1 && !values.has(key ?? '') ? [owner.number, cited] : null;
}

interface Given {
  plan: RowsPlan;
  reading: RowsSearch['reading'];
  headed: ReadonlyMap<string, Cited>;
  /** What the columns of the table tell already. */
  told: ReadonlySet<string>;
}

/** Gives a record the thing that its line mentions, and what stands in the headings above it. */
export function addOwners({ cells }: Row, values: Map<string, Cited>, { plan, reading, headed, told }: Given): void {
  for (const [field, cited] of stateNumberIn(cells, plan)) if (!values.has(field)) values.set(field, cited);
  const number = plan.owner?.number;
  const mentioned = number === undefined ? [] : cells.flatMap((cell) => numberIn(cell, plan, reading) ?? []);
  const [own] = mentioned;
  const found = own && number !== undefined ? new Map([...headed, [number, own]]) : headed;
  for (const [field, cited] of found) if (!values.has(field) && !told.has(field)) values.set(field, cited);
}
