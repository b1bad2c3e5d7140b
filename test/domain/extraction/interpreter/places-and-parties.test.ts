import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a place below its heading', () => {
  const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

Legal structure                 LLC

Location 1
1757 N Martin St, Lake Charles, LA 70693
Frame · built 2005 · 2,700 sq ft · you rent
Business personal property                                   $70,000      $120.00
Outdoor signs                                                 $5,000       $20.00

Location 2
4517 N Copper Canyon Cir, Provo, UT 84661
Masonry non-combustible · built 1963 · 8,400 sq ft · you rent
Business personal property                                  $190,000      $310.00

Optional coverages - entire policy              Limit        Premium
Employee dishonesty                           $10,000         $51.00
Money and securities - on premises            $20,000         $20.00
`;
  const { coverages } = read('businessowners', page);

  it('owns no coverages of the whole policy, and "20.00" is no place', () => {
    const owned = (coverages as { name: string; locationNumber?: number }[]).map((own) => [
      own.name,
      own.locationNumber,
    ]);
    expect(owned).toContainEqual(['Employee dishonesty', undefined]);
    expect(owned.filter(([name]) => String(name).startsWith('Money'))).toEqual([
      ['Money and securities - on premises', undefined],
    ]);
  });
});

it('places that count on stand in lines without a sign behind their numbers', () => {
  const page = `
WORKERS COMPENSATION INFORMATION PAGE
Where the work is done:
1 6164 Oak Court, Lincoln, NE 68502
2 4236 Elm St, Provo, UT 84661
`;
  expect(read('workers_compensation', page)['locations']).toMatchObject([
    { locationNumber: 1, address: '6164 Oak Court, Lincoln, NE 68502' },
    { locationNumber: 2, address: '4236 Elm St, Provo, UT 84661' },
  ]);
});

it('a line under a place says what it is like without captions', () => {
  const page = `
BUSINESSOWNERS POLICY DECLARATIONS
Location 1
1757 N Martin St, Lake Charles, LA 70693
Optical store (class 65157), Masonry Noncombustible, built 2013, fire protection 4
       Premium        Limit    Deductible   Coverage
      1,394.10      240,000         1,000   Business Personal Property
         28.69       10,000           250   Outdoor Signs
Location 2
4517 N Copper Canyon Cir, Provo, UT 84661
Open Monday to Friday, closed on holidays
Business personal property                                   $70,000      $120.00
`;
  const { locations, coverages } = read('businessowners', page);
  expect(locations).toEqual([
    expect.objectContaining({
      description: 'Optical store',
      classCode: '65157',
      construction: 'Masonry Noncombustible',
      yearBuilt: 2013,
      protectionClass: '4',
    }),
    { locationNumber: 2, address: '4517 N Copper Canyon Cir, Provo, UT 84661' },
  ]);
  expect(coverages).toContainEqual(
    expect.objectContaining({ name: 'Business Personal Property', limit: 240000, deductible: 1000, premium: 1394.1 }),
  );
});

describe('loss payees', () => {
  const vehicles = String.raw`
PERSONAL AUTO POLICY DECLARATIONS

Vehicle Information
Veh   Year    Make        Model        VIN                      Use
1     2011    HONDA       PILOT        5FNYF4H52BB012345        Artisan
2     2017    FORD        ESCAPE       1FMCU0GD9HUA12345        Pleasure

`;

  it('belong to the vehicles that their lines begin with', () => {
    const lines = `${vehicles}LOSS PAYEE\nAuto 1: Harvest State Auto Finance, PO Box 1433, Rochester, MN 55903\n`;
    expect(read('auto', lines)['vehicles']).toMatchObject([
      { number: 1, lienholderName: 'Harvest State Auto Finance' },
      { number: 2 },
    ]);
  });

  it('stand in a table of their own below that heading', () => {
    const table = `${vehicles}Loss Payee
Veh   Name                                Address
2     First Roadrunner Acceptance Corp    PO Box 540226, Reno, NV 89539
`;
    expect(read('auto', table)['vehicles']).toMatchObject([
      { number: 1 },
      { number: 2, lienholderName: 'First Roadrunner Acceptance Corp' },
    ]);
  });
});

describe('a price for who pays at once', () => {
  it('is neither the premium nor a discount', () => {
    const page = String.raw`
PERSONAL AUTO POLICY DECLARATIONS

Subtotal policy premium                                $1,697.00
Vehicle theft prevention fee                              $35.00
Total 6 month policy premium and fees                  $1,732.00
Discount if paid in full                                -$138.56
Total 6 month policy premium if paid in full           $1,593.44
`;
    const { totalPremium, discounts } = read('auto', page);
    expect({ totalPremium, discounts }).toEqual({ totalPremium: 1732 });
  });
});
