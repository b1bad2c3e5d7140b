import type { Box, Rule, Word } from '../../../domain/document/page.ts';
import { type Bitmap, drawPage } from '../render/bitmap.ts';
import { hasCentreIn } from '../engine/boxes.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { OpenDocument } from '../engine/document.ts';
import { rulesOf } from '../vector/ruling-lines.ts';
import { sightingsOf } from './recognized-words.ts';
import { takeRulingLines } from './ruling-lines.ts';
import { type PixelBox, recognize } from './tesseract.ts';

/** Finer bitmaps take longer and are read no better. */
const DPI = 200;
const POINTS_PER_INCH = 72;
const WHITE = 255;
/** Pixels around what is erased: glyphs end in gray. */
const MARGIN = 2;
/** Share: words below are looked at again, and what the second look makes of specks is dropped. */
const SURE = 0.5;
const PLAUSIBLE = 0.3;

/**
 * Reads a page as it looks: the words and the ruling lines on its picture; none when it cannot be recognised.
 * @throws DocumentError document_resource_limit
 */
export async function readPicture({
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
 * Looks twice. Taken for a page of text, forms and tables lose words: rows of neighbouring cells at different heights
 * become one line. What was not read then is read as words wherever they stand, on a bitmap without the others.
 */
async function readWords(bitmap: Bitmap, scale: number): Promise<Word[]> {
  const dpi = Math.round(POINTS_PER_INCH / scale);
  const first = sightingsOf({ lines: await recognize({ bitmap, dpi, layout: 'columns' }), scale });
  const sure = first.filter(({ word }) => word.confidence >= SURE);
  for (const { ink } of sure) erase(bitmap, ink);
  const second = sightingsOf({ lines: await recognize({ bitmap, dpi, layout: 'scattered' }), scale });
  const words = [...sure, ...second.filter(({ word }) => word.confidence >= PLAUSIBLE)].map(({ word }) => word);
  const doubtful = first.filter(({ word }) => word.confidence < SURE).map(({ word }) => word);
  return [...words, ...doubtful.filter((word) => !words.some((other) => isSamePlace(word, other)))];
}

function isSamePlace(a: Word, b: Word): boolean {
  return hasCentreIn(a, b) || hasCentreIn(b, a);
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
