import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const coverages = (page: string): unknown =>
  read('commercial_auto', `\nBUSINESS AUTO DECLARATIONS\n${page}`)['coverages'];

describe('the schedule of coverages of the standard business auto form', () => {
  it('has a limit in words in one line, and one of each disablement', () => {
    const page = String.raw`
Coverages              Covered Autos     Limit                                                                                           Premium
Liability              1                 $1,000,000 CSL                                                                                  $8,496.00
Comprehensive          7, 8              Actual Cash Value or Cost of Repair, whichever is less, minus deductible shown in Item Three    $924.00
Towing and Labor       7                 $75 each disablement                                                                            $36.00
`;
    expect(coverages(page)).toEqual([
      { name: 'Liability', autoSymbols: ['1'], limit: 1_000_000, premium: 8496 },
      {
        name: 'Comprehensive',
        autoSymbols: ['7', '8'],
        limitText: 'Actual Cash Value or Cost of Repair, whichever is less, minus deductible shown in Item Three',
        premium: 924,
      },
      { name: 'Towing and Labor', autoSymbols: ['7'], limit: 75, premium: 36 },
    ]);
  });

  it('may wrap that limit, and its headings', () => {
    const page = String.raw`
COVERAGES                    COVERED                  LIMIT                                               PREMIUM
                             AUTOS
LIABILITY                    1                        $1,000,000                                          $ 8,586
COLLISION                    7 8                      THE LESSER OF ACTUAL CASH VALUE OR COST OF REPAIR,  $ 1,992
                                                      MINUS DEDUCTIBLE SHOWN IN ITEM THREE FOR
                                                      EACH COVERED AUTO
TOWING AND LABOR             3                        $75 for each disablement                            $ 18
`;
    expect(coverages(page)).toEqual([
      { name: 'LIABILITY', autoSymbols: ['1'], limit: 1_000_000, premium: 8586 },
      {
        name: 'COLLISION',
        autoSymbols: ['7', '8'],
        limitText:
          'THE LESSER OF ACTUAL CASH VALUE OR COST OF REPAIR, MINUS DEDUCTIBLE SHOWN IN ITEM THREE FOR EACH COVERED AUTO',
        premium: 1992,
      },
      { name: 'TOWING AND LABOR', autoSymbols: ['3'], limit: 75, premium: 18 },
    ]);
  });
});
