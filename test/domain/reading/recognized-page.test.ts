import { describe, expect, it } from 'vitest';
import type { Page, Word } from '../../../domain/document/page.ts';
import { withoutOpenChoices } from '../../../domain/reading/recognized-page.ts';

function pageOf(row: readonly [string, number][], source: Word['source'] = 'ocr'): Page {
  const words = row.map(
    ([text, x0]): Word => ({
      text,
      x0,
      y0: 100,
      x1: x0 + 5 * text.length,
      y1: 110,
      size: 8,
      bold: false,
      source,
      confidence: 1,
    }),
  );
  return { number: 1, width: 612, height: 792, words, rules: [], fields: [], state: 'ok' };
}
const row: [string, number][] = [
  ['☐', 50],
  ['Frame', 60],
  ['☒', 110],
  ['Fire', 120],
  ['Resistive', 144],
  ['1998', 300],
];
const textsOf = ({ words }: Page): string => words.map(({ text }) => text).join(' ');

describe('choices of a scan', () => {
  it('are those that are ticked', () => {
    expect(textsOf(withoutOpenChoices(pageOf(row)))).toBe('Fire Resistive 1998');
  });

  it('end at a gap', () => {
    expect(
      textsOf(
        withoutOpenChoices(
          pageOf([
            ['☐', 50],
            ['Frame', 60],
            ['1998', 200],
          ]),
        ),
      ),
    ).toBe('1998');
  });

  it('are left alone on a page of text', () => {
    const page = pageOf(row, 'text');
    expect(withoutOpenChoices(page)).toBe(page);
  });
});
