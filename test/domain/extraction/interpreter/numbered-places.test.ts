import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('numbers in front of an address below their nouns are those of the place that all lines below belong to', () => {
  const page = `
BUSINESSOWNERS POLICY DECLARATIONS
SECTION I - PROPERTY
LOC BLDG
001   01 4710 WENDINGROVE ST, ROSIMERE, OR 97231
         CONST FRAME   PROT CL 01   YR BLT 1948
         COVERAGE                            LIMIT OF INS       DED   ANN PREMIUM
         BUILDING (ACV)                         1,000,000     1,000        624.00
         BUSINESS PERSONAL PROP (ACV)             295,000     1,000      1,709.00

002   01 3455 SELERFIELD DRIVE, ORLIWICK, OR 97250
         CONST FRAME   PROT CL 02   YR BLT 1958
         COVERAGE                            LIMIT OF INS       DED   ANN PREMIUM
         BUSINESS PERSONAL PROP (REPL COST)       270,000     1,000      2,274.00
`;
  const { locations, coverages } = read('businessowners', page);
  const [first, second] = [
    { locationNumber: 1, buildingNumber: 1 },
    { locationNumber: 2, buildingNumber: 1 },
  ];
  expect(locations).toMatchObject([
    { ...first, address: '4710 WENDINGROVE ST, ROSIMERE, OR 97231' },
    { ...second, address: '3455 SELERFIELD DRIVE, ORLIWICK, OR 97250', yearBuilt: 1958 },
  ]);
  expect(coverages).toMatchObject([
    { ...first, name: 'BUILDING', limit: 1000000, deductible: 1000, premium: 624 },
    { ...first, name: 'BUSINESS PERSONAL PROP', limit: 295000, deductible: 1000, premium: 1709 },
    { ...second, name: 'BUSINESS PERSONAL PROP', limit: 270000, deductible: 1000 },
  ]);
});

it('a place that is the same as that of the insured has the mailing address', () => {
  const page = `
COMMERCIAL GENERAL LIABILITY DECLARATIONS
Named Insured and Mailing Address
Lakeshore Manufacturing Inc
12 Main St
Reno, NV 89559

Designated Premises
1. Same as post office address
`;
  expect(read('general_liability', page)['locations']).toEqual([
    { locationNumber: 1, address: '12 Main St, Reno, NV 89559' },
  ]);
});

it('the numbers of a place may stand in cells of their own, before its address', () => {
  const page = `
BUSINESSOWNERS DECLARATIONS

PREMISES NO. 1      BUILDING NO. 1      1417 NW Thurman Street, Portland, OR 97209
Occupancy: Bakery     Class Code: 54136     Construction: Joisted Masonry    Yr Built: 1948
Coverage                               Limit of Insurance     Deductible        Premium
Building - Replacement Cost            $640,000               $1,000            $1,416.00
Outdoor Signs - Attached               $10,000                $500              $48.00

PREMISES NO. 1      BUILDING NO. 2      1417 NW Thurman Street, Portland, OR 97209
Occupancy: Cold storage     Class Code: 70411     Construction: Frame    Yr Built: 2008
Coverage                               Limit of Insurance     Deductible        Premium
Building, Actual Cash Value            $92,000                $2,500            $355.00
`;
  const { locations, coverages } = read('businessowners', page);
  const [first, second] = [1, 2].map((buildingNumber) => ({ locationNumber: 1, buildingNumber }));
  expect(locations).toMatchObject([
    { ...first, description: 'Bakery', yearBuilt: 1948 },
    { ...second, description: 'Cold storage', yearBuilt: 2008 },
  ]);
  // How a loss is valued is no part of the name.
  expect(coverages).toMatchObject([
    { ...first, name: 'Building', premium: 1416 },
    { ...second, name: 'Building', premium: 355 },
    { ...first, name: 'Outdoor Signs - Attached', premium: 48 },
  ]);
});

it.each(['LOC  BLDG', 'LOC  BLDG ADDRESS', 'LOC  BLDG  PREMISES ADDRESS'])(
  'numbers of places stand under %s',
  (heading) => {
    const page = String.raw`
GENERAL LIABILITY DECLARATIONS
LOCATIONS
${heading}
  1    1   2080 HORSESHOE PIKE, HONEY BROOK PA 19344
  1    2   2080 HORSESHOE PIKE, HONEY BROOK PA 19344
  2    1   415 WHITE HORSE RD, GAP PA 17527
`;
    expect(read('general_liability', page)['locations']).toMatchObject([
      { locationNumber: 1, buildingNumber: 1, address: '2080 HORSESHOE PIKE, HONEY BROOK PA 19344' },
      { locationNumber: 1, buildingNumber: 2, address: '2080 HORSESHOE PIKE, HONEY BROOK PA 19344' },
      { locationNumber: 2, buildingNumber: 1, address: '415 WHITE HORSE RD, GAP PA 17527' },
    ]);
  },
);
