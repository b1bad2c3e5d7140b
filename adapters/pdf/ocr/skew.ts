import type { Bitmap } from '../render/bitmap.ts';
import type { Box } from '../../../domain/document/page.ts';
import { rounded } from '../engine/boxes.ts';

// Paper lies a little turned on a scanner. Recognized on a bitmap that is turned back, lines of print do not merge, and
// ruling lines are long straight runs of ink again.

/** Gray values below this are ink. */
const INK = 150;
/** Pixels down per pixel to the right: steeper pages are no scans of a page; flatter ones are as good as straight. */
const STEEPEST = 0.05;
const FLATTEST = 0.001;
const COARSE = 0.002;
const FINE = 0.0004;
/** Every so many columns are looked at. */
const EVERY = 3;
const MOST_EDGES = 120_000;
const LEAST_EDGES = 200;
/** How much sharper the lines must be than on the page as it lies. */
const SHARPER = 1.02;
const WHITE = 255;

interface Edges {
  xs: Float64Array;
  ys: Float64Array;
}

/** Edges counted by their height at the left side of the page, `above` bins down. */
interface Histogram {
  edges: Edges;
  slope: number;
  bins: Uint32Array;
  above: number;
}

/** Pixels that lines fall per pixel to the right; 0 for a bitmap that is straight or has no lines. */
export function skewOf(bitmap: Bitmap): number {
  const edges = lowerEdges(bitmap);
  if (edges.xs.length < LEAST_EDGES) return 0;
  const fall = STEEPEST * bitmap.width;
  const bins = new Uint32Array(bitmap.height + 2 * Math.ceil(fall));
  const sharpness = (slope: number): number => sharpnessOf({ edges, slope, bins, above: fall });
  const near = sharpest(-STEEPEST, STEEPEST, COARSE, sharpness);
  const best = sharpest(near - COARSE, near + COARSE, FINE, sharpness);
  const isTurned = Math.abs(best) >= FLATTEST && sharpness(best) > SHARPER * sharpness(0);
  return isTurned ? best : 0;
}

function sharpest(from: number, to: number, step: number, sharpness: (slope: number) => number): number {
  let best = 0;
  let most = -1;
  for (let count = 0; from + count * step <= to + step / 2; count++) {
    const slope = from + count * step;
    const value = sharpness(slope);
    if (value > most) [best, most] = [slope, value];
  }
  return best;
}

/** Pixels of ink with paper below: most of them lie on baselines and ruling lines. */
function lowerEdges({ width, height, pixels }: Bitmap): Edges {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height - 1 && xs.length < MOST_EDGES; y++) {
    for (let x = y % EVERY; x < width; x += EVERY) {
      const at = y * width + x;
      if ((pixels[at] as number) >= INK || (pixels[at + width] as number) < INK) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys) };
}

/** Sum of squares of the edges by height: largest where the edges of a line fall together. */
function sharpnessOf({ edges: { xs, ys }, slope, bins, above }: Histogram): number {
  bins.fill(0);
  for (let index = 0; index < xs.length; index++) {
    const bin = Math.round((ys[index] as number) - slope * (xs[index] as number) + above);
    if (bin >= 0 && bin < bins.length) bins[bin] = (bins[bin] as number) + 1;
  }
  return bins.reduce((sum, count) => sum + count * count, 0);
}

/** The bitmap turned around its middle until lines that fall by `slope` are level. */
export function turnedBack(bitmap: Bitmap, slope: number): Bitmap {
  const { width, height, pixels } = bitmap;
  const turned = new Uint8Array(width * height).fill(WHITE);
  const [cos, sin] = directionOf(slope);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [fromX, fromY] = [width / 2 + cos * dx - sin * dy, height / 2 + sin * dx + cos * dy];
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [right, low] = [fromX - left, fromY - top];
      const upper = (pixels[at] as number) * (1 - right) + (pixels[at + 1] as number) * right;
      const lower = (pixels[at + width] as number) * (1 - right) + (pixels[at + width + 1] as number) * right;
      turned[y * width + x] = upper * (1 - low) + lower * low;
    }
  }
  return { width, height, pixels: turned };
}

/** Where a box of the turned page is on the page as it lies: moved as its middle moves. */
export function turnedAgain<T extends Box>(
  box: T,
  slope: number,
  { width, height }: { width: number; height: number },
): T {
  if (slope === 0) return box;
  const [cos, sin] = directionOf(slope);
  const [dx, dy] = [(box.x0 + box.x1 - width) / 2, (box.y0 + box.y1 - height) / 2];
  const x = cos * dx - sin * dy - dx;
  const y = sin * dx + cos * dy - dy;
  return { ...box, ...rounded({ x0: box.x0 + x, y0: box.y0 + y, x1: box.x1 + x, y1: box.y1 + y }) };
}

const directionOf = (slope: number): [number, number] => [Math.cos(Math.atan(slope)), Math.sin(Math.atan(slope))];
