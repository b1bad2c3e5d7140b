import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const places = (lines: string): unknown => read('businessowners', `BUSINESSOWNERS DECLARATIONS\n${lines}`)['locations'];

const first = { locationNumber: 1, address: '31 Kiln Rd, Derby, KS 67037', description: 'Pottery' };
const second = {
  address: '7 Mill St, Salina, KS 67401',
  description: 'Storage',
  construction: 'Frame',
  yearBuilt: 1961,
};

it.each([
  `
Premises 1   31 Kiln Rd, Derby, KS 67037    Pottery   Joisted masonry   1988
Premises 2   7 Mill St, Salina, KS 67401    Storage   Frame             1961`,
  `
Buildings
1.1   31 Kiln Rd, Derby, KS 67037    Pottery   Joisted masonry   Built 1988
2.1   7 Mill St, Salina, KS 67401    Storage   Frame             Built 1961`,
  `
ITEM 4   PREMISES    1 / 1   31 Kiln Rd, Derby, KS 67037    Pottery    Joisted masonry    YR 1988
                     2 / 1   7 Mill St, Salina, KS 67401    Storage    Frame              YR 1961`,
  `
Premises: No. 1, Bldg. 1, 31 Kiln Rd, Derby, KS 67037, Pottery, Joisted masonry, built 1988
Premises: No. 2, Bldg. 1, 7 Mill St, Salina, KS 67401, Storage, Frame, built 1961`,
  `
1. 31 Kiln Rd, Derby, KS 67037 - Pottery - Joisted masonry - 1988
2. 7 Mill St, Salina, KS 67401 - Storage - Frame - 1961`,
  `
Location 1, Building 1:  31 Kiln Rd, Derby, KS 67037   Pottery   Joisted masonry built 1988
Location 2, Building 1:  7 Mill St, Salina, KS 67401   Storage   Frame built 1961`,
])('what stands behind the address of a place is said of it: %s', (lines) => {
  expect(places(lines)).toMatchObject([
    { ...first, construction: 'Joisted masonry', yearBuilt: 1988 },
    { ...second, locationNumber: 2 },
  ]);
});

it('a place that nobody numbers stands in a sentence', () => {
  const line = 'The insured premises is 7 Mill St, Salina, KS 67401 (Storage, frame, built 1961).';
  expect(places(line)).toMatchObject([{ ...second, construction: 'frame' }]);
});

it('a place in a table is no second one', () => {
  const table = `
Loc   Bldg   Address                         Occupancy   Construction   Yr Built
1     1      31 Kiln Rd, Derby, KS 67037     Pottery     Frame          1988
1     2      31 Kiln Rd, Derby, KS 67037     Storage     Frame          1961`;
  expect(places(table)).toMatchObject([
    { ...first, buildingNumber: 1 },
    { locationNumber: 1, buildingNumber: 2, yearBuilt: 1961 },
  ]);
});

it('a whole address stands under a heading that nobody knows, and a city below the street behind the numbers of a place', () => {
  const table = `
Prem   Bldg   Where the risk is situate       Occupancy   Construction   Yr Built
1      1      31 Kiln Rd, Derby, KS 67037     Pottery     Frame          1988
2      1      7 Mill St, Salina, KS 67401     Storage     Frame          1961`;
  expect(places(table)).toMatchObject([first, second]);
  const typed = `
PREMISES NO. 001   BUILDING NO. 001    31 KILN RD
                                       DERBY, KS 67037
OCCUPANCY: POTTERY     CLASS: 92299    CONSTR: FRAME`;
  expect(places(typed)).toMatchObject([{ locationNumber: 1, address: '31 KILN RD, DERBY, KS 67037' }]);
});
