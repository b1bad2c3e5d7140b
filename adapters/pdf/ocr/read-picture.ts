import type { Rule, Word } from '../../../domain/extraction/page.ts';
import { drawPage } from '../bitmap.ts';
import type { DisplaySpace } from '../display-space.ts';
import type { OpenDocument } from '../document.ts';
import { rulesOf } from '../rules.ts';
import { recognizedWords } from './recognized-words.ts';
import { takeRulingLines } from './ruling-lines.ts';
import { recognize } from './tesseract.ts';

/** Finer bitmaps take longer and are read no better. */
const DPI = 200;
const POINTS_PER_INCH = 72;

/**
 * Reads a page as it looks: the words and the ruling lines on its picture; none when it cannot be recognised.
 * @throws DocumentError document_resource_limit
 */
export async function readPicture({
  document: { pdfium, form },
  page,
  space,
}: {
  document: OpenDocument;
  page: number;
  space: DisplaySpace;
}): Promise<{ words: Word[]; rules: Rule[] }> {
  const bitmap = drawPage({ pdfium, page, form, space, dpi: DPI, format: 'gray' });
  const scale = space.width / bitmap.width;
  const rulingLines = takeRulingLines(bitmap);
  const lines = await recognize({ bitmap, dpi: Math.round(POINTS_PER_INCH / scale) });
  return {
    words: recognizedWords({ lines: lines ?? [], scale }),
    rules: rulesOf(
      rulingLines.map(({ x0, y0, x1, y1 }) => ({
        x0: x0 * scale,
        y0: y0 * scale,
        x1: x1 * scale,
        y1: y1 * scale,
        kind: 'stroke' as const,
      })),
      space,
    ),
  };
}
