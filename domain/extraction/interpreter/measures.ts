import { parseMoney } from '../../reading/values/money.ts';
import type { Band } from './band.ts';
import { type Cell, isValue } from './cells.ts';
import type { Measure } from '../plan.ts';
import { asMeasure, type Header } from './headers.ts';
import { type Place, type Subject, textsLeft } from './place.ts';
import { pricedNames } from './priced.ts';

/** What a value measures: by the label in its line, its column, or the heading of its group; null when none says. */
export function measureAt(place: Place, subject: Subject, beside: Header['measure']): Measure | null {
  if (place.value.measure) return place.value.measure;
  const row = asMeasure(beside) ?? ofName(subject);
  if (isBehindName(place)) return row;
  if (row === null && isOfEither(place)) return null;
  return (
    ofRowAndColumn(row, asMeasure(place.header?.measure)) ??
    groupMeasure(place) ??
    besideLimits(place) ??
    summedPremium(place) ??
    unevenPremium(place)
  );
}

/** "MP 5,000   $11   $12": what is set behind a name without a gap belongs to the name and to no column. */
export const isBehindName = ({ value, row, own }: Place): boolean =>
  own.some(({ name }) => name.some((cell) => cell.row === row && Math.abs(value.x0 - cell.x1) < BLANK * value.size)) &&
  row.cells.some((other) => other.x0 > value.x1 && isValue(other));

/** A blank is no wider than this, in sizes of its letters. */
const BLANK = 0.7;

/** "Comprehensive less $100 deductible" tells the deductible itself, and not what stands behind it. */
const ofName = ({ measure, name }: Subject): Measure | null =>
  measure === 'deductible' && name.some(({ text }) => /\d/.test(text)) ? null : asMeasure(measure);

/** Below "Limit / deductible" the coverage and the amount say which of them it is. */
export const isOfEither = ({ value, header }: Place): boolean =>
  header?.measure === 'limit' &&
  (value.shape === 'money' || value.shape === 'number') &&
  LIMIT_OR_DEDUCTIBLE.test(header.cells.map(({ text }) => text).join(' '));

const LIMIT_OR_DEDUCTIBLE = /\blimits?\b.*\bded/i;

/** Columns without headings: limits are round, and what stands last in their lines and is not round is what they cost. */
function unevenPremium({ value, header, band }: Place): Measure | null {
  const isAmount = value.shape === 'money' || value.shape === 'number';
  if (!isAmount || header?.measure || header?.topic || header?.entity) return null;
  const lines = band.rows.filter((row) => {
    const last = row.cells.at(-1);
    return row.cells[0]?.shape === null && last !== undefined && isAligned(last, value);
  });
  if (!lines.some((row) => row.cells.at(-1) === value)) return null;
  const prices = lines.flatMap(({ cells }) => amountIn(cells.at(-1)));
  const others = lines.flatMap(({ cells }) => cells.slice(0, -1));
  const limits = others.flatMap(amountIn);
  const hasLimits = limits.length > 0 || others.some(({ shape }) => shape === 'wording');
  const uneven = prices.filter((price) => price % UNEVEN !== 0);
  const isUneven = prices.length >= LEAST_PRICES && uneven.length * 3 >= prices.length * 2;
  return isUneven && hasLimits && limits.every((limit) => limit % ROUND === 0) ? 'premium' : null;
}

const isAligned = (a: Cell, b: Cell): boolean => Math.abs(a.x1 - b.x1) < SAME_EDGE || Math.abs(a.x0 - b.x0) < SAME_EDGE;

const SAME_EDGE = 3;
const LEAST_PRICES = 2;
const UNEVEN = 25;
const ROUND = 100;

function amountIn(cell: Cell | undefined): number[] {
  const isAmount = cell?.shape === 'money' || cell?.shape === 'number';
  const amount = isAmount ? parseMoney(cell.text) : null;
  return amount === null ? [] : [amount];
}

/** A row that speaks of limits does not make a limit of what stands in another column. */
function ofRowAndColumn(row: Measure | null, column: Measure | null): Measure | null {
  const isOther = column === 'premium' || column === 'deductible';
  return isOther && (row === 'limit' || row === 'perPerson') ? column : (row ?? column);
}

/** Columns of single things hold premiums beside a column of limits, and behind figures that hold for all of them. */
function besideLimits({ value, band, header }: Place): Measure | null {
  const isAmount = value.shape === 'money' || value.shape === 'number';
  if (!header?.entity || !isAmount) return null;
  const limits = band.headers.filter(({ measure }) => measure === 'limit');
  if (limits.length > 0 && limits.every((own) => isTitleBeside(own, header, band))) return 'limit';
  return limits.length > 0 || hasSharedFigures(band) ? 'premium' : null;
}

/** "Limits of insurance | Building 1 | Building 2" over names and amounts: the title of the table says what these are. */
const isTitleBeside = (title: Header, header: Header, { columns }: Band): boolean =>
  title.at === header.at &&
  title.x1 < header.x0 &&
  title.entity === undefined &&
  [...columns].every(([cell, own]) => own !== title || !isValue(cell));

const shared = new WeakMap<Band, boolean>();

/** Whether lines print a limit or a deductible before the columns of several things, whose amounts are not round as limits are. */
function hasSharedFigures(band: Band): boolean {
  const known = shared.get(band);
  if (known !== undefined) return known;
  const edge = firstThing(band);
  const isFigure = (cell: Cell): boolean => cell.x1 < edge && (cell.shape === 'wording' || cell.shape === 'money');
  const ofThings = band.rows.map(({ cells }) =>
    cells.filter((cell) => isValue(cell) && band.columns.get(cell)?.entity),
  );
  const amounts = ofThings.flat().flatMap(amountIn);
  const areUneven = amounts.filter((amount) => amount % UNEVEN !== 0).length * 2 > amounts.length;
  const made = areUneven && band.rows.some(({ cells }, at) => (ofThings[at]?.length ?? 0) > 1 && cells.some(isFigure));
  shared.set(band, made);
  return made;
}

/** Where the first column of several things begins. */
export function firstThing({ headers }: Band): number {
  const things = headers.filter(({ entity }) => entity);
  return things.length > 1 ? Math.min(...things.map(({ x0 }) => x0)) : Number.NEGATIVE_INFINITY;
}

/** What lines of coverages add up to is what they cost. */
function summedPremium({ value, row, header, own, search }: Place): Measure | null {
  const isPart = search.summed.of(row)?.parts.includes(value);
  // The heading of a coverage over a line that names another one stands over a table that has ended.
  const isUnderOther = header?.topic !== undefined && own.length === 0;
  return isPart && !isUnderOther && pricedNames(row, search).length > 0 ? 'premium' : null;
}

/** "Each person", "Deductible" between the name and its value. */
export function labelBeside(place: Place): Header['measure'] {
  const { value, row, header, search } = place;
  const nearest = textsLeft(place).at(-1);
  if (!nearest) return undefined;
  // A label beside columns of single things or coverages speaks of all of them.
  const isApart = row.cells.some((cell) => isValue(cell) && cell.x0 > nearest.x1 - 1 && cell.x1 < value.x0 + 1);
  if (isApart && !header?.entity && !header?.topic) return undefined;
  const meanings = search.reading.meaningOf(nearest.text.replace(/:$/, ''));
  return meanings.topic ? undefined : meanings.measure;
}

/** A heading of its own line that says what the amounts below it are: "Deductibles", "Annual premium". */
export function groupMeasure({ value, row, band, search }: Place): Measure | null {
  // "Water backup   5,000   35" below "Premium detail": the price stands last, where the prices add up.
  const price = search.summed.of(row)?.parts.find((part) => part.row === row);
  if (price && value.x1 < price.x0) return null;
  let best: Header | null = null;
  for (const header of band.headers) {
    if (!asMeasure(header.measure) || header.topic || header.x1 > value.x0) continue;
    if (header.cells[0]?.row.cells.length === 1 && (!best || header.at > best.at)) best = header;
  }
  return asMeasure(best?.measure);
}
