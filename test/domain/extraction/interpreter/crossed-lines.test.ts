import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const application = (text: string): Record<string, unknown> =>
  read('commercial_application', `Commercial Application\nApplicant: Pine Mill Co\n\n${text}`);

describe('an application with places in columns', () => {
  it('has the facts of each place, and what is insured there with its terms', () => {
    const data = application(`
PROPERTY SECTION
                    Location 1                    Location 2
Address             12 Pine St                    90 Mill Rd
City/State/ZIP      Salem, OR 97301               Bend, OR 97703
Year built          1990                          2004
Building limit      $500,000                      -
Contents            $100,000                      $80,000
Deductible          $1,000                        $2,500`);
    expect(data['locations']).toEqual([
      { locationNumber: 1, address: '12 Pine St, Salem, OR 97301', yearBuilt: 1990 },
      { locationNumber: 2, address: '90 Mill Rd, Bend, OR 97703', yearBuilt: 2004 },
    ]);
    const line = 'Property';
    expect(data['coverages']).toEqual([
      { line, name: 'Building', locationNumber: 1, limit: 500000, deductible: 1000 },
      { line, name: 'Contents', locationNumber: 1, limit: 100000, deductible: 1000 },
      { line, name: 'Contents', locationNumber: 2, limit: 80000, deductible: 2500 },
    ]);
  });
});

describe('an application with what is insured in columns', () => {
  it('has a line for each place, and below the table what holds for all', () => {
    const data = application(`
Statement of values
Loc  Bldg  Address                      Area     Building       Contents
1    1     12 Pine St, Salem, OR 97301  7,200    $500,000       $100,000
1    2     90 Mill Rd, Bend, OR 97703   2,000                    $80,000

Coinsurance: 90%       Valuation: RC`);
    const shared = { coinsurancePercent: 90, valuation: 'RC' };
    expect(data['coverages']).toEqual([
      { name: 'Building', locationNumber: 1, buildingNumber: 1, limit: 500000, ...shared },
      { name: 'Contents', locationNumber: 1, buildingNumber: 1, limit: 100000, ...shared },
      { name: 'Contents', locationNumber: 1, buildingNumber: 2, limit: 80000, ...shared },
    ]);
  });
});

describe('an application with earlier policies in columns', () => {
  it('has one for each line of insurance of each year', () => {
    const data = application(`
PRIOR CARRIER INFORMATION
YEAR   CATEGORY           GENERAL LIABILITY        AUTOMOBILE
2024   CARRIER            Salem Casualty Co        Pine Mutual
       POLICY NUMBER      SC-1188                  PM-1189
       PREMIUM            $ 6,210                  $ 4,880
2023   CARRIER            Salem Casualty Co        None
       POLICY NUMBER      SC-1187
       PREMIUM            $ 5,990`);
    const relation = 'prior';
    expect(data['otherPolicies']).toEqual([
      {
        relation,
        year: 2024,
        line: 'GENERAL LIABILITY',
        carrierName: 'Salem Casualty Co',
        policyNumber: 'SC-1188',
        premium: 6210,
      },
      {
        relation,
        year: 2024,
        line: 'AUTOMOBILE',
        carrierName: 'Pine Mutual',
        policyNumber: 'PM-1189',
        premium: 4880,
      },
      {
        relation,
        year: 2023,
        line: 'GENERAL LIABILITY',
        carrierName: 'Salem Casualty Co',
        policyNumber: 'SC-1187',
        premium: 5990,
      },
    ]);
    expect(data['carrierName']).toBeUndefined();
  });
});
