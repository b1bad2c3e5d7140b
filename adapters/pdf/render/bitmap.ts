import { DocumentError } from '../../../domain/document/document-error.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { OpenDocument } from '../engine/document.ts';

/** PDFium's pixel formats and their bytes per pixel. */
const FORMATS = { gray: { id: 1, bytes: 1, flags: 0x08 }, bgrx: { id: 3, bytes: 4, flags: 0 } } as const;
const DRAW_ANNOTATIONS = 0x01;
const MAX_PIXELS = 20_000_000;
const MAX_ANNOTATIONS = 5_000;
const POINTS_PER_INCH = 72;

/** Rows of pixels without padding. */
export interface Bitmap {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Renders a page on white at `dpi`, reduced if needed to at most 20 million pixels.
 * @throws DocumentError document_resource_limit
 */
export function drawPage({
  document: { pdfium, form, onDrawing },
  page,
  space,
  dpi,
  format,
}: {
  document: OpenDocument;
  page: number;
  space: DisplaySpace;
  dpi: number;
  format: keyof typeof FORMATS;
}): Bitmap {
  const { api, module } = pdfium;
  const { id, bytes, flags } = FORMATS[format];
  const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / (space.width * space.height)));
  const width = Math.max(1, Math.round(space.width * scale));
  const height = Math.max(1, Math.round(space.height * scale));
  const bitmap = width * height > MAX_PIXELS * 2 ? 0 : api.FPDFBitmap_CreateEx(width, height, id, 0, 0);
  if (bitmap === 0) throw new DocumentError('document_resource_limit', 'The page is too large to be drawn.');
  onDrawing('drawing');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  const annotations = api.FPDFPage_GetAnnotCount(page) > MAX_ANNOTATIONS ? 0 : DRAW_ANNOTATIONS;
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags | annotations);
  if (form !== 0 && annotations !== 0) api.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
  onDrawing('drawn');

  const stride = api.FPDFBitmap_GetStride(bitmap);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const pixels = new Uint8Array(width * height * bytes);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    pixels.set(module.HEAPU8.subarray(from, from + width * bytes), row * width * bytes);
  }
  api.FPDFBitmap_Destroy(bitmap);
  return { width, height, pixels };
}
