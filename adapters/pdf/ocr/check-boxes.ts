import type { Bitmap } from '../render/bitmap.ts';
import type { PixelBox } from './tesseract.ts';

/** Gray values below this are ink. */
const INK = 170;
// pixels at 200 dpi
const SMALLEST = 17;
const LARGEST = 40;
/** How unequal width and height may be, and how ragged a side. */
const UNEQUAL = 0.15;
const RAGGED = 2;
/** Paper beside a box; letters of a word stand closer to each other, and round ones reach beyond their upper side. */
const BESIDE = { from: 1, left: 9, right: 6 };
const MOST_BESIDE = 0.06;
const MOST_BESIDE_TICKED = 0.18;
/** Share of a side that must be ink. */
const DRAWN = 0.85;
/** Sides that go on beyond a corner are ruling lines of a table. */
const BEYOND = 5;
/** A box with more ink than this inside is ticked; with much more, it is a filled square. */
const TICKED = 0.06;
const FILLED = 0.75;
const WHITE = 255;

export interface CheckBox extends PixelBox {
  isTicked: boolean;
}

/** Finds the check boxes of a gray bitmap of 200 dpi and erases them, because Tesseract takes them for letters. */
export function takeCheckBoxes(bitmap: Bitmap): CheckBox[] {
  const { width, height, pixels } = bitmap;
  const found: CheckBox[] = [];
  for (let y = BEYOND; y < height - SMALLEST; y++) {
    let length = 0;
    for (let x = 0; x <= width; x++) {
      if (x < width && (pixels[y * width + x] as number) < INK) {
        length++;
        continue;
      }
      const box = length >= SMALLEST && length <= LARGEST ? boxUnder({ bitmap, x0: x - length, x1: x, y }) : null;
      if (box !== null) {
        found.push(box);
        erase(bitmap, box);
      }
      length = 0;
    }
  }
  return found;
}

/** The check box whose upper side is the ink of row `y` from `x0` to `x1`. */
function boxUnder({ bitmap, x0, x1, y }: { bitmap: Bitmap; x0: number; x1: number; y: number }): CheckBox | null {
  const side = x1 - x0;
  for (let y1 = y + Math.ceil(side * (1 - UNEQUAL)); y1 <= y + side * (1 + UNEQUAL) && y1 < bitmap.height; y1++) {
    const box = { x0, y0: y, x1, y1 };
    const inkBelow = inkIn(bitmap, { x0: x0 + RAGGED, x1: x1 - RAGGED, y0: y1, y1: y1 + 1 });
    const goesOn = inkIn(bitmap, { x0: x0 + RAGGED, x1: x1 - RAGGED, y0: y1 + 1, y1: y1 + 2 }) > DRAWN;
    if (inkBelow < DRAWN || goesOn) continue;
    if (!hasSides(bitmap, box) || goesBeyond(bitmap, box)) return null;
    const inset = Math.max(3, Math.round(side / 5));
    const ink = inkIn(bitmap, { x0: x0 + inset, y0: y + inset, x1: x1 - inset, y1: y1 - inset + 1 });
    const isTicked = ink > TICKED;
    const isApart = inkBeside(bitmap, box) <= (isTicked ? MOST_BESIDE_TICKED : MOST_BESIDE);
    return ink > FILLED || !isApart ? null : { ...box, isTicked };
  }
  return null;
}

function inkBeside(bitmap: Bitmap, { x0, y0, x1, y1 }: PixelBox): number {
  const { from, left, right } = BESIDE;
  if (x0 < left || x1 + right > bitmap.width) return 1;
  return Math.max(
    inkIn(bitmap, { x0: x0 - left, x1: x0 - from, y0, y1 }),
    inkIn(bitmap, { x0: x1 + from, x1: x1 + right, y0, y1 }),
  );
}

function inkIn({ width, pixels }: Bitmap, { x0, y0, x1, y1 }: PixelBox): number {
  let ink = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) if ((pixels[y * width + x] as number) < INK) ink++;
  }
  return ink / Math.max((x1 - x0) * (y1 - y0), 1);
}

/** Whether the left and the right side are drawn in one column each. */
const hasSides = (bitmap: Bitmap, { x0, y0, x1, y1 }: PixelBox): boolean =>
  [x0, x1 - 1].every((side) =>
    [-1, 0, 1].some((step) => {
      const x = side + step;
      return x >= 0 && x < bitmap.width && inkIn(bitmap, { x0: x, x1: x + 1, y0, y1: y1 + 1 }) >= DRAWN;
    }),
  );

const hasInkNear = (bitmap: Bitmap, x: number, y: number): boolean =>
  inkIn(bitmap, { x0: Math.max(0, x - RAGGED), x1: Math.min(bitmap.width, x + RAGGED + 1), y0: y, y1: y + 1 }) > 0;

/** Ticks reach beyond the upper corners, and seldom beyond both lower ones. */
function goesBeyond(bitmap: Bitmap, { x0, y0, x1, y1 }: PixelBox): boolean {
  const countAt = (y: number): number =>
    y < bitmap.height ? [x0, x1 - 1].filter((x) => hasInkNear(bitmap, x, y)).length : 0;
  const below = countAt(y1 + BEYOND);
  return below > 1 || below + countAt(y0 - BEYOND) > 2;
}

function erase({ width, height, pixels }: Bitmap, { x0, y0, x1, y1, isTicked }: CheckBox): void {
  // ticks reach beyond their box
  const margin = isTicked ? BEYOND : RAGGED;
  for (let y = Math.max(0, y0 - margin); y <= Math.min(height - 1, y1 + margin); y++) {
    pixels.fill(WHITE, y * width + Math.max(0, x0 - margin), y * width + Math.min(width, x1 + margin));
  }
}
