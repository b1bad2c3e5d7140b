import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('declarations in words that fewer carriers use', () => {
  it('name the limits of a home, its retentions and its full cost', () => {
    const page = `
HOMEOWNERS POLICY SCHEDULE
Insuring company: FOREMOST SIGNATURE INSURANCE COMPANY
Insured term: 03/22/2021 to 03/22/2022
Protection                                 Amount of Insurance
Main dwelling                              $322,000
Other permanent structures                 $32,200
Contents of your home                      $161,000
Liability to others                        $300,000
Guest medical expense                      $5,000

Your part of a loss
Windstorm or hail                          $3,220
Other causes of loss                       $2,000

Full cost for the contract term            $1,222.74
`;
    expect(read('homeowners', page)).toMatchObject({
      carrierName: 'FOREMOST SIGNATURE INSURANCE COMPANY',
      effectiveDate: '2021-03-22',
      expirationDate: '2022-03-22',
      totalPremium: 1222.74,
      dwellingLimit: 322000,
      otherStructuresLimit: 32200,
      personalPropertyLimit: 161000,
      personalLiabilityLimit: 300000,
      medicalPaymentsLimit: 5000,
      deductibles: [
        { peril: 'Windstorm or hail', amount: 3220 },
        { peril: 'Other causes of loss', amount: 2000 },
      ],
    });
  });

  it('name the deductibles of each loss beside other sections, and a residence that is the mailing address', () => {
    const page = `
DWELLING POLICY DECLARATIONS
Named insured                             Agent
Petra Veriward                            Rosahurst Agency, Inc.
1813 Elmivale Pkwy
Zelarmere, OH 44931
Location of premises, if other than above
Same
Deductibles, each loss
Wildfire                                  2%
Water Damage                              $10,000
`;
    expect(read('dwelling_fire', page)).toMatchObject({
      insuredLocation: '1813 Elmivale Pkwy, Zelarmere, OH 44931',
      deductibles: [
        { peril: 'Wildfire', percent: 2 },
        { peril: 'Water Damage', amount: 10_000 },
      ],
    });
  });

  it('name the facts of a house', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Facts about the house
Year completed:            2019
Wall structure:            Brick veneer
Roofing:                   Slate
Floor area:                2,000
`;
    expect(read('homeowners', page)).toMatchObject({
      yearBuilt: 2019,
      constructionType: 'Brick veneer',
      roofType: 'Slate',
      squareFeet: 2000,
    });
  });

  it('name the coverages of a car', () => {
    const page = `
PERSONAL AUTO POLICY DECLARATIONS
Vehicle 1   2014 DODGE DURANGO   ID: 1C4RDJDG5NC332352
Coverage                     Limit                                   Premium
Injury to persons            $30,000 per person/$60,000 per accident $120.00
Damage to property           $10,000 per accident                    $62.00
Uninsured drivers            $30,000 per person/$60,000 per accident $16.00
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { name: 'Injury to persons', limitPerPerson: 30000, limit: 60000, premium: 120 },
      { name: 'Damage to property', limit: 10000, premium: 62 },
      { name: 'Uninsured drivers', limitPerPerson: 30000, limit: 60000, premium: 16 },
    ]);
  });

  it('name the facts of a pet, and say that its benefits have no end', () => {
    const page = `
PET HEALTH POLICY DECLARATIONS
Policyholder: Ana Ruiz
Base plan: Complete Care
Pet name:                    Milo
Pet category:                Dog
Dominant breed:              Beagle
Estimated birth date:        03/04/2019
Male or female:              Male
Claim deductible:            $250
Plan pays:                   80%
Policy term limit:           No payout limits
`;
    expect(read('pet', page)).toMatchObject({
      planName: 'Complete Care',
      pets: [
        {
          name: 'Milo',
          species: 'dog',
          breed: 'Beagle',
          sex: 'male',
          dateOfBirth: '2019-03-04',
          deductible: 250,
          reimbursementPercent: 80,
          limitText: 'No payout limits',
        },
      ],
    });
  });

  it('name the drivers and the vehicles of a household', () => {
    const page = `
PERSONAL AUTO POLICY DECLARATIONS
Licensed household member    Bth Dt        Sx    Relationship status   Driving status
Ana Ruiz                     04/12/1980    F     Legally separated     Rated
Vehicle 1   2014 DODGE DURANGO   ID: 1C4RDJDG5NC332352
Average annual mileage: 8,000
Where you park it: Dover, DE 19901
Coverage                     Limit                                   Extra cost
Injury to persons            $30,000 per person/$60,000 per accident $120.00
`;
    expect(read('auto', page)).toMatchObject({
      drivers: [
        { name: 'Ana Ruiz', dateOfBirth: '1980-04-12', gender: 'female', maritalStatus: 'separated', status: 'Rated' },
      ],
      vehicles: [{ annualMileage: 8000, garagingLocation: 'Dover, DE 19901' }],
      coverages: [{ name: 'Injury to persons', premium: 120 }],
    });
  });

  it('name what an umbrella is rated on, and what it leaves to the insured', () => {
    const page = `
PERSONAL EXCESS LIABILITY DECLARATIONS
Policy term: 04/15/2020 to 04/15/2021
Excess liability - each occurrence       $1,000,000
Minimum retained limit                   $500
No.    Rated units                       Charge
5      Private passenger autos           67.00
2      Operators under 25                116.00
       Amended annual premium            183.00
`;
    expect(read('umbrella', page)).toMatchObject({
      kind: 'personal',
      eachOccurrenceLimit: 1000000,
      retention: 500,
      totalPremium: 183,
      exposures: [
        { name: 'Private passenger autos', count: 5, premium: 67 },
        { name: 'Operators under 25', count: 2, premium: 116 },
      ],
    });
  });

  it('name the parts of a building and what a group of owners insures', () => {
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS
How your business is organized: LLC
Coverage                            Limit         Premium
Association contents                $50,000       $112.00
Maintenance fees receivable         $28,000       Included
Coverage P                          $1,000,000
Fire and water damage legal         $100,000
`;
    expect(read('businessowners', page)).toMatchObject({
      entityType: 'LLC',
      damageToRentedPremisesLimit: 100000,
      personalAdvertisingInjuryLimit: 1000000,
      coverages: [
        { name: 'Association contents', limit: 50000, premium: 112 },
        { name: 'Maintenance fees receivable', limit: 28000 },
      ],
    });
  });
});

it('a remark in parentheses behind a heading leaves it a heading', () => {
  const page = `
RENTERS POLICY DECLARATIONS
Credits (already taken off the cost shown)
Burglar Alarm Credit           10%
Companion Policy               10%
`;
  expect(read('renters', page)['discounts']).toEqual([{ name: 'Burglar Alarm Credit' }, { name: 'Companion Policy' }]);
});

it('a retention is a deductible of the coverage above it and no coverage', () => {
  const page = `
BUSINESSOWNERS POLICY DECLARATIONS
Coverage                     Deductible    Limit         Premium
Building                                   $633,200      $702.32
Retention - All Risks        $250
Plate glass                                $5,000        $12.00
`;
  const names = (read('businessowners', page)['coverages'] as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Building', 'Plate glass']);
});

it('a legal entity ends where another label begins without a colon', () => {
  const page = `
GENERAL LIABILITY DECLARATIONS
Entity Corporation Business Furniture store
Agency Acme Insurance Brokers
`;
  expect(read('general_liability', page)).toMatchObject({
    entityType: 'Corporation',
    agencyName: 'Acme Insurance Brokers',
  });
});

it('a policy that renews none is new', () => {
  const page = (before: string): string => `
GENERAL LIABILITY DECLARATIONS
Policy number: GL 123456         Renewal/Rewrite of: ${before}
`;
  expect(read('general_liability', page('NEW'))).toMatchObject({ transactionType: 'new' });
  expect(read('general_liability', page('GL 123455'))).toMatchObject({ transactionType: 'renewal' });
});

it('the heading of a column of premiums is no label of the whole', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
Coverage                                    Limit         Annual premium
A. Dwelling                              $314,000                 $2,579
B. Other Structures                        $6,280               Included
C. Personal Property                      $78,500               Included

Managing General Agency Fee                                       25.00
Total policy premium including assessments                     $2,604.00
`;
  expect(read('homeowners', page)).toMatchObject({ totalPremium: 2604 });
});
