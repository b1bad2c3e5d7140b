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
