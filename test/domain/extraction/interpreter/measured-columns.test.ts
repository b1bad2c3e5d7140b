import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const FLEET = String.raw`
BUSINESS AUTO DECLARATIONS
Auto No.   Liability    Med Pay   UM     UIM    Comp Ded    Comp Prem    Coll Ded   Coll Prem   Towing    Total
1          1,284        42        38     51     500         118          1,000      302         9         1,844
2          1,611        42        38     51     1,000       171          1,000      418         -         2,331
`;

const coverages = (page: string, type = 'commercial_auto'): unknown => read(type, page)['coverages'];

describe('columns of coverages that say what they measure', () => {
  it('tell the deductible and the premium of one coverage', () => {
    expect(coverages(FLEET)).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Comp', deductible: 500, premium: 118 },
        { vehicleNumber: 2, name: 'Coll', deductible: 1000, premium: 418 },
      ]),
    );
  });

  it('leave the premiums to add up, of few dollars too', () => {
    expect(coverages(FLEET)).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Liability', premium: 1284 },
        { vehicleNumber: 1, name: 'Towing', premium: 9 },
      ]),
    );
  });

  it('show without a column of totals that the others hold premiums', () => {
    const page = FLEET.split('\n')
      .map((line) => line.replace(/\s+(?:Total|1,844|2,331)$/, ''))
      .join('\n');
    expect(coverages(page)).toContainEqual({ vehicleNumber: 2, name: 'Liability', premium: 1611 });
  });
});

describe('names over groups of columns', () => {
  const GROUPS = String.raw`
BUSINESS AUTO DECLARATIONS
Veh    Liability              Med Pay              Collision
       Limit       Premium    Limit      Premium   Deductible   Premium
1      1,000,000   1,212      5,000      44        500          187
2      1,000,000   998        5,000      44        1,000        166
`;
  const found = [
    { vehicleNumber: 1, name: 'Liability', limit: 1_000_000, premium: 1212 },
    { vehicleNumber: 1, name: 'Med Pay', limit: 5000, premium: 44 },
    { vehicleNumber: 2, name: 'Collision', deductible: 1000, premium: 166 },
  ];

  it('are those of all columns of their group where they are set at its left edge', () => {
    expect(coverages(GROUPS)).toEqual(expect.arrayContaining(found));
  });

  it('are so where they are set around its middle', () => {
    const page = GROUPS.replace(
      'Veh    Liability              Med Pay              Collision',
      'Veh         Liability             Med Pay              Collision',
    );
    expect(coverages(page)).toEqual(expect.arrayContaining(found));
  });

  it('may stand beside coverages that have one column', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Unit   Bodily     Property     Comprehensive        Collision              Towing
       Injury     Damage       Ded      Prem        Ded       Prem
1      212.00     98.00        250      61.00       500       187.00       8.00
2      244.00     101.00       500      52.00       500       166.00       8.00
`;
    expect(coverages(page, 'auto')).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Bodily Injury', premium: 212 },
        { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 187 },
        { vehicleNumber: 2, name: 'Towing', premium: 8 },
      ]),
    );
  });
});
