import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('labels with their values below a line of a table', () => {
  it.each([
    ['Class 21499      Terr 113', 'GVW 14,500      Cost New $52,300'],
    ['Class: 21499     Territory: 113', 'GVW: 14,500     Cost New: $52,300'],
  ])('tell of the vehicle of that line: %s', (first, second) => {
    const page = `
COMMERCIAL AUTO DECLARATIONS
AUTO   YEAR   MAKE      MODEL             VIN                   GARAGE ZIP
1      2018   Isuzu     NPR-HD Box        54DC4W1B8JS802716     23451
       ${first}          ${second}
2      2022   Toyota    Sienna            5TDKRKEC0NS104628     23451
       ${first}          ${second}
`;
    const details = { territory: '113', classCode: '21499', grossWeight: 14_500, costNew: 52_300 };
    expect(read('commercial_auto', page)['vehicles']).toMatchObject([
      { number: 1, make: 'Isuzu', model: 'NPR-HD Box', ...details },
      { number: 2, make: 'Toyota', model: 'Sienna', ...details },
    ]);
  });
});

describe('columns of limits or deductibles', () => {
  it('hold deductibles of the coverages that have one', () => {
    const page = `
COMMERCIAL AUTO DECLARATIONS
Coverage          Symbol   Limit / Deductible     Premium
Liability CSL     1        1,000,000              2,550
Comprehensive     7        500                    360
Collision         7        1,000                  730
`;
    expect(read('commercial_auto', page)['coverages']).toMatchObject([
      { name: 'Liability CSL', limit: 1_000_000, premium: 2_550 },
      { name: 'Comprehensive', deductible: 500, premium: 360 },
      { name: 'Collision', deductible: 1_000, premium: 730 },
    ]);
  });

  it('are no measure of what stands behind a deductible in the name', () => {
    const page = `
COMMERCIAL AUTO DECLARATIONS
                                       Limits                   Premium
Medical Payments                       $5,000                   $   42
Comprehensive less $100 deductible     ACV                      $  118
Collision less $500 deductible         ACV                      $  296
`;
    expect(read('commercial_auto', page)['coverages']).toMatchObject([
      { premium: 42 },
      { limitText: 'ACV', premium: 118 },
      { limitText: 'ACV', premium: 296 },
    ]);
  });
});
