import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const policies = (page: string): unknown => read('umbrella', page)['underlyingPolicies'];

describe('lines of insurance in the schedule of an umbrella', () => {
  it('are what begins like one and has a limit of its own', () => {
    const page = String.raw`
*PERSONAL UMBRELLA DECLARATIONS
*Policies this umbrella sits on top of
Your auto policy             PA-44-1020     $250,000 / $500,000 bodily injury     $100,000 property damage
Your home policy             HO-44-1021     at least $300,000 personal liability
Watercraft over 26 feet                     $500,000 each occurrence
Need more? Two million would cost you about $110 more for each year of it.
`;
    expect(policies(page)).toEqual([
      {
        coverageType: 'Your auto policy',
        policyNumber: 'PA-44-1020',
        limits: [
          { name: 'bodily injury', text: '$250,000 / $500,000' },
          { name: 'property damage', amount: 100_000 },
        ],
      },
      {
        coverageType: 'Your home policy',
        policyNumber: 'HO-44-1021',
        limits: [{ name: 'personal liability', amount: 300_000 }],
      },
      { coverageType: 'Watercraft over 26 feet', limits: [{ name: 'each occurrence', amount: 500_000 }] },
    ]);
  });

  it('stand below one that is not covered, and keep what explains them', () => {
    const page = String.raw`
*PERSONAL UMBRELLA DECLARATIONS
*REQUIRED UNDERLYING INSURANCE                         MINIMUM LIMITS
Personal Liability (Homeowners)                        $300,000 each occurrence
Watercraft Liability                                   Not Applicable
Rental Dwelling Liability                              $200,000 each occurrence
`;
    expect(policies(page)).toEqual([
      { coverageType: 'Personal Liability (Homeowners)', limits: [{ name: 'each occurrence', amount: 300_000 }] },
      { coverageType: 'Rental Dwelling Liability', limits: [{ name: 'each occurrence', amount: 200_000 }] },
    ]);
  });

  it('have their limits in thousands where the heading of the column says so', () => {
    const page = String.raw`
PERSONAL UMBRELLA DECLARATIONS
UNDERLYING INSURANCE     POLICY NO      PERIOD               LIMITS (000)
AUTO PD                  PAC 77120      10-15-24/10-15-25    100
RENTAL DWELLING          DPC 31831      06-20-24/06-20-25    300
`;
    expect(policies(page)).toEqual([
      {
        coverageType: 'AUTO PD',
        policyNumber: 'PAC 77120',
        effectiveDate: '2024-10-15',
        expirationDate: '2025-10-15',
        limits: [{ amount: 100_000 }],
      },
      {
        coverageType: 'RENTAL DWELLING',
        policyNumber: 'DPC 31831',
        effectiveDate: '2024-06-20',
        expirationDate: '2025-06-20',
        limits: [{ amount: 300_000 }],
      },
    ]);
  });
});

describe('underlying policies that a text lists', () => {
  const auto = { coverageType: 'Automobile liability', limits: [{ name: 'CSL', amount: 1_000_000 }] };
  const liability = {
    coverageType: 'General liability',
    limits: [
      { name: 'each occurrence', amount: 1_000_000 },
      { name: 'aggregate', amount: 2_000_000 },
    ],
  };

  it('are parted by semicolons behind their heading', () => {
    const page = String.raw`
COMMERCIAL UMBRELLA DECLARATIONS
Underlying limits: Automobile liability $1,000,000 CSL; Employers liability $500,000 each accident
Policy premium $4,000
`;
    expect(policies(page)).toEqual([
      auto,
      { coverageType: 'Employers liability', limits: [{ name: 'each accident', amount: 500_000 }] },
    ]);
  });

  it('have lines of their own below it', () => {
    const page = String.raw`
COMMERCIAL UMBRELLA DECLARATIONS
You must maintain the following underlying insurance:
1. General liability: $1,000,000 each occurrence, $2,000,000 aggregate
2. Automobile liability, $1,000,000 CSL.
Your annual premium of $4,000 is based on two trucks, one office and receipts of $200,000.
`;
    expect(policies(page)).toEqual([liability, auto]);
  });
});
