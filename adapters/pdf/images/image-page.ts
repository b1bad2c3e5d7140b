import { DocumentError } from '../../../domain/document/document-error.ts';
import { maxImagePixels, maxImageSide } from '../../../domain/limits.ts';

/**
 * How the top left corner of the stored image is shown, as in TIFF tag 274 and EXIF: 1 upright, 2 mirrored, 3 by half a turn,
 * 6 turned clockwise, 8 counterclockwise; 4, 5 and 7 are their mirrored forms.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Pixels per inch. */
export interface Resolution {
  x: number;
  y: number;
}

/** A part of an image that PDF can hold as an image XObject. Pixels, origin top-left of the stored image. */
export interface ImagePart {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Entries of the XObject's dictionary beside its size. */
  dictionary: string;
  data: Uint8Array;
}

/** An image of a file, which becomes one page. Its pixels are decoded by `parts`, not before. */
export interface ImagePage {
  width: number;
  height: number;
  resolution: Resolution | undefined;
  orientation: Orientation;
  /**
   * Made one by one as they are taken: strips may share their bytes, so all copies together can be far larger than the file.
   * @throws DocumentError document_corrupt, document_resource_limit, here or while they are taken
   */
  parts: () => Iterable<ImagePart>;
}

export function corruptImage(message: string): DocumentError {
  return new DocumentError('document_corrupt', message);
}

/**
 * Checks the size that a file declares before anything is allocated for it.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function assertImageSize({ width, height }: { width: number; height: number }): void {
  if (!(width > 0 && height > 0)) throw corruptImage('The image file is damaged: an image has no size.');
  if (width > maxImageSide || height > maxImageSide || width * height > maxImagePixels) {
    throw new DocumentError(
      'document_resource_limit',
      `An image of ${width} x ${height} pixels is larger than ${maxImagePixels} pixels or ${maxImageSide} on a side.`,
    );
  }
}

export function toOrientation(value: number | undefined): Orientation {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8 ? (value as Orientation) : 1;
}
