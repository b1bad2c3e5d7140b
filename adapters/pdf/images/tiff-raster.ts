import { corruptImage, type ImagePart } from './image-page.ts';
import { assertImageBytes, indexedColors, onWhite, rasterPart } from './raster.ts';
import type { Unpack } from './tiff-codecs.ts';
import { type TiffImage, tiffTags, unsupported } from './tiff-image.ts';

const WHITE_IS_ZERO = 0;
const PALETTE = 3;
const HORIZONTAL_DIFFERENCES = 2;
/** Values of tag 338: how much of the pixel is opaque, with colors that are multiplied with it or not. */
const PREMULTIPLIED_ALPHA = 1;
const ALPHA = 2;

/** Color samples by photometric interpretation: white is 0, black is 0, RGB, palette, CMYK. */
const colorSamples = new Map([
  [WHITE_IS_ZERO, 1],
  [1, 1],
  [2, 3],
  [PALETTE, 1],
  [5, 4],
]);

/** Unpacks all strips or tiles of an image into one part. */
export function tiffRaster(image: TiffImage, unpack: Unpack): ImagePart {
  const { width, height, bits, samples, photometric, isPlanar } = image;
  const colors = colorSamples.get(photometric);
  if (colors === undefined) throw unsupported(`photometric interpretation ${photometric}`);
  if (colors > samples || (bits < 8 && samples > 1) || (bits > 8 && photometric === PALETTE)) {
    throw unsupported(`${samples} samples of ${bits} bits`);
  }
  // of 16 bits the upper 8 are kept
  const storedBits = Math.min(bits, 8);
  const perPlane = isPlanar ? 1 : samples;
  const planes = Array.from({ length: isPlanar ? samples : 1 }, (_, plane) =>
    unpackPlane(image, { plane, perPlane, unpack }),
  );
  const pixels = isPlanar ? interleaved(planes, width * height) : (planes[0] ?? new Uint8Array());
  const rows = samples > colors ? withoutExtraSamples(image, pixels, colors) : pixels;
  const dictionary = `${colorSpaceOf(image)} /BitsPerComponent ${storedBits}`;
  return rasterPart({ width, height, dictionary, rows });
}

function unpackPlane(
  image: TiffImage,
  { plane, perPlane, unpack }: { plane: number; perPlane: number; unpack: Unpack },
): Uint8Array {
  const { width, height, bits, segments } = image;
  const rowBytes = (pixels: number): number => Math.ceil((pixels * perPlane * Math.min(bits, 8)) / 8);
  const stride = rowBytes(width);
  assertImageBytes(stride * height * (image.isPlanar ? image.samples : 1));
  const rows = new Uint8Array(stride * height);
  const count = segments.across * segments.down;
  for (let index = 0; index < count; index++) {
    const top = Math.floor(index / segments.across) * segments.height;
    const left = rowBytes((index % segments.across) * segments.width);
    const held = segments.isTiled ? segments.height : Math.min(segments.height, height - top);
    const stored = Math.ceil((segments.width * perPlane * bits) / 8);
    assertImageBytes(stored * held);
    const unpacked = unpack(segments.read(plane * count + index), stored * held);
    const decoded = toBytes(image, unpacked, { perPlane, stored });
    const segmentStride = rowBytes(segments.width);
    for (let row = 0; row < Math.min(held, height - top); row++) {
      const line = decoded.subarray(row * segmentStride, row * segmentStride + Math.min(segmentStride, stride - left));
      rows.set(line, (top + row) * stride + left);
    }
  }
  return rows;
}

/** Reverses the predictor, and reduces samples of 16 bits to 8. */
function toBytes(
  { bits, directory, file: { isLittleEndian } }: TiffImage,
  data: Uint8Array,
  { perPlane, stored }: { perPlane: number; stored: number },
): Uint8Array {
  const predictor = directory.number(tiffTags.predictor) ?? 1;
  const isPredicted = predictor === HORIZONTAL_DIFFERENCES;
  if (predictor > HORIZONTAL_DIFFERENCES || (isPredicted && bits < 8)) throw unsupported(`predictor ${predictor}`);
  if (bits < 8) return data;
  if (bits === 8) return isPredicted ? sumsOfRows(Uint8Array.from(data), perPlane, stored) : data;
  const values = Uint16Array.from({ length: data.length / 2 }, (_, i) => wordAt(data, i * 2, isLittleEndian));
  if (isPredicted) sumsOfRows(values, perPlane, stored / 2);
  return Uint8Array.from(values, (value) => value >> 8);
}

function wordAt(data: Uint8Array, at: number, isLittleEndian: boolean): number {
  const [first = 0, second = 0] = [data[at], data[at + 1]];
  return isLittleEndian ? (second << 8) | first : (first << 8) | second;
}

/** Replaces the differences to the pixel before by values, in place. `rowLength` in samples. */
function sumsOfRows<Values extends Uint8Array | Uint16Array>(
  values: Values,
  perPixel: number,
  rowLength: number,
): Values {
  for (let start = 0; start < values.length; start += rowLength) {
    for (let at = start + perPixel; at < start + rowLength; at++) {
      values[at] = (values[at] ?? 0) + (values[at - perPixel] ?? 0);
    }
  }
  return values;
}

function interleaved(planes: readonly Uint8Array[], pixels: number): Uint8Array {
  const out = new Uint8Array(pixels * planes.length);
  planes.forEach((plane, sample) => {
    for (let pixel = 0; pixel < pixels; pixel++) out[pixel * planes.length + sample] = plane[pixel] ?? 0;
  });
  return out;
}

/** Puts transparent colors on white paper, and drops other additional samples. */
function withoutExtraSamples(
  { directory, samples, photometric }: TiffImage,
  pixels: Uint8Array,
  colors: number,
): Uint8Array {
  const kind = directory.number(tiffTags.extraSamples);
  const isAlpha = photometric !== WHITE_IS_ZERO && colors !== 4 && (kind === ALPHA || kind === PREMULTIPLIED_ALPHA);
  const out = new Uint8Array((pixels.length / samples) * colors);
  for (let from = 0, to = 0; from < pixels.length; from += samples) {
    const alpha = isAlpha ? (pixels[from + colors] ?? 255) : 255;
    for (let sample = 0; sample < colors; sample++) {
      const value = pixels[from + sample] ?? 0;
      out[to++] = kind === PREMULTIPLIED_ALPHA ? Math.min(255, value + 255 - alpha) : onWhite(value, alpha);
    }
  }
  return out;
}

function colorSpaceOf({ photometric, bits, directory }: TiffImage): string {
  if (photometric === WHITE_IS_ZERO) return '/ColorSpace /DeviceGray /Decode [1 0]';
  if (photometric === PALETTE) return indexedColors(paletteOf(directory, 2 ** bits));
  const name = photometric === 2 ? '/DeviceRGB' : photometric === 5 ? '/DeviceCMYK' : '/DeviceGray';
  return `/ColorSpace ${name}`;
}

/** A color map has all reds first, then all greens and all blues, of 16 bits each. */
function paletteOf(directory: TiffImage['directory'], size: number): Uint8Array {
  const map = directory.numbers(tiffTags.colorMap, size * 3) ?? [];
  if (map.length < size * 3) throw corruptImage('The TIFF file is damaged: the palette of an image is incomplete.');
  return Uint8Array.from({ length: size * 3 }, (_, i) => (map[(i % 3) * size + Math.floor(i / 3)] ?? 0) >> 8);
}
