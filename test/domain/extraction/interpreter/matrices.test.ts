import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('tables with a line for each vehicle and a column for each coverage', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
Schedule of coverages
Veh       Collision      Liability -          PD               Uninsured       Sub-
          Coverage       Bodily Injury        Liability        Motorists       total
Limits of  --            50,000 per           25,000           50,000 per
liability                person               per accident     person
                         100,000 per                           100,000 per
                         accident                              accident
001       Ded 250        $165.65              $97.30           $15.92          $647.83
          $368.96
002       Declined       $121.17              $68.74           Declined        $189.91

Veh       Year     Make and model          VIN
001       2021     Chevrolet Malibu        1G1ZD5ST0MF012345
002       2009     Ford Escape             1FMCU03G79KA12345
`;
  const data = read('auto', page);

  it('give each coverage the limits that the table prints once', () => {
    expect(data['coverages']).toContainEqual({
      vehicleNumber: 2,
      name: 'Liability - Bodily Injury',
      limitPerPerson: 50000,
      limit: 100000,
      premium: 121.17,
    });
  });

  it('may print a deductible over the premium', () => {
    expect(data['coverages']).toContainEqual(
      expect.objectContaining({ vehicleNumber: 1, name: 'Collision Coverage', deductible: 250, premium: 368.96 }),
    );
  });

  it('hold no coverage where it was declined', () => {
    const names = (data['coverages'] as { vehicleNumber: number; name: string }[])
      .filter(({ vehicleNumber }) => vehicleNumber === 2)
      .map(({ name }) => name);
    expect(names).toEqual(['Liability - Bodily Injury', 'PD Liability']);
  });

  it('say in a last column what each vehicle costs', () => {
    expect(data['vehicles']).toMatchObject([
      { number: 1, make: 'Chevrolet', premium: 647.83 },
      { number: 2, make: 'Ford', premium: 189.91 },
    ]);
  });
});

describe('tables with a line for each coverage and a column for each vehicle', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
Coverage                         Vehicle 1      Vehicle 2
                                 2018 Honda     2021 Ford
                                 Civic          Escape
Bodily Injury Liability          $103.00        $199.00
$50,000 per person
Total for this vehicle           $412.64        $253.43
Total policy premium                            $666.07
`;

  it('may print what each vehicle costs in a last line', () => {
    expect(read('auto', page)['vehicles']).toMatchObject([
      { number: 1, premium: 412.64 },
      { number: 2, premium: 253.43 },
    ]);
  });

  it('may set a limit below the name, in a line of premiums', () => {
    expect(read('auto', page)['coverages']).toContainEqual({
      vehicleNumber: 2,
      name: 'Bodily Injury Liability',
      limitPerPerson: 50000,
      premium: 199,
    });
  });
});

describe('columns of numbers', () => {
  it('count buildings where the same word would also name a coverage', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
Location      Building      Coverage              Limit          Premium
1             1             Building Coverage     $2,036,000     $895.00
1             2             Contents              $43,000        $1,708.00
`;
    expect(read('businessowners', page)['coverages']).toMatchObject([
      { buildingNumber: 1, name: 'Building Coverage', limit: 2036000, premium: 895 },
      { buildingNumber: 2, name: 'Contents', limit: 43000, premium: 1708 },
    ]);
  });
});

describe('coverages over several lines', () => {
  it('print a limit, a deductible and a premium of each vehicle under captions', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Coverage by vehicle

Coverage                                      Vehicle 1      Vehicle 2

                             Limit            25,000/50,000  25,000/50,000
Bodily Injury Liability
                             Premium          $184.04        $242.58

                             Limit            $100,000       $100,000
Property Damage Liability
                             Premium          $119.72        $80.03

                             Deductible       $250           $500
Collision
                             Premium          $366.43        $256.46
`;
    expect(read('auto', page)['coverages']).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 2, name: 'Bodily Injury Liability', limitPerPerson: 25000, limit: 50000, premium: 242.58 },
        { vehicleNumber: 1, name: 'Property Damage Liability', limit: 100000, premium: 119.72 },
        { vehicleNumber: 2, name: 'Collision', deductible: 500, premium: 256.46 },
      ]),
    );
  });

  it('have their limit in a line below the name', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Coverages                                     Ded     Premium
Bodily Injury Liability                               $174.48
50,000 each person / 100,000 each accident
Property Damage Liability                             $153.21
50,000 each accident
Collision                                     250     $373.84
`;
    expect(read('auto', page)['coverages']).toEqual([
      { name: 'Bodily Injury Liability', limitPerPerson: 50000, limit: 100000, premium: 174.48 },
      { name: 'Property Damage Liability', limit: 50000, premium: 153.21 },
      { name: 'Collision', deductible: 250, premium: 373.84 },
    ]);
  });
});

describe('matrices whose limits are set over several lines', () => {
  it('read each cell around the middle of its line', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
NO.       COMP          BODILY INJURY     PD             PREMIUM SUBTOTAL
                        $250,000
                        EACH              $100,000
LIMITS    N/A           PERSON /          EACH
                        $500,000          ACCIDENT
                        EACH ACCIDENT

          Ded $250
01                      $78.00            $52.00         $251.00
          $121.00

          Not
02                      $172.00           $142.00        $314.00
          Provided
`;
    expect(read('auto', page)['coverages']).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'COMP', deductible: 250, premium: 121 },
        { vehicleNumber: 2, name: 'BODILY INJURY', limitPerPerson: 250000, limit: 500000, premium: 172 },
        { vehicleNumber: 2, name: 'PD', limit: 100000, premium: 142 },
      ]),
    );
  });
});

describe('a schedule with columns of the vehicle before those of its coverages', () => {
  const page = String.raw`
BUSINESS AUTO DECLARATIONS
Schedule of covered autos
                                                                     Uninsured  Physical
       Stated                                             Auto       Motorists  Damage
Unit   Amount    Year   Make   Type   Serial Number       Liability  BI         (Ded 5,000)   Total
001    141,000   2015   FORD   F550   1FDUF5HT0FEA12345   6,897      80         6,345         13,322
                               Flat
                               bed
002    69,000    2022   HINO   L6     5PVNJ8JT8N4S12345   9,267      71         2,898         12,236
                               Tow
`;
  const data = read('commercial_auto', page);

  it('gives each vehicle its coverages, whose premiums add up to its own', () => {
    const coverages = data['coverages'] as object[];
    expect(coverages).toHaveLength(6);
    expect(coverages).toContainEqual({ vehicleNumber: 2, name: 'Auto Liability', premium: 9267 });
  });

  it('says in a heading what deductible all vehicles have', () => {
    expect(data['coverages']).toContainEqual(
      expect.objectContaining({ vehicleNumber: 1, name: 'Physical Damage', deductible: 5000, premium: 6345 }),
    );
  });

  it('still describes the vehicles, over several lines each', () => {
    expect(data['vehicles']).toMatchObject([
      { number: 1, year: 2015, make: 'FORD', model: 'F550 Flat bed', statedAmount: 141000, premium: 13322 },
      { number: 2, year: 2022, make: 'HINO', statedAmount: 69000, premium: 12236 },
    ]);
  });
});

it('headings at the left of columns whose amounts stand at the right are told by their order', () => {
  const page = `
BUSINESS AUTO DECLARATIONS
Premiums by auto
No.   Covered Autos Liability   Auto Medical Payments   Comprehensive    Collision        Total
1                       1,539                      31              274           682       2,526
2                         643                      12              257           287       1,199
`;
  expect(read('commercial_auto', page)['coverages']).toEqual(
    [
      [1, 'Covered Autos Liability', 1539],
      [2, 'Covered Autos Liability', 643],
      [1, 'Auto Medical Payments', 31],
      [2, 'Auto Medical Payments', 12],
      [1, 'Comprehensive', 274],
      [2, 'Comprehensive', 257],
      [1, 'Collision', 682],
      [2, 'Collision', 287],
    ].map(([vehicleNumber, name, premium]) => ({ vehicleNumber, name, premium })),
  );
});

it('go on below lines of texts that end in the next one, however closely these are set', () => {
  const page = String.raw`
BUSINESS AUTO DECLARATIONS
                                                                               Auto         Uninsured
Unit    Year    Make      Serial No. (VIN)     Terminal           GVW   LP     Liability    Motorists     Total

001     2016    INTL      1HTMMAAL6GH123456    Brackwell,      26,000   A         2,930           134     3,064
                                               OH
002     2018    INTL      1HTMMAAL8JH234567 Brackwell,         26,000   A         3,746           160     3,906
                                            OH
003     2014    HINO      5PVNJ8JV8E4S34567    Brackwell,      26,000             3,462           103     3,565
                                               OH
`;
  expect(read('commercial_auto', page)['coverages']).toEqual([
    { vehicleNumber: 1, name: 'Auto Liability', premium: 2930 },
    { vehicleNumber: 2, name: 'Auto Liability', premium: 3746 },
    { vehicleNumber: 3, name: 'Auto Liability', premium: 3462 },
    { vehicleNumber: 1, name: 'Uninsured Motorists', premium: 134 },
    { vehicleNumber: 2, name: 'Uninsured Motorists', premium: 160 },
    { vehicleNumber: 3, name: 'Uninsured Motorists', premium: 103 },
  ]);
});
