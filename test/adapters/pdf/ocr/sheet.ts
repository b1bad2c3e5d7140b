import type { Bitmap } from '../../../../adapters/pdf/render/bitmap.ts';

// Gray bitmaps of 200 dpi, drawn for tests.

export const WHITE = 255;

export function sheet(width = 900, height = 600): Bitmap {
  return { width, height, pixels: new Uint8Array(width * height).fill(WHITE) };
}

/** In pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function fill({ width: wide, pixels }: Bitmap, { x, y, width, height }: Area, value = 0): void {
  for (let row = y; row < y + height; row++) pixels.fill(value, row * wide + x, row * wide + x + width);
}

/** Draws the four sides of an area, two pixels thick. */
export function frame(bitmap: Bitmap, { x, y, width, height }: Area): void {
  fill(bitmap, { x, y, width, height: 2 });
  fill(bitmap, { x, y: y + height - 2, width, height: 2 });
  fill(bitmap, { x, y, width: 2, height });
  fill(bitmap, { x: x + width - 2, y, width: 2, height });
}

export const at = ({ width, pixels }: Bitmap, x: number, y: number): number => pixels[y * width + x] as number;
export const isBlank = ({ pixels }: Bitmap): boolean => pixels.every((value) => value === WHITE);
