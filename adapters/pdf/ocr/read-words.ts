import type { Word } from '../../../domain/document/page.ts';
import type { Bitmap } from '../render/bitmap.ts';
import { hasCenterIn } from '../engine/boxes.ts';
import { type RecognizedWord, recognizedWordsOf } from './recognized-words.ts';
import { type PixelBox, recognize } from './tesseract.ts';

const POINTS_PER_INCH = 72;
const WHITE = 255;
/** Margin in pixels around erased words, because glyphs have gray edges. */
const MARGIN = 2;
/** Confidence (0..1): words below SURE are recognized again; results of the second pass below PLAUSIBLE are noise. */
const SURE = 0.5;
const PLAUSIBLE = 0.3;

/**
 * Two passes. Tesseract's layout analysis for text pages loses words of forms and tables, because it merges adjacent cells
 * with different baselines into one line. The second pass erases the recognized words and reads the rest as sparse text.
 */
export async function readWords(bitmap: Bitmap, scale: number): Promise<Word[]> {
  const dpi = Math.round(POINTS_PER_INCH / scale);
  const first = recognizedWordsOf({ lines: await recognize({ bitmap, dpi, layout: 'columns' }), scale });
  const sure = takeWords(bitmap, first, SURE);
  const second = recognizedWordsOf({ lines: await recognize({ bitmap, dpi, layout: 'scattered' }), scale });
  const words = [...sure, ...takeWords(bitmap, second, PLAUSIBLE)].map(({ word }) => word);
  const doubtful = first.filter(({ word }) => word.confidence < SURE).map(({ word }) => word);
  return [...words, ...doubtful.filter((word) => !words.some((other) => isSamePlace(word, other)))];
}

/** The words that are at least as sure, which are erased. */
function takeWords(bitmap: Bitmap, recognized: readonly RecognizedWord[], least: number): RecognizedWord[] {
  const taken = recognized.filter(({ word }) => word.confidence >= least);
  for (const { ink } of taken) erase(bitmap, ink);
  return taken;
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
