import { describe, expect, it } from 'vitest';
import { skewOf, turnedAgain, turnedBack } from '../../../../adapters/pdf/ocr/skew.ts';
import type { Bitmap } from '../../../../adapters/pdf/render/bitmap.ts';
import { fill, sheet } from './sheet.ts';

/** Lines of words that fall by `slope`. */
function lines(slope: number): Bitmap {
  const bitmap = sheet();
  for (let y = 60; y < 540; y += 30) {
    for (let x = 40; x < 860; x += 12) fill(bitmap, { x, y: Math.round(y + slope * (x - 450)), width: 8, height: 12 });
  }
  return bitmap;
}

describe('the slope of a scan', () => {
  it('is measured within a pixel over the width of the page', () => {
    for (const slope of [-0.018, -0.005, 0.004, 0.02])
      expect(Math.abs(skewOf(lines(slope)) - slope)).toBeLessThan(0.0012);
  });

  it('is zero for a straight page and for an empty one', () => {
    expect(skewOf(lines(0))).toBe(0);
    expect(skewOf(sheet())).toBe(0);
  });

  it('is gone on the page turned back', () => {
    expect(skewOf(turnedBack(lines(0.02), 0.02))).toBe(0);
  });

  it('takes a box of the straight page to where it lies on the scan', () => {
    const box = { x0: 40, y0: 60, x1: 48, y1: 72 };
    const scan = turnedAgain(box, 0.02, { width: 900, height: 600 });
    // at the left side, 406 points from the middle, a line that falls lies higher
    expect(Math.abs(scan.y0 - (60 - 0.02 * 406))).toBeLessThan(0.2);
    expect(turnedAgain(box, 0, { width: 900, height: 600 })).toEqual(box);
  });
});
