import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const landlord = String.raw`
*                     DWELLING PROPERTY POLICY DECLARATIONS
Great Plains Mutual Insurance Company             Policy Number: DP 12345 67
Policy Period: 03/01/2024 to 03/01/2025           Form: DP-3
Named Insured: Maria Gonzalez
Mailing Address: 4410 W Maple St, Omaha, NE 68132
Described Location: 22 Elm Street, Lincoln, NE 68502
Occupancy: Tenant Occupied     Families: 2     Year Built: 1964
Construction: Frame            Territory: 31   Protection Class: 4

Coverage                                     Limit           Premium
A. Dwelling                                  $180,000        $612.00
B. Other Structures                          $18,000         Included
C. Personal Property                         $5,000          $21.00
D. Fair Rental Value                         $18,000         Included
E. Additional Living Expense                 $9,000          Included
L. Premises Liability - each occurrence      $300,000        $55.00
M. Medical Payments - each person            $2,000          Included
Vandalism by Tenant                          $10,000         $34.00
Deductible - All Perils                      $2,500
Total Annual Premium                                         $722.00
`;

const amended = String.raw`
*Amended Dwelling Policy Declarations
Policy Number: DP 12345 67        Form: DP-1

Coverage                          Was              Now
Coverage A - Dwelling             $180,000         $195,000
Coverage D - Fair Rental Value    $18,000          Not covered
Annual premium                    $612.00          $655.00
`;

describe('dwelling fire declarations', () => {
  it('give each letter its own limit, E and L other ones than homeowners forms', () => {
    expect(read('dwelling_fire', landlord)).toMatchObject({
      policyForm: 'DP-3',
      dwellingLimit: 180_000,
      otherStructuresLimit: 18_000,
      personalPropertyLimit: 5000,
      fairRentalValueLimit: 18_000,
      additionalLivingExpenseLimit: 9000,
      personalLiabilityLimit: 300_000,
      medicalPaymentsLimit: 2000,
      deductibles: [{ peril: 'All Perils', amount: 2500 }],
      totalPremium: 722,
    });
  });

  it('describe the house and who lives in it', () => {
    expect(read('dwelling_fire', landlord)).toMatchObject({
      insuredLocation: '22 Elm Street, Lincoln, NE 68502',
      occupancy: 'Tenant Occupied',
      numberOfFamilies: 2,
      yearBuilt: 1964,
      territory: '31',
      protectionClass: '4',
    });
  });

  it('tell what holds now, where what held before stands beside it', () => {
    expect(read('dwelling_fire', amended)).toMatchObject({
      transactionType: 'change',
      dwellingLimit: 195_000,
      totalPremium: 655,
    });
    expect(read('dwelling_fire', amended)).not.toHaveProperty('fairRentalValueLimit');
  });
});
