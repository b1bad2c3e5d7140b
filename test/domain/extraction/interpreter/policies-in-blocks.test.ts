import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('policies of a certificate that stand in blocks of lines', () => {
  it('have the letter of their insurer, their form, what their aggregate is for, and all limits of a line', () => {
    const data = read(
      'acord_25',
      String.raw`
MEMORANDUM OF COVERAGE
Insured: Foothill Stone & Tile LLC, 9 Quarry Ln, Boulder, CO 80302

1. General Liability (claims-made)
   Insurer B: Flatiron Casualty Insurance Company
   Policy number FCI-20-0098, in force 03/01/2025 to 03/01/2026
   Each Occurrence: $1,000,000; General Aggregate: $2,000,000
   Aggregate per location. Waiver of subrogation: Yes

2. Business Auto
   Insurer A: Pikes Auto Insurance Company
   Policy number PA 77180, in force 04/01/2025 to 04/01/2026
   Combined Single Limit: $1,000,000
   Any auto; hired and non-owned autos

3. Workers Compensation
   Insurer: C
   Policy number WC 20001, in force 04/01/2025 to 04/01/2026
   $500,000 Each Accident, $500,000 Disease - Policy Limit
`,
    );
    const dates = { effectiveDate: '2025-04-01', expirationDate: '2026-04-01' };
    expect(data['policies']).toEqual([
      {
        insurerLetter: 'B',
        coverageType: 'General Liability',
        policyNumber: 'FCI-20-0098',
        effectiveDate: '2025-03-01',
        expirationDate: '2026-03-01',
        coverageForm: 'claims_made',
        aggregateAppliesPer: 'location',
        subrogationWaived: true,
        limits: [
          { name: 'Each Occurrence', amount: 1_000_000 },
          { name: 'General Aggregate', amount: 2_000_000 },
        ],
      },
      {
        insurerLetter: 'A',
        coverageType: 'Business Auto',
        policyNumber: 'PA 77180',
        ...dates,
        autosCovered: ['any', 'hired', 'non_owned'],
        limits: [{ name: 'Combined Single Limit', amount: 1_000_000 }],
      },
      {
        insurerLetter: 'C',
        coverageType: 'Workers Compensation',
        policyNumber: 'WC 20001',
        ...dates,
        limits: [
          { name: 'Each Accident', amount: 500_000 },
          { name: 'Disease - Policy Limit', amount: 500_000 },
        ],
      },
    ]);
    expect(data['insurers']).toEqual([
      { letter: 'B', name: 'Flatiron Casualty Insurance Company' },
      { letter: 'A', name: 'Pikes Auto Insurance Company' },
    ]);
    expect(data['producerName']).toBeUndefined();
  });

  it('are told from cards beside each other, whose captions stand left of the lines of insurance', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE

Coverage: Commercial General Liability          Coverage: Automobile Liability
Carrier: Ridge Mutual Insurance Company         Carrier: Summit Auto Insurance Company
Policy No.: RM-4410-22                          Policy No.: SA 70118
Effective: 01/01/2025                           Effective: 02/01/2025
Expires: 01/01/2026                             Expires: 02/01/2026
Each Occurrence: $1,000,000                     Combined Single Limit: $1,000,000
General Aggregate: $2,000,000                   Any auto
Basis: Occurrence
`,
    );
    expect(data['policies']).toEqual([
      {
        coverageType: 'Commercial General Liability',
        policyNumber: 'RM-4410-22',
        effectiveDate: '2025-01-01',
        expirationDate: '2026-01-01',
        coverageForm: 'occurrence',
        limits: [
          { name: 'Each Occurrence', amount: 1_000_000 },
          { name: 'General Aggregate', amount: 2_000_000 },
        ],
      },
      {
        coverageType: 'Automobile Liability',
        policyNumber: 'SA 70118',
        effectiveDate: '2025-02-01',
        expirationDate: '2026-02-01',
        autosCovered: ['any'],
        limits: [{ name: 'Combined Single Limit', amount: 1_000_000 }],
      },
    ]);
  });

  it('are rows without headings, each with its letter, whose limits follow in a line of slashes', () => {
    const data = read(
      'acord_25',
      String.raw`
CERTIFICATE OF INSURANCE
INSURER A: Ridge Mutual Insurance Company      18877
INSURER B: Harbor Excess Ltd.                  AA-33101

A   COMMERCIAL GENERAL LIABILITY    RM-1190033    12/31/2024    12/31/2025
    Occurrence form, aggregate per project
    Each occurrence 2,000,000 / Personal injury 1,000,000 / General aggregate 4,000,000
B   UMBRELLA LIABILITY              HX-24-0817    12/31/2024    12/31/2025
    Each occurrence 5,000,000 / Aggregate 6,000,000
`,
    );
    expect(data['policies']).toMatchObject([
      {
        insurerLetter: 'A',
        coverageForm: 'occurrence',
        aggregateAppliesPer: 'project',
        limits: [
          { name: 'Each occurrence', amount: 2_000_000 },
          { name: 'Personal injury', amount: 1_000_000 },
          { name: 'General aggregate', amount: 4_000_000 },
        ],
      },
      {
        insurerLetter: 'B',
        limits: [
          { name: 'Each occurrence', amount: 5_000_000 },
          { name: 'Aggregate', amount: 6_000_000 },
        ],
      },
    ]);
    expect(data['insurers']).toMatchObject([
      { naicCode: '18877' },
      { name: 'Harbor Excess Ltd.', naicCode: 'AA-33101' },
    ]);
  });
});
