import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('vehicles of a table', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
No.   Year   Make / Model          Identification Number    Use
1     2022   Toyota Tacoma         SZAU45H48KJVBUCSA        Farm
2     2016   Ford Explorer         1FM5K8D84GGB12345        Pleasure
`;

  it('have make and model in one column, the year in another', () => {
    expect(read('auto', page)['vehicles']).toMatchObject([
      { number: 1, year: 2022, make: 'Toyota', model: 'Tacoma' },
      { number: 2, year: 2016, make: 'Ford', model: 'Explorer' },
    ]);
  });

  it('have identification numbers whose digits may stand apart', () => {
    const list = String.raw`
AUTO POLICY DECLARATIONS
1     2019 Subaru Forester     MEAMX06S8UBXLG7KU
2     2022 Subaru Outback      CC1ND44N5FP8L840N
`;
    expect(read('auto', list)['vehicles']).toMatchObject([{ vin: 'MEAMX06S8UBXLG7KU' }, { vin: 'CC1ND44N5FP8L840N' }]);
  });
});

describe('drivers below their heading', () => {
  it('may have their facts in the text of their name', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS

DRIVERS
Quinn B Elmer, born 02/13/1953, married
Faye Elmer, born 01/18/1949, married
`;
    expect(read('auto', page)['drivers']).toEqual([
      { name: 'Quinn B Elmer', dateOfBirth: '1953-02-13', maritalStatus: 'married' },
      { name: 'Faye Elmer', dateOfBirth: '1949-01-18', maritalStatus: 'married' },
    ]);
  });
});

describe('amounts below the last vehicle', () => {
  it('are fees where their names say so, not coverages', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Vehicle 1: 2019 Ford Fusion      VIN: 3FA6P0HD7KR123456
Coverage                                   Premium
Collision                                  141.00
Theft prevention fee                       6.00
`;
    expect(read('auto', page)['coverages']).toEqual([{ vehicleNumber: 1, name: 'Collision', premium: 141 }]);
  });
});

it('names right below a heading in another print are those of drivers, with nothing said of them', () => {
  const page = `
PERSONAL AUTO POLICY DECLARATIONS
*Operators of Your Vehicles
Yusuf Halawyn

Tessa Y Halawyn          Noel Halawyn

*Policy Discounts
Paperless Discount
`;
  expect(read('auto', page)['drivers']).toEqual([
    { name: 'Yusuf Halawyn' },
    { name: 'Tessa Y Halawyn' },
    { name: 'Noel Halawyn' },
  ]);
});

describe('a list of drivers', () => {
  it('ends where a list of discounts begins, however close', () => {
    const page = `
PERSONAL AUTO POLICY DECLARATIONS
OPERATORS
NO NAME                       BIRTH       SEX   MAR   LICENSE NO      ST   STATUS
1   DALE R HALVERSON          04/19/71    M     M     417AB2290       IA   RATED
2   JOAN M HALVERSON          11/02/73    F     M     552CC8143       IA   RATED
CREDITS APPLIED IN THE ABOVE PREMIUMS
  MULTI-CAR                       VEH 01 02 03
  HOME/AUTO COMPANION             VEH 01 02 03
`;
    const { drivers, discounts } = read('auto', page);
    expect(drivers).toMatchObject([{ name: 'DALE R HALVERSON' }, { name: 'JOAN M HALVERSON' }]);
    expect(discounts).toEqual([{ name: 'MULTI-CAR' }, { name: 'HOME/AUTO COMPANION' }]);
  });
});

it('a marital status is one under "Status" too', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
DRIVERS   NO  NAME               DOB           SEX   STATUS     LICENSE
          1   ANTON DUVAL        07/03/1979    M     MARRIED    D4417221
          2   LUC DUVAL          02/11/2007    M     SINGLE     D8850114
`;
  expect(read('auto', page)['drivers']).toMatchObject([{ maritalStatus: 'married' }, { maritalStatus: 'single' }]);
});
