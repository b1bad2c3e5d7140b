import { describe, expect, it } from 'vitest';
import { takeCheckBoxes } from '../../../../adapters/pdf/ocr/check-boxes.ts';
import { fill, frame, isBlank, sheet } from './sheet.ts';

describe('check boxes of a scan', () => {
  const place = { x: 100, y: 100, width: 22, height: 22 };

  it('are found empty, and erased', () => {
    const bitmap = sheet();
    frame(bitmap, place);
    expect(takeCheckBoxes(bitmap)).toMatchObject([{ x0: 100, y0: 100, isTicked: false }]);
    expect(isBlank(bitmap)).toBe(true);
  });

  it('are found ticked when a mark stands in them', () => {
    const bitmap = sheet();
    frame(bitmap, place);
    for (let step = 0; step < 16; step++) {
      fill(bitmap, { x: 103 + step, y: 103 + step, width: 3, height: 1 });
      fill(bitmap, { x: 118 - step, y: 103 + step, width: 3, height: 1 });
    }
    expect(takeCheckBoxes(bitmap)).toMatchObject([{ isTicked: true }]);
  });

  it('are no cells of a table, whose lines go on', () => {
    const bitmap = sheet();
    frame(bitmap, place);
    fill(bitmap, { x: 100, y: 60, width: 2, height: 120 });
    fill(bitmap, { x: 120, y: 60, width: 2, height: 120 });
    expect(takeCheckBoxes(bitmap)).toEqual([]);
  });

  it('are no letters, which stand close to others', () => {
    const bitmap = sheet();
    frame(bitmap, place);
    fill(bitmap, { x: 125, y: 100, width: 4, height: 22 });
    expect(takeCheckBoxes(bitmap)).toEqual([]);
  });
});
