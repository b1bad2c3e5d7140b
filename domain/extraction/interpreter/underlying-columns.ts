import { COMPANY_TAIL, INSURANCE_WORD } from '../lexicon/companies.ts';
import { findMoney } from '../../reading/values/money.ts';
import type { Cell, Row } from './cells.ts';
import { idIn } from './underlying-ids.ts';
import { NAME_TAIL } from './underlying-names.ts';

/** What heads the column of the companies. */
export const COMPANY_HEAD = new RegExp(
  [
    String.raw`^(?:name of |underlying |issuing |primary )*(?:insurance )?`,
    String.raw`(?:carriers?|compan(?:y|ies)|insurers?)\b(?!:? \S+ \S+ \S+ \S)`,
  ].join(''),
  'i',
);

/** The company of a policy: a name with the words of one, what stands below their heading, or between line and number. */
export function companyOf(anchor: Cell, cells: readonly Cell[], headings: readonly Row[]): Cell | undefined {
  const own = cells.filter(({ row }) => row === anchor.row);
  const number = own.find((cell) => cell.x0 > anchor.x1 && idIn(cell.text));
  return (
    cells.find(({ text }) => isCompany(text)) ??
    own.find((cell) => isName(cell.text) && isHeaded(cell, headings)) ??
    cells.find((cell) => isName(cell.text) && isLabelled(cell)) ??
    own.find((cell) => isName(cell.text) && number && cell.x0 > anchor.x1 && cell.x1 < number.x0)
  );
}

/** "Insurer: Old Mill", or with both in one cell. */
const isLabelled = (cell: Cell): boolean => {
  const before = cell.row.cells.findLast(({ x1 }) => x1 <= cell.x0);
  return companyIn(cell.text) !== cell.text || (before !== undefined && COMPANY_LABEL.test(before.text));
};

const COMPANY_LABEL = /^(?:insurer|(?:insurance )?company|carrier|insured by):?$/i;

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
  text
    .replace(/^(?:insurer|company|carrier|insured by|with|insurance company)(?: [A-H])?:?\s+(?:[A-H] [-–] )?/i, '')
    .replace(/[,;]$/, '');

/**
 * Lines of insurance that nobody knows: names in the column of the known ones, with a number in the column of their
 * numbers.
 */
export function alignedWith(anchors: readonly Cell[], rows: readonly Row[]): Cell[] {
  const known = anchors.flatMap((anchor) => {
    const number = numberIn(anchor.row);
    return number ? [{ anchor, number }] : [];
  });
  return rows.flatMap((row) => {
    const name = row.cells.find((cell) => known.some(({ anchor }) => isUnder(cell, anchor)));
    const isKnown = anchors.some((anchor) => anchor.row === row);
    if (!name || isKnown || !isLineName(name)) return [];
    const number = numberIn(row);
    return number && known.some((other) => isUnder(number, other.number)) ? [name] : [];
  });
}

const isLineName = ({ text, shape }: Cell): boolean =>
  shape === null && /^\p{Lu}\D+$/u.test(text) && !NAME_TAIL.test(text) && !isCompany(text);

const numberIn = ({ cells }: Row): Cell | undefined => cells.find(({ text }) => idIn(text));

const isUnder = (cell: Cell, over: Cell): boolean => Math.abs(cell.x0 - over.x0) < 4;
