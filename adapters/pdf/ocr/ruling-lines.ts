import type { Bitmap } from '../render/bitmap.ts';
import { clearBars } from './filled-bars.ts';
import type { PixelBox } from './tesseract.ts';

/** Gray values below this are ink. */
const INK = 185;
// pixels at 200 dpi
/** Runs of ink shorter than these are parts of glyphs. */
const MIN_RUN = { across: 64, down: 34 };
/** More runs than these are a photo or a shaded page. */
const MAX_RUNS = { across: 4_000, down: 6_000 };
/** A stroke that is thicker along more than this share of its length is a filled area or the background of white text. */
const MAX_THICKNESS = 10;
const MAX_THICK_SHARE = 0.3;
const SAMPLE_EVERY = 4;
/** Shorter strokes must touch a perpendicular line; otherwise they are stems of large letters. */
const FREE_STANDING = 70;
const REACH = 8;
/** Runs this far apart sideways still belong to one stroke, because lines of scans are ragged. */
const MAX_STEP = 2;
const WHITE = 255;

type Axis = keyof typeof MIN_RUN;

/** Ink without a gap in row or column `at`, from `from` to `to` (not included). */
interface Run {
  at: number;
  from: number;
  to: number;
}

/** Runs side by side that touch. */
interface Stroke {
  runs: Run[];
  from: number;
  to: number;
}

/**
 * Finds the ruling lines of a gray bitmap of 200 dpi and erases them, because Tesseract misreads text next to them; filled bars
 * become white. Photos and shaded pages are left unchanged.
 */
export function takeRulingLines(bitmap: Bitmap): PixelBox[] {
  const wide = strokesOf(runsAcross(bitmap), 'across');
  const across = wide.filter((stroke) => isThin(stroke, 'across', bitmap));
  const thick = wide.filter((stroke) => !across.includes(stroke));
  clearBars(
    bitmap,
    thick.map((stroke) => boxOf(stroke, 'across')),
  );
  const down = strokesOf(runsDown(bitmap), 'down')
    .filter((stroke) => isThin(stroke, 'down', bitmap))
    .filter((stroke) => isRuling(stroke, across));
  for (const stroke of across) erase({ bitmap, stroke, axis: 'across' });
  for (const stroke of down) erase({ bitmap, stroke, axis: 'down' });
  return [...across.map((stroke) => boxOf(stroke, 'across')), ...down.map((stroke) => boxOf(stroke, 'down'))];
}

function runsAcross({ width, height, pixels }: Bitmap): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let length = 0;
    for (let x = 0; x <= width; x++) {
      if (x < width && (pixels[row + x] as number) < INK) {
        length++;
        continue;
      }
      if (length >= MIN_RUN.across) runs.push({ at: y, from: x - length, to: x });
      length = 0;
    }
  }
  return runs;
}

function runsDown({ width, height, pixels }: Bitmap): Run[] {
  const runs: Run[] = [];
  // row by row, in memory order
  const lengths = new Uint32Array(width);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      if (y < height && (pixels[y * width + x] as number) < INK) {
        lengths[x] = (lengths[x] as number) + 1;
        continue;
      }
      const length = lengths[x] as number;
      if (length >= MIN_RUN.down) runs.push({ at: x, from: y - length, to: y });
      if (length > 0) lengths[x] = 0;
    }
  }
  return runs.sort((a, b) => a.at - b.at);
}

/** Groups of touching runs. */
function strokesOf(runs: readonly Run[], axis: Axis): Stroke[] {
  if (runs.length > MAX_RUNS[axis]) return [];
  const strokes: Stroke[] = [];
  let open: Stroke[] = [];
  for (const run of runs) {
    open = open.filter((stroke) => run.at - (stroke.runs.at(-1) as Run).at <= MAX_STEP);
    const stroke = open.find((one) => touches(one, run));
    if (stroke === undefined) {
      const started = { runs: [run], from: run.from, to: run.to };
      strokes.push(started);
      open.push(started);
      continue;
    }
    stroke.runs.push(run);
    stroke.from = Math.min(stroke.from, run.from);
    stroke.to = Math.max(stroke.to, run.to);
  }
  return strokes;
}

function touches({ runs }: Stroke, { at, from, to }: Run): boolean {
  for (let index = runs.length - 1; index >= 0; index--) {
    const other = runs[index] as Run;
    if (at - other.at > MAX_STEP) return false;
    if (other.from <= to && from <= other.to) return true;
  }
  return false;
}

function isThin({ runs }: Stroke, axis: Axis, bitmap: Bitmap): boolean {
  let samples = 0;
  let thick = 0;
  for (const { at, from, to } of runs) {
    for (let along = from; along < to; along += SAMPLE_EVERY) {
      samples++;
      const place = axis === 'across' ? { x: along, y: at } : { x: at, y: along };
      if (thicknessAt({ bitmap, axis, ...place }) > MAX_THICKNESS) thick++;
    }
  }
  return thick <= samples * MAX_THICK_SHARE;
}

/** Length of continuous ink perpendicular to the line through a pixel, counted up to slightly above the limit. */
function thicknessAt({
  bitmap: { width, height, pixels },
  axis,
  x,
  y,
}: {
  bitmap: Bitmap;
  axis: Axis;
  x: number;
  y: number;
}): number {
  const [place, end, step] = axis === 'across' ? [y, height, width] : [x, width, 1];
  const index = y * width + x;
  const isInk = (offset: number): boolean =>
    place + offset >= 0 && place + offset < end && (pixels[index + offset * step] as number) < INK;
  let before = 0;
  while (before <= MAX_THICKNESS && isInk(-before - 1)) before++;
  let after = 0;
  while (after <= MAX_THICKNESS && isInk(after + 1)) after++;
  return before + 1 + after;
}

function isRuling({ runs, from, to }: Stroke, across: readonly Stroke[]): boolean {
  if (to - from >= FREE_STANDING) return true;
  const x = (runs[0] as Run).at;
  return across.some((line) => {
    const y = (line.runs[0] as Run).at;
    const isNear = Math.abs(y - from) <= REACH || Math.abs(y - to) <= REACH;
    return isNear && x >= line.from - REACH && x <= line.to + REACH;
  });
}

function erase({
  bitmap: { width, height, pixels },
  stroke,
  axis,
}: {
  bitmap: Bitmap;
  stroke: Stroke;
  axis: Axis;
}): void {
  for (const run of stroke.runs) {
    const { x0, y0, x1, y1 } = boxOf({ runs: [run], from: run.from, to: run.to }, axis);
    for (let y = Math.max(0, y0 - 1); y < Math.min(height, y1 + 1); y++) {
      pixels.fill(WHITE, y * width + Math.max(0, x0 - 1), y * width + Math.min(width, x1 + 1));
    }
  }
}

function boxOf({ runs, from, to }: Pick<Stroke, 'runs' | 'from' | 'to'>, axis: Axis): PixelBox {
  const first = (runs[0] as Run).at;
  const last = (runs.at(-1) as Run).at + 1;
  return axis === 'across' ? { x0: from, y0: first, x1: to, y1: last } : { x0: first, y0: from, x1: last, y1: to };
}
