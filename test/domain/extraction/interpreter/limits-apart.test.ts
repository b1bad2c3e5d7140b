import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const VEHICLES = String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                  AUTO DECLARATIONS        POLICY NUMBER  OM 620 5518-0
CAR   YR   TRADE NAME   BODY TYPE      SERIAL NO             USE   CL
 1    19   CHEVROLET    TRAX LS 4D     3GNCJKSB1KL286630     P     1A
 2    14   FORD         FUSION SE      3FA6P0H75ER119842     W     1B
`;

describe('limits apart from the prices of their coverages hold for all vehicles', () => {
  const table = String.raw`${VEHICLES}
COVERAGE                      CAR 1    CAR 2
Bodily Injury                 411.10   468.30
Property Damage               288.40   327.00
Medical Payments              24.00    27.50
`;
  const priced = [
    { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 25_000, limit: 50_000, premium: 411.1 },
    { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 25_000, limit: 50_000, premium: 468.3 },
    { vehicleNumber: 1, name: 'Property Damage', limit: 25_000, premium: 288.4 },
    { vehicleNumber: 2, name: 'Property Damage', limit: 25_000, premium: 327 },
    { vehicleNumber: 1, name: 'Medical Payments', limit: 1000, premium: 24 },
    { vehicleNumber: 2, name: 'Medical Payments', limit: 1000, premium: 27.5 },
  ];

  it('where a heading of limits stands over them', () => {
    const list = String.raw`
LIMITS OF LIABILITY
Bodily Injury      $25,000 each person, $50,000 each accident
Property Damage    $25,000 each accident
Medical Payments   $1,000
`;
    expect(read('auto', table + list)['coverages']).toEqual(priced);
  });

  it('where each says whom it is for before its amount', () => {
    const list = String.raw`
LIMITS OF LIABILITY
Bodily Injury      EACH PERSON $25,000    EACH ACCIDENT $50,000
Property Damage    EACH ACCIDENT $25,000
Medical Payments   $1,000
`;
    expect(read('auto', table + list)['coverages']).toEqual(priced);
  });

  it('where one line holds all, in thousands, and another the deductibles of each', () => {
    const page = String.raw`${VEHICLES}
UNIT    BI     PD     MED     COMP    TOTAL
1       96     71     9       38      214
2       104    77     9       47      237

LIMITS      BI 100/300    PD 100    MED 5    (IN THOUSANDS)
DEDUCTIBLE  COMP  UNIT 1 $250   UNIT 2 $500
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'BI', limitPerPerson: 100_000, limit: 300_000, premium: 96 },
      { vehicleNumber: 2, name: 'BI', limitPerPerson: 100_000, limit: 300_000, premium: 104 },
      { vehicleNumber: 1, name: 'PD', limit: 100_000, premium: 71 },
      { vehicleNumber: 2, name: 'PD', limit: 100_000, premium: 77 },
      { vehicleNumber: 1, name: 'MED', limit: 5000, premium: 9 },
      { vehicleNumber: 2, name: 'MED', limit: 5000, premium: 9 },
      { vehicleNumber: 1, name: 'COMP', deductible: 250, premium: 38 },
      { vehicleNumber: 2, name: 'COMP', deductible: 500, premium: 47 },
    ]);
  });

  it('and not under the columns of vehicles, where each has its own', () => {
    const page = String.raw`${VEHICLES}
COVERAGE                      CAR 1             CAR 2
Limits of liability
Bodily Injury                 25,000/50,000     50,000/100,000
Uninsured Motorist            25,000/50,000     50,000/100,000
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 25_000, limit: 50_000 },
      { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 50_000, limit: 100_000 },
      { vehicleNumber: 1, name: 'Uninsured Motorist', limitPerPerson: 25_000, limit: 50_000 },
      { vehicleNumber: 2, name: 'Uninsured Motorist', limitPerPerson: 50_000, limit: 100_000 },
    ]);
  });
});

describe('a limit behind the name of its coverage', () => {
  it('belongs to the name, and a short one is in thousands as the split one above it', () => {
    const page = String.raw`${VEHICLES}
                     Car 1      Car 2
BI 100/300           $92.10     $101.40
PD 50                $58.20     $66.30
MP 5,000             $11.00     $12.00
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'BI', limitPerPerson: 100_000, limit: 300_000, premium: 92.1 },
      { vehicleNumber: 2, name: 'BI', limitPerPerson: 100_000, limit: 300_000, premium: 101.4 },
      { vehicleNumber: 1, name: 'PD', limit: 50_000, premium: 58.2 },
      { vehicleNumber: 2, name: 'PD', limit: 50_000, premium: 66.3 },
      { vehicleNumber: 1, name: 'MP', limit: 5000, premium: 11 },
      { vehicleNumber: 2, name: 'MP', limit: 5000, premium: 12 },
    ]);
  });

  it('is in thousands where the name says so', () => {
    const page = String.raw`${VEHICLES}
Coverages                     Car 1      Car 2
BI liability (000)            50/100     100/300
PD liability (000)            50         100
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { vehicleNumber: 1, limitPerPerson: 50_000, limit: 100_000 },
      { vehicleNumber: 2, limitPerPerson: 100_000, limit: 300_000 },
      { vehicleNumber: 1, limit: 50_000 },
      { vehicleNumber: 2, limit: 100_000 },
    ]);
  });
});
