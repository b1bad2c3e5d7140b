import type { Bitmap } from '../render/bitmap.ts';

// Grain of the paper and of the scanner, which Tesseract takes for words where it is turned or enlarged.

/** Gray values from the quartile to the median of a page: paper with less has no grain. */
const LEAST_SPREAD = 4;
/** What is darker than the paper by more than so many spreads is print. */
const PRINT = 4;
const DARKEST_PAPER = 150;
/** Gray values below the paper's that get brighter, too, because a light line cut at a limit becomes a row of dots. */
const SOFT = 60;
/** Gray values below this are ink; a pixel of ink with fewer neighbors of ink is a speck. */
const INK = 150;
const LEAST_NEIGHBORS = 2;
/** Share of the pixels: fewer specks are dots of the print. */
const LEAST_SPECKS = 0.0005;
const WHITE = 255;

/** Makes grainy paper white, and drops its specks; a clean page stays as it is. */
export function cleanPaper(bitmap: Bitmap): void {
  const limit = limitOf(bitmap.pixels);
  if (limit !== null) brighten(bitmap, limit);
  dropSpecks(bitmap);
}

function brighten({ pixels }: Bitmap, limit: number): void {
  const tones = Uint8ClampedArray.from({ length: WHITE + 1 }, (_, value) =>
    value < limit - SOFT ? value : limit - SOFT + ((value - limit + SOFT) * (WHITE - limit + SOFT)) / SOFT,
  );
  for (let at = 0; at < pixels.length; at++) pixels[at] = tones[pixels[at] as number] as number;
}

/** The gray value from which on a pixel is paper, as most pixels are; null for paper without grain. */
function limitOf(pixels: Uint8Array): number | null {
  const counts = new Uint32Array(WHITE + 1);
  for (const value of pixels) counts[value] = (counts[value] as number) + 1;
  const median = quantileOf(counts, pixels.length / 2);
  const spread = median - quantileOf(counts, pixels.length / 4);
  return spread < LEAST_SPREAD ? null : Math.max(DARKEST_PAPER, median - PRINT * spread);
}

function quantileOf(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  for (const [value, count] of counts.entries()) {
    sum += count;
    if (sum >= wanted) return value;
  }
  return WHITE;
}

function dropSpecks({ width, height, pixels }: Bitmap): void {
  const specks: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if ((pixels[at] as number) < INK && neighborsOf(pixels, at, width) < LEAST_NEIGHBORS) specks.push(at);
    }
  }
  if (specks.length >= LEAST_SPECKS * pixels.length) for (const at of specks) pixels[at] = WHITE;
}

function neighborsOf(pixels: Uint8Array, at: number, width: number): number {
  let count = 0;
  for (const row of [at - width, at, at + width]) {
    for (let other = row - 1; other <= row + 1; other++) if (other !== at && (pixels[other] as number) < INK) count++;
  }
  return count;
}
