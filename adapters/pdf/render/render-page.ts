import type { Citation } from '../../../domain/extraction/result.ts';
import { drawPage } from './bitmap.ts';
import { displaySpaceOf } from '../engine/display-space.ts';
import type { OpenDocument } from '../engine/document.ts';
import { encodePng } from './png.ts';

type Share = Citation['bbox'];

interface Canvas {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const OUTLINE = { color: [214, 40, 40], opacity: 1 } as const;
const FILL = { color: [255, 193, 7], opacity: 0.25 } as const;
/** Line width of the outline in inches. */
const LINE_WIDTH = 1 / 72;
/** Points between a box and its outline. */
const PADDING = 1 / 72;

/**
 * Renders page `number` (1-based) as PNG with `boxes` (fractions 0..1 of the page) highlighted.
 * @throws RangeError when the document has no such page.
 * @throws DocumentError document_resource_limit
 */
export function renderPage({
  document,
  number,
  dpi,
  boxes,
}: {
  document: OpenDocument;
  number: number;
  dpi: number;
  boxes: readonly Share[];
}): { png: Uint8Array; width: number; height: number } {
  const { pdfium, handle, form } = document;
  const page = number >= 1 && number <= document.pageCount ? pdfium.api.FPDF_LoadPage(handle, number - 1) : 0;
  if (page === 0) throw new RangeError(`The document has no page ${number}`);
  if (form !== 0) pdfium.api.FORM_OnAfterLoadPage(page, form);
  const space = displaySpaceOf(pdfium, page);
  const { width, height, pixels } = drawPage({ document, page, space, dpi, format: 'bgrx' });
  if (form !== 0) pdfium.api.FORM_OnBeforeClosePage(page, form);
  pdfium.api.FPDF_ClosePage(page);
  const canvas = { width, height, rgb: rgbOf(pixels) };
  const scale = width / space.width;
  for (const box of boxes) markBox({ canvas, box, pixelsPerInch: scale * 72 });
  return { png: encodePng(canvas), width, height };
}

function rgbOf(bgrx: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((bgrx.length / 4) * 3);
  for (let from = 0, to = 0; from < bgrx.length; from += 4, to += 3) {
    rgb[to] = bgrx[from + 2] ?? 0;
    rgb[to + 1] = bgrx[from + 1] ?? 0;
    rgb[to + 2] = bgrx[from] ?? 0;
  }
  return rgb;
}

function markBox({ canvas, box, pixelsPerInch }: { canvas: Canvas; box: Share; pixelsPerInch: number }): void {
  const line = Math.max(1, Math.round(LINE_WIDTH * pixelsPerInch));
  const gap = Math.round(PADDING * pixelsPerInch);
  const left = Math.round(box.left * canvas.width) - gap;
  const top = Math.round(box.top * canvas.height) - gap;
  const right = Math.round((box.left + box.width) * canvas.width) + gap;
  const bottom = Math.round((box.top + box.height) * canvas.height) + gap;
  paint({ canvas, x0: left, y0: top, x1: right, y1: bottom, ...FILL });
  paint({ canvas, x0: left - line, y0: top - line, x1: right + line, y1: top, ...OUTLINE });
  paint({ canvas, x0: left - line, y0: bottom, x1: right + line, y1: bottom + line, ...OUTLINE });
  paint({ canvas, x0: left - line, y0: top, x1: left, y1: bottom, ...OUTLINE });
  paint({ canvas, x0: right, y0: top, x1: right + line, y1: bottom, ...OUTLINE });
}

/** Fills the pixels x0..x1, y0..y1 (ends excluded), clipped to the canvas. */
function paint({
  canvas: { width, height, rgb },
  x0,
  y0,
  x1,
  y1,
  color,
  opacity,
}: {
  canvas: Canvas;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  color: readonly [number, number, number];
  opacity: number;
}): void {
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++) {
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x++) {
      const at = (y * width + x) * 3;
      // multiply blending if translucent, so that the text below stays black
      for (const [i, channel] of color.entries()) {
        const old = rgb[at + i] ?? 0;
        rgb[at + i] = opacity === 1 ? channel : old * (1 - opacity) + ((old * channel) / 255) * opacity;
      }
    }
  }
}
