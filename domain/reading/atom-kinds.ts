// What a text is by its own looks, all kinds of value that it can be.
import { remembered } from '../text/remembered.ts';
import { type AmountMarks, type AtomKind, isAmount, isNumeric, type Typed } from './atom.ts';
import { mayHoldDate, parseDate } from './values/date.ts';
import { parseMoney } from './values/money.ts';
import { parseNumber, parsePercent } from './values/numbers.ts';
import { CITY_LINE, isStateCode, isStateName } from './values/places.ts';

const NONE: AmountMarks = { dollar: false, cents: false, comma: false, credit: false };
/** A box that is ticked, and one that is not. */
const TICKED = /^(?:[xX✓✔☑☒✗✘■●⬛]|\[[xX✓]\]|\([xX]\))$/u;
const EMPTY_BOX = /^(?:[☐□▢◻○]|\[[\s_]?\]|\([\s_]?\))$/u;
const NIL = /^(?:[-–—]{1,2}|n\/?a\.?|nil)$/i;
/** How spreadsheets print zero dollars. */
const DOLLAR_NIL = /^\$\s?[-–—]{1,2}$/;
const VIN = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/;
const PHONE = /^(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;
const ID = /^[#A-Z0-9*](?:[A-Z0-9*./#_-]*[A-Z0-9*])?$/i;
const SPLIT = /^\(?[$§]?\d[\d,.]*(?:\s?\/\s?[$§]?\d[\d,.]*){1,3}\)?$/;
const PER_TERM = /(?<=\d)\s?\/\s?(?:yr|year|mo|month)\.?$/i;
const LONGEST = 60;

/** The likeliest kind of a text and its value. */
export function typeOf(text: string): Typed {
  return text.length > LONGEST ? asText(text) : kindOfShort(text);
}

/** The same amounts, dates and headings stand on many pages. */
const kindOfShort = remembered((text) => likeliest(text));

export function asText(text: string): Typed {
  return { kind: 'text', value: text };
}

function likeliest(text: string): Typed {
  if (!/\d/.test(text)) return wordless(text);
  return (
    percent(text) ??
    amount(text) ??
    date(text) ??
    split(text) ??
    named('phone', PHONE, text) ??
    named('vin', VIN, text) ??
    zip(text) ??
    cityStateZip(text) ??
    id(text) ??
    asText(text)
  );
}

function wordless(text: string): Typed {
  if (DOLLAR_NIL.test(text)) return { kind: 'money', value: 0, marks: { ...NONE, dollar: true } };
  if (TICKED.test(text)) return { kind: 'tick', value: true };
  if (EMPTY_BOX.test(text)) return { kind: 'tick', value: false };
  if (NIL.test(text)) return { kind: 'nil', value: null };
  return isStateCode(text) ? { kind: 'state', value: text } : asText(text);
}

function percent(text: string): Typed | null {
  const value = parsePercent(text);
  return value === null ? null : { kind: 'percent', value, marks: NONE };
}

function amount(text: string): Typed | null {
  const value = parseMoney(text.replace(PER_TERM, ''));
  if (value === null) return decimal(text);
  const marks = marksOf(text, value);
  if (marks.dollar || marks.cents || marks.comma) return { kind: 'money', value, marks };
  return { kind: /\.\d$/.test(text) ? 'number' : 'int', value, marks };
}

function decimal(text: string): Typed | null {
  const value = parseNumber(text);
  return value === null ? null : { kind: 'number', value, marks: NONE };
}

const marksOf = (text: string, value: number): AmountMarks => ({
  dollar: /[$§]|USD/.test(text),
  cents: /\.\d\d(?!\d)/.test(text),
  comma: /\d,\s?\d{3}/.test(text),
  credit: value < 0,
});

function date(text: string): Typed | null {
  const value = parseDate(text);
  return value === null ? null : { kind: 'date', value };
}

function split(text: string): Typed | null {
  if (!SPLIT.test(text)) return null;
  const values = text
    .replace(/[()]/g, '')
    .split('/')
    .map((part) => parseMoney(part));
  const amounts = values.filter((value) => value !== null);
  return amounts.length === values.length ? { kind: 'split', value: amounts, marks: marksOf(text, 0) } : null;
}

function named(kind: 'phone' | 'vin', pattern: RegExp, text: string): Typed | null {
  return pattern.test(text) ? { kind, value: text } : null;
}

function zip(text: string): Typed | null {
  return text.length === 10 && ZIP.test(text) ? { kind: 'zip', value: text } : null;
}

function cityStateZip(text: string): Typed | null {
  // A house number in front makes it a whole address.
  return /^[\p{L}.' -]+,?\s/u.test(text) && CITY_LINE.test(text) ? { kind: 'cityStateZip', value: text } : null;
}

/** Letters, digits and hyphens with at least three digits, or two in a text of at least six signs. */
function id(text: string): Typed | null {
  if (!ID.test(text) || /[a-z]{3}/.test(text) || isYears(text)) return null;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 3 || (digits >= 2 && text.length >= 6) ? { kind: 'id', value: text } : null;
}

/** "2022-2023", "2022-23": a year and the next one. */
function isYears(text: string): boolean {
  const [, from = '', to = ''] = /^((?:19|20)\d\d)[-/]((?:19|20)?\d\d)$/.exec(text) ?? [];
  return from !== '' && (Number(from) + 1) % 100 === Number(to) % 100;
}

const COMPACT_DATE = /^(?:(?<y>(?:19|20)\d\d)(?<m>\d\d)(?<d>\d\d)|(?<m2>\d\d)(?<d2>\d\d)(?<y2>(?:19|20)?\d\d))$/;

/**
 * The text read as another kind than the likeliest, for columns and labels whose kind is known: digits as money, id, ZIP
 * or compact date, a code as text. Null when it cannot be one.
 */
export function readAs(text: string, kind: AtomKind): Typed | null {
  if (kind === 'date' && !mayHoldDate(text) && !COMPACT_DATE.test(text)) return null;
  const typed = typeOf(text);
  return typed.kind === kind ? typed : (OTHER_KINDS.get(kind)?.(text, typed) ?? null);
}

type Reader = (text: string, typed: Typed) => Typed | null;

const OTHER_KINDS: ReadonlyMap<AtomKind, Reader> = new Map<AtomKind, Reader>([
  ['text', asText],
  ['money', (_, typed) => (isAmount(typed) && isNumeric(typed) ? { ...typed, kind: 'money' } : null)],
  ['number', (_, typed) => (isAmount(typed) && isNumeric(typed) ? { ...typed, kind: 'number' } : null)],
  ['int', (_, typed) => (isNumeric(typed) && Number.isInteger(typed.value) ? { ...typed, kind: 'int' } : null)],
  ['percent', (_, typed) => (typed.kind === 'int' || typed.kind === 'number' ? { ...typed, kind: 'percent' } : null)],
  ['id', (text) => (/\d/.test(text) && ID.test(text.replace(/\s/g, '')) ? { kind: 'id', value: text } : null)],
  ['split', split],
  ['zip', (text) => (ZIP.test(text) ? { kind: 'zip', value: text } : null)],
  ['date', compactDate],
  ['state', (text) => (isStateName(text) ? { kind: 'state', value: text } : null)],
]);

function compactDate(text: string): Typed | null {
  const groups = COMPACT_DATE.exec(text)?.groups;
  if (!groups) return null;
  const { y, m, d, y2, m2, d2 } = groups;
  return date(`${m ?? m2}/${d ?? d2}/${y ?? y2}`);
}
