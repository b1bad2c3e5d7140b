import {
  assertImageSize,
  corruptImage,
  type ImagePage,
  type Orientation,
  type Resolution,
  toOrientation,
} from './image-page.ts';
import { openTiff, readDirectory, type TiffDirectory } from './tiff-directory.ts';
import { resolutionOf } from './tiff-resolution.ts';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
/** Baseline, extended sequential and progressive, with Huffman codes: what PDF allows. */
const decodableFrames: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Markers in the range of frames that are none: Huffman tables, reserved, arithmetic conditioning. */
const noFrames: readonly number[] = [0xc4, 0xc8, 0xcc];
const ORIENTATION = 274;
const CENTIMETERS_PER_INCH = 2.54;

/** What the markers of a JPEG stream say. */
export interface JpegHeader {
  width: number;
  height: number;
  components: number;
  /** Adobe's CMYK images are stored inverted. */
  isAdobe: boolean;
  resolution: Resolution | undefined;
  orientation: Orientation;
}

/**
 * The page of a JPEG file, turned as its EXIF data say.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function jpegPage(bytes: Uint8Array): ImagePage {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const header = readJpegHeader(file);
  const { width, height, resolution, orientation } = header;
  const dictionary = jpegDictionary(header);
  return {
    width,
    height,
    resolution,
    orientation,
    parts: () => [{ x: 0, y: 0, width, height, dictionary, data: file }],
  };
}

/** Entries of the XObject of a JPEG stream. `isYcc` overrides what its markers say about three components. */
export function jpegDictionary({ components, isAdobe }: JpegHeader, isYcc?: boolean): string {
  const transform = isYcc === undefined ? '' : `/DecodeParms << /ColorTransform ${isYcc ? 1 : 0} >>`;
  const color = components === 1 ? '/DeviceGray' : components === 3 ? '/DeviceRGB' : '/DeviceCMYK';
  const inverted = components === 4 && isAdobe ? '/Decode [1 0 1 0 1 0 1 0]' : '';
  return `/ColorSpace ${color} /BitsPerComponent 8 /Filter /DCTDecode ${transform} ${inverted}`;
}

/**
 * Reads the markers before the first scan, and finds the end of the image.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function readJpegHeader(file: Buffer): JpegHeader {
  if (file[0] !== 0xff || file[1] !== START_OF_IMAGE) throw corruptImage('The JPEG file is damaged: it has no start.');
  const header: Partial<JpegHeader> = {};
  let at = 2;
  for (let segment = segmentAt(file, at); segment.marker !== START_OF_SCAN; segment = segmentAt(file, at)) {
    readSegment(header, segment.marker, segment.content);
    at = segment.end;
  }
  // without it the lower part of the page would be missing unnoticed
  if (file.lastIndexOf(Buffer.from([0xff, END_OF_IMAGE])) < at) throw corruptImage('The JPEG file is cut off.');
  const { width, height, components, isAdobe = false, resolution, orientation = 1 } = header;
  if (width === undefined || height === undefined || components === undefined) {
    throw corruptImage('The JPEG file is damaged: it has no frame before its pixels.');
  }
  return { width, height, components, isAdobe, resolution, orientation };
}

function segmentAt(file: Buffer, start: number): { marker: number; content: Buffer; end: number } {
  let at = start;
  // markers may be padded with fill bytes
  while (file[at] === 0xff && file[at + 1] === 0xff) at++;
  const marker = file[at + 1];
  const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0;
  const end = at + 2 + length;
  if (file[at] !== 0xff || marker === undefined || length < 2 || end > file.length) {
    throw corruptImage('The JPEG file is damaged or cut off.');
  }
  return { marker, content: file.subarray(at + 4, end), end };
}

function readSegment(header: Partial<JpegHeader>, marker: number, content: Buffer): void {
  if (marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker)) readFrame(header, marker, content);
  else if (marker === APP0) header.resolution ??= jfifResolution(content);
  else if (marker === APP1) readExif(header, content);
  else if (marker === APP14) header.isAdobe ||= content.toString('latin1', 0, 5) === 'Adobe';
}

function readFrame(header: Partial<JpegHeader>, marker: number, content: Buffer): void {
  const components = content[5] ?? 0;
  if (content.length < 6 + components * 3) throw corruptImage('The JPEG file is damaged: its frame is incomplete.');
  if (!decodableFrames.includes(marker) || content[0] !== 8 || ![1, 3, 4].includes(components)) {
    throw corruptImage('The JPEG file is of a kind that cannot be read: lossless, arithmetic, or not of 8 bits.');
  }
  const size = { width: content.readUInt16BE(3), height: content.readUInt16BE(1) };
  assertImageSize(size);
  Object.assign(header, { ...size, components });
}

function jfifResolution(content: Buffer): Resolution | undefined {
  const unit = content[7];
  if (content.length < 12 || content.toString('latin1', 0, 5) !== 'JFIF\0' || (unit !== 1 && unit !== 2))
    return undefined;
  const perInch = unit === 2 ? CENTIMETERS_PER_INCH : 1;
  return { x: content.readUInt16BE(8) * perInch, y: content.readUInt16BE(10) * perInch };
}

/** Damaged EXIF data are ignored: they are no part of the image. */
function readExif(header: Partial<JpegHeader>, content: Buffer): void {
  if (content.toString('latin1', 0, 6) !== 'Exif\0\0') return;
  const directory = exifDirectory(content.subarray(6));
  if (!directory) return;
  header.orientation ??= toOrientation(directory.number(ORIENTATION));
  header.resolution ??= resolutionOf(directory);
}

function exifDirectory(content: Buffer): TiffDirectory | undefined {
  const opened = openTiff(content);
  return opened && readDirectory(opened.file, opened.first);
}
