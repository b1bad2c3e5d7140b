import type { Word } from '../../../domain/document/page.ts';
import { hundredths, intersection, rounded } from '../engine/boxes.ts';
import type { PixelBox, RecognizedLine } from './tesseract.ts';

// Boxes extend from ascent to descent like those of text layers, so that words of a line have equal heights.
/** Fractions of the font size, from the baseline. */
const ASCENT = 0.95;
const DESCENT = 0.22;
/** Fractions of the font size: height of a word above its baseline, with and without capitals, digits or ascenders. */
const CAPITAL = 0.72;
const X_HEIGHT = 0.53;
/** Fraction of the font size: a word farther from its line's baseline gets a baseline of its own. */
const MAX_OFFSET = 0.12;
/** Multiple of the height of its letters: a taller box includes parts of another line. */
const MAX_HEIGHT = 1.25;
const DESCENDING = /[gjpqyQ,;()[\]{}|@$/]/;
const RISING = /[A-Z0-9bdfhklt()[\]{}|@$/&%#]/;
const STANDING = /[\p{L}\p{N}]/u;
const READABLE = /[\p{L}\p{N}$%#&@/-]/u;

/** Percent: single characters with less confidence are mostly specks or parts of drawings. */
const SURE_OF_ONE = 60;

type TesseractWord = RecognizedLine['words'][number];

/** A word with the box of its ink on the bitmap. */
export interface RecognizedWord {
  word: Word;
  ink: PixelBox;
}

/** Converts recognized lines to words in points, at `scale` points per pixel. */
export function recognizedWordsOf({
  lines,
  scale,
}: {
  lines: readonly RecognizedLine[];
  scale: number;
}): RecognizedWord[] {
  return lines.flatMap((line) => {
    const height = fontHeightOf(line);
    return line.words
      .filter(({ text, confidence }) => READABLE.test(text) && (text.length > 1 || confidence >= SURE_OF_ONE))
      .map((word) => recognizedWordOf({ word, line, height, scale }));
  });
}

function recognizedWordOf({
  word,
  line,
  height,
  scale,
}: {
  word: TesseractWord;
  line: RecognizedLine;
  height: number;
  scale: number;
}): RecognizedWord {
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

/** Font size in pixels: the median over the words, because single boxes and Tesseract's own value are unreliable. */
function fontHeightOf({ words, rowAttributes }: RecognizedLine): number {
  const heights = words
    .filter(({ text }) => STANDING.test(text))
    .map(({ text, bbox }) => (bbox.y1 - bbox.y0) / letterHeightOf(text))
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? rowAttributes.rowHeight;
}

/** Height of the letters of a word as a fraction of the font size. */
function letterHeightOf(text: string): number {
  return (RISING.test(text) ? CAPITAL : X_HEIGHT) + (DESCENDING.test(text) ? DESCENT : 0);
}

/** Tesseract merges columns with slightly different baselines into one line and reports the baseline of one of them. */
function baselineOf({
  word: { text, bbox },
  line: { baseline },
  height,
}: {
  word: TesseractWord;
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
