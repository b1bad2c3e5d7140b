import { describe, expect, it } from 'vitest';
import { cleanPaper } from '../../../../adapters/pdf/ocr/clean-paper.ts';
import { at, fill, isBlank, sheet } from './sheet.ts';

describe('the paper of a scan', () => {
  it('loses its grain, and keeps its print', () => {
    const bitmap = sheet();
    for (let index = 0; index < bitmap.pixels.length; index++) bitmap.pixels[index] = 225 + ((index * 7919) % 31);
    fill(bitmap, { x: 100, y: 100, width: 20, height: 20 }, 40);
    cleanPaper(bitmap);
    expect(at(bitmap, 110, 110)).toBe(40);
    expect(at(bitmap, 300, 300)).toBeGreaterThan(245);
  });

  it('loses its specks where there are many', () => {
    const bitmap = sheet();
    for (let y = 10; y < 590; y += 20) for (let x = 10; x < 890; x += 40) fill(bitmap, { x, y, width: 1, height: 1 });
    cleanPaper(bitmap);
    expect(isBlank(bitmap)).toBe(true);
  });

  it('stays as it is when it is clean', () => {
    const bitmap = sheet();
    fill(bitmap, { x: 100, y: 100, width: 20, height: 20 }, 90);
    const before = bitmap.pixels.slice();
    cleanPaper(bitmap);
    expect(Buffer.compare(bitmap.pixels, before)).toBe(0);
  });
});
