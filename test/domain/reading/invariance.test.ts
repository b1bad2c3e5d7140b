import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Page } from '../../../domain/document/page.ts';
import type { Grid } from '../../../domain/reading/grid.ts';
import { readPages } from '../../../domain/reading/read-pages.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { weighWords } from '../../fixtures/reading/words-as-headings.ts';

const gridsOf = (...pages: Page[]): readonly Grid[] => readPages(pages, { weigh: weighWords }).grids;

/** Headings, groups before them, then the rows: cells parted by bars. */
const shown = (grid: Grid | undefined): string[] => {
  if (!grid) return [];
  const [header] = grid.headers;
  const heads = header?.texts.map((text, at) => [...(header.groups[at] ?? []), text].join(' > ')) ?? [];
  return [heads.join(' | '), ...grid.rows.map((row) => row.cells.map((cell) => cell?.text ?? '').join(' | '))];
};

const CLAIMS = `
Claim        Date of                             Paid          Outstanding
Number       Loss         Claimant            Loss   Expense     Loss   Expense
A-10001      01/05/2023   Abbott, Ann       100.00     10.00     0.00      0.00
A-10002      02/06/2023   Baker, Bob      2,000.00      0.00   500.00     25.00
A-10003      03/07/2023   Cole, Cyd          50.00      5.00     0.00      0.00
A-10004      04/08/2023   Dunn, Dee       7,000.00    100.00     0.00      0.00
`;

describe('the structure of a page', () => {
  const page = typedPage(CLAIMS);
  const expected = shown(gridsOf(page)[0]);

  it('does not depend on the order of words', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(page.words, { minLength: page.words.length }), (words) => {
        expect(shown(gridsOf({ ...page, words })[0])).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('does not depend on small shifts of baselines', () => {
    const shift = fc.double({ min: -0.7, max: 0.7, noNaN: true });
    fc.assert(
      fc.property(fc.array(shift, { minLength: page.words.length, maxLength: page.words.length }), (shifts) => {
        const words = page.words.map((word, at) => {
          const by = shifts[at] ?? 0;
          return { ...word, y0: word.y0 + by, y1: word.y1 + by };
        });
        expect(shown(gridsOf({ ...page, words })[0])).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('does not depend on place and scale', () => {
    const place = fc.record({
      scale: fc.double({ min: 0.6, max: 2, noNaN: true }),
      dx: fc.double({ min: -15, max: 300, noNaN: true }),
      dy: fc.double({ min: -20, max: 300, noNaN: true }),
    });
    fc.assert(
      fc.property(place, ({ scale, dx, dy }) => {
        const words = page.words.map((word) => ({
          ...word,
          size: word.size * scale,
          x0: word.x0 * scale + dx,
          x1: word.x1 * scale + dx,
          y0: word.y0 * scale + dy,
          y1: word.y1 * scale + dy,
        }));
        expect(shown(gridsOf({ ...page, words })[0])).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('is found on any page without failing', () => {
    const texts = [
      'Coverage',
      'Limit',
      'Premium',
      '$1,000',
      '01/02/2023',
      'AB-1234',
      'Ann',
      '$',
      '-',
      'X',
      'Paid:',
      '12%',
    ];
    const words = fc.array(
      fc.record({
        text: fc.oneof(fc.constantFrom(...texts), fc.string({ minLength: 1, maxLength: 8 })),
        x0: fc.double({ min: -50, max: 700, noNaN: true }),
        y0: fc.double({ min: -50, max: 800, noNaN: true }),
        width: fc.double({ min: 0, max: 90, noNaN: true }),
        size: fc.double({ min: 0, max: 40, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(words, (drawn) => {
        const placed = drawn.map(({ width, size, x0, y0, text }) => {
          return {
            text,
            x0,
            y0,
            x1: x0 + width,
            y1: y0 + size,
            size,
            bold: false,
            source: 'text' as const,
            confidence: 1,
          };
        });
        const reading = readPages([{ ...page, words: placed }, page], { weigh: weighWords });
        for (const grid of reading.grids) {
          for (const row of grid.rows) expect(row.cells).toHaveLength(grid.columns.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
