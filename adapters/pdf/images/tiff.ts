import { DocumentError } from '../../../domain/document/document-error.ts';
import { assertImageSize, corruptImage, type ImagePage, toOrientation } from './image-page.ts';
import { openTiff, readDirectory, type TiffDirectory, type TiffFile } from './tiff-directory.ts';
import { readTiffImage, tiffTags } from './tiff-image.ts';
import { tiffParts } from './tiff-parts.ts';
import { resolutionOf } from './tiff-resolution.ts';

/** Directories of one file, previews and masks included. */
const MAX_DIRECTORIES = 4_096;
/** Bits of tag 254: a preview of another image, or a transparency mask of one. */
const NO_PAGE = 0b101;

/**
 * The pages of a TIFF file: an image each, without previews and masks.
 * @throws DocumentError document_corrupt, too_many_pages, document_resource_limit
 */
export function tiffPages(bytes: Uint8Array, maxPages: number): ImagePage[] {
  const opened = openTiff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (!opened) throw corruptImage('The TIFF file is cut off.');
  const { file, first } = opened;
  const pages: ImagePage[] = [];
  const seen = new Set<number>();
  for (let offset = first; offset !== 0; ) {
    if (seen.has(offset)) throw corruptImage('The TIFF file is damaged: its list of images runs in a circle.');
    seen.add(offset);
    if (seen.size > MAX_DIRECTORIES) {
      throw new DocumentError('document_resource_limit', `The TIFF file has more than ${MAX_DIRECTORIES} directories.`);
    }
    const directory = readDirectory(file, offset);
    if (!directory) throw corruptImage('The TIFF file is damaged or cut off: an image is outside of it.');
    if (((directory.number(tiffTags.subfileType) ?? 0) & NO_PAGE) === 0) pages.push(toPage(file, directory));
    if (pages.length > maxPages) {
      throw new DocumentError('too_many_pages', `The document has more than the ${maxPages} pages that are accepted.`);
    }
    offset = directory.next;
  }
  if (pages.length === 0) throw corruptImage('The TIFF file has no image.');
  return pages;
}

function toPage(file: TiffFile, directory: TiffDirectory): ImagePage {
  const size = { width: directory.number(tiffTags.width) ?? 0, height: directory.number(tiffTags.height) ?? 0 };
  assertImageSize(size);
  return {
    ...size,
    resolution: resolutionOf(directory),
    orientation: toOrientation(directory.number(tiffTags.orientation)),
    parts: () => tiffParts(readTiffImage({ file, directory, ...size })),
  };
}
