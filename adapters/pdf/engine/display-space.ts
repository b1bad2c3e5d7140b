import type { Box } from '../../../domain/document/page.ts';
import { floatAt } from './memory.ts';
import type { Pdfium } from './pdfium.ts';

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Maps PDF user space (points, origin bottom-left, y up) to the displayed page, which is cropped and then rotated. */
export interface DisplaySpace {
  width: number;
  height: number;
  rotation: QuarterTurns;
  /** The visible part in user space; `top` is above `bottom`. */
  crop: { left: number; top: number; right: number; bottom: number };
}

export function displaySpaceOf(pdfium: Pdfium, page: number): DisplaySpace {
  pdfium.api.FPDF_GetPageBoundingBox(page, pdfium.scratch);
  const crop = {
    left: floatAt(pdfium, 0),
    top: floatAt(pdfium, 4),
    right: floatAt(pdfium, 8),
    bottom: floatAt(pdfium, 12),
  };
  const rotation = quarterTurns(pdfium.api.FPDFPage_GetRotation(page));
  const across = crop.right - crop.left;
  const down = crop.top - crop.bottom;
  const isTurned = rotation % 2 === 1;
  return { width: isTurned ? down : across, height: isTurned ? across : down, rotation, crop };
}

/** Normalizes a number of quarter turns to 0..3. */
export function quarterTurns(turns: number): QuarterTurns {
  return (((turns % 4) + 4) % 4) as QuarterTurns;
}

/** The space with each rotation, for text that runs in its own direction. */
export function turnedTo(space: DisplaySpace): Readonly<Record<QuarterTurns, DisplaySpace>> {
  const turned = (rotation: QuarterTurns): DisplaySpace => ({ ...space, rotation });
  return { 0: turned(0), 1: turned(1), 2: turned(2), 3: turned(3) };
}

/** Converts a box (corners in any order) from user space to the displayed page. */
export function toDisplay({ crop, rotation }: DisplaySpace, { x0, y0, x1, y1 }: Box): Box {
  const left = Math.min(x0, x1);
  const right = Math.max(x0, x1);
  const low = Math.min(y0, y1);
  const high = Math.max(y0, y1);
  switch (rotation) {
    case 0:
      return { x0: left - crop.left, y0: crop.top - high, x1: right - crop.left, y1: crop.top - low };
    case 1:
      return { x0: low - crop.bottom, y0: left - crop.left, x1: high - crop.bottom, y1: right - crop.left };
    case 2:
      return { x0: crop.right - right, y0: low - crop.bottom, x1: crop.right - left, y1: high - crop.bottom };
    case 3:
      return { x0: crop.top - high, y0: crop.right - right, x1: crop.top - low, y1: crop.right - left };
  }
}

/** Converts a box from the displayed page to user space. */
export function toUserSpace({ crop, rotation }: DisplaySpace, { x0, y0, x1, y1 }: Box): Box {
  switch (rotation) {
    case 0:
      return { x0: crop.left + x0, y0: crop.top - y1, x1: crop.left + x1, y1: crop.top - y0 };
    case 1:
      return { x0: crop.left + y0, y0: crop.bottom + x0, x1: crop.left + y1, y1: crop.bottom + x1 };
    case 2:
      return { x0: crop.right - x1, y0: crop.bottom + y0, x1: crop.right - x0, y1: crop.bottom + y1 };
    case 3:
      return { x0: crop.right - y1, y0: crop.top - x1, x1: crop.right - y0, y1: crop.top - x0 };
  }
}
