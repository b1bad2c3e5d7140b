import { describe, expect, it } from 'vitest';
import { walledPage } from '../../../fixtures/declarations/typed-page.ts';
import { read, readPages } from './read.ts';

describe('a drawn box', () => {
  const page = walledPage(`
HOMEOWNERS POLICY DECLARATIONS
¦POLICY NUMBER   ¦RENEWAL OF      POLICY NUMBER: HP 19 299193   ¦
¦HP 98 974250    ¦                                             ¦
¦BASIC PREMIUM         ¦CREDITS               ¦TOTAL POLICY PREMIUM                    ¦
¦              1,585.00¦                80.00 ¦                              $ 1,612.00¦
¦DEDUCTIBLE - SECTION I              ¦ALL PERILS EXCEPT WINDSTORM OR HAIL        ¦WINDSTORM OR HAIL                  ¦
¦                                    ¦                                       $500¦                1% OF COV A  $2,830¦
`);

  it('holds the value of its caption, wherever it is set', () => {
    expect(readPages('homeowners', [page])).toMatchObject({
      totalPremium: 1612,
      deductibles: [
        { peril: 'ALL PERILS EXCEPT WINDSTORM OR HAIL', amount: 500 },
        { peril: 'WINDSTORM OR HAIL', percent: 1, amount: 2830 },
      ],
    });
  });

  it('behind "renewal of" holds the number of the policy before', () => {
    expect(readPages('homeowners', [page])).toMatchObject({ policyNumber: 'HP 98 974250' });
  });
});

describe('deductibles', () => {
  it('stand below a heading that goes on with a sentence, also where all lines are set alike', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
DEDUCTIBLE - SECTION I. In case of a loss we cover only that part over the deductible stated.
ALL PERILS OTHER THAN HURRICANE              500
HURRICANE                                    2% OF COV C

RATING INFORMATION
YEAR BUILT 1998    PROTECTION CLASS 5
`;
    expect(read('homeowners', page)['deductibles']).toEqual([
      { peril: 'ALL PERILS OTHER THAN HURRICANE', amount: 500 },
      { peril: 'HURRICANE', percent: 2 },
    ]);
  });

  it('are read before a remark, and not where they are only offered', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Deductibles
All Other Perils                $5,000
Named Storm                     2% of Coverage A, subject to a minimum of $2,500
A flat deductible of $1,000 may be offered in certain counties.
`;
    expect(read('homeowners', page)['deductibles']).toEqual([
      { peril: 'All Other Perils', amount: 5000 },
      { peril: 'Named Storm', percent: 2 },
    ]);
  });
});

it('a value ends where a label begins that nobody knows', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
Year Built: 1966   Occupancy: Owner Distance to water: 12 mi
`;
  expect(read('homeowners', page)).toMatchObject({ occupancy: 'Owner' });
});

it('two items of a form in one line are the limit that both name', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
Coverage                                                    Limit
A. Dwelling                                                 $276,000
D./E. Fair Rental Value / Additional Living Expense         $43,000
`;
  expect(read('homeowners', page)).toMatchObject({ dwellingLimit: 276000, lossOfUseLimit: 43000 });
});

it('a mortgagee in capitals goes on below the clause of its heirs', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
RATING INFORMATION
YEAR BUILT 1998

1ST MORTGAGEE
GARDEN COAST SAVINGS BANK               LOAN NO. 233555269
ISAOA
P O BOX 8998
CORAOPOLIS, PA 15108

FORMS AND ENDORSEMENTS ATTACHED
HO-6 10-00
`;
  expect(read('homeowners', page)['additionalInterests']).toEqual([
    {
      interest: '1ST MORTGAGEE',
      name: 'GARDEN COAST SAVINGS BANK',
      address: 'P O BOX 8998, CORAOPOLIS, PA 15108',
      loanNumber: '233555269',
    },
  ]);
});

it('a logo over the name of its company is no part of the name', () => {
  const page = `
TIDEMARK HOME                              HOMEOWNERS POLICY DECLARATIONS
TIDEMARK HOME INSURANCE COMPANY
`;
  expect(read('homeowners', page)).toMatchObject({ carrierName: 'TIDEMARK HOME INSURANCE COMPANY' });
});

it('a policy whose declarations are endorsed is changed', () => {
  const page = `
*HOMEOWNERS POLICY
*Endorsed Declarations
`;
  expect(read('homeowners', page)).toMatchObject({ transactionType: 'change' });
});
