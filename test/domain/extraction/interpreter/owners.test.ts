import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a column with the numbers of owners', () => {
  it('may stand behind the amounts, print letters before its numbers, and say that a line is of all', () => {
    const page = `
PERSONAL AUTO POLICY DECLARATIONS

UNIT   YEAR   MAKE / MODEL              SERIAL NUMBER
U#1    2014   Subaru Forester           JF2SH6BC5AH712345
U#2    2008   Chevrolet Malibu          1G1ZH57B98F123456

COVERAGE                     LIMIT OF LIABILITY      DEDUCTIBLE     12 MONTH PREMIUM    UNIT
BODILY INJURY                $25,000/$50,000                                  128.28    U#1
BODILY INJURY                $25,000/$50,000                                  204.34    U#2
COLLISION                                                 1,000               197.98    U#1
COLLISION                                                   500                97.82    U#2
ACCIDENTAL DEATH BENEFIT     $5,000                                            10.79    ALL
`;
    const { vehicles, coverages } = read('auto', page);
    expect(vehicles).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(coverages).toEqual([
      { vehicleNumber: 1, name: 'BODILY INJURY', limitPerPerson: 25000, limit: 50000, premium: 128.28 },
      { vehicleNumber: 2, name: 'BODILY INJURY', limitPerPerson: 25000, limit: 50000, premium: 204.34 },
      { vehicleNumber: 1, name: 'COLLISION', deductible: 1000, premium: 197.98 },
      { vehicleNumber: 2, name: 'COLLISION', deductible: 500, premium: 97.82 },
      { name: 'ACCIDENTAL DEATH BENEFIT', limit: 5000, premium: 10.79 },
    ]);
  });

  it('may print both numbers of a building behind the amounts of its first line', () => {
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS

Loc.  Bldg.  Address                                 Construction
1     1      12 Oak Street, Omaha, NE 68102          Frame
2     1      700 Mill Road, Lincoln, NE 68502        Frame

Coverage                      Limit of Insurance    Premium      Loc/Bldg
Building                      $420,000              1,210.00     1/1
Business Personal Property    $85,000                 432.00
Outdoor Signs                 $5,000                   44.00
Building                      $615,000              1,988.00     2/1
Business Personal Property    $120,000                528.00
`;
    const [first, second] = [
      { locationNumber: 1, buildingNumber: 1 },
      { locationNumber: 2, buildingNumber: 1 },
    ];
    expect(read('businessowners', page)['coverages']).toMatchObject([
      { ...first, name: 'Building', premium: 1210 },
      { ...second, name: 'Building', premium: 1988 },
      { ...first, name: 'Business Personal Property', premium: 432 },
      { ...second, name: 'Business Personal Property', premium: 528 },
      { ...first, name: 'Outdoor Signs', premium: 44 },
    ]);
  });

  it('holds no amounts with cents, however its heading is shortened', () => {
    const page = `
COMMERCIAL GENERAL LIABILITY DECLARATIONS

Class Code    Classification                         Exposure    Rate     Premium
44277         Warehouses - private                     12,000    8.10       97.00
91580         Contractors - executive supervisors      60,000    5.20      312.00
`;
    expect(read('general_liability', page)['classifications']).toEqual([
      { classCode: '44277', description: 'Warehouses - private', exposure: 12000, rate: 8.1, premium: 97 },
      {
        classCode: '91580',
        description: 'Contractors - executive supervisors',
        exposure: 60000,
        rate: 5.2,
        premium: 312,
      },
    ]);
  });
});

describe('the lines of a rating schedule', () => {
  const classes = (first: string, second: string, below = ['', '']): string => `
COMMERCIAL GENERAL LIABILITY DECLARATIONS

${first}
Class Code    Classification                         Exposure    Rate     Premium
44277         Warehouses - private                     12,000    8.10       97.00
91580         Contractors - executive supervisors      60,000    5.20      312.00
${below[0]}

${second}
Class Code    Classification                         Exposure    Rate     Premium
60010         Apartment buildings                          24   41.00      984.00
${below[1]}
`;
  const owners = (page: string): unknown =>
    (read('general_liability', page)['classifications'] as { locationNumber?: number }[]).map(
      ({ locationNumber }) => locationNumber,
    );

  it('belong to the place whose number and address stand above them', () => {
    const page = classes(
      'LOC NO. 001 - 12 Oak Street, Omaha, NE 68102',
      'LOC NO. 002 - 700 Mill Road, Lincoln, NE 68502',
    );
    expect(owners(page)).toEqual([1, 1, 2]);
  });

  it('belong to the place that captions over its values describe', () => {
    const captions = 'Location No.   Address';
    const page = classes(
      `${captions}\n1              12 Oak Street, Omaha, NE 68102\n`,
      `${captions}\n2              700 Mill Road, Lincoln, NE 68502\n`,
    );
    expect(owners(page)).toEqual([1, 1, 2]);
  });

  it('belong to the place that the total below them names', () => {
    const total = (number: number, amount: string): string =>
      `              Total for location ${number}                                              ${amount}`;
    const page = classes('', '', [total(1, '409.00'), total(2, '984.00')]);
    expect(owners(page)).toEqual([1, 1, 2]);
  });

  it('belong to no place that an item of the declarations before theirs has described', () => {
    const page = `
COMMERCIAL GENERAL LIABILITY DECLARATIONS
Item H.   Premises 1: same as Item A
Item I.   Premium computation
          Product group      Class    Exposure     Rate    Premium
          Cosmetics mfg.     51877   6,978,000    2.894     20,194
Item K.   Deposit premium
`;
    expect(owners(page)).toEqual([undefined]);
  });

  it('belong to the state that a column prints in the first of them only', () => {
    const page = `
WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
INFORMATION PAGE

Code    Classification                     Payroll    Rate      Premium    State
8810    Clerical office employees          120,000    0.21       252.00    NE
5645    Carpentry - detached dwellings     310,000    6.42    19,902.00
8742    Salespersons - outside              88,000    0.34       299.00    IA
5437    Carpentry - cabinet work           140,500    4.90     6,885.00
`;
    expect(read('workers_compensation', page)['classifications']).toMatchObject([
      { classCode: '8810', state: 'NE' },
      { classCode: '5645', state: 'NE' },
      { classCode: '8742', state: 'IA' },
      { classCode: '5437', state: 'IA' },
    ]);
  });

  it('belong to the state that a heading names among words that any heading is made of', () => {
    const page = `
WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
INFORMATION PAGE

Premium calculation for Nebraska
Premium Elements           Factor       Amount
Manual premium                       20,154.00
Experience modification       .92    18,542.00
`;
    expect(read('workers_compensation', page)['premiumSteps']).toMatchObject([
      { name: 'Manual premium', state: 'Nebraska' },
      { name: 'Experience modification', state: 'Nebraska' },
    ]);
  });
});

it('numbers of a building with its address behind a colon head the coverages below', () => {
  const page = `
BUSINESSOWNERS POLICY DECLARATIONS

Location 1, Building 1: 12 Oak Street, Omaha, NE 68102
Coverage                      Limit of Insurance    Premium
Building                      $420,000              1,210.00

Location 2, Building 1: 700 Mill Road, Lincoln, NE 68502
Coverage                      Limit of Insurance    Premium
Building                      $615,000              1,988.00
`;
  expect(read('businessowners', page)).toMatchObject({
    locations: [
      { locationNumber: 1, buildingNumber: 1, address: '12 Oak Street, Omaha, NE 68102' },
      { locationNumber: 2, buildingNumber: 1, address: '700 Mill Road, Lincoln, NE 68502' },
    ],
    coverages: [
      { locationNumber: 1, buildingNumber: 1, name: 'Building', limit: 420000 },
      { locationNumber: 2, buildingNumber: 1, name: 'Building', limit: 615000 },
    ],
  });
});

describe('coverages of a building', () => {
  const page = (rows: string): string => `
BUSINESSOWNERS POLICY DECLARATIONS

PREM   BLDG   ADDRESS                                CONSTRUCTION
001    001    12 OAK STREET, OMAHA, NE 68102         FRAME
002    001    700 MILL ROAD, LINCOLN, NE 68502       FRAME

${rows}
`;
  const owners = (rows: string): unknown =>
    (read('businessowners', page(rows))['coverages'] as Record<string, unknown>[]).map(
      ({ name, locationNumber, buildingNumber }) => [name, locationNumber, buildingNumber],
    );

  it('go on below ditto marks', () => {
    const rows = `
PREM/BLDG      COVERAGE                          LIMIT        PREMIUM
001/001        BUILDING                          1,035,000    2,174.00
  "            BUSINESS PERSONAL PROPERTY           97,500      419.00
002/001        BUSINESS PERSONAL PROPERTY          220,000      946.00
ALL            EMPLOYEE DISHONESTY                  25,000       38.00
  "            EQUIPMENT BREAKDOWN                  50,000       78.00`;
    expect(owners(rows)).toEqual([
      ['BUILDING', 1, 1],
      ['BUSINESS PERSONAL PROPERTY', 1, 1],
      ['BUSINESS PERSONAL PROPERTY', 2, 1],
      ['EMPLOYEE DISHONESTY', undefined, undefined],
      ['EQUIPMENT BREAKDOWN', undefined, undefined],
    ]);
  });
});

describe('coverages of a vehicle', () => {
  const page = (first: string, second: string, name = 'Collision', other = name): string => `
BUSINESS AUTO COVERAGE PART DECLARATIONS

No.   Year   Make       Model        VIN
1     2019   Honda      Civic LX     2HGFC2F69KH512345
2     2021   Toyota     RAV4 XLE     2T3P1RFV5MC212345

${first}
Coverage                      Deductible       Premium
${name.padEnd(26)}        $1,000      $433.00

${second}
Coverage                      Deductible       Premium
${other.padEnd(26)}        $1,000      $471.00
`;
  const owned = [
    { vehicleNumber: 1, premium: 433 },
    { vehicleNumber: 2, premium: 471 },
  ];

  it('stand below a sentence that says of which one they are', () => {
    const text = page(
      'The following coverages apply to vehicle 1.',
      'For unit 2, the policy provides the coverages listed below:',
    );
    expect(read('commercial_auto', text)['coverages']).toMatchObject(owned);
  });

  it('stand below its number with a word for its kind', () => {
    expect(read('commercial_auto', page('Power Unit 1', 'Covered Auto 2'))['coverages']).toMatchObject(owned);
  });

  it('may name it behind their own name', () => {
    const text = page('', '', 'Collision (vehicle 1)', 'Collision (vehicle 2)');
    expect(read('commercial_auto', text)['coverages']).toMatchObject(owned);
  });
});

it('a sentence names the state of the lines of the table below it', () => {
  const page = `
WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
INFORMATION PAGE

Item 4   The premium is determined by our manuals of rules and rates for the State of Minnesota, to which
         all rows of the following table belong.

Code    Classification                     Payroll    Rate      Premium
8810    Clerical office employees          120,000    0.21       252.00
5645    Carpentry - detached dwellings     310,000    6.42    19,902.00
`;
  expect(read('workers_compensation', page)['classifications']).toMatchObject([
    { classCode: '8810', state: 'Minnesota' },
    { classCode: '5645', state: 'Minnesota' },
  ]);
});
