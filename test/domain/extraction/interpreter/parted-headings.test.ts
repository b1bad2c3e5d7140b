import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('two short headings with one blank between them', () => {
  it('stand over two columns where the values below part', () => {
    const page = String.raw`
BUSINESSOWNERS DECLARATIONS

LOC BLDG   ADDRESS                                  YEAR BUILT
1    1     12 Elm Street, Salem, OR 97301           1974
1    2     14 Elm Street, Salem, OR 97301           1990

LOC BLDG   COVERAGE                       LIMIT     PREMIUM
1    1     Building                       $400,000  $812
1    2     Business Personal Property     $90,000   $311
`;
    const result = read('businessowners', page);
    expect(result['locations']).toMatchObject([
      { locationNumber: 1, buildingNumber: 1, yearBuilt: 1974 },
      { locationNumber: 1, buildingNumber: 2, yearBuilt: 1990 },
    ]);
    expect(result['coverages']).toMatchObject([
      { locationNumber: 1, buildingNumber: 1, name: 'Building', limit: 400_000 },
      { locationNumber: 1, buildingNumber: 2, name: 'Business Personal Property', limit: 90_000 },
    ]);
  });

  it('stay one where one column stands below them', () => {
    const page = String.raw`
AUTO DECLARATIONS

Unit Year      Make      Model
1              Honda     Civic
2              Ford      Escape
`;
    expect(read('auto', page)['vehicles']).toEqual([
      { number: 1, make: 'Honda', model: 'Civic' },
      { number: 2, make: 'Ford', model: 'Escape' },
    ]);
  });
});
