import { describe, expect, it } from 'vitest';
import type { Page } from '../../../domain/document/page.ts';
import { levelCentered } from '../../../domain/reading/centered-cells.ts';
import { layOut } from '../../../domain/reading/lay-out.ts';

/** Texts of one line each, at a left edge and a height. */
const page = (...texts: [text: string, x0: number, y0: number][]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: texts.flatMap(([text, left, y0]) => {
    let x0 = left;
    return text.split(' ').map((word) => {
      const own = { text: word, x0, x1: x0 + word.length * 5, y0, y1: y0 + 12, size: 11, bold: false };
      x0 = own.x1 + 3;
      return { ...own, source: 'text' as const, confidence: 1 };
    });
  }),
  rules: [],
  fields: [],
  state: 'ok',
});

const linesOf = (of: Page): string[] =>
  levelCentered(layOut(of)).lines.map(({ segments }) => segments.map(({ text }) => text).join(' | '));

const head: [string, number, number][] = [
  ['Coverage', 40, 80],
  ['Limit', 250, 80],
  ['Premium', 400, 80],
];

describe('rows whose cells are set to the middle', () => {
  it('are one line, whatever number of lines their cells have', () => {
    const row = page(
      ...head,
      ['Equipment breakdown,', 40, 100],
      ['Replacement cost', 250, 107],
      ['12.00', 400, 114],
      ['spoilage of what', 40, 114],
      ['with inflation', 250, 121],
      ['is kept cool', 40, 128],
    );
    expect(linesOf(row)[1]).toBe(
      'Equipment breakdown, spoilage of what is kept cool | Replacement cost with inflation | 12.00',
    );
  });

  it('stay apart where their cells have different middles', () => {
    const notes = page(
      ...head,
      ['Equipment breakdown', 40, 100],
      ['Replacement cost', 250, 107],
      ['spoilage', 40, 114],
      ['12.00', 400, 121],
      ['with inflation', 250, 121],
    );
    expect(linesOf(notes)).toHaveLength(5);
  });

  it('stay apart where a cell holds figures below each other', () => {
    const stacked = page(
      ...head,
      ['Liability', 40, 107],
      ['$100,000', 250, 100],
      ['$300,000', 250, 114],
      ['12.00', 400, 107],
    );
    expect(linesOf(stacked)).toHaveLength(4);
  });
});
