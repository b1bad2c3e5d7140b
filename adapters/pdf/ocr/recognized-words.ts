import type { Word } from '../../../domain/document/page.ts';
import { hundredths, intersection, rounded } from '../engine/boxes.ts';
import type { PixelBox, RecognizedLine } from './tesseract.ts';

// Boxes reach from ascent to descent, as those of text layers do: words of one line have one height.
/** Of the font size, from the baseline. */
const ASCENT = 0.95;
const DESCENT = 0.22;
/** Of the font size: what a word reaches above its baseline, with and without capitals, digits and ascenders. */
const CAPITAL = 0.72;
const X_HEIGHT = 0.53;
/** Of the font size: a word that stands further off its line's baseline stands on one of its own. */
const MAX_OFFSET = 0.12;
/** Of the height that its letters have: the box of a higher word holds a piece of another line. */
const MAX_HEIGHT = 1.25;
const DESCENDING = /[gjpqyQ,;()[\]{}|@$/]/;
const RISING = /[A-Z0-9bdfhklt()[\]{}|@$/&%#]/;
const STANDING = /[\p{L}\p{N}]/u;
const READABLE = /[\p{L}\p{N}$%#&@/-]/u;

/** Per cent: a single character read with less is a speck, or a piece of a drawing, more often than not. */
const SURE_OF_ONE = 60;

type RecognizedWord = RecognizedLine['words'][number];

/** A word, and where its ink is on the bitmap. */
export interface Sighting {
  word: Word;
  ink: PixelBox;
}

/** The words of recognised lines, in points, at `scale` points a pixel. */
export function sightingsOf({ lines, scale }: { lines: readonly RecognizedLine[]; scale: number }): Sighting[] {
  return lines.flatMap((line) => {
    const height = fontHeightOf(line);
    return line.words
      .filter(({ text, confidence }) => READABLE.test(text) && (text.length > 1 || confidence >= SURE_OF_ONE))
      .map((word) => sightingOf({ word, line, height, scale }));
  });
}

function sightingOf({
  word,
  line,
  height,
  scale,
}: {
  word: RecognizedWord;
  line: RecognizedLine;
  height: number;
  scale: number;
}): Sighting {
  const { text, bbox } = word;
  const y = baselineOf({ word, line, height });
  const box = { x0: bbox.x0, y0: y - ASCENT * height, x1: bbox.x1, y1: y + DESCENT * height };
  const points = rounded({ x0: box.x0 * scale, y0: box.y0 * scale, x1: box.x1 * scale, y1: box.y1 * scale });
  const size = hundredths(height * scale);
  return {
    word: { text, size, bold: false, source: 'ocr', confidence: word.confidence / 100, ...points },
    ink: intersection(bbox, box),
  };
}

/** Font size in pixels: the median of its words, since their boxes and Tesseract's own measure go wrong now and then. */
function fontHeightOf({ words, rowAttributes }: RecognizedLine): number {
  const heights = words
    .filter(({ text }) => STANDING.test(text))
    .map(({ text, bbox }) => (bbox.y1 - bbox.y0) / letterHeightOf(text))
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? rowAttributes.rowHeight;
}

/** From the lowest to the highest point of its letters, of the font size. */
function letterHeightOf(text: string): number {
  return (RISING.test(text) ? CAPITAL : X_HEIGHT) + (DESCENDING.test(text) ? DESCENT : 0);
}

/** Tesseract takes columns that stand a little higher or lower into one line, with the baseline of one of them. */
function baselineOf({
  word: { text, bbox },
  line: { baseline },
  height,
}: {
  word: RecognizedWord;
  line: RecognizedLine;
  height: number;
}): number {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
  const common = baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0);
  const lowest = bbox.y1 - (DESCENDING.test(text) ? DESCENT * height : 0);
  const isOnLine = common >= lowest - MAX_OFFSET * height && common <= bbox.y1 + MAX_OFFSET * height;
  const isWhole = STANDING.test(text) && bbox.y1 - bbox.y0 <= MAX_HEIGHT * letterHeightOf(text) * height;
  return isOnLine || !isWhole ? common : lowest;
}
