import type { Bitmap } from '../render/bitmap.ts';
import type { PixelBox } from './tesseract.ts';

// pixels at 200 dpi: bars with a line or two of text
const LOWEST = 14;
const HIGHEST = 140;
const NARROWEST = 90;
/** Share of the pixels of a bar that have its own shade, and how far these may differ from its median. */
const LEAST_FILLED = 0.55;
const SAME_SHADE = 45;
/** Brighter bars are read as they are. */
const BRIGHTEST = 215;
/** Gray edges of a bar look like ruling lines when its inside is paper. */
const EDGE = 2;
const WHITE = 255;

/** Turns the text of filled bars into dark text on white: Tesseract drops light text, and text on dark shades. */
export function clearBars(bitmap: Bitmap, boxes: readonly PixelBox[]): void {
  for (const box of boxes) {
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    if (width < NARROWEST || height < LOWEST || height > HIGHEST) continue;
    const shade = shadeOf(bitmap, box);
    if (shade !== null) clear(bitmap, box, tonesOf(shade));
  }
}

interface Shade {
  median: number;
  /** Whether more pixels are brighter than the bar than darker. */
  hasLightText: boolean;
}

/** The shade of a bar; null for other areas, such as pictures. */
function shadeOf({ width, pixels }: Bitmap, { x0, y0, x1, y1 }: PixelBox): Shade | null {
  const counts = new Uint32Array(WHITE + 1);
  for (let y = y0; y < y1; y++) {
    for (const value of pixels.subarray(y * width + x0, y * width + x1)) counts[value] = (counts[value] as number) + 1;
  }
  const all = (x1 - x0) * (y1 - y0);
  const below = (limit: number): number => counts.slice(0, Math.max(limit, 0)).reduce((sum, count) => sum + count, 0);
  let median = 0;
  while (below(median + 1) * 2 < all) median++;
  const darker = below(median - SAME_SHADE);
  const brighter = all - below(median + SAME_SHADE + 1);
  const isBar = median < BRIGHTEST && all - darker - brighter >= LEAST_FILLED * all;
  return isBar ? { median, hasLightText: brighter > darker } : null;
}

/** Gray values of a bar with the bar as white and its text as dark. */
function tonesOf({ median, hasLightText }: Shade): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: WHITE + 1 }, (_, value) => {
    if (hasLightText) return WHITE - ((value - median) * WHITE) / (WHITE - median);
    return (value * WHITE) / Math.max(median, 1);
  });
}

function clear({ width, height, pixels }: Bitmap, { x0, y0, x1, y1 }: PixelBox, tones: Uint8ClampedArray): void {
  for (let y = Math.max(0, y0 - EDGE); y < Math.min(height, y1 + EDGE); y++) {
    const isEdge = y < y0 + EDGE || y >= y1 - EDGE;
    for (let x = Math.max(0, x0 - EDGE); x < Math.min(width, x1 + EDGE); x++) {
      const at = y * width + x;
      const isBlank = isEdge || x < x0 + EDGE || x >= x1 - EDGE;
      pixels[at] = isBlank ? WHITE : (tones[pixels[at] as number] as number);
    }
  }
}
