import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('tables of coverages', () => {
  it('may set the limits of a coverage under its name and what they say', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Car 1: 2015 Subaru Forester
Coverages                                         2015 Subaru
Bodily Injury Liability                           $140.34
    Each Person/Each Occurrence
    $250,000/$500,000
Property Damage Liability                         $90.40
    Each Occurrence $100,000
Uninsured Motorists                               $55.47
    Each Person/Each Occurrence
    $50,000/$100,000
Rental Reimbursement                              $24.79
    $40 Per Day
    $1,200 Max
`;
    expect(read('auto', page)['coverages']).toEqual([
      expect.objectContaining({ name: 'Bodily Injury Liability', limitPerPerson: 250000, limit: 500000 }),
      expect.objectContaining({ name: 'Property Damage Liability', limit: 100000, premium: 90.4 }),
      expect.objectContaining({ name: 'Uninsured Motorists', limitPerPerson: 50000, limit: 100000 }),
      expect.objectContaining({ name: 'Rental Reimbursement', limitText: '$40 Per Day $1,200 Max', premium: 24.79 }),
    ]);
  });

  it('may print limits of all vehicles beside a column for each, and wrap what describes these', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
No.   Year, make and model   VIN                 Use
1     2010 Blue Bird All     1FYBDCY2H43WERNSU   Transport of
      American Bus                               members
2     2017 Ford Transit      1F8VWAMU1M35PKM3T   Youth trips

Coverage              Limit                       Vehicle 1   Vehicle 2
Liability             $500,000 any one accident   $1,412.49   $1,255.36
Medical Payments      $10,000 each passenger      $24.09      $33.51
`;
    const { vehicles, coverages } = read('commercial_auto', page);
    expect(vehicles).toMatchObject([
      { model: 'All American Bus', use: 'Transport of members' },
      { use: 'Youth trips' },
    ]);
    expect(coverages).toMatchObject([
      { vehicleNumber: 1, name: 'Liability', limit: 500000, premium: 1412.49 },
      { vehicleNumber: 2, name: 'Liability', limit: 500000, premium: 1255.36 },
      { vehicleNumber: 1, name: 'Medical Payments', premium: 24.09 },
      { vehicleNumber: 2, name: 'Medical Payments', premium: 33.51 },
    ]);
  });

  it('may set limits far right of their heading, and remarks under names', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
BUILDING AND BUSINESS PERSONAL PROPERTY     LIMITS OF INSURANCE
BUILDING                                                                         $   1,010,000
   REPLACEMENT COST
BUSINESS PERSONAL PROPERTY                                                       $     265,000
   REPLACEMENT COST
MONEY AND SECURITIES
   INSIDE THE PREMISES                                                           $      10,000
   OUTSIDE THE PREMISES                                                          $       2,000
`;
    expect(read('businessowners', page)['coverages']).toEqual([
      { name: 'BUILDING', limit: 1010000 },
      { name: 'BUSINESS PERSONAL PROPERTY', limit: 265000 },
      { name: 'MONEY AND SECURITIES - INSIDE THE PREMISES', limit: 10000 },
      { name: 'MONEY AND SECURITIES - OUTSIDE THE PREMISES', limit: 2000 },
    ]);
  });
});
