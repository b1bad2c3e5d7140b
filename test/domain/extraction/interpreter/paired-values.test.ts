import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('a price and a deductible behind it share a cell below a heading that names both', () => {
  const page = String.raw`
COMMERCIAL AUTO POLICY
Vehicle    Description             Liability   PIP    Comp (ded)     Coll / Deductible      Total
1          2020 Subaru Outback     $611        $94    $77  ($250)    $288 / $500            $1,070
2          2022 Chrysler Pacifica  $640        $94    $85  ($250)    $304 / $1,000          $1,123
`;
  expect(read('commercial_auto', page)['coverages']).toEqual([
    { vehicleNumber: 1, name: 'Liability', premium: 611 },
    { vehicleNumber: 2, name: 'Liability', premium: 640 },
    { vehicleNumber: 1, name: 'PIP', premium: 94 },
    { vehicleNumber: 2, name: 'PIP', premium: 94 },
    { vehicleNumber: 1, name: 'Comp', premium: 77, deductible: 250 },
    { vehicleNumber: 2, name: 'Comp', premium: 85, deductible: 250 },
    { vehicleNumber: 1, name: 'Coll', premium: 288, deductible: 500 },
    { vehicleNumber: 2, name: 'Coll', premium: 304, deductible: 1000 },
  ]);
});

it('what kind of limit a coverage has is no coverage of its own', () => {
  const page = String.raw`
COMMERCIAL AUTO POLICY
VEHICLE 01   2017 FREIGHTLINER 114SD
             UNINSURED MOTORISTS            CSL 250,000                                 38.00
             COLLISION                      DED 2,500                                  701.00
`;
  expect(read('commercial_auto', page)['coverages']).toMatchObject([
    { name: 'UNINSURED MOTORISTS', limit: 250_000, premium: 38 },
    { name: 'COLLISION', deductible: 2500, premium: 701 },
  ]);
});
