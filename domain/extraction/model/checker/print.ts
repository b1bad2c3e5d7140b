import type { Word } from '../../../document/page.ts';
import type { NumberedPage } from '../numbered-pages.ts';
import { lettersOf } from './letters.ts';

/** A line as a model saw it. */
export interface PrintedLine {
  page: number;
  /** From 1, the number that the model saw. */
  number: number;
  /** Place among all lines of all pages. */
  order: number;
  words: readonly Word[];
  /** From left to right; empty ones are []. */
  cells: readonly (readonly Word[])[];
  /** Letters and digits of the line, lower case. */
  letters: string;
}

/** The lines that a model saw, in order. */
export interface Print {
  /** What is left of the search over lines: a page and a reply may be made so that each search is long. */
  budget: { steps: number };
  lines: readonly PrintedLine[];
  lineAt: (page: number, number: number) => PrintedLine | undefined;
  lineOf: (word: Word | undefined) => PrintedLine | undefined;
}

/** Steps of all searches over lines for one reply. */
const mostSteps = 60_000;

export function printOf(pages: readonly NumberedPage[]): Print {
  const lines: PrintedLine[] = [];
  const byPlace = new Map<string, PrintedLine>();
  const byWord = new Map<Word, PrintedLine>();
  for (const { page, lines: own } of pages) {
    for (const [at, { words, cells }] of own.entries()) {
      const line: PrintedLine = {
        page: page.number,
        number: at + 1,
        order: lines.length,
        words,
        cells,
        letters: lettersOf(words.map(({ text }) => text).join('')),
      };
      lines.push(line);
      byPlace.set(`${line.page}.${line.number}`, line);
      for (const word of words) byWord.set(word, line);
    }
  }
  return {
    budget: { steps: mostSteps },
    lines,
    lineAt: (page, number) => byPlace.get(`${page}.${number}`),
    lineOf: (word) => word && byWord.get(word),
  };
}
