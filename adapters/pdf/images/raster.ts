import { deflateSync, inflateSync } from 'node:zlib';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { maxImageBytes } from '../../../domain/limits.ts';
import { corruptImage, type ImagePart } from './image-page.ts';

/** Scans shrink to a fraction at the fastest level already. */
const COMPRESSION_LEVEL = 1;

/** Checks the size of decoded pixels before they are allocated; throws document_resource_limit. */
export function assertImageBytes(bytes: number): void {
  if (bytes > maxImageBytes) {
    throw new DocumentError('document_resource_limit', `An image has more than ${maxImageBytes} bytes of pixels.`);
  }
}

/** The XObject of decoded rows. */
export function rasterPart({
  width,
  height,
  dictionary,
  rows,
}: Pick<ImagePart, 'width' | 'height' | 'dictionary'> & { rows: Uint8Array }): ImagePart {
  const data = deflateSync(rows, { level: COMPRESSION_LEVEL });
  return { x: 0, y: 0, width, height, dictionary: `${dictionary} /Filter /FlateDecode`, data };
}

/**
 * Inflates zlib data of at most `most` bytes.
 * @throws DocumentError document_corrupt for damaged or cut data, and for data that inflates to more than `most` bytes.
 */
export function inflate(data: Uint8Array, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: most });
  } catch {
    throw corruptImage('The image file is damaged: the compressed pixels of an image cannot be unpacked.');
  }
}

/** The color as it appears on white paper. `alpha` is 0..255. */
export function onWhite(value: number, alpha: number): number {
  return Math.round((value * alpha + 255 * (255 - alpha)) / 255);
}

/** A PDF color space of palette colors, 3 bytes each. */
export function indexedColors(palette: Uint8Array): string {
  const hex = Buffer.from(palette.buffer, palette.byteOffset, palette.length).toString('hex');
  return `/ColorSpace [/Indexed /DeviceRGB ${palette.length / 3 - 1} <${hex}>]`;
}
