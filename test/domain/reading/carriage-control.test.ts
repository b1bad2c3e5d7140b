import { describe, expect, it } from 'vitest';
import { withoutCarriageControl } from '../../../domain/reading/carriage-control.ts';
import type { Word } from '../../../domain/document/page.ts';

const word = (text: string, x0: number, y0: number): Word =>
  ({ text, x0, x1: x0 + 5 * text.length, y0, y1: y0 + 8, size: 8, bold: false }) as Word;

const printed = (signs: readonly string[]): Word[] =>
  signs.flatMap((sign, at) => [word(sign, 10, 12 * at), word('CLAIM', 30, 12 * at)]);

describe('the control column of a print file', () => {
  it('is no part of its lines', () => {
    const words = withoutCarriageControl(printed(['1', '0', '0', '-', '0', '+', '0']));
    expect(words.map(({ text }) => text)).toEqual(Array.from({ length: 7 }, () => 'CLAIM'));
  });

  it('is not taken for one where lines are numbered', () => {
    const words = printed(['1', '2', '3', '4', '5', '6', '7']);
    expect(withoutCarriageControl(words)).toBe(words);
  });

  it('is looked for on a page of any number of words', () => {
    const words = Array.from({ length: 200_000 }, (_, at) => word('dense', at % 600, at / 400));
    expect(withoutCarriageControl(words)).toBe(words);
  });
});
