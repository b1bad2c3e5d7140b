import type { Word } from '../../../domain/document/page.ts';
import type { Bitmap } from '../render/bitmap.ts';
import { hasCenterIn } from '../engine/boxes.ts';
import { readUnreadInk } from './unread-ink.ts';
import { type RecognizedWord, recognizedWordsOf } from './recognized-words.ts';
import { type PixelBox, recognize } from './tesseract.ts';

const POINTS_PER_INCH = 72;
const WHITE = 255;
/** Margin in pixels around erased words, because glyphs have gray edges. */
const MARGIN = 2;
/** Confidence (0..1): words below SURE are recognized again; results of the second pass below PLAUSIBLE are noise. */
const SURE = 0.5;
const PLAUSIBLE = 0.3;
/** The same for words that are read by themselves. */
const READABLE_ALONE = 0.4;
/** Share of a word: one that overlaps an earlier word by more than this is a remnant of it. */
const MOST_COVERED = 0.2;

/**
 * Three passes. Tesseract's layout analysis for text pages loses words of forms and tables, because it merges adjacent cells
 * with different baselines into one line. The second pass erases the recognized words and reads the rest as sparse text, the
 * third what is left then word by word.
 */
export async function readWords(bitmap: Bitmap, scale: number): Promise<Word[]> {
  const dpi = Math.round(POINTS_PER_INCH / scale);
  const first = recognizedWordsOf({ lines: await recognize({ bitmap, dpi, layout: 'columns' }), scale });
  const sure = takeWords(bitmap, first, SURE);
  const second = recognizedWordsOf({ lines: await recognize({ bitmap, dpi, layout: 'scattered' }), scale });
  const known = [...sure, ...takeWords(bitmap, second, PLAUSIBLE)];
  const third = recognizedWordsOf({ lines: await readUnreadInk(bitmap, dpi), scale }).filter(
    ({ word, ink }) => word.confidence >= READABLE_ALONE && !known.some((other) => coversPartOf(other.ink, ink)),
  );
  const words = [...known, ...third].map(({ word }) => word);
  const doubtful = first.filter(({ word }) => word.confidence < SURE).map(({ word }) => word);
  return [...words, ...doubtful.filter((word) => !words.some((other) => isSamePlace(word, other)))];
}

/** The words that are at least as sure, which are erased. */
function takeWords(bitmap: Bitmap, recognized: readonly RecognizedWord[], least: number): RecognizedWord[] {
  const taken = recognized.filter(({ word }) => word.confidence >= least);
  for (const { ink } of taken) erase(bitmap, ink);
  return taken;
}

function coversPartOf(other: PixelBox, word: PixelBox): boolean {
  const width = Math.min(other.x1, word.x1) - Math.max(other.x0, word.x0);
  const height = Math.min(other.y1, word.y1) - Math.max(other.y0, word.y0);
  const area = (word.x1 - word.x0) * (word.y1 - word.y0);
  return width > 0 && height > 0 && width * height > MOST_COVERED * area;
}

function isSamePlace(a: Word, b: Word): boolean {
  return hasCenterIn(a, b) || hasCenterIn(b, a);
}

function erase({ width, height, pixels }: Bitmap, { x0, y0, x1, y1 }: PixelBox): void {
  const left = Math.max(0, Math.floor(x0) - MARGIN);
  const right = Math.min(width, Math.ceil(x1) + MARGIN);
  for (let y = Math.max(0, Math.floor(y0) - MARGIN); y < Math.min(height, Math.ceil(y1) + MARGIN); y++) {
    pixels.fill(WHITE, y * width + left, y * width + right);
  }
}
