import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const coverages = (page: string, ...more: string[]): unknown => read('auto', page, ...more)['coverages'];

describe('two limits of a coverage beside each other', () => {
  const bodilyInjury = { name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 312 };
  const propertyDamage = { name: 'Property Damage', limit: 100_000, premium: 164 };

  it('are those of a person and of an accident under numbered headings', () => {
    const page = `
AUTO POLICY DECLARATIONS
Code   Coverage                   Limit 1       Limit 2     Deductible     Premium
BI     Bodily Injury              100,000       300,000                     312.00
PD     Property Damage                          100,000                     164.00
COMP   Comprehensive                                               500      142.00
RR     Rental Reimbursement       50/day        1,500                        36.00
`;
    expect(coverages(page)).toEqual([
      bodilyInjury,
      propertyDamage,
      { name: 'Comprehensive', deductible: 500, premium: 142 },
      { name: 'Rental Reimbursement', limit: 1500, limitText: '50/day', premium: 36 },
    ]);
  });

  it('are so under one heading, and without any', () => {
    const lines = `Bodily Injury           $100,000      $300,000        $312.00
Property Damage         $100,000                      $164.00`;
    const headings = `Coverage                Limits of liability           Premium`;
    for (const page of [`${headings}\n${lines}`, lines])
      expect(coverages(`AUTO POLICY DECLARATIONS\n${page}\n`)).toEqual([bodilyInjury, propertyDamage]);
  });

  it('are limits of a day and in all where the first is small', () => {
    const page = `
AUTO POLICY DECLARATIONS
Coverage                Limit 1      Limit 2        Premium
Bodily Injury           100,000      300,000        $312.00
Rental Reimbursement         50        1,500         $36.00
`;
    expect(coverages(page)).not.toContainEqual(expect.objectContaining({ limitPerPerson: 50 }));
  });
});

describe('a limit beside columns of several things', () => {
  it('is that of each, also where its heading is not known and the page before ends with one of them', () => {
    const cars = `
AUTO POLICY DECLARATIONS
Car 1   2021 Subaru Crosstrek
Car 2   2017 Honda Civic
VIN     2HGFC2F59HH561208
`;
    const page = `
AUTO POLICY DECLARATIONS
                                                   Car 1          Car 2
                                                   Crosstrek      Civic
Bodily Injury           $100,000 / $300,000        $148.20        $131.75
Collision                                           $96.40         $88.10
`;
    expect(coverages(cars, page)).toMatchObject([
      { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 148.2 },
      { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 131.75 },
      { vehicleNumber: 1, name: 'Collision', premium: 96.4 },
      { vehicleNumber: 2, name: 'Collision', premium: 88.1 },
    ]);
  });
});
