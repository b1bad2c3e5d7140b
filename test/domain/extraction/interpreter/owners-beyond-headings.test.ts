import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('coverages belong to the vehicle whose total stands below them', () => {
  const page = `
BUSINESS AUTO COVERAGE PART DECLARATIONS

No.   Year   Make       Model        VIN
1     2019   Honda      Civic LX     2HGFC2F69KH512345
2     2021   Toyota     RAV4 XLE     2T3P1RFV5MC212345

Coverage                      Limit                Premium
Covered autos liability       $1,000,000          1,210.00
Auto medical payments         $5,000                 32.00
Collision                     $1,000 ded            433.00
Total for vehicle 1                               1,675.00
Covered autos liability       $1,000,000            988.50
Auto medical payments         $5,000                 28.00
Total for vehicle 2                               1,016.50
`;
  expect(read('commercial_auto', page)['coverages']).toMatchObject([
    { vehicleNumber: 1, name: 'Covered autos liability', premium: 1210 },
    { vehicleNumber: 2, name: 'Covered autos liability', premium: 988.5 },
    { vehicleNumber: 1, name: 'Auto medical payments', premium: 32 },
    { vehicleNumber: 2, name: 'Auto medical payments', premium: 28 },
    { vehicleNumber: 1, name: 'Collision', premium: 433 },
  ]);
});

it('coverages go on belonging to a vehicle on a page that begins with the same lines and headings as the one before', () => {
  const top = `
PERSONAL AUTO POLICY DECLARATIONS
Policy Number: PB 1234567
`;
  const headings = 'Coverage                      Deductible       Premium';
  const pages = [
    `${top}
Vehicle 1: 2019 Honda Civic LX
${headings}
Comprehensive                 $500              $44.00

Vehicle 2: 2021 Toyota RAV4 XLE
${headings}
Comprehensive                 $500              $61.00
`,
    `${top}
${headings}
Collision                     $500             $171.00
`,
  ];
  expect(read('auto', ...pages)['coverages']).toContainEqual({
    vehicleNumber: 2,
    name: 'Collision',
    deductible: 500,
    premium: 171,
  });
});

it('coverages of all locations are of none of those whose numbers labels tell above them, and pairs of numbers below are no limits', () => {
  const page = `
BUSINESSOWNERS DECLARATIONS
LOCATION: 001     BUILDING: 001
  219 BROADWAY
  KINGSTON NY 12401
  COVERAGE                              LIMIT OF INSURANCE       PREMIUM
  BUILDING                                         874,600           912
LOCATION: 002     BUILDING: 001
  4 JOHN ST
  KINGSTON NY 12401
  COVERAGE                              LIMIT OF INSURANCE       PREMIUM
  BUSINESS PERSONAL PROPERTY                        38,500           145
COVERAGES APPLICABLE TO ALL LOCATIONS
  COVERAGE                              LIMIT OF INSURANCE       PREMIUM
  EQUIPMENT BREAKDOWN                               25,000           217
  FORGERY OR ALTERATION                              2,500          INCL

MORTGAGEHOLDERS
  LOC/BLDG         INTEREST               NAME AND ADDRESS
  2/1              MORTGAGEHOLDER         EMPRISE BANK
`;
  expect(read('businessowners', page)['coverages']).toEqual([
    { locationNumber: 1, buildingNumber: 1, name: 'BUILDING', limit: 874_600, premium: 912 },
    { locationNumber: 2, buildingNumber: 1, name: 'BUSINESS PERSONAL PROPERTY', limit: 38_500, premium: 145 },
    { name: 'EQUIPMENT BREAKDOWN', limit: 25_000, premium: 217 },
    { name: 'FORGERY OR ALTERATION', limit: 2500 },
  ]);
});
