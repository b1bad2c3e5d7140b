import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('a thing that heads several columns of measures owns all of them', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
COVERAGES / LIMITS OF LIABILITY         VEH 01           VEH 02
("ACV" MEANS ACTUAL CASH VALUE)         D=DED  PREMIUM   D=DED  PREMIUM
PROPERTY DAMAGE LIABILITY                       179.62           175.28
     EA ACC $100,000
COMPREHENSIVE                           D=250    63.81   D=500   137.74
COLLISION                               D=250   165.85   D=500   103.40
`;
  expect(read('auto', page)['coverages']).toMatchObject([
    { vehicleNumber: 1, name: 'PROPERTY DAMAGE LIABILITY', premium: 179.62 },
    { vehicleNumber: 2, name: 'PROPERTY DAMAGE LIABILITY', premium: 175.28 },
    { vehicleNumber: 1, name: 'COMPREHENSIVE', premium: 63.81 },
    { vehicleNumber: 2, name: 'COMPREHENSIVE', premium: 137.74 },
    { vehicleNumber: 1, name: 'COLLISION', premium: 165.85 },
    { vehicleNumber: 2, name: 'COLLISION', premium: 103.4 },
  ]);
});

describe('a line of a coverage that says "all locations"', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
Location   Building   Address                                          Use
1          1          8785 Keldindale Pkwy, Braniridge, NV 89348       Sandwich shop

Coverage                        Applies at           Limit       Deductible     Premium
Business Personal Property      Location 1        $170,000           $1,000       1,100
Employee Dishonesty             All locations      $50,000             $500         127
`;

  it('belongs to none of them, and not to the one before', () => {
    const coverages = read('businessowners', page)['coverages'] as Record<string, unknown>[];
    expect(coverages).toMatchObject([
      { name: 'Business Personal Property', locationNumber: 1, limit: 170_000 },
      { name: 'Employee Dishonesty', limit: 50_000, deductible: 500, premium: 127 },
    ]);
    expect(coverages[1]).not.toHaveProperty('locationNumber');
  });
});

it('amounts in a line of their own stand over the names that are centered right below them', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Coverage              Limit
Water backup          $5,000

              500,000                               5,000
         Personal liability                   Medical payments
`;
  expect(read('homeowners', page)).toMatchObject({ personalLiabilityLimit: 500_000, medicalPaymentsLimit: 5000 });
});

it('what is set over the first of several columns is said of all of them', () => {
  const page = String.raw`
COMMERCIAL GENERAL LIABILITY SCHEDULE
                                                       RATES              ADVANCE PREMIUM
LOC  CLASS   DESCRIPTION               EXPOSURE    PREM     PROD         PREM      PROD
001  51315   FURNITURE MFG - WOOD     4,250,000    .411     .872        1,747     3,706
001  68706   WAREHOUSES - PRIVATE        18,000    6.220    INCL          112     INCL
`;
  expect(read('general_liability', page)['classifications']).toMatchObject([
    { classCode: '51315', premisesRate: 0.411, productsRate: 0.872, premisesPremium: 1747, productsPremium: 3706 },
    { classCode: '68706', premisesRate: 6.22, premisesPremium: 112 },
  ]);
});
