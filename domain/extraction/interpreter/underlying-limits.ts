import { type Cited, cite, type Draft } from '../cited.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { findMoney, type FoundMoney } from '../../reading/values/money.ts';
import { scaled } from '../../reading/values/scaled.ts';
import { anyOf } from '../../text/any-of.ts';
import { findDates } from '../../reading/values/date.ts';
import type { Cell, Row } from './cells.ts';
import { NAMES_THOUSANDS } from './thousands.ts';

interface Limit {
  name: Cited<string> | undefined;
  /** The cell of the name, which may go on in the next line. */
  label: Cell | null;
  draft: Draft;
}

const LIMIT = 1000;

/** How the schedule prints its limits. */
export interface SchedulePrint {
  headings: readonly Row[];
  /** Whether "CSL" is what the policy has of "PD / CSL"; null where it may have neither. */
  isSingle: boolean | null;
  inThousands: boolean;
}

/** The limits of one underlying policy, each with the name before, behind or left of it, else above it in `headings`. */
export function underlyingLimits(cells: readonly Cell[], print: SchedulePrint): Draft[] {
  const { headings } = print;
  const limits: Limit[] = [];
  for (const cell of cells.filter((one) => !isPrice(one, headings))) {
    const short = shortLimit(cell, print);
    if (short) {
      limits.push(short);
      continue;
    }
    const amounts = amountsIn(cell.text).filter(({ amount }) => amount >= LIMIT);
    if (amounts.length > 0 && findDates(cell.text).length === 0) limits.push(...limitsIn(cell, cells, print));
    else if (
      !cells.some(({ row, text }) => row === cell.row && amountsIn(text).length > 0) &&
      !isCaptioned(cell, cells)
    )
      goOn(cell, limits);
  }
  return limits.map(({ name, draft }) => ({ name, ...draft }));
}

/** What a policy costs stands below a heading of its own. */
function isPrice(cell: Cell, headings: readonly Row[]): boolean {
  const shared = (one: Cell): number => Math.min(one.x1, cell.x1) - Math.max(one.x0, cell.x0);
  const [nearest] = headings
    .flatMap((row) => row.cells.filter((one) => isOver(one, cell)))
    .sort((a, b) => shared(b) - shared(a));
  return nearest !== undefined && /\bpremium\b/i.test(nearest.text);
}

const FIGURE = String.raw`\d{2,4}|\d{1,3}(?:,\d{3})+`;
const SHORT = new RegExp(String.raw`^(?:(\p{L}[\p{L} .&/-]*?) )?(${FIGURE})((?: ?/ ?(?:${FIGURE})){0,2})$`, 'u');

/** In thousands "CSL 300" or a number alone below its heading; "250/500" is short for them everywhere. */
function shortLimit(cell: Cell, print: SchedulePrint): Limit | null {
  const found = figuresOf(cell.text, print.inThousands);
  if (!found) return null;
  const { name, amount, isAlone } = found;
  const heading = name === '' ? headingOf(cell, print.headings, print.isSingle) : null;
  if (isAlone && name === '' && !heading && !isBelowLimits(cell, print.headings)) return null;
  const value = cell.text.slice(name.length).trim();
  const source = wordsOf(cell, value);
  const named = heading ? cite(heading.text, heading) : undefined;
  const draft = isAlone ? { amount: cite(amount * THOUSAND, source) } : { text: cite(value, source) };
  return { name: name === '' ? named : cite(name, wordsOf(cell, name)), label: null, draft };
}

/** The name and the first of the figures that a text is. */
function figuresOf(text: string, inThousands: boolean): { name: string; amount: number; isAlone: boolean } | null {
  const [, name = '', amount = '', more = ''] = SHORT.exec(text) ?? [];
  const isAlone = more === '';
  const isShort = !isAlone || (inThousands && amount.length <= MOST_DIGITS);
  if (amount === '' || !isShort || findDates(text).length > 0) return null;
  return { name, amount: Number(amount.replace(',', '')), isAlone };
}

const isBelowLimits = (cell: Cell, headings: readonly Row[]): boolean =>
  headings.some(({ cells }) => cells.some((one) => isOver(one, cell) && isOfAll(one.text)));

/** "Limits (000)" is no name of a limit either. */
const isOfAll = (heading: string): boolean => OF_ALL.test(heading.replace(NAMES_THOUSANDS, '').trim());

const THOUSAND = 1000;
/** Of a figure in thousands, with its comma. */
const MOST_DIGITS = 5;

const BARE_MILLIONS = /(?<![\w.,$])(\d{1,3}(?:\.\d{1,2})?) ?(M{1,2}|mil|million|K)\b/g;

/** The amounts of a text, also "1M". */
function amountsIn(text: string): FoundMoney[] {
  const short = [...text.matchAll(BARE_MILLIONS)].map(({ 0: all, 1: figure, 2: unit, index }) => ({
    // "300M" are 300 thousand, as in Roman numbers
    amount: scaled(Number(figure), unit === 'K' || (unit === 'M' && Number(figure) > 99) ? THOUSAND : THOUSAND ** 2),
    start: index,
    end: index + all.length,
  }));
  return [...findMoney(text), ...short].sort((a, b) => a.start - b.start);
}

/** "Defense | In addition to the applicable limits" below "Limits | $1,000,000 Aggregate": a value with a caption of its own. */
const isCaptioned = (cell: Cell, cells: readonly Cell[]): boolean =>
  cells.some((other) => other.row === cell.row && other.x1 <= cell.x0 && other.words.length === 1 && isLabel(other));

function limitsIn(cell: Cell, cells: readonly Cell[], { headings, isSingle }: SchedulePrint): Limit[] {
  const parts = partsOf(cell);
  const label = labelOf(cell, cells);
  const beside = parts.length === 1 ? (label ?? headingOf(cell, headings, isSingle)) : label;
  return parts.map((part, at) => limitIn(part, parts.length === 1 || (at === 0 && isBare(part)) ? beside : null));
}

/** "Each occurrence | 2,000,000 / Aggregate 4,000,000": the first amount has its name in the cell before. */
const isBare = ({ text }: Cell): boolean => /^\$?[\d,]+$/.test(text);

/** The heading of the column of an amount, of one or more lines; of "Occurrence / CSL" what a line of insurance has. */
function headingOf(cell: Cell, headings: readonly Row[], isSingle: boolean | null): Cell | null {
  const over = headings.flatMap((row) => row.cells.filter((one) => isLabel(one) && isOver(one, cell)));
  const [first, ...more] = over;
  const text = over.map((one) => one.text).join(' ');
  if (!first || isOfAll(text)) return null;
  const either = /^([^/]+?) ?\/ ?([^/]+)$/.exec(text)?.slice(1) ?? [];
  if (!either.some((name) => SINGLE.test(name)))
    return { ...first, text, words: [...first.words, ...more.flatMap(({ words }) => words)] };
  const name = either.find((one) => SINGLE.test(one) === (isSingle ?? false)) ?? '';
  return isSingle !== null || EACH.test(name) ? { ...first, text: name, words: wordsOf(first, name).words } : null;
}

/** A policy of autos has a single limit if it has none for each person. */
export const hasSingleLimit = (line: string, cells: readonly Cell[]): boolean | null =>
  AUTO.test(line) ? !cells.some(({ text }) => SPLIT.test(text)) : null;

const AUTO = /\b(?:auto|vehicle|truck|motor|fleet|ba|bap|al)/i;
const SPLIT = /^\$?\d[\d,]* ?\/ ?\$?\d[\d,]*$/;
const SINGLE = /^(?:csl|combined single(?: limit)?)$/i;
const EACH = /\b(?:occ|each|per)/i;

const isOver = (heading: Cell, { x0, x1 }: Cell): boolean => heading.x0 < x1 && heading.x1 > x0;

/** The heading of all limits names none. */
const OF_ALL =
  /^(?:(?:the|your|applicable|minimum|required|underlying|policy|limits?|amounts?|of|liability|insurance|coverage) ?)+$/i;

/** One limit: its own text names it before or behind the amount, else the text beside it does. */
function limitIn(part: Cell, beside: Cell | null): Limit {
  const amounts = amountsIn(part.text);
  const start = amounts[0]?.start ?? 0;
  const end = amounts.at(-1)?.end ?? part.text.length;
  const before = trimmed(part.text.slice(0, start)).replace(LEAST, '');
  const after = trimmed(part.text.slice(end));
  const isOne = amounts.length === 1;
  // "per accident" behind the second of two amounts is no name where there is another one
  const isNamed = !isOne && OF_ONE.test(after) && (before !== '' || beside !== null);
  const inner = [before, isNamed ? '' : after].find((text) => /\p{L}{2}/u.test(text));
  const isAfter = inner !== undefined && inner === after;
  const value = part.text.slice(start, isOne || isAfter ? end : undefined).trim();
  const source = wordsOf(part, value);
  const amount = amounts[0]?.amount ?? null;
  return {
    ...nameOf(part, inner, isAfter, beside),
    draft: isOne ? { amount: cite(amount, source) } : { text: cite(value, source) },
  };
}

/** What says of an amount that more will do. */
const LEAST = /^(?:at least|(?:a )?minimum(?: of)?|up to)$/i;

function nameOf(part: Cell, inner: string | undefined, isAfter: boolean, beside: Cell | null): Omit<Limit, 'draft'> {
  if (inner !== undefined) return { name: cite(inner, wordsOf(part, inner)), label: isAfter ? part : null };
  // lists of amounts before their names are set the other way round: the words stand as printed
  const blank = (part.words[0]?.x0 ?? part.x0) - (beside?.words.at(-1)?.x1 ?? part.x0);
  const isInline = beside !== null && blank >= 0 && blank < INLINE * part.size;
  return { name: beside ? cite(trimmed(beside.text), beside) : undefined, label: isInline ? null : beside };
}

/** Share of the size of print: a name right before its amount is written out, and does not go on in the next line. */
const INLINE = 1.5;

const wordsOf = (cell: Cell, text: string): { page: number; words: Cell['words'] } => {
  const start = Math.max(0, cell.text.indexOf(text));
  return { page: cell.page, words: wordsWithin({ text: cell.text, words: cell.words }, start, start + text.length) };
};

/**
 * "Each occurrence $1,000,000; aggregate $2,000,000": limits that are parted by signs. A slash parts them where each amount has its
 * name behind it; the amounts of a person and of an accident are one limit.
 */
function partsOf(cell: Cell): Cell[] {
  const signs = signsIn(cell.text);
  const texts = cell.text.split(signs).filter((text) => /\d{3}/.test(text) || amountsIn(text).length > 0);
  return texts.length < 2 ? [cell] : texts.map((text) => ({ ...cell, text, words: wordsOf(cell, text).words }));
}

const PARTED = /[;·|]\s*|,\s+(?=\p{L})/u;
const PARTED_BY_SLASH = anyOf(
  /[;·|]\s*|,\s+(?=\p{L})|(?<=\p{L})\s*\/\s*(?=\$?\d)/u,
  // "Each occurrence 2,000,000 / Aggregate 4,000,000"
  /(?<=(?:^|\p{L}[\s:]{0,3})\$?\d{1,3}(?:,\d{3}){1,3})\s\/\s(?=\p{L})/u,
);
/** "$1,000,000 each occurrence, $2,000,000 aggregate". */
const AMOUNT_FIRST = /^\$\s?[\d,]+\s+\p{L}/u;
const PARTED_BEFORE_AMOUNTS = /[;·|]\s*|(?<=\p{L})(?<!\b(?:or|and|of|to))[\s,/]+(?=\$\s?\d)|,\s+(?=\p{L})/u;
const OF_ONE = /\b(?:person|accident)\b/i;

function signsIn(text: string): RegExp {
  if (OF_ONE.test(text) && !/\bdisease\b/i.test(text)) return PARTED;
  return AMOUNT_FIRST.test(text) ? PARTED_BEFORE_AMOUNTS : PARTED_BY_SLASH;
}

/** The text left of an amount in its line, else right of it. */
function labelOf(cell: Cell, cells: readonly Cell[]): Cell | null {
  const own = cells.filter((other) => other.row === cell.row && isLabel(other));
  return own.findLast(({ x1 }) => x1 <= cell.x0 + 1) ?? own.find(({ x0 }) => x0 >= cell.x1 - 1) ?? null;
}

const isLabel = ({ text, shape }: Cell): boolean =>
  shape === null && /\p{L}{2}/u.test(text) && !/\d{3}/.test(text) && findDates(text).length === 0;

const trimmed = (text: string): string => text.replace(/^[\s:/,–-]+|[\s:,–-]+$/g, '');

/** The name of the last limit goes on right below it. */
function goOn(cell: Cell, limits: Limit[]): void {
  const last = limits.at(-1);
  if (!last?.label || !last.name || !isLabel(cell) || cell.text.includes(':')) return;
  const isBelow =
    cell.x0 > last.label.x0 - 3 &&
    cell.x0 < last.label.x1 &&
    cell.y0 - last.label.y1 < 0.6 * cell.size &&
    cell.y0 > last.label.y0;
  if (!isBelow) return;
  last.name = { ...last.name, value: `${last.name.value} ${cell.text}`, words: [...last.name.words, ...cell.words] };
  last.label = cell;
}
