import { parseMoney } from '../../reading/values/money.ts';
import type { Measure } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell } from './cells.ts';
import { asMeasure, type Header, type Reading } from './headers.ts';

/** Of fewer amounts a column of dates, rates or codes may look like one of limits. */
const LEAST_AMOUNTS = 3;
/** Lines that name coverages show what table they are of. */
const LEAST_NAMED = 2;

/**
 * A table of coverages that names one of its measures has the others, too, in whatever words, or in print that was not recognized: whole amounts and
 * amounts with the words of a limit are limits, amounts with cents are premiums, small round ones beside limits and premiums are deductibles.
 */
export function withUnnamedMeasures(band: Band, reading: Reading): Band {
  if (band.headers.some(({ topic }) => topic !== undefined)) return band;
  const columns = band.headers.map((header) => ({ header, ...valuesUnder(header, band, reading) }));
  const named = new Set(columns.flatMap(({ header, values }) => (values.length > 0 ? measureOf(header) : [])));
  const things = columns.filter(({ header }) => header.entity !== undefined);
  if (things.some(({ values }) => areLimits(values) === null)) named.add('premium');
  const isOverThings = ({ x1 }: Header): boolean => things.some(({ header }) => header.x0 < x1);
  const unknown = columns.filter(({ header }) => header.isUnknown && !isOverThings(header));
  const told = new Map<Header, Partial<Header>>(pricesOfThings(columns));
  for (const [at, measure] of limitsInTwo(unknown, named).entries()) told.set(at, { measure });
  if ([...told.values()].some(({ measure }) => measure === 'perPerson')) named.add('limit');
  for (const wanted of ['limit', 'premium', 'deductible'] as const) {
    if (named.has(wanted) || (wanted !== 'limit' && things.length > 0)) continue;
    const fitting = unknown.filter((column) => !told.has(column.header) && isOf(wanted, column, named));
    const [column, more] = fitting;
    if (column && !more) told.set(column.header, { measure: wanted });
  }
  return told.size === 0 ? band : withMeasures(band, told);
}

/** "Limit  ?  Limit  ?", "Ded  Premium  Ded  Premium" under as many things: what stands behind each limit is the thing's, too, and what it costs. */
function pricesOfThings(columns: readonly Column[]): [Header, Partial<Header>][] {
  const inOrder = columns.toSorted((a, b) => a.header.x0 - b.header.x0);
  const pairs = inOrder.flatMap((column, at) => {
    const next = inOrder[at + 1];
    const { entity, measure } = column.header;
    const own = asMeasure(measure);
    const isNext = next && !next.header.entity && (next.header.isUnknown || isOther(own, next.header));
    return entity && own !== null && isNext ? [{ entity, column: next }] : [];
  });
  const texts = new Set(pairs.map(({ column }) => column.header.cells.map(({ text }) => text).join(' ')));
  const isEach =
    pairs.length > 1 &&
    texts.size === 1 &&
    pairs.every(({ column: { header, values } }) => !header.isUnknown || arePrices(values));
  return isEach
    ? pairs.map(({ entity, column: { header } }) => [header, { measure: header.measure ?? 'premium', entity }])
    : [];
}

const isOther = (measure: Measure | null, { measure: own }: Header): boolean =>
  asMeasure(own) !== null && asMeasure(own) !== measure;

/** Two columns of limits beside each other, of which lines have both, the first one less, or one: a person's and the accident's. */
function limitsInTwo(unknown: readonly Column[], named: ReadonlySet<Measure>): Map<Header, Measure> {
  const [first, second, more] = unknown
    .filter(({ isSure, values }) => isSure && areLimits(values) === true && amountsOf(values).length === values.length)
    .toSorted((a, b) => a.header.x0 - b.header.x0);
  if (!first || !second || more || named.has('limit') || named.size === 0) return new Map();
  const both = first.values.flatMap((cell) => {
    const beside = second.values.find(({ row }) => row === cell.row);
    return beside ? [[parseMoney(cell.text) ?? 0, parseMoney(beside.text) ?? 0] as const] : [];
  });
  const isSplit = both.length > 0 && both.every(([one, other]) => one < other);
  if (!isSplit || second.values.length === both.length) return new Map();
  return new Map([
    [first.header, 'perPerson'],
    [second.header, 'limit'],
  ]);
}

function withMeasures(band: Band, told: ReadonlyMap<Header, Partial<Header>>): Band {
  const read = new Map(
    [...told].map(([header, more]): [Header, Header] => [header, { ...header, ...more, isUnknown: false }]),
  );
  return {
    ...band,
    headers: band.headers.map((header) => read.get(header) ?? header),
    columns: new Map([...band.columns].map(([cell, header]) => [cell, read.get(header) ?? header])),
  };
}

function measureOf({ measure }: Header): Measure[] {
  const own = asMeasure(measure);
  return own === null ? [] : [own === 'perPerson' ? 'limit' : own];
}

interface Column extends Values {
  header: Header;
}

interface Values {
  values: readonly Cell[];
  /** Whether enough lines name coverages, or have values under known headings. */
  isSure: boolean;
}

/** The amounts of a column in lines that begin with a name; "included" says nothing of what is measured. */
function valuesUnder(header: Header, { columns }: Band, { meaningOf }: Reading): Values {
  const isName = ({ shape, x1 }: Cell, { x0 }: Cell): boolean => shape === null && x1 <= x0;
  const under = [...columns].flatMap(([cell, own]) => (own === header && isAmount(cell) ? [cell] : []));
  const values = under.filter((cell) => cell.row.cells.some((name) => isName(name, cell)));
  const ofCoverages = values.filter((cell) =>
    cell.row.cells.some((name) => isName(name, cell) && meaningOf(name.text).topic !== undefined),
  );
  const isBeside = ({ row }: Cell): boolean =>
    row.cells.some((cell) => cell.shape !== null && measureOf(columns.get(cell) ?? header).length > 0);
  const isSure = ofCoverages.length >= LEAST_NAMED || values.filter(isBeside).length >= LEAST_AMOUNTS;
  return { values, isSure };
}

const isAmount = ({ shape }: Cell): boolean => shape !== null && shape !== 'included' && shape !== 'declined';

function isOf(wanted: Measure, { values, isSure }: Values, named: ReadonlySet<Measure>): boolean {
  if (!isSure || named.size === 0) return isSure && wanted === 'limit' && areWordings(values);
  if (wanted === 'limit') return areLimits(values) === true;
  if (wanted === 'premium') return arePrices(values);
  return named.has('limit') && named.has('premium') && areDeductibles(values);
}

/** Whether amounts are limits: null where they have cents, false where they are of several kinds. */
function areLimits(values: readonly Cell[]): boolean | null {
  if (areWordings(values)) return true;
  const amounts = amountsOf(values);
  if (hasCents(values)) return null;
  const round = amounts.filter((amount) => amount > 0 && amount % 100 === 0);
  return amounts.length * 2 >= values.length && round.length * 3 >= amounts.length * 2 && Math.max(0, ...round) >= 1000;
}

/** "$30,000 each person", "actual cash value" on most lines. */
const areWordings = (values: readonly Cell[]): boolean =>
  values.length > 0 &&
  values.filter(({ shape, text }) => shape === 'wording' && !/\bded/i.test(text)).length * 2 > values.length;

const hasCents = (values: readonly Cell[]): boolean =>
  values.filter(({ text }) => /\.\d[1-9]\b|\.[1-9]\d\b/.test(text)).length * 2 > values.length;

/** Amounts with cents, or whole ones that are not round. */
function arePrices(values: readonly Cell[]): boolean {
  const amounts = amountsOf(values);
  const cents = values.filter(({ text }) => /\.\d\d\b/.test(text));
  const uneven = amounts.filter((amount) => amount % 25 !== 0);
  const isMost = (some: readonly unknown[]): boolean => some.length * 2 > amounts.length;
  return amounts.length * 2 >= values.length && isMost(uneven) && (isMost(cents) || uneven.length >= LEAST_AMOUNTS);
}

function areDeductibles(values: readonly Cell[]): boolean {
  const amounts = amountsOf(values);
  return amounts.length === values.length && amounts.every((amount) => amount <= 10_000 && amount % 50 === 0);
}

const amountsOf = (values: readonly Cell[]): number[] =>
  values.flatMap(({ text, shape }) => (shape === 'date' ? [] : (parseMoney(text) ?? [])));
