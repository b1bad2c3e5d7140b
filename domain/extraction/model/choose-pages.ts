import { estimateTokens } from '../../model/model.ts';
import type { PageRole } from '../../reading/layout.ts';
import type { NumberedPage } from './numbered-pages.ts';

const weights: Record<PageRole, number> = {
  declarations: 6,
  schedule: 5,
  other: 3,
  id_card: 1,
  bill: 1,
  notice: 0.5,
  letter: 0.5,
};

/** Figures, dates, ids and labels with a colon: what fields are made of. */
const substance = /\$\s?\d|\d,\d{3}|\d{1,2}\/\d{1,2}\/\d{2,4}|\b(?=\w*\d)(?=\w*[A-Z])[\w-]{5,}\b|:/g;
/** A line that holds a value for certain, unlike one with a colon only. */
const value =
  /\$\s?\d|\d,\d{3}|\d[\d,]*\.\d\d\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b(?=[A-Z\d-]*\d)[A-Z\d-]{6,}\b|\b\d{4,}\b/;
const wordsOfProse = 7;
const shareOfProse = 0.7;
const fewestPages = 3;

/** The pages that fit into so many tokens, in order: all, or the first and those that promise most values. */
export function choosePages(pages: readonly NumberedPage[], tokens: number): NumberedPage[] {
  const size = ({ text }: NumberedPage): number => estimateTokens(text) + 1;
  if (pages.reduce((sum, page) => sum + size(page), 0) <= tokens) return [...pages];
  const promise = pages.map((page, at) => (at === 0 ? Infinity : promiseOf(page)));
  const best = pages.map((_, at) => at).sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || a - b);
  const chosen = new Set<number>();
  let left = tokens;
  for (const at of best) {
    const page = pages[at];
    if (!page || size(page) > left) continue;
    chosen.add(at);
    left -= size(page);
  }
  return pages.filter((_, at) => chosen.has(at));
}

function promiseOf({ text, role }: NumberedPage): number {
  return weights[role] * Math.sqrt(1 + (text.match(substance)?.length ?? 0));
}

/**
 * The pages that may hold a value: all but those of running text without an amount, date or number other than in lines that
 * other pages repeat. The first page stays always.
 */
export function pagesWithValues(pages: readonly NumberedPage[]): NumberedPage[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const text of new Set(page.lines.map((line) => withoutDigits(line.text)))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const isRepeated = (text: string): boolean => (counts.get(withoutDigits(text)) ?? 0) >= fewestPages;
  return pages.filter((page, at) => at === 0 || !isWording(page, isRepeated));
}

function isWording({ lines, page }: NumberedPage, isRepeated: (text: string) => boolean): boolean {
  // what a picture of text holds is not known well enough, and a filled field is a value whatever it says
  if (page.words.some(({ source }) => source !== 'text')) return false;
  const own = lines.filter(({ text }) => !isRepeated(text));
  if (own.some(({ text }) => value.test(text))) return false;
  const isProse = (cell: readonly unknown[]): boolean => cell.length >= wordsOfProse;
  const words = own.reduce((sum, line) => sum + line.words.length, 0);
  const prose = own.flatMap(({ cells }) => cells.filter(isProse)).reduce((sum, cell) => sum + cell.length, 0);
  return words > 0 && prose >= shareOfProse * words;
}

const withoutDigits = (text: string): string => text.replace(/\d+/g, '#');
