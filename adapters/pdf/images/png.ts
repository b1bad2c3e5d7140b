import { assertImageSize, corruptImage, type ImagePage, type ImagePart, type Resolution } from './image-page.ts';
import { pngRows, type PngPixels } from './png-rows.ts';
import { indexedColors, inflate, onWhite, rasterPart } from './raster.ts';

const SIGNATURE_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;
const PALETTE = 3;
const METERS_PER_INCH = 0.0254;

/** Samples per pixel and allowed bits per sample, by color type. */
const colorTypes = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [PALETTE, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);

interface Png extends PngPixels {
  colorType: number;
  palette: Uint8Array | undefined;
  /** The chunk tRNS: opacity of palette colors, or the color that is transparent. */
  transparency: Buffer | undefined;
  resolution: Resolution | undefined;
  data: Buffer;
}

/**
 * The page of a PNG file: of an animated one, its still image.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function pngPage(bytes: Uint8Array): ImagePage {
  const png = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const { width, height, resolution } = png;
  return { width, height, resolution, orientation: 1, parts: () => [toPart(png)] };
}

function readChunks(file: Buffer): Png {
  let header: Buffer | undefined;
  const found = new Map<string, Buffer>();
  const data: Buffer[] = [];
  let type = '';
  for (let at = SIGNATURE_BYTES; type !== 'IEND'; ) {
    if (at + CHUNK_FRAME_BYTES > file.length) throw corruptImage('The PNG file is cut off.');
    const length = file.readUInt32BE(at);
    type = file.toString('latin1', at + 4, at + 8);
    if (at + CHUNK_FRAME_BYTES + length > file.length) throw corruptImage('The PNG file is cut off.');
    const content = file.subarray(at + 8, at + 8 + length);
    if (header === undefined && (type !== 'IHDR' || length !== 13)) throw corruptImage('The PNG file has no header.');
    if (type === 'IHDR') header ??= content;
    else if (type === 'IDAT') data.push(content);
    else if (['PLTE', 'tRNS', 'pHYs'].includes(type) && !found.has(type)) found.set(type, content);
    at += CHUNK_FRAME_BYTES + length;
  }
  if (header === undefined || data.length === 0) throw corruptImage('The PNG file has no image.');
  return { ...readHeader(header), ...readColors(header, found), data: Buffer.concat(data) };
}

function readHeader(header: Buffer): PngPixels & { colorType: number } {
  const size = { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  assertImageSize(size);
  const [depth = 0, colorType = 0, compression, filter, interlace = 0] = header.subarray(8);
  const type = colorTypes.get(colorType);
  if (!type?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) {
    throw corruptImage('The PNG file is damaged: its header states an unknown kind of image.');
  }
  return {
    ...size,
    depth,
    samples: type.samples,
    isInterlaced: interlace === 1,
    isIndexed: colorType === PALETTE,
    colorType,
  };
}

function readColors(
  header: Buffer,
  found: ReadonlyMap<string, Buffer>,
): Pick<Png, 'palette' | 'transparency' | 'resolution'> {
  const transparency = found.get('tRNS');
  const colors = found.get('PLTE');
  const density = found.get('pHYs');
  const isPalette = header[9] === PALETTE;
  if (isPalette && (!colors || colors.length === 0 || colors.length % 3 !== 0 || colors.length > 3 * 256)) {
    throw corruptImage('The PNG file is damaged: its palette is missing or incomplete.');
  }
  const isInMeters = density?.length === 9 && density[8] === 1;
  return {
    transparency,
    palette: isPalette
      ? colors?.map((value, i) => onWhite(value, transparency?.[Math.floor(i / 3)] ?? 255))
      : undefined,
    resolution: isInMeters
      ? { x: density.readUInt32BE(0) * METERS_PER_INCH, y: density.readUInt32BE(4) * METERS_PER_INCH }
      : undefined,
  };
}

function toPart(png: Png): ImagePart {
  const { width, height, depth, samples, isInterlaced, colorType } = png;
  const hasAlpha = colorType === 4 || colorType === 6;
  const rows = pngRows(png, (bytes) => inflate(png.data, bytes));
  if (hasAlpha || isInterlaced) return decodedPart(png, rows.decode());
  // unpacked above to prove that it is intact, and stored as it came: PDF has the filters of PNG
  const parameters = `/Predictor 15 /Colors ${samples} /BitsPerComponent ${depth} /Columns ${width}`;
  const dictionary = `${colorsOf(png, depth)} /Filter /FlateDecode /DecodeParms << ${parameters} >>`;
  return { x: 0, y: 0, width, height, dictionary, data: png.data };
}

function decodedPart(png: Png, pixels: Uint8Array): ImagePart {
  const { width, height, samples, colorType } = png;
  if (colorType !== 4 && colorType !== 6) {
    return rasterPart({ width, height, dictionary: colorsOf(png, 8), rows: pixels });
  }
  const colors = samples - 1;
  const rows = new Uint8Array(width * height * colors);
  for (let from = 0, to = 0; from < pixels.length; from += samples) {
    const alpha = pixels[from + colors] ?? 255;
    for (let sample = 0; sample < colors; sample++) rows[to++] = onWhite(pixels[from + sample] ?? 0, alpha);
  }
  return rasterPart({ width, height, dictionary: `${deviceColors(colors)} /BitsPerComponent 8`, rows });
}

/** Color space, depth and transparent color of an image without an alpha channel. */
function colorsOf({ palette, samples, transparency, depth }: Png, storedDepth: number): string {
  if (palette) return `${indexedColors(palette)} /BitsPerComponent ${storedDepth}`;
  const mask = transparency?.length === samples * 2 ? transparentColor(transparency, depth, storedDepth) : '';
  return `${deviceColors(samples)} /BitsPerComponent ${storedDepth} ${mask}`;
}

function transparentColor(transparency: Buffer, depth: number, storedDepth: number): string {
  const ranges: number[] = [];
  for (let at = 0; at < transparency.length; at += 2) {
    const value = transparency.readUInt16BE(at);
    const stored = depth === storedDepth ? value : Math.floor((value * (2 ** storedDepth - 1)) / (2 ** depth - 1));
    ranges.push(stored, stored);
  }
  return `/Mask [${ranges.join(' ')}]`;
}

function deviceColors(samples: number): string {
  return `/ColorSpace ${samples === 1 ? '/DeviceGray' : '/DeviceRGB'}`;
}
