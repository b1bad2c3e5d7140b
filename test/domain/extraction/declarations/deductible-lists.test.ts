import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const deductiblesOf = (lines: string): unknown =>
  read(
    'homeowners',
    String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                HOMEOWNERS DECLARATIONS
Policy Number  OM 620 5518-0           Policy Period 08/30/2024 to 08/30/2025
Dwelling               $300,000
Personal Liability     $300,000
${lines}
`,
  )['deductibles'];

describe('deductibles of several losses behind one caption', () => {
  it('may have their amounts first', () => {
    expect(deductiblesOf('Deductible:  $1,000 all perils, except $2,500 water damage')).toEqual([
      { peril: 'all perils', amount: 1000 },
      { peril: 'water damage', amount: 2500 },
    ]);
    expect(deductiblesOf('DEDUCTIBLE    $2,500 AOP     3% ($9,000) NAMED STORM     1% ($3,000) WIND/HAIL')).toEqual([
      { peril: 'AOP', amount: 2500 },
      { peril: 'NAMED STORM', amount: 9000, percent: 3 },
      { peril: 'WIND/HAIL', amount: 3000, percent: 1 },
    ]);
  });

  it('may go on in the next line', () => {
    const lines = String.raw`
DED       1,000 ALL LOSSES
          5,000 WEIGHT OF ICE OR SNOW`;
    expect(deductiblesOf(lines)).toEqual([
      { peril: 'ALL LOSSES', amount: 1000 },
      { peril: 'WEIGHT OF ICE OR SNOW', amount: 5000 },
    ]);
  });

  it('may begin with the one for any loss', () => {
    expect(deductiblesOf('Deductible $1,000; theft $2,500')).toEqual([
      { amount: 1000 },
      { peril: 'theft', amount: 2500 },
    ]);
  });

  it('may have a column each', () => {
    expect(deductiblesOf('DEDUCTIBLE    WIND/HAIL  5,000        ALL OTHER  1,000')).toEqual([
      { peril: 'WIND/HAIL', amount: 5000 },
      { peril: 'ALL OTHER', amount: 1000 },
    ]);
  });

  it('may have the first loss in the caption', () => {
    expect(deductiblesOf('NAMED STORM DEDUCTIBLE 5% (15,000)    ALL OTHER WIND 2% (6,000)    AOP 1,000')).toEqual([
      { peril: 'NAMED STORM', amount: 15000, percent: 5 },
      { peril: 'ALL OTHER WIND', amount: 6000, percent: 2 },
      { peril: 'AOP', amount: 1000 },
    ]);
  });

  it('may go on below the first loss', () => {
    const lines = String.raw`
DEDUCTIBLE SECTION I              ALL OTHER PERILS 500
                                  WIND/HAIL 2% (6,000)
                                  BASIC PREMIUM                189.00`;
    expect(deductiblesOf(lines)).toEqual([
      { peril: 'ALL OTHER PERILS', amount: 500 },
      { peril: 'WIND/HAIL', amount: 6000, percent: 2 },
    ]);
  });

  it('may stand in sentences below a heading', () => {
    const lines = String.raw`
*What you pay first
Most losses $2,500. Wind or hail 1% of the house coverage, $3,000.`;
    expect(deductiblesOf(lines)).toEqual([
      { peril: 'Most losses', amount: 2500 },
      { peril: 'Wind or hail', amount: 3000, percent: 1 },
    ]);
  });

  it('may stand in a column beside other limits', () => {
    const lines = String.raw`
Limits     Personal property     $30,000          Deductibles    Hurricane            $500
           Loss of use           $3,000                          All other perils     $1,000`;
    expect(deductiblesOf(lines)).toEqual([
      { peril: 'Hurricane', amount: 500 },
      { peril: 'All other perils', amount: 1000 },
    ]);
  });

  it('leave other amounts of their line alone', () => {
    expect(deductiblesOf('Deductible $500        Total    $825.00')).toEqual([{ amount: 500 }]);
  });
});

describe('a deductible', () => {
  it('may be what a loss has to exceed', () => {
    const line = 'Deductible - Section I:  In case of loss, we cover only that part of the loss over $500.';
    expect(deductiblesOf(line)).toEqual([{ amount: 500 }]);
  });

  it('may be what is paid first', () => {
    expect(deductiblesOf('You pay the first $500 of each covered loss.')).toEqual([{ amount: 500 }]);
  });

  it('has its percentage and amount before the loss', () => {
    expect(deductiblesOf('*Deductibles\n1% ($3,000) Windstorm and Hail\n$2,000 All Other Perils')).toEqual([
      { peril: 'Windstorm and Hail', amount: 3000, percent: 1 },
      { peril: 'All Other Perils', amount: 2000 },
    ]);
  });

  it('is of the loss behind the number of the section', () => {
    const lines = String.raw`
Deductible
   Section 1 All Perils                             $1,000
   Section 1 Named Storm                            2% of Personal Property limit ($1,500)`;
    expect(deductiblesOf(lines)).toEqual([
      { peril: 'All Perils', amount: 1000 },
      { peril: 'Named Storm', amount: 1500, percent: 2 },
    ]);
  });
});
