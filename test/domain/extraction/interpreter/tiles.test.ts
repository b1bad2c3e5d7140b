import { describe, expect, it } from 'vitest';
import type { Page, Word } from '../../../../domain/document/page.ts';
import { readPages } from '../declarations/read.ts';

const SIZES = { large: 13, plain: 8 };

/** Texts of one line each, with the size of their letters, a left edge and a height. */
function page(...texts: [text: string, size: keyof typeof SIZES, x0: number, y0: number][]): Page {
  const words = texts.flatMap(([text, size, left, y0]) => {
    let x0 = left;
    return text.split(' ').map((word): Word => {
      const x1 = x0 + (word.length * SIZES[size]) / 2;
      const own = { text: word, x0, x1, y0, y1: y0 + SIZES[size], size: SIZES[size] };
      x0 = x1 + 2;
      return { ...own, bold: size === 'large', source: 'text', confidence: 1 };
    });
  });
  return { number: 1, width: 612, height: 792, words, rules: [], fields: [], state: 'ok' };
}

const tiles = page(
  ['Businessowners policy declarations', 'large', 40, 30],
  ['Location 1: 12 Quarry Rd, Boise, ID 83702', 'plain', 40, 80],
  ['$320,000', 'large', 40, 110],
  ['Building', 'plain', 40, 125],
  ['$1,000 deductible, $812.00 a year', 'plain', 40, 134],
  ['$95,000', 'large', 300, 110],
  ['Business personal property', 'plain', 300, 125],
  ['$500 deductible, $240.50 a year', 'plain', 300, 134],
  ['12 months actual', 'large', 40, 170],
  ['loss sustained', 'large', 40, 184],
  ['Business income', 'plain', 40, 199],
  ['No added cost', 'plain', 40, 208],
  ['$10,000', 'large', 300, 170],
  ['Outdoor signs', 'plain', 300, 185],
  ['$250 deductible, $18.00 a year', 'plain', 300, 194],
  ['Anything for the whole business', 'plain', 40, 240],
  ['$25,000', 'large', 40, 260],
  ['Employee dishonesty', 'plain', 40, 275],
  ['$44.00 a year', 'plain', 40, 284],
);

describe('coverages as tiles', () => {
  const coverages = readPages('businessowners', [tiles])['coverages'];

  it('have their limit over the name, and their deductible and premium below it', () => {
    expect(coverages).toMatchObject([
      { name: 'Building', limit: 320000, deductible: 1000, premium: 812 },
      { name: 'Business personal property', limit: 95000, deductible: 500, premium: 240.5 },
      { name: 'Outdoor signs', limit: 10000, deductible: 250, premium: 18 },
      { name: 'Business income', limitText: '12 months actual loss sustained' },
      { name: 'Employee dishonesty', limit: 25000, premium: 44 },
    ]);
  });

  it('belong to the location whose heading stands above them, up to what is of the whole business', () => {
    expect((coverages as Record<string, unknown>[]).map((own) => own['locationNumber'])).toEqual([
      1,
      1,
      1,
      1,
      undefined,
    ]);
  });
});
