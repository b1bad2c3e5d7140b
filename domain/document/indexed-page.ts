import { layOut } from '../reading/lay-out.ts';
import type { Page, Word } from './page.ts';

/** A page as stored in the database: its text for search and quotes, its words for the boxes of citations. */
export interface IndexedPage {
  /** 1-based. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  /** In reading order. */
  lines: string[];
  /** `[text, x0, y0, x1, y1]` in reading order, points from the top left corner. */
  words: [string, number, number, number, number][];
}

/** An indexed page as its row is written: texts are handed from a thread to its process in no time, objects of many words are not. */
export interface PageRow {
  /** 1-based. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  /** Its lines, one below the other. */
  text: string;
  /** JSON of its words. */
  words: string;
}

export function toPageRow({ number, width, height, lines, words }: IndexedPage): PageRow {
  return { number, width, height, text: lines.join('\n'), words: JSON.stringify(words) };
}

// Postgres text cannot contain U+0000 or lone surrogates
const unstorable = /[\u0000\ud800-\udfff]/gu;

export function indexPage(page: Page): IndexedPage {
  const lines = layOut(page).lines.map(({ words }) => words.map(indexWord).filter(([text]) => text !== ''));
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    lines: lines.map((words) => words.map(([text]) => text).join(' ')),
    words: lines.flat(),
  };
}

function indexWord({ text, x0, y0, x1, y1 }: Word): IndexedPage['words'][number] {
  return [text.replaceAll(unstorable, ''), hundredths(x0), hundredths(y0), hundredths(x1), hundredths(y1)];
}

const hundredths = (points: number): number => Math.round(points * 100) / 100;
