import type { Word } from '../../document/page.ts';
import { cite, type Draft } from '../cited.ts';
import { normalize } from '../../text/normalize.ts';
import { findMoney } from '../../reading/values/money.ts';
import { NO_RIDER, RIDER_HEADING, RIDER_NAME } from '../lexicon/riders.ts';
import { INCLUDED } from '../lexicon/value-words.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { isMarkedMoney } from './value-shape.ts';

const NO_HEADING = /\b(?:forms?|premiums?|total|attached|policy provisions|complete)\b/i;
/** Above what a rider pays for each visit: no prices of riders. */
const BENEFITS =
  /\b(?:schedule of (?:\w+ )?(?:benefits?|allowances?)|(?:benefits?|allowance) schedule)\b|^(?:benefit|allowance)s?$/i;
const FORM = /^(?=\S*\d)[A-Z\d][A-Z\d\-/().]{3,}$|^[A-Z]{2,}-[A-Z\d-]+$|^(?:form|edition|title|name|premium)$/i;
/** A word of "WGL E-07 (2021)" or "PH 204 01 22", numbers of forms with their editions. */
const FORM_WORD = /^(?:[A-Z]{1,5}|[A-Z]{0,4}-?\d[\dA-Z/-]*|\([\d/-]+\))$/;
const isForm = ({ text, words }: Cell): boolean =>
  FORM.test(text) || (words.length > 1 && /\d/.test(text) && words.every((word) => FORM_WORD.test(word.text)));
/** How many lines below its heading a list of riders may reach. */
const REACH = 10;

/** Endorsements that were bought with the plan: the lines below their heading, and elsewhere the known ones with an amount. */
export function readRiders(pages: readonly (readonly Row[])[]): Draft[] {
  const found = new Map<string, Draft>();
  for (const rider of pages.flatMap(ridersOn)) {
    const key = normalize(rider.name.text);
    const known = found.get(key);
    if (known?.['premium'] || (known && !rider.premium)) continue;
    found.set(key, draftOf(rider));
  }
  return [...found.values()];
}

function ridersOn(rows: readonly Row[]): Rider[] {
  let heading: Cell | null = null;
  let misses = 0;
  const riders: Rider[] = [];
  const benefits = benefitRows(rows);
  for (const row of rows) {
    if (benefits.has(row)) {
      heading = null;
      continue;
    }
    const own = headingIn(row);
    // Headings of columns may take two lines.
    if (own) [heading, misses] = [own, -2];
    const isListed: boolean = heading !== null && row !== heading.row && row.at - heading.row.at <= REACH && misses < 2;
    const listed = row.cells.some(({ text }) => RIDER_HEADING.test(text))
      ? row.cells.map(withoutWord).flatMap(listedIn)
      : [];
    const rider = listed[0] ?? riderIn(row, isListed ? heading : null);
    if (isListed) misses = rider ? 0 : misses + 1;
    riders.push(...(listed.length > 0 ? listed : rider ? [rider] : []));
  }
  return riders;
}

/** Schedules of benefits: their headings and the lines of amounts right below. */
function benefitRows(rows: readonly Row[]): ReadonlySet<Row> {
  const found = new Set<Row>();
  for (const row of rows) {
    const over = rows[row.at - 1];
    const isHeading = row.cells.some(({ text }) => BENEFITS.test(text));
    if (isHeading || (over && found.has(over) && row.cells.length > 1)) found.add(row);
  }
  return found;
}

/** A short line that names riders and holds no amount. */
const headingIn = (row: Row): Cell | null =>
  row.cells.find(
    (cell) =>
      RIDER_HEADING.test(cell.text) && !NO_HEADING.test(cell.text) && cell.words.length <= 8 && !valueRight(cell, row),
  ) ?? null;

interface Rider {
  name: Cell;
  premium: Cell | null;
}

const valueRight = (cell: Cell, row: Row): Cell | null =>
  row.cells.find((other) => other.x0 >= cell.x1 - 1 && isValue(other)) ?? null;

function riderIn(row: Row, heading: Cell | null): Rider | null {
  // A heading beside another has its own columns below it; one that begins its line may stand in the middle.
  const isColumn = heading !== null && heading.row.cells[0] !== heading;
  const cells = row.cells.flatMap(withoutPrice).map(withoutWord);
  const beside = isColumn ? cells.filter((cell) => cell.x0 >= heading.x0 - 20) : cells;
  for (const name of beside.filter(mayBeName)) {
    const values = cells.filter((other) => other.x0 >= name.x1 - 1 && isValue(other));
    const amounts = values.filter(isAmount);
    // "$500   $4.75": limits are whole.
    const amount = amounts.find(({ text }) => /\.\d\d\b/.test(text)) ?? amounts[0] ?? null;
    const isListed = heading !== null && (amount !== null || values.some(({ text }) => INCLUDED.test(text)));
    if (isListed || (amount && RIDER_NAME.test(name.text))) return { name, premium: amount };
  }
  return null;
}

/** "Behavioral Therapy $23.05" set without a gap: the name, and the price. */
function withoutPrice(cell: Cell): Cell[] {
  const price = cell.words.at(-1);
  const name = cell.words.slice(0, -1);
  const end = name.at(-1);
  if (cell.shape !== null || !price || !end || !/^\$\d[\d,]*\.\d\d$/.test(price.text)) return [cell];
  const text = name.map((word) => word.text).join(' ');
  return [
    { ...cell, text, words: name, x1: end.x1 },
    { ...cell, text: price.text, words: [price], x0: price.x0, shape: 'money' },
  ];
}

/** "Dental care $3.00, exam fees $5.50" */
function listedIn(cell: Cell): Rider[] {
  const ends = cell.words.flatMap(({ text }, at) => (/^\$\d[\d.,]*[,;]?$/.test(text) ? [at + 1] : []));
  const parts = ends.map((end, at) => cell.words.slice(ends[at - 1] ?? 0, end));
  if (parts.length < 2 || ends.at(-1) !== cell.words.length || parts.some((part) => part.length < 2)) return [];
  return parts.map((part) => {
    const price = part.at(-1) as Word;
    const name = part.slice(0, -1);
    return {
      name: { ...cell, text: name.map(({ text }) => text).join(' '), words: name },
      premium: { ...cell, text: price.text.replace(/[,;]$/, ''), words: [price], shape: 'money' },
    };
  });
}

/** "Rider: Exam fees" */
function withoutWord(cell: Cell): Cell {
  const [first, ...name] = cell.words;
  const isWord = name.length > 0 && /^(?:riders?|endorsements?|options?|add-?ons?|extras):$/i.test(first?.text ?? '');
  return isWord ? { ...cell, text: name.map(({ text }) => text).join(' '), words: name } : cell;
}

const mayBeName = (cell: Cell): boolean =>
  cell.shape === null &&
  /\p{L}{3}/u.test(cell.text) &&
  cell.words.length <= 8 &&
  !isForm(cell) &&
  !NO_RIDER.test(cell.text);

const isAmount = ({ text }: Cell): boolean => isMarkedMoney(text) || findMoney(text)[0]?.start === 0;

function draftOf({ name, premium }: Rider): Draft {
  const amount = premium
    ? (findMoney(premium.text)[0]?.amount ?? Number(premium.text.replace(/[$,]/g, '')))
    : Number.NaN;
  return {
    name: cite(name.text.replace(/[:*]+$| \((?:rider|endorsement|option)\)$/i, ''), name),
    premium: premium && Number.isFinite(amount) ? cite(amount, premium) : undefined,
  };
}
