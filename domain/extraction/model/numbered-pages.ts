import { visibleText } from '../../model/visible-text.ts';
import type { Line } from '../../reading/layout.ts';
import { layOut } from '../../reading/lay-out.ts';
import type { Page, Word } from '../../document/page.ts';
import { findInText } from '../../text/plain-text.ts';
import { findQuote } from '../../document/quotes.ts';

/** A page as a model gets it: numbered lines, and the words behind each. */
export interface NumberedPage {
  page: Page;
  /** By line, from 1. */
  lines: readonly Line[];
  text: string;
}

/** Numbers the lines of a page, with a bar between cells, so that a model can say where it read a value. */
export function numberLines(page: Page): NumberedPage {
  const { lines } = layOut(page);
  const text = lines.map(({ segments }, at) => {
    const cells = segments.map((segment) => visibleText(segment.text).trim());
    return `${at + 1}| ${cells.join(' | ')}`;
  });
  return { page, lines, text: [`PAGE ${page.number}`, ...text].join('\n') };
}

/** How many lines from the one that a model names a quote may begin and end. */
const reach = 2;

/**
 * The words of a page that say the quote: on the line that the model names, around it, or anywhere, one after the other;
 * else, if `inColumns`, line below line in one column, which may take a while. Bars between cells are ours and no part of
 * a quote.
 */
export function findOnPage({
  numbered: { page, lines },
  line,
  quote,
  inColumns,
}: {
  numbered: NumberedPage;
  /** From 1; any number, since a model may name a line that there is not. */
  line: number;
  quote: string;
  inColumns: boolean;
}): Word[] | undefined {
  const wanted = quote.replace(/^\s*\d+\|/, '').replace(/\s\|\s/g, ' ');
  const around = lines.slice(Math.max(0, line - 1 - reach), line + reach).flatMap((one) => one.words);
  const places = [lines[line - 1]?.words ?? [], around, lines.flatMap((one) => one.words), page.words];
  const place = places.find((words) => findInText(words.map(({ text }) => text).join(' '), wanted));
  if (!place && !inColumns) return undefined;
  return findQuote({ width: page.width, height: page.height, words: place ?? page.words }, wanted)?.words;
}
