import { describe, expect, it } from 'vitest';
import { columns, keyvalue, sections, tables } from '../../../fixtures/declarations/businessowners.ts';
import { read } from './read.ts';

describe('businessowners declarations', () => {
  it('keep the six liability limits out of the coverages', () => {
    const data = read('businessowners', sections);
    expect(data).toMatchObject({
      eachOccurrenceLimit: 1000000,
      generalAggregateLimit: 2000000,
      productsAggregateLimit: 2000000,
      personalAdvertisingInjuryLimit: 1000000,
      damageToRentedPremisesLimit: 100000,
      medicalExpenseLimit: 5000,
    });
    const names = (data.coverages as { name: string }[]).map(({ name }) => name);
    expect(names).not.toContain('General Aggregate Limit');
  });

  it('give coverages to the location and building of the section that they stand in', () => {
    const { coverages } = read('businessowners', sections);
    expect(coverages).toContainEqual({
      locationNumber: 2,
      buildingNumber: 1,
      name: 'Business Personal Property',
      limit: 90000,
      deductible: 2500,
      premium: 310,
    });
    expect(coverages).toContainEqual({ name: 'Employee Dishonesty', limit: 10000, premium: 60 });
  });

  it('give coverages to the location and building of their own columns', () => {
    const data = read('businessowners', tables);
    expect(data.coverages).toContainEqual({
      locationNumber: 1,
      buildingNumber: 1,
      name: 'Building',
      limit: 650000,
      deductible: 1000,
      premium: 1200,
    });
    expect(data.locations).toEqual([
      { locationNumber: 1, buildingNumber: 1, address: '40 Grand Avenue, St Paul, MN 55105', description: 'Bakery' },
      { locationNumber: 2, buildingNumber: 1, address: '12 Snelling Ave, St Paul, MN 55104', description: 'Warehouse' },
    ]);
  });

  it('read the business and what its buildings are like', () => {
    const data = read('businessowners', sections);
    expect(data).toMatchObject({
      namedInsureds: ['Alpine Outfitters Inc'],
      entityType: 'Corporation',
      businessDescription: 'Sporting goods store',
      totalPremium: 4105,
    });
    expect(data.locations).toContainEqual(
      expect.objectContaining({
        classCode: '54136',
        construction: 'Joisted Masonry',
        yearBuilt: 1999,
        protectionClass: '2',
      }),
    );
  });

  it('find the cells of a table with many columns that are not wanted', () => {
    const data = read('businessowners', columns);
    expect(data.namedInsureds).toEqual(['Palm Court Plaza LLC', 'Palm Court Management Inc']);
    expect(data.coverages).toContainEqual({
      locationNumber: 1,
      buildingNumber: 2,
      name: 'Building',
      limit: 800000,
      deductible: 5000,
      premium: 3310,
    });
  });

  it('leave out what is not covered and put a deductible line on the coverage above it', () => {
    const { coverages } = read('businessowners', keyvalue);
    expect(coverages).toContainEqual(
      expect.objectContaining({ name: 'Business Personal Property', limit: 85000, deductible: 500 }),
    );
    expect(coverages).not.toContainEqual(expect.objectContaining({ name: 'Building' }));
  });
});

describe('coverages of buildings', () => {
  type Item = { name: string; limit?: number; locationNumber?: number; buildingNumber?: number };
  const owned = (page: string): string[] =>
    (read('businessowners', page)['coverages'] as Item[]).map(
      ({ name, limit, locationNumber, buildingNumber }) => `${locationNumber}/${buildingNumber} ${name} ${limit}`,
    );

  it('stand in columns whose headings are set over several lines', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

                              LOC            LOC
                              # 1            # 2
                              BLDG.          BLDG.
COVERAGE                      NO. 1          NO. 3
Building                      $1,044,000     $1,539,000
Business Personal Property    $546,000       $69,000
`;
    expect(owned(page)).toEqual([
      '1/1 Building 1044000',
      '2/3 Building 1539000',
      '1/1 Business Personal Property 546000',
      '2/3 Business Personal Property 69000',
    ]);
  });

  it('have their numbers as a pair in the first line of each building', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS

Loc. No. / Bldg. No.     Coverage                        Limit            Premium
1/1                      Building                        $436,000         $210.00
                         Business Personal Property      $130,000         $320.00
2/1                      Building                        $550,000         $124.00

                                 Optional Coverages
Coverage                                         Limit            Premium
Accounts Receivable                              $25,000          $12.00
`;
    expect(owned(page)).toEqual([
      '1/1 Building 436000',
      '2/1 Building 550000',
      '1/1 Business Personal Property 130000',
      'undefined/undefined Accounts Receivable 25000',
    ]);
  });
});
