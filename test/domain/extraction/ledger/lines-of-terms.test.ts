import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const claimsMade = String.raw`
Claims Made Loss Run
Insured: Sandhill Property Management LLC and Subsidiaries     Valued As Of: 01/20/2022

Claim #        Claimant              Coverage          Loss Date    Status   Paid Loss   Paid Expense   Total Incurred
CMG-779846-21  Contractors Claims Made  Policy Period: 06/26/2021 - 06/26/2022  Retro Date: 06/26/2017  Deductible: $5,000
2021-031229    Crenshaw, Dorothy     Bodily Injury     08/11/2021   Open          0.00         958.68           958.68
2021-053569    Oaks, Ann             Med Pay           06/28/2021   Open        100.00         200.10           300.10
Subtotal CMG-779846-21: 2 claim(s), 2 open                                      100.00       1,158.78         1,258.78
CMG-779846-20  Contractors Claims Made  Policy Period: 06/26/2020 - 06/26/2021  Retro Date: 06/26/2017  Deductible: $5,000
2020-042268    Leatherwood, Greg     Bodily Injury     08/05/2020   Closed   13,200.00       1,388.40        14,588.40
2020-047896    Ellington, Rebecca    Personal Injury   06/07/2020   Closed        0.00          69.80            69.80
Subtotal CMG-779846-20: 2 claim(s), 0 open                                   13,200.00       1,458.20        14,658.20
`;

const portal = String.raw`
Bellford Mutual AgentLink

Insured                               Policy                          Report created
Harborline Staffing Enterprises       PRX 1315678                     October 28, 2024
4506 Stonegate Rd                     Commercial Property
Dover, DE 19986                       Bellford Mutual Casualty Company

10/1/2024 to 10/1/2025                                        1 claim 1 open Earned premium $80,105
Claim number     Date of loss   Description                        Status      Loss paid   LAE paid    Reserve   Incurred
6356-3376-2024   10/10/2024     Supply line failure in restroom    Reopened       $6,207     $7,248    $44,000    $57,455
Term total                                                                        $6,207     $7,248    $44,000    $57,455

10/1/2023 to 10/1/2024                                        2 claims 0 open Earned premium $8,320
Claim number     Date of loss   Description                        Status      Loss paid   LAE paid    Reserve   Incurred
9959-4998-2024   3/2/2024       Shingles blown off the north slope     Closed       $973       $591         $0     $1,564
                                                                   11/18/2024
5669-2391-2024   1/25/2024      Power outage in the cooler             Closed    $10,200         $0         $0    $10,200
                                                                    3/18/2024
Term total                                                                       $11,173       $591         $0    $11,764
`;

describe('lines that print a term above its claims', () => {
  it('name a policy where a label says whose term it is, whatever dates and amounts follow', () => {
    const { policies, claims, namedInsureds } = read('loss_run', claimsMade);
    expect(policies).toMatchObject([
      {
        policyNumber: 'CMG-779846-21',
        lineOfBusiness: 'Contractors Claims Made',
        effectiveDate: '2021-06-26',
        expirationDate: '2022-06-26',
        claimCount: 2,
        openClaimCount: 2,
        incurred: { total: 1258.78 },
      },
      { policyNumber: 'CMG-779846-20', openClaimCount: 0, incurred: { total: 14658.2 } },
    ]);
    expect(claims).toHaveLength(4);
    expect(namedInsureds).toEqual(['Sandhill Property Management LLC and Subsidiaries']);
  });

  it('hold claims whose coverage says nothing about their amounts', () => {
    expect((read('loss_run', claimsMade)['claims'] as unknown[])[1]).toMatchObject({
      claimType: 'Med Pay',
      incurred: { total: 300.1 },
    });
  });

  it('are terms of the only policy, though they count its claims and end in a premium', () => {
    const { policies, claims } = read('loss_run', portal);
    expect(policies).toMatchObject([
      { policyNumber: 'PRX 1315678', effectiveDate: '2024-10-01', claimCount: 1, incurred: { total: 57455 } },
      { policyNumber: 'PRX 1315678', effectiveDate: '2023-10-01', claimCount: 2, incurred: { total: 11764 } },
    ]);
    // Dates below "Closed", set at the right.
    expect(claims).toMatchObject([{}, { closedDate: '2024-11-18' }, { closedDate: '2024-03-18' }]);
  });

  it('leave addresses out of the insureds, and the name of a site out of the insurers', () => {
    expect(read('loss_run', portal)).toMatchObject({
      namedInsureds: ['Harborline Staffing Enterprises'],
      carrierName: 'Bellford Mutual Casualty Company',
    });
  });
});
