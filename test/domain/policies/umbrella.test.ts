import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const excess = String.raw`
*                       EXCESS LIABILITY POLICY DECLARATIONS
Great Plains Casualty Company                Policy Number: EX 12345 67
Named Insured: Prairie Hardware LLC
Limits of Liability:      $2,000,000 each occurrence
                          $3,000,000 in the aggregate
Self-Insured Retention    $10,000
*SCHEDULE OF UNDERLYING INSURANCE
Coverage                        Insurer and Policy Number           Limits
General Liability               Prairie Mutual Insurance Company    $1,000,000 Each Occurrence
                                GL 4455667                          $2,000,000 General Aggregate
                                03/01/2024 - 03/01/2025
Employers Liability             Lone Tree Casualty Company          Each Accident: $500,000
                                WC 9988776
*Premium
Total Premium                   $4,200.00
`;

const personal = String.raw`
*                  Your Personal Umbrella Policy Declarations
Personal umbrella liability, each occurrence        $1,000,000
Retained limit                                      $500
Exposure                         Number             Premium
Automobiles                      3                  $180
Rental units                     1                  $92
Required underlying insurance
Automobile Liability             $250,000 / $500,000
`;

describe('umbrella declarations', () => {
  it('list what lies under the umbrella, each policy with its own limits', () => {
    const data = read('umbrella', excess);
    expect(data).toMatchObject({
      kind: 'commercial',
      eachOccurrenceLimit: 2_000_000,
      generalAggregateLimit: 3_000_000,
      retention: 10_000,
      carrierName: 'Great Plains Casualty Company',
    });
    expect(data['underlyingPolicies']).toEqual([
      {
        coverageType: 'General Liability',
        carrierName: 'Prairie Mutual Insurance Company',
        policyNumber: 'GL 4455667',
        effectiveDate: '2024-03-01',
        expirationDate: '2025-03-01',
        limits: [
          { name: 'Each Occurrence', amount: 1_000_000 },
          { name: 'General Aggregate', amount: 2_000_000 },
        ],
      },
      {
        coverageType: 'Employers Liability',
        carrierName: 'Lone Tree Casualty Company',
        policyNumber: 'WC 9988776',
        limits: [{ name: 'Each Accident', amount: 500_000 }],
      },
    ]);
  });

  it('count the exposures of a household, and keep the limits that it must carry', () => {
    expect(read('umbrella', personal)).toMatchObject({
      kind: 'personal',
      eachOccurrenceLimit: 1_000_000,
      retention: 500,
      exposures: [
        { name: 'Automobiles', count: 3, premium: 180 },
        { name: 'Rental units', count: 1, premium: 92 },
      ],
      underlyingPolicies: [{ coverageType: 'Automobile Liability', limits: [{ text: '$250,000 / $500,000' }] }],
    });
  });
});
