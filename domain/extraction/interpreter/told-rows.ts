import type { Cited } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import { type Headed } from './headed-fields.ts';
import { isForeignRow } from './named-rows.ts';
import { addOwners } from './row-owners.ts';
import { partOf, valuesOfPart } from './row-parts.ts';
import type { RowRecord, RowsSearch } from './row-search.ts';
import { partsOf } from './things/targets.ts';
import { type Piece, toldLine, type ToldLine, valueIn } from './told-lines.ts';

// Records that lines tell without a table: "8810 Clerical, payroll 48,000, rate .11, premium 53", the same without labels
// where the figures agree, or a key with its text over lines of labelled values.

/** Reads the lines that no table takes, from the top; returns whether a line is, or goes on with, a record. */
export type ToldRows = (row: Row, inColumns: ReadonlyMap<string, Cited>) => boolean;

interface Open {
  record: RowRecord;
  isListed: boolean;
}

/** A reader of the lines that tell records without a table: adds theirs to the records, true for a line that it took. */
export function toldRows(search: RowsSearch, headed: Headed, records: RowRecord[]): ToldRows {
  const { plan } = search;
  let open: Open | null = null;
  return (row, inColumns) => {
    if (isOther(row, plan)) return false;
    const line = readLine(row, search);
    const known = line.isRated && !line.isKeyed ? knownRecord(row, line, { records, open, plan }) : null;
    if (known && known !== open?.record) return goesOn(row, line, known);
    if (!known && isNew(line, plan)) {
      addTexts(row, line.told, line.values, plan);
      addOwnersOf(row, line, { search, headed, inColumns });
      open = openRecord(row, line.values, line.told);
    } else if (!open || !(known || line.isMore) || !goesOn(row, line, open.record)) return false;
    if (line.isRated || isFilled(open.record, records, plan)) list(open, records);
    return open.isListed;
  };
}

const isNew = ({ isKeyed, isRated, values }: ReadLine, { rated }: RowsPlan): boolean =>
  isKeyed || (isRated && values.has(rated?.basis ?? ''));

interface ReadLine {
  told: ToldLine;
  values: Map<string, Cited>;
  isKeyed: boolean;
  /** Whether its figures agree. */
  isRated: boolean;
  /** Whether it says no more than values of the record above it. */
  isMore: boolean;
}

function readLine(row: Row, search: RowsSearch): ReadLine {
  const { plan } = search;
  const told = toldLine(row, search);
  const part = partOf({ ...row, cells: textsOf(row, told) }, plan);
  const { values, isRated } = figuresOf(row, told, { plan, part });
  const isKeyed = values.has(plan.key ?? '');
  const own = part && !isKeyed ? valuesOfPart(values, part) : values;
  const isMore = part ? told.texts.length === 1 : told.isLabelled && told.texts.length === 0;
  return { told, values: own, isKeyed, isRated, isMore };
}

interface KnownSearch {
  records: readonly RowRecord[];
  open: Open | null;
  plan: RowsPlan;
}

/** The record that figures without a key are of: right above them, or with the same figures. */
function knownRecord(row: Row, { values }: ReadLine, { records, open, plan }: KnownSearch): RowRecord | null {
  const all = open && !open.isListed ? [...records, open.record] : records;
  return all.findLast((record) => isOf(record, row, values, plan)) ?? null;
}

/** What stands beside a record in its line is read as what it is. */
const openRecord = (row: Row, values: Map<string, Cited>, { isWhole }: ToldLine): Open => ({
  record: {
    values,
    text: [],
    first: isWhole ? row : { ...row },
    last: row,
    columns: new Set(),
    table: undefined,
    fieldsAt: () => [],
  },
  isListed: false,
});

const isOther = (row: Row, { not, rated }: RowsPlan): boolean =>
  !rated || (not !== undefined && isForeignRow(row, not)) || row.cells.some(({ text }) => TOTAL.test(text));

const TOTAL = /\b(?:sub-?)?totals?\b/i;

function list(open: Open, records: RowRecord[]): void {
  if (!open.isListed) records.push(open.record);
  open.isListed = true;
}

/** Adds the values of a line right below to the record; returns whether there were any. */
function goesOn(row: Row, { values }: ReadLine, record: RowRecord): boolean {
  if (row.y0 - record.last.y1 > FAR * row.size) return false;
  const added = [...values].filter(([field]) => !record.values.has(field));
  for (const [field, cited] of added) record.values.set(field, cited);
  if (added.length > 0) record.last = row;
  return added.length > 0;
}

const FAR = 1.6;

/** Whether figures without a key are those of a record: right below it, or told again. */
function isOf(record: RowRecord, row: Row, values: ReadonlyMap<string, Cited>, { rated, key }: RowsPlan): boolean {
  const { amount = '', product = '' } = rated ?? {};
  const isSame = (field: string): boolean => record.values.get(field)?.value === values.get(field)?.value;
  const isOpen = record.values.has(key ?? '') && !record.values.has(amount) && !record.values.has(product);
  const isBelow = record.last.page === row.page && row.at > record.last.at && row.y0 - record.last.y1 < FAR * row.size;
  return (isSame(amount) && isSame(product)) || (isOpen && isBelow);
}

/** Adds whose the record is, and what columns tell of other words. */
function addOwnersOf(
  row: Row,
  { values, isKeyed }: ReadLine,
  { search, headed, inColumns }: { search: RowsSearch; headed: Headed; inColumns: ReadonlyMap<string, Cited> },
): void {
  const { plan, reading } = search;
  const owners = new Map<string, Cited>();
  addOwners(row, owners, { plan, reading, headed, told: new Set() });
  addOthers(owners, values, plan);
  if (isKeyed) addOthers(inColumns, values, plan);
}

/** Adds what columns tell of other words: a state, a territory. */
function addOthers(inColumns: ReadonlyMap<string, Cited>, values: Map<string, Cited>, plan: RowsPlan): void {
  const taken = new Set([...values.values()].flatMap(({ words }) => words));
  for (const [field, cited] of inColumns) {
    const isText = ['label', 'text'].includes(fieldPlan(plan, field)?.kind ?? '');
    if (!isText && !values.has(field) && !cited.words.some((word) => taken.has(word))) values.set(field, cited);
  }
}

const textsOf = ({ cells: [cell] }: Row, { texts }: ToldLine): Cell[] =>
  cell ? texts.map(({ text, words }) => ({ ...cell, text, words })) : [];

/**
 * Beside its key a record has an amount, or right below another its text and a price where there is no rate: steps of a calculation have a rate alone, and
 * other lines a price and a year.
 */
function isFilled({ values, first }: RowRecord, records: readonly RowRecord[], plan: RowsPlan): boolean {
  const [amount, rate, product] = [plan.rated?.amount, plan.rated?.rate, plan.rated?.product].map((field) =>
    values.has(field ?? ''),
  );
  const above = records.at(-1)?.last;
  const isBelow = above !== undefined && above.page === first.page && first.y0 - above.y1 < FAR * first.size;
  const isPriced = amount === true || (product === true && !rate && isBelow && values.has(plan.wraps ?? ''));
  return isPriced && plan.starts.some((fields) => fields.every((field) => values.has(field)));
}

/** The values of a line, with figures that no label names where they agree. */
function figuresOf(
  row: Row,
  told: ToldLine,
  { plan, part }: { plan: RowsPlan; part: ReturnType<typeof partOf> },
): { values: Map<string, Cited>; isRated: boolean } {
  const values = new Map(told.values);
  const [cell] = row.cells;
  if (!cell || !plan.rated) return { values, isRated: false };
  const { amount, rate, product } = plan.rated;
  const { figures } = told;
  const open = part ? [rate, product] : [amount, rate, product].filter((field) => !values.has(field));
  const read = (field: string, figure: Piece | undefined): [string, Cited][] => {
    const own = fieldPlan(plan, field);
    const cited = own && figure ? valueIn(figure, own, cell) : undefined;
    return cited ? [[field, cited]] : [];
  };
  const all = new Map([...values, ...open.flatMap((field, at) => read(field, figures[at]))]);
  const isRated = agree(all.get(amount), all.get(rate), all.get(product));
  if ((figures.length === open.length || open.length === 0) && (isRated || part)) return { values: all, isRated };
  const [only, more] = figures;
  const isPrice = !more && only?.text.startsWith('$') === true && !values.has(product);
  return { values: new Map([...values, ...(isPrice ? read(product, only) : [])]), isRated: false };
}

/** Whether an amount times its rate per unit, hundred or thousand is the premium. */
function agree(...cited: (Cited | undefined)[]): boolean {
  const [amount, rate, product] = cited.map((one) => Number(one?.value ?? Number.NaN));
  if (amount === undefined || rate === undefined || product === undefined || !(product > 0)) return false;
  return [1, 100, 1000].some((unit) => Math.abs((amount * rate) / unit - product) <= Math.max(1, 0.005 * product));
}

/** Adds the text behind the key, and what the words before it tell: "WV", "Hired autos, liability, Missouri:". */
function addTexts(row: Row, told: ToldLine, values: Map<string, Cited>, plan: RowsPlan): void {
  const key = values.get(plan.key ?? '')?.words[0];
  const cells = textsOf(row, told);
  const behind = cells.filter(({ words }) => key !== undefined && (words[0]?.x0 ?? 0) > key.x1);
  const parts = cells.filter((own) => !behind.includes(own)).flatMap((own) => partsOf(own, SEPARATOR));
  const rest = parts.filter((part) => {
    const [field, cited] = toldBy(part, values, plan) ?? [];
    if (field !== undefined && cited) values.set(field, cited);
    return field === undefined;
  });
  const name = key !== undefined ? plan.wraps : rest.length < parts.length ? labelOf(plan) : undefined;
  if (name !== undefined) addName(name, key === undefined ? rest : behind, values, plan);
}

function addName(name: string, cells: readonly Cell[], values: Map<string, Cited>, plan: RowsPlan): void {
  const own = fieldPlan(plan, name);
  const text = cells.find((one) => /\p{L}{3}/u.test(one.text));
  const cited = own && text && fieldValue([{ ...text, text: text.text.replace(/^[-–—:]\s+/, '') }], own);
  if (cited && !values.has(name)) values.set(name, cited);
}

const SEPARATOR = /[,:;]\s*/;

/** A text that shows by itself of which field it is. */
function toldBy(part: Cell, values: ReadonlyMap<string, Cited>, { fields }: RowsPlan): [string, Cited] | null {
  for (const [field, own] of Object.entries(fields)) {
    const isTelling = own?.kind === 'state' || own?.kind === 'choice';
    const cited = isTelling && !values.has(field) ? fieldValue([part], own) : undefined;
    if (cited) return [field, cited];
  }
  return null;
}

/** The text of a record without a key. */
const labelOf = ({ fields, rated }: RowsPlan): string | undefined =>
  Object.entries(fields).find(
    ([field, own]) => field !== rated?.basis && (own?.kind === 'label' || own?.kind === 'text'),
  )?.[0];
