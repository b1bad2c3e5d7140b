import type { ImagePage } from './image-page.ts';

const POINTS_PER_INCH = 72;
/** Cameras and editors write 72 or 1 dpi into images of any size. Larger pages than A3 are taken as such. */
const LONGEST_INCHES = 17.5;
const SHORTEST_INCHES = 1;
/** The long side of a Letter page, which an image without a plausible resolution fills. */
const LETTER_INCHES = 11;
/** Screens, and the lowest resolution of which anything can be read. */
const LOWEST_DPI = 96;

/** Size in points of the page for an image, before its orientation is applied. */
export function pageSizeOf({ width, height, resolution }: Pick<ImagePage, 'width' | 'height' | 'resolution'>): {
  width: number;
  height: number;
} {
  const { x, y } =
    resolution && isPlausible({ width, height, resolution }) ? resolution : letterResolution(width, height);
  return {
    width: Math.max(1, (width / x) * POINTS_PER_INCH),
    height: Math.max(1, (height / y) * POINTS_PER_INCH),
  };
}

function isPlausible({
  width,
  height,
  resolution: { x, y },
}: Required<Pick<ImagePage, 'width' | 'height'>> & {
  resolution: NonNullable<ImagePage['resolution']>;
}): boolean {
  const longest = Math.max(width / x, height / y);
  // fax has twice as many pixels across as down; more is a mistake
  const isSquare = x / y <= 2.5 && y / x <= 2.5;
  return isSquare && longest >= SHORTEST_INCHES && longest <= LONGEST_INCHES;
}

function letterResolution(width: number, height: number): { x: number; y: number } {
  const dpi = Math.max(LOWEST_DPI, Math.max(width, height) / LETTER_INCHES);
  return { x: dpi, y: dpi };
}
