import { corruptImage } from './image-page.ts';
import { assertImageBytes } from './raster.ts';

/** Layout of the pixels of a PNG file. `depth`: bits per sample. */
export interface PngPixels {
  width: number;
  height: number;
  depth: number;
  samples: number;
  isInterlaced: boolean;
  /** Whether the samples are indexes of palette colors. */
  isIndexed: boolean;
}

/** The pixels of a pass: every `stepX`th of every `stepY`th row. */
interface Pass {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

/** The seven passes of an interlaced image (Adam7). */
const interlacedPasses: readonly Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
];

/**
 * Unpacks the rows of an image, each with its filter. `inflate` gets the greatest number of bytes. `decode` returns the pixels
 * with 8 bits per sample: palette indexes as they are, other samples scaled.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function pngRows(png: PngPixels, inflate: (most: number) => Buffer): { decode: () => Uint8Array } {
  const passes = (png.isInterlaced ? interlacedPasses : [{ x: 0, y: 0, stepX: 1, stepY: 1 }])
    .map((pass) => ({
      ...pass,
      columns: Math.ceil((png.width - pass.x) / pass.stepX),
      rows: Math.ceil((png.height - pass.y) / pass.stepY),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const rowBytes = (columns: number): number => Math.ceil((columns * png.samples * png.depth) / 8);
  const size = passes.reduce((sum, { columns, rows }) => sum + rows * (rowBytes(columns) + 1), 0);
  assertImageBytes(size);
  const packed = inflate(size);
  if (packed.length < size) throw corruptImage('The PNG file is damaged: rows of its image are missing.');
  return { decode: () => decode(png, passes, packed) };
}

function decode(png: PngPixels, passes: readonly (Pass & { columns: number; rows: number })[], packed: Buffer) {
  const { width, height, samples, depth, isIndexed } = png;
  assertImageBytes(width * height * samples);
  const pixels = new Uint8Array(width * height * samples);
  const scale = isIndexed || depth >= 8 ? 1 : 255 / (2 ** depth - 1);
  const pixelBytes = Math.max(1, (samples * depth) / 8);
  let at = 0;
  for (const { x, y, stepX, stepY, columns, rows } of passes) {
    const rowBytes = Math.ceil((columns * samples * depth) / 8);
    let above: Uint8Array = new Uint8Array(rowBytes);
    for (let row = 0; row < rows; row++) {
      const filter = packed[at] ?? 0;
      const line = packed.subarray(at + 1, at + 1 + rowBytes);
      unfilter({ line, above, filter, pixelBytes });
      const from = samplesOf(line, columns * samples, depth);
      const to = ((y + row * stepY) * width + x) * samples;
      spread({ from, pixels, to, step: stepX * samples, samples, scale });
      above = line;
      at += rowBytes + 1;
    }
  }
  return pixels;
}

/** Reverses the filter of a row in place. */
function unfilter({
  line,
  above,
  filter,
  pixelBytes,
}: {
  line: Uint8Array;
  above: Uint8Array;
  filter: number;
  pixelBytes: number;
}): void {
  if (filter > 4) throw corruptImage('The PNG file is damaged: a row has an unknown filter.');
  if (filter === 0) return;
  for (let i = 0; i < line.length; i++) {
    const left = line[i - pixelBytes] ?? 0;
    const up = above[i] ?? 0;
    const upLeft = above[i - pixelBytes] ?? 0;
    line[i] = (line[i] ?? 0) + prediction(filter, { left, up, upLeft });
  }
}

function prediction(filter: number, { left, up, upLeft }: { left: number; up: number; upLeft: number }): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Copies the pixels of a row to every `step`th byte. */
function spread({
  from,
  pixels,
  to,
  step,
  samples,
  scale,
}: {
  from: Uint8Array;
  pixels: Uint8Array;
  to: number;
  step: number;
  samples: number;
  scale: number;
}): void {
  for (let start = 0, at = to; start < from.length; start += samples, at += step) {
    for (let sample = 0; sample < samples; sample++) pixels[at + sample] = (from[start + sample] ?? 0) * scale;
  }
}

/** The samples of a row, a byte each; of 16 bits the upper 8. */
function samplesOf(line: Uint8Array, count: number, depth: number): Uint8Array {
  if (depth === 8) return line;
  if (depth === 16) return Uint8Array.from({ length: count }, (_, i) => line[i * 2] ?? 0);
  return Uint8Array.from({ length: count }, (_, i) => {
    const bit = i * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
  });
}
