import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

describe('schedules of underlying insurance', () => {
  it('set insurer, number and term in a column before the lines of insurance', () => {
    const page = String.raw`
*                          SCHEDULE OF UNDERLYING INSURANCE
Insurer / Policy Number / Period      Type of Insurance                 Applicable Limits
Insurer                               Commercial General Liability      Each Occurrence              $2,000,000
ASHGROVE CASUALTY COMPANY
Policy Number                                                           General Aggregate            $4,000,000
CPA2040762
09/01/2024 - 09/01/2025
Insurer                               Automobile Liability              Each Accident                $1,000,000
TAMARACK BAY INSURANCE COMPANY
Policy Number
CAP3872839
10/01/2024 - 10/01/2025
`;
    expect(read('umbrella', page)['underlyingPolicies']).toEqual([
      {
        coverageType: 'Commercial General Liability',
        carrierName: 'ASHGROVE CASUALTY COMPANY',
        policyNumber: 'CPA2040762',
        effectiveDate: '2024-09-01',
        expirationDate: '2025-09-01',
        limits: [
          { name: 'Each Occurrence', amount: 2_000_000 },
          { name: 'General Aggregate', amount: 4_000_000 },
        ],
      },
      {
        coverageType: 'Automobile Liability',
        carrierName: 'TAMARACK BAY INSURANCE COMPANY',
        policyNumber: 'CAP3872839',
        effectiveDate: '2024-10-01',
        expirationDate: '2025-10-01',
        limits: [{ name: 'Each Accident', amount: 1_000_000 }],
      },
    ]);
  });

  it('print other terms than limits below the last limit, behind a caption of their own', () => {
    const page = String.raw`
SCHEDULE OF UNDERLYING INSURANCE
Liquor Liability
Company       Orlalstone Indemnity Company
Number        YPR529039
Limits        $1,000,000 Each Common Cause
              $1,000,000 Aggregate
Defense       In addition to the applicable limits
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        limits: [
          { name: 'Each Common Cause', amount: 1_000_000 },
          { name: 'Aggregate', amount: 1_000_000 },
        ],
      },
    ]);
  });

  it('set lines of insurance and companies over two lines of narrow columns', () => {
    const page = String.raw`
Required underlying insurance

Type of policy                              Company and policy number          Minimum limits
Homeowners or Comprehensive Personal        Meadowlark Mutual Insurance        Personal liability: $300,000 each occurrence
Liability                                   Company
                                            H82 7520865
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Homeowners or Comprehensive Personal Liability',
        carrierName: 'Meadowlark Mutual Insurance Company',
        policyNumber: 'H82 7520865',
      },
    ]);
  });

  it('name policies by their letters in a table of limits below', () => {
    const page = String.raw`
SCHEDULE A - UNDERLYING INSURANCE
    Type of Coverage            Insurer                                 Policy Number      Policy Period
A   Commercial General          Meadowlark Assurance Company            CGL-1074439        10/01/2019 - 10/01/2020
    Liability
B   Business Auto Liability     Tamarack Bay Insurance Company          14-BA-062656       10/01/2019 - 10/01/2020
C   Liquor Liability            Ashgrove Mutual Insurance Company       LQ 447526          08/26/2019 - 08/26/2020

SCHEDULE B - LIMITS
Policy   Limit                                       Amount
A        Each Occurrence                             $2,000,000
A        General Aggregate                           $2,000,000
B        Combined Single Limit, Each Accident        $1,000,000
C        Each Common Cause                           $1,000,000
C        Aggregate                                   $3,000,000
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Commercial General Liability',
        policyNumber: 'CGL-1074439',
        limits: [
          { name: 'Each Occurrence', amount: 2_000_000 },
          { name: 'General Aggregate', amount: 2_000_000 },
        ],
      },
      {
        coverageType: 'Business Auto Liability',
        policyNumber: '14-BA-062656',
        limits: [{ name: 'Combined Single Limit, Each Accident', amount: 1_000_000 }],
      },
      {
        coverageType: 'Liquor Liability',
        policyNumber: 'LQ 447526',
        limits: [
          { name: 'Each Common Cause', amount: 1_000_000 },
          { name: 'Aggregate', amount: 3_000_000 },
        ],
      },
    ]);
  });

  it('head the columns of their limits over several lines', () => {
    const page = String.raw`
REQUIRED UNDERLYING INSURANCE LIMITS
                                             Bodily Injury               Property Damage
You must maintain                            Each Person / Accident      Each Accident
Automobile Liability                         $500,000 / $500,000         $100,000
Watercraft Liability                         $300,000 / $300,000         $50,000
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Automobile Liability',
        limits: [
          { name: 'Bodily Injury Each Person / Accident', text: '$500,000 / $500,000' },
          { name: 'Property Damage Each Accident', amount: 100_000 },
        ],
      },
      { coverageType: 'Watercraft Liability', limits: [{}, { name: 'Property Damage Each Accident', amount: 50_000 }] },
    ]);
  });

  it('set policies side by side, with what is told of all of them on the left', () => {
    const page = String.raw`
SCHEDULE OF UNDERLYING INSURANCE
                      Commercial General Liability         Automobile Liability
Insurer               Meadowlark Assurance Company         Tamarack Bay Insurance Company
Policy Number         CGL-1074439                          14-BA-062656
Each Occurrence       $1,000,000                           $500,000
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Commercial General Liability',
        carrierName: 'Meadowlark Assurance Company',
        policyNumber: 'CGL-1074439',
        limits: [{ name: 'Each Occurrence', amount: 1_000_000 }],
      },
      {
        coverageType: 'Automobile Liability',
        policyNumber: '14-BA-062656',
        limits: [{ name: 'Each Occurrence', amount: 500_000 }],
      },
    ]);
  });

  it('wrap companies, numbers and lists of limits', () => {
    const page = String.raw`
SCHEDULE OF UNDERLYING INSURANCE
Coverage                 Company                 Policy No.    Term                   Limits
Commercial General       Larkspur Surplus        MBX-CGL-      03/01/25 - 03/01/26    $1,000,000 each occurrence / $2,000,000
Liability                Insurance Company       200417-02                            general aggregate / $2,000,000 products -
                                                                                      completed operations aggregate
Automobile Liability     Old Mill Mutual         CA 4418820    03/01/25 - 03/01/26    $1,000,000 combined single limit
                         Insurance Company
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Commercial General Liability',
        carrierName: 'Larkspur Surplus Insurance Company',
        policyNumber: 'MBX-CGL-200417-02',
        limits: [
          { name: 'each occurrence', amount: 1_000_000 },
          { name: 'general aggregate', amount: 2_000_000 },
          { name: 'products - completed operations aggregate', amount: 2_000_000 },
        ],
      },
      {
        carrierName: 'Old Mill Mutual Insurance Company',
        limits: [{ name: 'combined single limit', amount: 1_000_000 }],
      },
    ]);
  });

  it('keep limits per person and per accident of one coverage together', () => {
    const page = String.raw`
REQUIRED UNDERLYING INSURANCE
Automobile Liability     Old Mill Insurance Company     PA 77-4012     Bodily injury $250,000 per person / $500,000 per accident
                                                                       Property damage $100,000 per accident
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        limits: [
          { name: 'Bodily injury', text: '$250,000 per person / $500,000 per accident' },
          { name: 'Property damage' },
        ],
      },
    ]);
  });

  it('tell line, company and number in one heading of each policy', () => {
    const page = String.raw`
Policies you must keep
Personal auto · Old Mill Direct Insurance Company · #OM-A-8811920
Bodily injury                                 $250,000 per person / $500,000 per accident
Property damage                                                           $100,000
Homeowners | Larkspur Mutual Insurance Company | Policy LK-H-4410227
Personal liability                                                        $500,000
Watercraft · none declared
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Personal auto',
        carrierName: 'Old Mill Direct Insurance Company',
        policyNumber: 'OM-A-8811920',
        limits: [
          { name: 'Bodily injury', text: '$250,000 per person / $500,000 per accident' },
          { name: 'Property damage', amount: 100_000 },
        ],
      },
      {
        coverageType: 'Homeowners',
        carrierName: 'Larkspur Mutual Insurance Company',
        policyNumber: 'LK-H-4410227',
        limits: [{ name: 'Personal liability', amount: 500_000 }],
      },
    ]);
  });

  it('print limits in thousands where a heading says so', () => {
    const page = String.raw`
SCHEDULE OF UNDERLYING INSURANCE          LIMITS IN THOUSANDS
COVERAGE / COMPANY                POLICY NO       TERM                LIMIT
AUTOMOBILE LIABILITY              PA 208814 2     08/01/25-08/01/26   BODILY INJURY 250/500
  OLD MILL MUTUAL INS CO                                              PROPERTY DAMAGE 100
RECREATIONAL VEHICLE              RV 208814 4     05/15/25-05/15/26   CSL 300
  OLD MILL MUTUAL INS CO
`;
    expect(read('umbrella', page)['underlyingPolicies']).toMatchObject([
      {
        limits: [
          { name: 'BODILY INJURY', text: '250/500' },
          { name: 'PROPERTY DAMAGE', amount: 100_000 },
        ],
      },
      { limits: [{ name: 'CSL', amount: 300_000 }] },
    ]);
  });
});

describe('tables of rated exposures', () => {
  it('may head their names with words that nobody knows', () => {
    const page = String.raw`
PERSONAL UMBRELLA LIABILITY POLICY
How we figured your premium                 Number        Premium
Basic charge                                              $99
Automobiles                                 2             $88
Licensed drivers in household               3
`;
    expect(read('umbrella', page)['exposures']).toEqual([
      { name: 'Automobiles', count: 2, premium: 88 },
      { name: 'Licensed drivers in household', count: 3 },
    ]);
  });
});
