import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('fees in boxes', () => {
  const page = (values: string): string => `
DWELLING PROPERTY POLICY DECLARATIONS
Policy Premium          Inspection Fee          Emergency Assessment
${values}
`;

  it('have their amounts below their labels', () => {
    expect(read('homeowners', page('958.00                  45.00                   26.00'))['fees']).toEqual([
      { name: 'Inspection Fee', amount: 45 },
      { name: 'Emergency Assessment', amount: 26 },
    ]);
  });

  it('are none where text stands below', () => {
    expect(read('homeowners', page('958.00                  see notice              26.00'))).not.toHaveProperty(
      'fees',
    );
  });
});

it('what a charge is of the premium is not what it comes to', () => {
  const page = `
WORKERS COMPENSATION INFORMATION PAGE
Assessments of the state              Percent         Amount
Subsequent Injuries Trust Fund           1.41       2,884.10
Occupational Safety and Health Fund      0.62       1,268.19
`;
  expect(read('workers_compensation', page)['fees']).toEqual([
    { name: 'Subsequent Injuries Trust Fund', amount: 2884.1 },
    { name: 'Occupational Safety and Health Fund', amount: 1268.19 },
  ]);
});

it('mortgagees are named without their successors, and by headings as recognition reads them', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
MORTGAGEE(S)
Ist Mortgagee
BLUE HERON SAVINGS BANK FSB ITS SUCC AND/OR ASSIGNS
PO BOX 15550, SPRINGFIELD, OH 45895
`;
  expect(read('homeowners', page)['additionalInterests']).toMatchObject([
    { name: 'BLUE HERON SAVINGS BANK FSB', address: 'PO BOX 15550, SPRINGFIELD, OH 45895' },
  ]);
});

it('the name of a coverage stands under the heading of the names, behind a panel beside the table', () => {
  const page = `
RENTERS POLICY DECLARATIONS
                          Coverage                  Limit        Deductible     Premium
                          Personal Property         $49,000      $250           $131.55
Reach us                  Electronics and Data      $5,000       $100           $27.70
any time                  Credit Card & Forgery     $1,000                      $2.00

Discounts included: Smoke Alarm & Extinguisher (5%), Multi-Line (15%)
`;
  const policy = read('renters', page);
  expect(policy['otherCoverages']).toMatchObject([
    { name: 'Electronics and Data', limit: 5000, premium: 27.7 },
    { name: 'Credit Card & Forgery', limit: 1000, premium: 2 },
  ]);
  expect(policy['discounts']).toEqual([{ name: 'Smoke Alarm & Extinguisher' }, { name: 'Multi-Line' }]);
});
