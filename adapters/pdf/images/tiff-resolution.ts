import type { Resolution } from './image-page.ts';
import type { TiffDirectory } from './tiff-directory.ts';

const X_RESOLUTION = 282;
const Y_RESOLUTION = 283;
const UNIT = 296;
const INCH = 2;
const CENTIMETER = 3;
const CENTIMETERS_PER_INCH = 2.54;

/** The resolution that a directory of TIFF or EXIF states. */
export function resolutionOf(directory: TiffDirectory): Resolution | undefined {
  const x = directory.number(X_RESOLUTION);
  const y = directory.number(Y_RESOLUTION) ?? x;
  const unit = directory.number(UNIT) ?? INCH;
  if (x === undefined || y === undefined || (unit !== INCH && unit !== CENTIMETER)) return undefined;
  const perInch = unit === CENTIMETER ? CENTIMETERS_PER_INCH : 1;
  return { x: x * perInch, y: y * perInch };
}
