import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Page, Word } from '../../../domain/document/page.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { plainReports } from '../../fixtures/loss-run/plain-reports.ts';

const AUTO = `
*ROWAN MUTUAL INSURANCE COMPANY
*PERSONAL AUTO POLICY DECLARATIONS
Policy Number: PA 204-881 Policy Period: 03/01/2024 to 09/01/2024

Vehicle  Year  Make    Model   VIN
1        2019  TOYOTA  CAMRY   4T1B11HK5KU211203
2        2021  FORD    ESCAPE  1FMCU9H62MUA10021

COVERAGES                   LIMITS               PREMIUMS
                                                 VEH 1     VEH 2
Bodily Injury Liability     100,000 / 300,000    $120.00   $131.00
Property Damage Liability   50,000               $80.00    $84.00
Collision                   500 deductible       $95.00    $140.00
Total Premium by Vehicle                         $295.00   $355.00
TOTAL POLICY PREMIUM        $650.00
`;
const documents = [
  { name: 'declarations', type: 'auto', page: typedPage(AUTO) },
  { name: 'a table of claims', type: 'loss_run', page: typedPage(plainReports.listOfPolicies) },
  { name: 'cards of claims', type: 'loss_run', page: typedPage(plainReports.triples) },
] as const;

function dataOf(id: string, page: Page): unknown {
  const policyType = findPolicyType(id);
  return policyType && extract({ policyType, pages: [page] }).data;
}
/** Few runs, because each reads a document. */
const numRuns = 8;

describe.each(documents)('what is read from $name', ({ type, page }) => {
  const expected = dataOf(type, page);
  const moved = (move: (word: Word, at: number) => Word): Page => ({ ...page, words: page.words.map(move) });

  it('is more than nothing', () => {
    expect(JSON.stringify(expected).match(/\d+/g)?.length).toBeGreaterThan(8);
  });

  it('does not depend on the order of words', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(page.words, { minLength: page.words.length }), (words) => {
        expect(dataOf(type, { ...page, words })).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('does not depend on small shifts of baselines', () => {
    const shift = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    const shifts = fc.array(shift, { minLength: page.words.length, maxLength: page.words.length });
    fc.assert(
      fc.property(shifts, (by) => {
        const shifted = moved((word, at) => ({ ...word, y0: word.y0 + (by[at] ?? 0), y1: word.y1 + (by[at] ?? 0) }));
        expect(dataOf(type, shifted)).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it('does not depend on place and scale', () => {
    const place = fc.record({
      scale: fc.double({ min: 0.7, max: 1.6, noNaN: true }),
      dx: fc.double({ min: 0, max: 60, noNaN: true }),
      dy: fc.double({ min: 0, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(place, ({ scale, dx, dy }) => {
        const scaled = moved((word) => ({
          ...word,
          size: word.size * scale,
          x0: word.x0 * scale + dx,
          x1: word.x1 * scale + dx,
          y0: word.y0 * scale + dy,
          y1: word.y1 * scale + dy,
        }));
        const size = { width: page.width * scale + 120, height: page.height * scale + 120 };
        expect(dataOf(type, { ...scaled, ...size })).toEqual(expected);
      }),
      { numRuns },
    );
  });
});
