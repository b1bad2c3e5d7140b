import { type Cited, cite } from '../cited.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { FormPage } from './form-page.ts';

export interface FormNumber {
  /** "125". */
  number: string;
  /** "ACORD 125 (2016/03)". */
  cited: Cited<string>;
  page: number;
}

const FORM =
  /\bACORD\s+(\d{1,3}(?:\s?-?\s?S)?)(?:\s?([A-Z]{2})\b)?\s*(\(\s?\d{4}\s?\/\s?\d{2}\s?\)|\(\s?\d{1,2}\s?\/\s?\d{2,4}\s?\))/;

/** The forms that a document's pages are, from the foot of each page, each once. */
export function findFormNumbers(pages: readonly FormPage[]): FormNumber[] {
  const found: FormNumber[] = [];
  for (const page of pages) {
    for (const line of page.layout.lines.toReversed()) {
      const run = textRun(line.words);
      const match = FORM.exec(run.text);
      if (!match) continue;
      const [all, number = '', state, edition = ''] = match;
      const name = `ACORD ${number.trim()}${state ? ` ${state}` : ''} ${edition.replace(/\s/g, '')}`;
      const words = wordsWithin(run, match.index, match.index + all.length);
      const cited = cite(name, { page: page.number, words });
      if (cited && !found.some((other) => other.cited.value === name)) found.push({ number, cited, page: page.number });
      break;
    }
  }
  if (found.length > 0) return found;
  const bare = withoutEdition(pages);
  return bare.length > 0 ? bare : houseNumber(pages);
}

/** Lines at the head and at the foot of a page. */
const EDGE = 3;
const BARE = /^ACORD\s(\d{2,3})(?!\d|\s?[-(\d])/;
/** The schedule that any form may have attached. */
const ATTACHED = '101';

/** "ACORD 130 WORKERS COMPENSATION APPLICATION": a number alone that begins a text at the head or the foot of a page. */
function withoutEdition(pages: readonly FormPage[]): FormNumber[] {
  return pages.slice(0, 1).flatMap(({ layout: { lines }, number: page }) => {
    const edges = [...lines.slice(0, EDGE), ...lines.slice(EDGE).slice(-EDGE)];
    const own = edges.flatMap(({ segments }) => segments).find(({ text }) => BARE.test(text));
    const number = BARE.exec(own?.text ?? '')?.[1];
    if (!own || number === undefined || number === ATTACHED) return [];
    const cited = cite(`ACORD ${number}`, { page, words: own.words.slice(0, 2) });
    return cited ? [{ number, cited, page }] : [];
  });
}

/** Share of a page's height: forms have their number so far down, or below all else. */
const FOOT = 0.9;
const LAST_LINES = 3;
const CODE = String.raw`[A-Z]{2,5}[ -]\d{1,4}(?:[ -]\d{2}){0,3}`;
const REVISION = String.raw`(?:[Rr]ev|[Ee]d)\.? ?`;
const MONTH = String.raw`\d{1,2}[-/]\d{2,4}`;
const HOUSE_FORM = new RegExp(String.raw`\b${CODE}(?: ?\((?:${REVISION})?${MONTH}\)| ${REVISION}${MONTH})?`);

/** The number of a form of a house, at the foot of its pages. */
function houseNumber(pages: readonly FormPage[]): FormNumber[] {
  for (const { layout, number } of pages) {
    const { lines, page } = layout;
    const foot = lines.filter((line, at) => line.y0 > FOOT * page.height || at >= lines.length - LAST_LINES);
    for (const line of foot.toReversed()) {
      const run = textRun(line.words);
      const match = HOUSE_FORM.exec(run.text);
      const isCode = match && (/[()]/.test(match[0]) || /\d \d{2}\b/.test(match[0]));
      const words = isCode ? wordsWithin(run, match.index, match.index + match[0].length) : [];
      const cited = isCode ? cite(match[0], { page: number, words }) : undefined;
      if (cited) return [{ number: cited.value, cited, page: number }];
    }
  }
  return [];
}

/** "EPI 27-A (01/16)", "FP 404 Ed. 11-17": letters, a number and an edition. */
const EDITION = String.raw`\(?(?:(?:rev|ed|edition)\b\.? ?)?\d{1,2}[-/.]\d{2,4}\)?`;
const SERIES = String.raw`[A-Z]{2,6}(?:-[A-Z]{2,6})?[- ]?\d[\w.]*(?:-\w+)?`;
const HOUSE = new RegExp(`^(?:form (?:no\\.? |# ?)?)?(${SERIES} ?${EDITION})`, 'i');

/** The number that a house gives to its own form, at the foot or at the head of a page. */
export function houseFormNumber(pages: readonly FormPage[]): Cited<string> | undefined {
  for (const { layout, number } of pages) {
    const { height } = layout.page;
    const edges = layout.lines.filter(({ y0 }, at) => at >= layout.lines.length - 4 || y0 < 0.06 * height);
    for (const { words } of edges.toReversed().flatMap(({ segments }) => segments)) {
      const run = textRun(words);
      const match = HOUSE.exec(run.text);
      if (!match?.[1]) continue;
      const start = match[0].length - match[1].length;
      return cite(match[1], { page: number, words: wordsWithin(run, start, match[0].length) });
    }
  }
  return undefined;
}
