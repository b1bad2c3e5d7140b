import { parseMoney } from '../../reading/values/money.ts';
import type { Measure } from '../plan.ts';
import type { Band } from './bands.ts';
import type { Cell } from './cells.ts';
import { asMeasure, type Header } from './headers.ts';

/** Of fewer amounts a column of dates, rates or codes may look like one of limits. */
const LEAST_AMOUNTS = 3;

/**
 * A table of coverages that names its premiums or its limits has the other column, too, in whatever words, or in print that was not
 * recognized: whole amounts beside premiums are limits, amounts with cents beside limits are premiums.
 */
export function withUnnamedMeasures(band: Band): Band {
  const measures = new Set(band.headers.map(({ measure }) => measure));
  const hasLimit = measures.has('limit') || measures.has('perPerson') || measures.has('deductible');
  if (hasLimit === measures.has('premium') || band.headers.some(isOfThings)) return band;
  const wanted = hasLimit ? 'premium' : 'limit';
  const named = band.headers.filter(({ measure }) => asMeasure(measure) !== null);
  const fitting = band.headers.filter((header) => header.isUnknown && measuresIn(header, named, band) === wanted);
  const [header, more] = fitting;
  if (!header || more) return band;
  const told: Header = { ...header, measure: wanted, isUnknown: false };
  return {
    ...band,
    headers: band.headers.map((other) => (other === header ? told : other)),
    columns: new Map([...band.columns].map(([cell, other]) => [cell, other === header ? told : other])),
  };
}

/** Columns of things and of coverages have a meaning of their own. */
const isOfThings = ({ entity, topic }: Header): boolean => entity !== undefined || topic !== undefined;

/** What the amounts of an unknown column measure beside the named ones; null where they are not of one kind. */
function measuresIn(header: Header, named: readonly Header[], { columns }: Band): Measure | null {
  const values = [...columns].flatMap(([cell, own]) => (own === header && cell.shape !== null ? [cell] : []));
  const amounts = values.filter(({ shape }) => shape === 'money');
  if (amounts.length < LEAST_AMOUNTS || amounts.length * 2 < values.length) return null;
  const isBeside = ({ row }: Cell): boolean =>
    row.cells.some((cell) => named.includes(columns.get(cell) as Header) && cell.shape !== null) &&
    row.cells.some((cell) => cell.shape === null && cell.x1 < header.x0);
  if (amounts.filter(isBeside).length < LEAST_AMOUNTS) return null;
  const cents = amounts.filter(({ text }) => /\.\d\d\b/.test(text)).length;
  if (cents === 0) return amounts.every(isRound) ? 'limit' : null;
  return cents * 2 > amounts.length ? 'premium' : null;
}

/** Limits are hundreds. */
function isRound({ text }: Cell): boolean {
  const amount = parseMoney(text);
  return amount !== null && amount > 0 && amount % 100 === 0;
}
