import { type Cited, cite } from '../cited.ts';
import type { Word } from '../../document/page.ts';
import { findDates } from '../../reading/values/date.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { parseNumber } from '../../reading/values/numbers.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { linesOf, readingText, type Run, textOf } from './writing.ts';

/** Words typed into one place of a page. */
export interface Typed {
  /** 1-based. */
  page: number;
  words: readonly Word[];
}

const NOTHING = /^(?:n\/?a|none|nil|tbd|unknown|[-–—]+|same|see (?:attached|below|acord.*)|\*+)\.?$/i;

/** Print in brackets explains a caption. */
const EXPLANATION = /^\([^()]*\s[^()]*\s[^()]*\)$/;

export const wordsOf = (runs: readonly Run[]): Word[] => runs.flatMap((run) => run.words);

/** What is typed, as one line of text; nothing for "N/A" and the like. */
export function citeText(typed: Typed): Cited<string> | undefined {
  const [first = []] = linesOf(typed.words);
  const text = NOTHING.test(textOf(first)) ? '' : readingText(typed.words).trim();
  return text === '' || NOTHING.test(text) || EXPLANATION.test(text) ? undefined : cite(text, inOrder(typed));
}

/** Characters: what is longer is no identifier but what stands around it. */
const LONGEST_ID = 40;

/** An identifier: its words must hold a digit or be one code; of many lines it is the first. */
export function citeId(printed: Typed): Cited<string> | undefined {
  const typed = undated(printed);
  const cited = citeText(typed);
  if (cited && cited.value.length > LONGEST_ID) {
    const [first, second] = linesOf(typed.words);
    return first && second ? citeId({ page: typed.page, words: first }) : undefined;
  }
  return cited && (/\d/.test(cited.value) || !cited.value.includes(' ')) ? cited : undefined;
}

const DATE_CAPTION = /^(?:dated?|term|period|eff(?:ective)?|from)[.:]?$/i;

/** "GL-1188   01/01/2025 to 01/01/2026": dates behind an identifier are no part of it. */
function undated({ page, words }: Typed): Typed {
  const inLines = linesOf(words).flat();
  const run = textRun(inLines);
  const [date] = findDates(run.text);
  if (!date || date.start === 0) return { page, words: inLines };
  const before = wordsWithin(run, 0, date.start - 1);
  return { page, words: before.slice(0, before.findLastIndex(({ text }) => !DATE_CAPTION.test(text)) + 1) };
}

/** The first date that is typed. */
export function citeDate(typed: Typed): Cited<string> | undefined {
  const words = linesOf(typed.words).flat();
  const [found] = findDates(textOf(words));
  return found && cite(found.date, inOrder(typed));
}

/** An amount; dollar signs may stand apart, units may follow. */
export function citeMoney(typed: Typed): Cited<number> | undefined {
  const words = typed.words.filter((word) => word.text !== '$');
  const text = textOf(linesOf(words).flat())
    .replace(/^\$\s*/, '')
    .replace(/\s*(?:sq\.? ?ft\.?|\/.*)$/i, '');
  return cite(parseMoney(text), { page: typed.page, words });
}

/** A number with optional percent sign or unit behind it. */
export function citeNumber(typed: Typed): Cited<number> | undefined {
  const text = readingText(typed.words).replace(/\s*(?:%|percent|sq\.? ?ft\.?|feet|mi|ft|yrs?|years)\.?$/i, '');
  return cite(parseNumber(text.replace(/^[$#]\s*/, '')), inOrder(typed));
}

/** A whole number. */
export function citeInteger(typed: Typed): Cited<number> | undefined {
  const cited = citeNumber(typed);
  return cited && Number.isSafeInteger(cited.value) ? cited : undefined;
}

/** The first so many words of a list that hold a value, read by `read`. */
export function firstOf<T>(places: readonly Typed[], read: (typed: Typed) => T | undefined): T | undefined {
  for (const place of places) {
    const value = place.words.length > 0 ? read(place) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

const inOrder = ({ page, words }: Typed): Typed => ({ page, words: linesOf(words).flat() });
