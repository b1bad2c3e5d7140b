import { type Cited, cite } from '../cited.ts';
import { COMPANY_TAIL, INSURANCE_WORD } from '../lexicon/companies.ts';
import { findDates } from '../../reading/values/date.ts';
import { findMoney } from '../../reading/values/money.ts';
import type { Cell, Row } from './cells.ts';
import { NAME_TAIL } from './underlying-names.ts';

const LABEL = /^(?:policy\s*)?(?:no|number|num|#|pol)\b[.:#]*\s*|^policy(?:[:#]\s*|\s+)/i;

/** A number behind its label, or a sign with digits that is no amount, date or ZIP code. */
export function idIn(cell: Cell): { text: string; isLabelled: boolean } | null {
  const text = cell.text
    .replace(LABEL, '')
    .replace(/(?<=\S)- (?=[A-Z0-9])/g, '-')
    .replace(/[,;]$|\s+policy (?:period|term):?$/i, '');
  const isId = /^[A-Z0-9][A-Z0-9 -]{3,22}$/.test(text) && (text.match(/\d/g) ?? []).length >= 3;
  const isOther = findDates(cell.text).length > 0 || /^\d{1,3}(?:,\d{3})+$/.test(text) || /^[A-Z]{2} \d{5}$/.test(text);
  return isId && !isOther ? { text, isLabelled: text !== cell.text } : null;
}

/** A number in the line of the policy, or behind its label, else another one below. */
export function numberOf(anchor: Cell, cells: readonly Cell[]): Cited<string> | undefined {
  const ids = cells.flatMap((cell) => {
    const id = idIn(cell);
    return id ? [{ cell, ...id }] : [];
  });
  const best =
    ids.find(({ cell, isLabelled }) => isLabelled && cell.row === anchor.row) ??
    ids.find(({ cell }) => cell.row === anchor.row && cell.x0 > anchor.x0) ??
    ids.find(({ isLabelled }) => isLabelled) ??
    ids[0];
  if (!best) return undefined;
  const words = best.cell.words.filter((word) => best.text.includes(word.text.replace(/[,;]$/, '')));
  return cite(best.text, { page: best.cell.page, words: words.length > 0 ? words : best.cell.words });
}

/** What heads the column of the companies. */
export const COMPANY_HEAD =
  /^(?:(?:name of |underlying |issuing |primary )*(?:insurance )?(?:carriers?|compan(?:y|ies)|insurers?))\b(?!:? \S+ \S+ \S+ \S)/i;

/** The company of a policy: a name with the words of one, what stands below their heading, or between line and number. */
export function companyOf(anchor: Cell, cells: readonly Cell[], headings: readonly Row[]): Cell | undefined {
  const own = cells.filter(({ row }) => row === anchor.row);
  const number = own.find((cell) => cell.x0 > anchor.x1 && idIn(cell));
  return (
    cells.find(({ text }) => isCompany(text)) ??
    own.find((cell) => isName(cell.text) && isHeaded(cell, headings)) ??
    own.find((cell) => isName(cell.text) && number && cell.x0 > anchor.x1 && cell.x1 < number.x0)
  );
}

const isHeaded = (cell: Cell, headings: readonly Row[]): boolean =>
  headings.some(({ cells }) =>
    cells.some((one) => COMPANY_HEAD.test(one.text) && one.x0 < cell.x1 && one.x1 > cell.x0),
  );

const OF_LIMITS = /\b(?:limits?|occ\w*|agg\w*|per|each|injury|damage|accident|csl|single|none|n\/a|not|yes|no)\b/i;

/** A name that may be a company's: in capitals, without digits and words of limits. */
const isName = (text: string): boolean => {
  const name = companyIn(text);
  return /^\p{Lu}[\p{L} .,'&-]{2,}$/u.test(name) && areCapital(name.split(/\s+/)) && !OF_LIMITS.test(name);
};

const areCapital = (words: readonly string[]): boolean => words.every((word) => /^(?:\p{Lu}|of|and|&|the)/u.test(word));

function isCompany(text: string): boolean {
  const name = companyIn(text);
  const words = name.split(/\s+/);
  return (
    words.length > 1 &&
    areCapital(words) &&
    words.some((word) => INSURANCE_WORD.test(word)) &&
    words.some((word) => COMPANY_TAIL.test(word)) &&
    !/\d/.test(name) &&
    findMoney(name).length === 0
  );
}

/** "Insurer: Acme Insurance Company". */
export const companyIn = (text: string): string =>
  text.replace(/^(?:insurer|company|carrier|insured by|with|insurance company):?\s+/i, '').replace(/[,;]$/, '');

/**
 * Lines of insurance that nobody knows: names in the column of the known ones, with a number in the column of their
 * numbers.
 */
export function alignedWith(anchors: readonly Cell[], rows: readonly Row[]): Cell[] {
  const known = anchors.flatMap((anchor) => {
    const number = numberIn(anchor.row, anchor);
    return number ? [{ anchor, number }] : [];
  });
  return rows.flatMap((row) => {
    const name = row.cells.find((cell) => known.some(({ anchor }) => isUnder(cell, anchor)));
    const isKnown = anchors.some((anchor) => anchor.row === row);
    if (!name || isKnown || !isLineName(name)) return [];
    const number = numberIn(row, name);
    return number && known.some((other) => isUnder(number, other.number)) ? [name] : [];
  });
}

const isLineName = ({ text, shape }: Cell): boolean =>
  shape === null && /^\p{Lu}\D+$/u.test(text) && !NAME_TAIL.test(text) && !isCompany(text);

const numberIn = ({ cells }: Row, { x1 }: Cell): Cell | undefined => cells.find((cell) => cell.x0 > x1 && idIn(cell));

const isUnder = (cell: Cell, over: Cell): boolean => Math.abs(cell.x0 - over.x0) < 4;
