import { assertImageSize, corruptImage } from './image-page.ts';
import type { TiffDirectory, TiffFile } from './tiff-directory.ts';

export const tiffTags = {
  subfileType: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planes: 284,
  faxOptions: 292,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
} as const;

/** How the pixels of an image are stored. */
export interface TiffImage {
  file: TiffFile;
  directory: TiffDirectory;
  width: number;
  height: number;
  /** Per sample. */
  bits: number;
  /** Per pixel. */
  samples: number;
  compression: number;
  photometric: number;
  /** Whether each sample has strips or tiles of its own. */
  isPlanar: boolean;
  segments: TiffSegments;
}

/** Strips or tiles, in rows from the top left; those of the second sample follow when the image is planar. */
export interface TiffSegments {
  isTiled: boolean;
  /** Pixels of a whole segment: those at the right and the bottom of the image may exceed it. */
  width: number;
  height: number;
  across: number;
  down: number;
  /** The stored bytes, with the first pixel in the upper bits. */
  read: (index: number) => Buffer;
}

const MAX_SAMPLES = 8;
const SEPARATE_PLANES = 2;
const LOWEST_BIT_FIRST = 2;
/** JPEG has an order of its own. */
export const JPEG = 7;

/** @throws DocumentError document_corrupt */
export function readTiffImage({
  file,
  directory,
  width,
  height,
}: Pick<TiffImage, 'file' | 'directory' | 'width' | 'height'>): TiffImage {
  const samples = directory.number(tiffTags.samples) ?? 1;
  if (!(samples >= 1 && samples <= MAX_SAMPLES)) throw unsupported(`${samples} samples per pixel`);
  const depths = directory.numbers(tiffTags.bits, samples) ?? [1];
  const bits = depths[0] ?? 1;
  const formats = directory.numbers(tiffTags.sampleFormat, samples) ?? [1];
  if (![1, 2, 4, 8, 16].includes(bits) || depths.some((depth) => depth !== bits) || formats.some((one) => one !== 1)) {
    throw unsupported(`samples of ${depths.join(', ')} bits`);
  }
  const compression = directory.number(tiffTags.compression) ?? 1;
  const photometric = directory.number(tiffTags.photometric) ?? 0;
  const isPlanar = samples > 1 && directory.number(tiffTags.planes) === SEPARATE_PLANES;
  const shape = { file, directory, width, height, bits, samples, compression, photometric, isPlanar };
  return { ...shape, segments: readSegments(shape) };
}

function readSegments(image: Omit<TiffImage, 'segments'>): TiffSegments {
  const { directory, width, height, samples, isPlanar } = image;
  const isTiled = directory.number(tiffTags.tileWidth) !== undefined;
  const size = isTiled ? tileSize(directory) : stripSize(image);
  assertImageSize(size);
  // TIFF demands multiples of 16; multiples of 8 keep the rows of tiles on whole bytes
  if (isTiled && size.width % 8 !== 0) throw unsupported(`tiles of ${size.width} pixels`);
  const across = Math.ceil(width / size.width);
  const down = Math.ceil(height / size.height);
  const count = across * down * (isPlanar ? samples : 1);
  const tags = isTiled
    ? { offsets: tiffTags.tileOffsets, sizes: tiffTags.tileBytes }
    : { offsets: tiffTags.stripOffsets, sizes: tiffTags.stripBytes };
  const offsets = directory.numbers(tags.offsets, count) ?? [];
  const sizes = directory.numbers(tags.sizes, count) ?? [];
  return { isTiled, ...size, across, down, read: (index) => storedBytes(image, offsets[index], sizes[index]) };
}

function tileSize(directory: TiffDirectory): { width: number; height: number } {
  return { width: directory.number(tiffTags.tileWidth) ?? 0, height: directory.number(tiffTags.tileHeight) ?? 0 };
}

function stripSize({ directory, width, height }: Pick<TiffImage, 'directory' | 'width' | 'height'>) {
  return { width, height: Math.min(directory.number(tiffTags.rowsPerStrip) ?? height, height) };
}

function storedBytes(
  { file, directory, compression }: Omit<TiffImage, 'segments'>,
  offset: number | undefined,
  size: number | undefined,
): Buffer {
  if (offset === undefined || size === undefined || offset + size > file.bytes.length) {
    throw corruptImage('The TIFF file is damaged or cut off: a part of an image is outside of it.');
  }
  const stored = file.bytes.subarray(offset, offset + size);
  const isReversed = directory.number(tiffTags.fillOrder) === LOWEST_BIT_FIRST && compression !== JPEG;
  return isReversed ? Buffer.from(stored.map(reversedBits)) : stored;
}

export function unsupported(what: string): Error {
  return corruptImage(`The TIFF file has an image of a kind that cannot be read: ${what}.`);
}

function reversedBits(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
}
