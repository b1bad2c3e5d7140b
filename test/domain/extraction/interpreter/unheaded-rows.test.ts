import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines without column headings', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
YOUR CARS
 1     1994      PLYMOUTH      VOYAGER SE      VAN 3D       1P4GH44R6RX123456     2Z800
 2     2011      BUICK         ENCLAVE         UTL4X2       5GAKRBED1BJ123456     1D000
`;

  it('describe vehicles whose year, make and model stand apart', () => {
    expect(read('auto', page).vehicles).toMatchObject([
      { number: 1, year: 1994, make: 'PLYMOUTH', model: 'VOYAGER SE VAN 3D', vin: '1P4GH44R6RX123456' },
      { number: 2, year: 2011, make: 'BUICK', model: 'ENCLAVE UTL4X2', vin: '5GAKRBED1BJ123456' },
    ]);
  });
});

it('classes may have their descriptions in a first column whose heading nobody knows', () => {
  const page = `
PRODUCTS LIABILITY DECLARATIONS
Premium computation
Quzuzu group       Class     Basis           Estimated annual sales    Rate per $1,000    Premium
Cosmetics mfg.     51877     Gross Sales                  6,978,000              2.894     20,194
Candle mfg.        51315     Gross Sales                  3,838,000              2.888     11,084
`;
  expect(read('general_liability', page)['classifications']).toEqual([
    expect.objectContaining({ classCode: '51877', description: 'Cosmetics mfg.', exposure: 6978000, premium: 20194 }),
    expect.objectContaining({ classCode: '51315', description: 'Candle mfg.', exposure: 3838000, premium: 11084 }),
  ]);
});

it('headings set close to each other stand over columns that their values part', () => {
  const page = `
WORKERS COMPENSATION INFORMATION PAGE
Est. annual   Rate per    Est. total annual
  premium      $100        remuneration Loc. Code    Classification
  79,532      19.56           406,604      1   5403   Carpentry N.O.C.
  18,300       6.41           285,488      2   5432   Carpentry of dwellings
`;
  expect(read('workers_compensation', page)['classifications']).toMatchObject([
    { classCode: '5403', locationNumber: 1, description: 'Carpentry N.O.C.', payroll: 406604, rate: 19.56 },
    { classCode: '5432', locationNumber: 2, description: 'Carpentry of dwellings', payroll: 285488, premium: 18300 },
  ]);
});

it('lines of a class say of which part their rate and premium are, and what it is stands below', () => {
  const page = `
GENERAL LIABILITY DECLARATIONS
 LOC   CLASS   TERR   BASIS             EXPOSURE                     RATE        PREMIUM
 001   13673   002    GROSS SALES        647,693     PREM/OPS       7.458          4,830
                                                     PROD/CO       13.874            495
       HARDWARE DISTRIBUTORS
 001   95647   001    PAYROLL            300,654     PREM/OPS      20.998          6,313
                                                     PROD/CO        1.645          8,986
       HEATING SYSTEMS
`;
  expect(read('general_liability', page)['classifications']).toMatchObject([
    { classCode: '13673', description: 'HARDWARE DISTRIBUTORS', premisesRate: 7.458, productsPremium: 495 },
    { classCode: '95647', description: 'HEATING SYSTEMS', productsRate: 1.645, premisesPremium: 6313 },
  ]);
});

it('a heading between two columns is of that which no other heading of its line is nearer to', () => {
  const page = `
GENERAL LIABILITY DECLARATIONS
Loc   Classification        Code    Premium Basis     Rate                        Advance Premium
                                                      Prod/CO       All Other     Prod/CO       All Other
1     Handyperson           95625   Payroll                  4.456          9.915          152           337
1     Janitorial Services   96816   Payroll                  8.302         17.031          264           851
`;
  expect(read('general_liability', page)['classifications']).toMatchObject([
    { productsRate: 4.456, premisesRate: 9.915, productsPremium: 152, premisesPremium: 337 },
    { productsRate: 8.302, premisesRate: 17.031, productsPremium: 264, premisesPremium: 851 },
  ]);
});
