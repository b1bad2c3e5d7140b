import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const coverages = (page: string): unknown => read('auto', `AUTO POLICY DECLARATIONS\n${page}`)['coverages'];

describe('a limit over two lines', () => {
  const bodilyInjury = { name: 'Bodily Injury', limitPerPerson: 50_000, limit: 100_000 };
  const uninsured = { name: 'Uninsured Motorists', limitPerPerson: 25_000, limit: 50_000 };
  const expected = [
    { vehicleNumber: 1, ...bodilyInjury, premium: 211 },
    { vehicleNumber: 2, ...bodilyInjury, premium: 187 },
    { vehicleNumber: 1, name: 'Property Damage', limit: 25_000, premium: 122 },
    { vehicleNumber: 2, name: 'Property Damage', limit: 25_000, premium: 109 },
    { vehicleNumber: 1, ...uninsured, premium: 33 },
    { vehicleNumber: 2, ...uninsured, premium: 31 },
  ];

  it('stands between the name in its first line and the prices in its second', () => {
    const page = `
Coverages                 Limits                    Veh 1      Veh 2
Bodily Injury             $50,000 ea person
                          $100,000 ea accident    $211.00    $187.00
Property Damage           $25,000 ea accident     $122.00    $109.00
Uninsured Motorists       $25,000 ea person
                          $50,000 ea accident      $33.00     $31.00
`;
    expect(coverages(page)).toEqual(expected);
  });

  it('may have name and prices in its first line', () => {
    const page = `
Coverages                 Limits                    Veh 1      Veh 2
Bodily Injury             $50,000 each person     $211.00    $187.00
                          $100,000 each accident
Property Damage           $25,000 each accident   $122.00    $109.00
Uninsured Motorists       $25,000 each person
                          $50,000 each accident    $33.00     $31.00
`;
    expect(coverages(page)).toEqual(expected);
  });

  it('does not go on with what the next coverage is paid less', () => {
    const page = `
Coverages                 Limits                    Veh 1
Uninsured Motorists       $25/50                    33.00
Other Than Collision      Less $500 deductible      72.00
Collision                 Less $1,000 deductible   163.00
`;
    expect(coverages(page)).toEqual([
      { ...uninsured, vehicleNumber: 1, premium: 33 },
      { vehicleNumber: 1, name: 'Other Than Collision', deductible: 500, premium: 72 },
      { vehicleNumber: 1, name: 'Collision', deductible: 1000, premium: 163 },
    ]);
  });
});

it('a name that ends open goes on in the set-in line with its value, whatever that line is called', () => {
  const page = `
BUSINESSOWNERS DECLARATIONS
COVERAGE                                        LIMITS OF INSURANCE
Accounts Receivable                                  $25,000
Employee Dishonesty,
   including Forgery and Alteration                  $30,000
Newly Constructed or Acquired Property -
  Business Personal Property                        $150,000
Ordinance or Law
   Undamaged Portion                                Included
   Demolition Cost and Increased Cost of
      Construction, combined                         $60,000`;
  expect(read('businessowners', page)['coverages']).toMatchObject([
    { name: 'Accounts Receivable', limit: 25_000 },
    { name: 'Employee Dishonesty, including Forgery and Alteration', limit: 30_000 },
    { name: 'Newly Constructed or Acquired Property - Business Personal Property', limit: 150_000 },
    { limitText: 'Included' },
    { limit: 60_000 },
  ]);
});
