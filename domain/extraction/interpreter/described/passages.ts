import type { PageLayout, Segment } from '../../../reading/layout.ts';
import { type TextRun, textRun, wordsWithin } from '../../../reading/text-run.ts';
import type { Word } from '../../../document/page.ts';
import type { Cited } from '../../cited.ts';
import { cutSentences } from '../prose/sentences.ts';

/** A sentence, or what stands alone: a line of a list, a cell. */
export interface Passage {
  run: TextRun;
  /** 1-based. */
  page: number;
  /** Of the text that it was cut from: sentences of one paragraph speak of one thing. */
  paragraph: number;
}

const CLOSE = 0.9;
const INDENT = 14;
const FULL = 5;
const ITEM = /^(?:\(?\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?|[•●▪◦·*–—-])$/;

/** The texts of a document, column by column: segments that go on below each other are one, whatever stands beside them. */
export function passagesOf(layouts: readonly PageLayout[]): Passage[] {
  let paragraph = 0;
  return layouts.flatMap((layout) =>
    blocksOf(layout).flatMap((segments): Passage[] => {
      paragraph += 1;
      const own = paragraph;
      const [{ page }] = segments as [Segment];
      const words = withoutBullet(segments.flatMap((segment) => segment.words));
      return cutSentences(words).map((part) => ({ run: textRun(part), page, paragraph: own }));
    }),
  );
}

const withoutBullet = (words: readonly Word[]): readonly Word[] =>
  words.length > 1 && ITEM.test(words[0]?.text ?? '') ? words.slice(1) : words;

function blocksOf({ lines }: PageLayout): Segment[][] {
  const blocks: Segment[][] = [];
  const open: Segment[][] = [];
  for (const segment of lines.flatMap(({ segments }) => segments)) {
    const own = open.findLast((block) => goesOn(block.at(-1) as Segment, segment));
    if (own) own.push(segment);
    else {
      const block = [segment];
      blocks.push(block);
      open.push(block);
    }
  }
  return blocks;
}

function goesOn(above: Segment, below: Segment): boolean {
  const gap = below.y0 - above.y1;
  if (below.line === above.line || gap > CLOSE * below.size || gap < -below.size) return false;
  if (Math.abs(above.x0 - below.x0) > INDENT || ITEM.test(below.words[0]?.text ?? '')) return false;
  const isLower = /^[\p{Ll}\d$(]/u.test(below.text);
  return above.words.length >= FULL
    ? !above.text.endsWith(':')
    : above.words.length > 1 && isLower && /[\p{Ll},]$/u.test(above.text);
}

/** A value with the words that the characters `start`..`end` of the passage belong to. */
export function citedIn<T>(value: T, { run, page }: Passage, start: number, end: number): Cited<T> {
  return { value, page, words: wordsWithin(run, start, end) };
}
