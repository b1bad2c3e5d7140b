import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const TOP = `
PERSONAL AUTO POLICY DECLARATIONS
Policy Number: PB 1234567
`;
const VEHICLES = `
Veh   Year  Make    Model        VIN
1     2019  Honda   Civic LX     2HGFC2F53KH512345
2     2021  Toyota  RAV4 XLE     2T3P1RFV8MC123456
`;
const DOWN = `
Coverage                 Limits                 Veh 1        Veh 2
Bodily Injury            $100,000/$300,000      $141         $121
Property Damage          $50,000                 $88          $79
Collision                $500 ded               $160         $212
`;
const ACROSS = `
Unit    Bodily Injury    Property Damage    Medical Payments    Total
01      141              88                 12                  241
02      121              79                 11                  211
`;

/** The lines of a page with another one behind that which begins so. */
const withLine = (page: string, start: string, line: string): string =>
  page.replace(new RegExp(`^${start}.*$`, 'm'), (own) => `${own}\n${line}`);

/** A page cut behind the line that begins so. */
function cutBehind(page: string, start: string, top = ''): [string, string] {
  const [before, after] = withLine(page, start, '=').split('\n=') as [string, string];
  return [before, `${top}${after}`];
}

describe('a notice between the lines of a table', () => {
  const whole = read('auto', TOP + VEHICLES + DOWN)['coverages'];

  it.each([
    ['Coverage', 'INSURANCE IS PROVIDED ONLY WHERE A PREMIUM IS SHOWN.'],
    ['Bodily', 'Please call us at 1-800-555-0199 if anything is wrong.'],
    ['Property', 'Page 2 of 7'],
    ['Property', 'Form PA-1144 (03-19)'],
  ])('does not end it, below "%s": %s', (start, notice) => {
    expect(whole).toHaveLength(6);
    expect(read('auto', TOP + VEHICLES + withLine(DOWN, start, notice))['coverages']).toEqual(whole);
  });

  it('that names somebody or tells an amount stays', () => {
    const line = 'This policy was written through Harborline Insurance Associates.';
    const found = read('auto', TOP + VEHICLES + withLine(DOWN, 'Coverage', line));
    expect(found['agencyName']).toBe('Harborline Insurance Associates');
  });
});

describe('a table that goes on over the end of a page without its headings', () => {
  it.each([['Coverage'], ['Bodily'], ['Property']])('is read as one with them, cut below "%s"', (start) => {
    const whole = read('auto', TOP + VEHICLES + DOWN);
    expect(read('auto', ...cutBehind(TOP + VEHICLES + DOWN, start))).toEqual(whole);
    expect(read('auto', ...cutBehind(TOP + VEHICLES + DOWN, start, TOP))).toEqual(whole);
  });

  it('takes the names that its headings tell from the page where they are printed', () => {
    const whole = read('auto', TOP + VEHICLES + ACROSS);
    expect(whole['coverages']).toHaveLength(6);
    expect(read('auto', ...cutBehind(TOP + VEHICLES + ACROSS, '01'))).toEqual(whole);
  });

  it('ends where the next page begins with lines of other columns', () => {
    const next = `
Discounts                          Amount
Multi-Car                          $41.00
`;
    expect(read('auto', TOP + VEHICLES + DOWN, next)['coverages']).toHaveLength(6);
  });
});
