import type { Box, Rule, Word } from '../../../domain/document/page.ts';
import { drawPage } from '../render/bitmap.ts';
import { hundredths, rounded } from '../engine/boxes.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { OpenDocument } from '../engine/document.ts';
import { rulesOf } from '../vector/ruling-lines.ts';
import { type CheckBox, takeCheckBoxes } from './check-boxes.ts';
import { cleanPaper } from './clean-paper.ts';
import { readWords } from './read-words.ts';
import { takeRulingLines } from './ruling-lines.ts';
import { skewOf, turnedAgain, turnedBack } from './skew.ts';
import type { PixelBox } from './tesseract.ts';

/** Higher resolutions take longer without better results. */
const DPI = 200;
const BOX_CONFIDENCE = 0.9;

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
  const drawn = drawPage({ document, page, space, dpi: DPI, format: 'gray' });
  const scale = space.width / drawn.width;
  const slope = skewOf(drawn);
  const bitmap = slope === 0 ? drawn : turnedBack(drawn, slope);
  const placed = <T extends Box>(box: T): T => turnedAgain(box, slope, space);
  const rulingLines = takeRulingLines(bitmap);
  const boxes = takeCheckBoxes(bitmap).map((box) => boxWord(box, scale));
  // after the lines, whose light gray would be taken for paper in part
  cleanPaper(bitmap);
  return {
    words: [...boxes, ...(await readWords(bitmap, scale))].map(placed),
    rules: rulesOf(
      rulingLines.map((line) => placed({ ...scaled(line, scale), kind: 'stroke' as const })),
      space,
    ),
  };
}

/** A check box as the characters that text layers have for it. */
function boxWord(box: CheckBox, scale: number): Word {
  const text = box.isTicked ? '☒' : '☐';
  const size = hundredths((box.y1 - box.y0) * scale);
  return { text, size, bold: false, source: 'ocr', confidence: BOX_CONFIDENCE, ...rounded(scaled(box, scale)) };
}

function scaled({ x0, y0, x1, y1 }: PixelBox, scale: number): Box {
  return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}
