import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const coveragesOf = (page: string): unknown => read('commercial_auto', page)['coverages'];

describe('a column of names behind one of symbols', () => {
  it('names the symbol before it where the amounts stand behind', () => {
    const page = `
BUSINESS AUTO DECLARATIONS

Symbol     Coverage                      Limit                        Premium
8          Hired Auto Liability          $1,000,000 each accident     $168.84
9          Non-Owned Auto Liability      $1,000,000 each accident     $463.22
`;
    expect(coveragesOf(page)).toMatchObject([{ autoSymbols: ['8'] }, { autoSymbols: ['9'] }]);
  });
});

it('a column of names behind one of limits names these, and a count in front of names is no amount', () => {
  const page = `
BUSINESSOWNERS POLICY DECLARATIONS

Prem. No.     Bldg. No.     Coverage                       Valuation     Limit Of Insurance     Premium
1             1             Building                       RC                   $ 1,070,000     $ 3,376
1             1             Business Personal Property     RC                     $ 220,000       $ 999

LIMIT OF INSURANCE     COVERAGE
$ 25,000               Employee Dishonesty
`;
  expect(read('businessowners', page)['coverages']).toMatchObject([
    { name: 'Building', limit: 1070000, premium: 3376 },
    { name: 'Business Personal Property', limit: 220000, premium: 999 },
    { name: 'Employee Dishonesty', limit: 25000 },
  ]);
});

describe('a limit of one person over one of an accident', () => {
  it('belongs to another coverage where both lines have a name and a price', () => {
    const page = `
AMENDED DECLARATIONS
UNIT 001 2018 FORD F350 CREW            SERIAL R00Y4UXE0C20TABLN
BODILY INJ AND PROP DAMAGE     1,000,000 CSL EACH ACCIDENT        1,196.00
PERSONAL INJURY PROTECTION     2,500 EACH PERSON                     39.16
UNINS/UNDERINS MOTORIST        500,000 EACH ACCIDENT                 59.04
                                         TOTAL UNIT 001           1,294.20
`;
    expect(coveragesOf(page)).toMatchObject([
      { limit: 1000000, premium: 1196 },
      { name: 'PERSONAL INJURY PROTECTION', limitPerPerson: 2500, premium: 39.16 },
      { name: 'UNINS/UNDERINS MOTORIST', limit: 500000, premium: 59.04 },
    ]);
  });
});
