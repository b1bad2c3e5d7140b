import type { Box, Rule, Word } from '../../../domain/document/page.ts';
import { type Bitmap, drawPage } from '../render/bitmap.ts';
import { hasCenterIn } from '../engine/boxes.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { OpenDocument } from '../engine/document.ts';
import { rulesOf } from '../vector/ruling-lines.ts';
import { recognizedWordsOf } from './recognized-words.ts';
import { takeRulingLines } from './ruling-lines.ts';
import { type PixelBox, recognize } from './tesseract.ts';

/** Higher resolutions take longer without better results. */
const DPI = 200;
const POINTS_PER_INCH = 72;
const WHITE = 255;
/** Margin in pixels around erased words, because glyphs have gray edges. */
const MARGIN = 2;
/** Confidence (0..1): words below SURE are recognized again; results of the second pass below PLAUSIBLE are noise. */
const SURE = 0.5;
const PLAUSIBLE = 0.3;

/**
 * OCR of a page: its words and ruling lines; empty if recognition fails.
 * @throws DocumentError document_resource_limit
 */
export async function recognizePage({
  document,
  page,
  space,
}: {
  document: OpenDocument;
  page: number;
  space: DisplaySpace;
}): Promise<{ words: Word[]; rules: Rule[] }> {
  const bitmap = drawPage({ document, page, space, dpi: DPI, format: 'gray' });
  const scale = space.width / bitmap.width;
  const rulingLines = takeRulingLines(bitmap);
  return {
    words: await readWords(bitmap, scale),
    rules: rulesOf(
      rulingLines.map((line) => ({ ...scaled(line, scale), kind: 'stroke' as const })),
      space,
    ),
  };
}

/**
 * Two passes. Tesseract's layout analysis for text pages loses words of forms and tables, because it merges adjacent cells
 * with different baselines into one line. The second pass erases the recognized words and reads the rest as sparse text.
 */
async function readWords(bitmap: Bitmap, scale: number): Promise<Word[]> {
  const dpi = Math.round(POINTS_PER_INCH / scale);
  const first = recognizedWordsOf({ lines: await recognize({ bitmap, dpi, layout: 'columns' }), scale });
  const sure = first.filter(({ word }) => word.confidence >= SURE);
  for (const { ink } of sure) erase(bitmap, ink);
  const second = recognizedWordsOf({ lines: await recognize({ bitmap, dpi, layout: 'scattered' }), scale });
  const words = [...sure, ...second.filter(({ word }) => word.confidence >= PLAUSIBLE)].map(({ word }) => word);
  const doubtful = first.filter(({ word }) => word.confidence < SURE).map(({ word }) => word);
  return [...words, ...doubtful.filter((word) => !words.some((other) => isSamePlace(word, other)))];
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

function scaled({ x0, y0, x1, y1 }: PixelBox, scale: number): Box {
  return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}
