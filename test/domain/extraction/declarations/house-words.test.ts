import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const limits = String.raw`
*                     HOMEOWNERS DECLARATIONS
SECTION I - DWELLING                                  $310,000
SECTION I - PERSONAL PROPERTY                         $155,000
SECTION I - LOSS OF USE                                $62,000
SECTION II - PERSONAL LIABILITY                       $300,000
SECTION II - MEDICAL PAYMENTS                           $5,000
`;

const auto = String.raw`
*                     PERSONAL AUTO POLICY
Dec type: Renewal                                     Automobile policy no: PA 5512-77

Coverage                                       Limit                    Premium
Bodily injury liability                        $50,000 / $100,000       $210.00
Unins mot bod inj                              $50,000 / $100,000        $31.00
Unins mot prop dmg                             $25,000                   $12.00
Road trouble service                           $75                        $8.00
`;

const extensions = String.raw`
*                     BUSINESSOWNERS DECLARATIONS
SECTION I - DEDUCTIBLES
Basic Deductible                                            $2,500

SECTION I - EXTENSIONS OF COVERAGE - LIMIT OF INSURANCE - PER POLICY
Utility Interruption                                        $10,000
Employee Dishonesty                                         $15,000
`;

describe('words of other houses', () => {
  it('number the sections of limits that have fields', () => {
    expect(read('homeowners', limits)).toMatchObject({
      dwellingLimit: 310_000,
      personalPropertyLimit: 155_000,
      lossOfUseLimit: 62_000,
      personalLiabilityLimit: 300_000,
      medicalPaymentsLimit: 5000,
    });
  });

  it('shorten names of coverages and captions', () => {
    const data = read('auto', auto);
    expect(data).toMatchObject({ transactionType: 'renewal', policyNumber: 'PA 5512-77' });
    expect(data['coverages']).toMatchObject([
      { name: 'Bodily injury liability', limitPerPerson: 50_000, limit: 100_000 },
      { name: 'Unins mot bod inj', limitPerPerson: 50_000, premium: 31 },
      { name: 'Unins mot prop dmg', limit: 25_000, premium: 12 },
      { name: 'Road trouble service', limit: 75, premium: 8 },
    ]);
  });

  it('say in the title of a section what its amounts are', () => {
    expect(read('businessowners', extensions)['coverages']).toMatchObject([
      { name: 'Utility Interruption', limit: 10_000 },
      { name: 'Employee Dishonesty', limit: 15_000 },
    ]);
  });
});
