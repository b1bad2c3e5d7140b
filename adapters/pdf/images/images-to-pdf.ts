import type { PageRange } from '../../../domain/document/batches.ts';
import type { DocumentFormat } from '../../../domain/document/document-format.ts';
import { jpegPage } from './jpeg.ts';
import { pngPage } from './png.ts';
import { tiffPages } from './tiff.ts';
import { writeImagePdf } from './write-pdf.ts';

/**
 * Converts an image file to a PDF in memory. Pixels are not decoded where PDF has the same compression: PDFium does that, in
 * memory that is capped. `wanted` chooses the pages that get their images; the others stay empty.
 * @throws DocumentError document_corrupt, too_many_pages, document_resource_limit
 */
export function imagesToPdf({
  bytes,
  format,
  maxPages,
  wanted,
}: {
  bytes: Uint8Array;
  format: Exclude<DocumentFormat, 'pdf'>;
  maxPages: number;
  wanted: (pageCount: number) => PageRange | undefined;
}): Uint8Array {
  const images = format === 'tiff' ? tiffPages(bytes, maxPages) : [format === 'png' ? pngPage(bytes) : jpegPage(bytes)];
  return writeImagePdf(images, wanted(images.length));
}
