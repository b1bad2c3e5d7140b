import { describe, expect, it } from 'vitest';
import { takeRulingLines } from '../../../../adapters/pdf/ocr/ruling-lines.ts';
import { at, fill, sheet, WHITE } from './sheet.ts';

describe('filled bars of a scan', () => {
  const bar = { x: 50, y: 50, width: 600, height: 40 };
  const letter = { x: 100, y: 60, width: 6, height: 20 };

  it('become white, and their light text dark', () => {
    const bitmap = sheet();
    fill(bitmap, bar, 40);
    fill(bitmap, letter, 250);
    takeRulingLines(bitmap);
    expect(at(bitmap, 300, 70)).toBe(WHITE);
    expect(at(bitmap, 102, 70)).toBeLessThan(60);
  });

  it('become white, and their dark text stays dark', () => {
    const bitmap = sheet();
    fill(bitmap, bar, 170);
    fill(bitmap, letter, 20);
    takeRulingLines(bitmap);
    expect(at(bitmap, 300, 70)).toBe(WHITE);
    expect(at(bitmap, 102, 70)).toBeLessThan(60);
  });
});
