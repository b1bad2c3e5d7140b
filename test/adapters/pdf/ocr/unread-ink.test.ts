import { describe, expect, it } from 'vitest';
import { readUnreadInk } from '../../../../adapters/pdf/ocr/unread-ink.ts';
import { fill, sheet } from './sheet.ts';

const DPI = 200;

describe('ink that is left on a page', () => {
  it('is read where a single character stands alone', async () => {
    const bitmap = sheet();
    // an "L"
    fill(bitmap, { x: 400, y: 300, width: 4, height: 24 });
    fill(bitmap, { x: 400, y: 320, width: 15, height: 4 });
    const [line] = await readUnreadInk(bitmap, DPI);
    const [word] = line?.words ?? [];
    expect(word?.text).toBe('L');
    expect(Math.abs((word?.bbox.x0 ?? 0) - 400)).toBeLessThan(4);
    expect(Math.abs((word?.bbox.y1 ?? 0) - 324)).toBeLessThan(4);
  });

  it('is no word when it is as thin as a rest of a ruling line', async () => {
    const bitmap = sheet();
    fill(bitmap, { x: 100, y: 100, width: 300, height: 3 });
    expect(await readUnreadInk(bitmap, DPI)).toEqual([]);
  });

  it('is a picture when there is much of it', async () => {
    const bitmap = sheet();
    for (let y = 20; y < 580; y += 30) {
      for (let x = 20; x < 880; x += 30) fill(bitmap, { x, y, width: 6, height: 16 });
    }
    expect(await readUnreadInk(bitmap, DPI)).toEqual([]);
  });
});
