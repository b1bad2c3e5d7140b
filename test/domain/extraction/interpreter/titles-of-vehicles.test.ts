import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('the title of a vehicle', () => {
  it('may have labelled facts behind it, and rules what stands below', () => {
    const found = read(
      'auto',
      String.raw`
*Vehicle 1: 2021 Kia Sorento LX  (5XYPG4A34KG507712)   Garaged: 56501   Annual miles: 14,000
  Bodily Injury ............ 250/500 ..................... $96
  Property Damage .......... 100,000 ..................... $61
  Vehicle total .......................................... $157
*Vehicle 2: 2015 Nissan Versa S  (3N1CN7AP4FL882041)   Garaged: 56501   Annual miles: 7,500
  Bodily Injury ............ 250/500 ..................... $88
  Property Damage .......... 100,000 ..................... $57
  Vehicle total .......................................... $145
`,
    );
    expect(found['vehicles']).toMatchObject([
      { number: 1, model: 'Sorento LX', annualMileage: 14_000, garagingLocation: '56501', premium: 157 },
      { number: 2, model: 'Versa S', annualMileage: 7500, garagingLocation: '56501', premium: 145 },
    ]);
    expect(found['coverages']).toMatchObject([
      { vehicleNumber: 1, name: 'Bodily Injury', limit: 500_000, premium: 96 },
      { vehicleNumber: 2, name: 'Bodily Injury', limit: 500_000, premium: 88 },
      { vehicleNumber: 1, name: 'Property Damage', limit: 100_000, premium: 61 },
      { vehicleNumber: 2, name: 'Property Damage', limit: 100_000, premium: 57 },
    ]);
  });

  it('may be a number before a description in cells of its own', () => {
    const found = read(
      'auto',
      String.raw`
 Auto 1   2021   HYUNDAI   TUCSON SEL     KM8J3CA44JU660417        Annual miles 8,000     Lienholder: none
 Auto 2   2015   FORD      RANGER XLT     1FTZR15X3XPA40092        Annual miles 3,000     Lienholder: none
`,
    );
    expect(found['vehicles']).toMatchObject([
      { number: 1, year: 2021, make: 'HYUNDAI', model: 'TUCSON SEL', vin: 'KM8J3CA44JU660417' },
      { number: 2, year: 2015, make: 'FORD', model: 'RANGER XLT', vin: '1FTZR15X3XPA40092' },
    ]);
  });

  it('stands over a card of labels, and a trim may be called premium', () => {
    const found = read(
      'auto',
      String.raw`
*Vehicle 1 of 2
2021 Subaru Impreza 2.0i Premium
VIN                      JF1GPAC68CG227103
Usage                    School
Annual mileage           6,000

Coverage                 Limit            Premium
Property Damage          $100,000         $61

*Vehicle 2 of 2
2015 Nissan Versa S
VIN                      3N1CN7AP4FL882041
Usage                    Business
Annual mileage           9,000

Coverage                 Limit            Premium
Property Damage          $100,000         $57
`,
    );
    expect(found['vehicles']).toEqual([
      {
        number: 1,
        year: 2021,
        make: 'Subaru',
        model: 'Impreza 2.0i Premium',
        vin: 'JF1GPAC68CG227103',
        usage: 'School',
        annualMileage: 6000,
      },
      {
        number: 2,
        year: 2015,
        make: 'Nissan',
        model: 'Versa S',
        vin: '3N1CN7AP4FL882041',
        usage: 'Business',
        annualMileage: 9000,
      },
    ]);
  });
});

describe('a column for each vehicle', () => {
  it('may hold a limit and its price', () => {
    const found = read(
      'auto',
      String.raw`
                            2021 Kia Sorento LX            2015 Nissan Versa S
VIN                         5XYPG4A34KG507712              3N1CN7AP4FL882041
Bodily injury liability     $250,000/$500,000   $171       $250,000/$500,000   $184
Property damage liability   $100,000             $92       $100,000             $97
Comprehensive               $250 deductible      $44       $500 deductible      $73
Vehicle total                                   $307                           $354
`,
    );
    expect(found['coverages']).toMatchObject([
      { vehicleNumber: 1, limitPerPerson: 250_000, limit: 500_000, premium: 171 },
      { vehicleNumber: 2, limitPerPerson: 250_000, limit: 500_000, premium: 184 },
      { vehicleNumber: 1, limit: 100_000, premium: 92 },
      { vehicleNumber: 2, limit: 100_000, premium: 97 },
      { vehicleNumber: 1, deductible: 250, premium: 44 },
      { vehicleNumber: 2, deductible: 500, premium: 73 },
    ]);
  });
});

it('a vehicle may be told behind a dash, its facts between dots, and limits behind the names of its coverages', () => {
  const found = read(
    'auto',
    String.raw`
*Vehicle 1 — 2021 Kia Sorento LX
VIN 5XYPG4A34KG507712 · Garaged at Salem, OR 97301 · Pleasure · 8,500 miles a year
Bodily Injury Liability $100,000 each person / $300,000 each accident                     $214.00
Rental Reimbursement $40 per day, $1,200 maximum                                           $44.00
Collision with $500 deductible                                                            $288.00
Total for this vehicle                                                                    $546.00
*Vehicle 2 — 2015 Nissan Versa S
VIN 3N1CN7AP4FL882041 · Garaged at Bend, OR 97701 · Commute · 12,000 miles a year
Property Damage Liability $50,000 each accident                                           $151.00
`,
  );
  expect(found['vehicles']).toMatchObject([
    {
      number: 1,
      year: 2021,
      model: 'Sorento LX',
      usage: 'Pleasure',
      garagingLocation: 'Salem, OR 97301',
      premium: 546,
    },
    {
      number: 2,
      year: 2015,
      model: 'Versa S',
      usage: 'Commute',
      garagingLocation: 'Bend, OR 97701',
      annualMileage: 12_000,
    },
  ]);
  const liability = { name: 'Bodily Injury Liability', limitPerPerson: 100_000, limit: 300_000, premium: 214 };
  expect(found['coverages']).toEqual(
    expect.arrayContaining([
      { vehicleNumber: 1, ...liability },
      { vehicleNumber: 1, name: 'Rental Reimbursement', limitText: '$40 per day, $1,200 maximum', premium: 44 },
      { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 288 },
      { vehicleNumber: 2, name: 'Property Damage Liability', limit: 50_000, premium: 151 },
    ]),
  );
});
