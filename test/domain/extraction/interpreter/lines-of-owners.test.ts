import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('classes below the line of their location', () => {
  const page = String.raw`
*                              INFORMATION PAGE
SCHEDULE OF OPERATIONS - INDIANA (IN)                                      WC 2 569 182-29
LOC     CODE     CLASSIFICATION                              PAYROLL     RATE     PREMIUM
003     6831 MORERBROOK PKWY, DEVORSTONE, IN 46744
        8810     CLERICAL OFFICE EMPLOYEES NOC                343,576     0.37       1,271
        7219     TRUCKING NOC-ALL EMPLOYEES                    77,269    10.68       8,252
004     839 FERNEGROVE LANE, NEVOWICK, IN 46375
        2003     BAKERY AND DRIVERS                           544,587     1.67       9,095
                 TOTAL CLASS PREMIUM                                                18,618
`;

  it('have the headings over that line, its number, and the state of the title beside the number of the policy', () => {
    expect(read('workers_compensation', page)['classifications']).toMatchObject([
      { state: 'IN', locationNumber: 3, classCode: '8810', payroll: 343_576, rate: 0.37, premium: 1271 },
      { state: 'IN', locationNumber: 3, classCode: '7219', description: 'TRUCKING NOC-ALL EMPLOYEES' },
      { state: 'IN', locationNumber: 4, classCode: '2003', payroll: 544_587 },
    ]);
  });
});

describe('classes under headings that nobody knows', () => {
  const page = String.raw`
*                              INFORMATION PAGE
*                     EXTENSION OF ITEM 4 - STATE:   VA
Qwz.    Code     Zub quzuzu zub                                    Remuneration     Rate     Premium
1       5437     Carpentry - installation of cabinet work           31,084          5.93       1,843
2       8232     Lumberyard, new materials only                    390,411          5.48      21,395
                 Total Class Premium                                                          23,238
        9898     Experience Modification                                            0.88       2,819 CR
`;

  it('have the text of their lines as description, and the numbers before it as places', () => {
    expect(read('workers_compensation', page)['classifications']).toMatchObject([
      { state: 'VA', locationNumber: 1, classCode: '5437', description: 'Carpentry - installation of cabinet work' },
      { state: 'VA', locationNumber: 2, classCode: '8232', description: 'Lumberyard, new materials only' },
    ]);
  });
});

it('a line of totals is of the state that it names, over the totals before it that name none', () => {
  const page = String.raw`
*                              INFORMATION PAGE
Code     Classification                                    Payroll     Rate     Premium
5437     Carpentry                                          31,084     5.93       1,843
         Total class premium                                                      1,843
9898     Experience modification                                       0.88         221 CR
         Estimated premium for Virginia                                           1,622
`;
  expect(read('workers_compensation', page)).toMatchObject({
    classifications: [{ state: 'Virginia', classCode: '5437' }],
    premiumSteps: [
      { state: 'Virginia', name: 'Total class premium' },
      { state: 'Virginia', name: 'Experience modification' },
    ],
  });
});

describe('headings set close to each other', () => {
  const page = String.raw`
*                              INFORMATION PAGE
STATE: VIRGINIA (VA)
LOC CODE    CLASSIFICATION / DESCRIPTION                   EST. ANNUAL      RATE PER       EST. ANNUAL
     NO                                                    REMUNERATION     $100           PREMIUM
001  2812   CABINET WORKS WITH POWER MACHINERY             1,184,000        2.31           27,350
003  8810   CLERICAL OFFICE EMPLOYEES NOC                    342,500         .09              308
           TOTAL MANUAL PREMIUM                                                            27,658
`;

  it('head a column each where their words stand over columns that they name', () => {
    expect(read('workers_compensation', page)['classifications']).toMatchObject([
      { locationNumber: 1, classCode: '2812', payroll: 1_184_000, rate: 2.31, premium: 27_350 },
      { locationNumber: 3, classCode: '8810', payroll: 342_500, rate: 0.09, premium: 308 },
    ]);
  });
});
