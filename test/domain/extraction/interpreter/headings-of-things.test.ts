import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a thing whose heading says what it costs', () => {
  const page = String.raw`
PERSONAL AUTO POLICY DECLARATIONS

*Vehicle 1 of 2: 2014 Volkswagen Tiguan                                            $320.50

VIN WVGAV7AX8EW512345          Primary use Commute       Annual miles 4,000    Parked at 18181
Lessor Union Crest Federal Credit Union

Coverage                       Limits                           Deductible        Premium
Bodily injury liability        $100,000 / $300,000                                 $225.34
Comprehensive                                                   $500                $52.14
Rental reimbursement           $35 per day, up to 30 days                           $43.02

Total                                                                              $320.50

*Vehicle 2 of 2: 2010 Subaru Forester                                              $200.00

VIN JF2SH6BC5AH712345          Primary use Pleasure      Annual miles 5,000    Parked at 18181

Coverage                       Limits                           Deductible        Premium
Bodily injury liability        $100,000 / $300,000                                 $125.75
Collision                                                       $500                $74.25

All vehicles                                                                       $520.50

Savings in your price
Electronic funds transfer                                                           -$8.23
Five-year accident free                                                            -$67.32
`;
  const { vehicles, coverages, discounts } = read('auto', page);

  it('owns what stands below, where this adds up to its price', () => {
    expect(coverages).toMatchObject([
      { vehicleNumber: 1, name: 'Bodily injury liability', premium: 225.34 },
      { vehicleNumber: 2, name: 'Bodily injury liability', premium: 125.75 },
      { vehicleNumber: 1, name: 'Comprehensive', premium: 52.14 },
      { vehicleNumber: 1, name: 'Rental reimbursement', premium: 43.02 },
      { vehicleNumber: 2, name: 'Collision', premium: 74.25 },
    ]);
  });

  it('is described by labels without colons, where a line has several', () => {
    expect(vehicles).toMatchObject([
      {
        number: 1,
        year: 2014,
        make: 'Volkswagen',
        model: 'Tiguan',
        vin: 'WVGAV7AX8EW512345',
        usage: 'Commute',
        annualMileage: 4000,
        garagingLocation: '18181',
        lienholderName: 'Union Crest Federal Credit Union',
      },
      { number: 2, make: 'Subaru', usage: 'Pleasure', annualMileage: 5000 },
    ]);
  });

  it('has discounts below the words that they are in the price', () => {
    expect(discounts).toEqual([
      { name: 'Electronic funds transfer', amount: 8.23 },
      { name: 'Five-year accident free', amount: 67.32 },
    ]);
  });
});

describe('lines that sum up', () => {
  it('are no coverages: parts of the policy with a price alone', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

Coverage                                     Limit          Premium
Commercial Property Coverage Part                         $7,982.00
Equipment Breakdown                        $25,000           $40.00
Employee Dishonesty                        $10,000           $25.00
Liability Coverages                                         $589.00

RATE MODIFICATIONS APPLIED
Protective Devices Credit
`;
    const { coverages, discounts } = read('businessowners', page);
    expect(coverages).toEqual([
      { name: 'Equipment Breakdown', limit: 25_000, premium: 40 },
      { name: 'Employee Dishonesty', limit: 10_000, premium: 25 },
    ]);
    expect(discounts).toEqual([{ name: 'Protective Devices Credit' }]);
  });
});
