import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('limits whose amounts stand before their names', () => {
  const limits = {
    eachOccurrenceLimit: 1_000_000,
    generalAggregateLimit: 2_000_000,
    productsAggregateLimit: 3_000_000,
    medicalExpenseLimit: 5_000,
  };

  it.each([
    ['', '   '],
    ['', ' '],
    ['a. ', '   '],
    ['(1) ', ' '],
  ])('are those of their own lines: "%s$1,000,000%sEach Occurrence"', (mark, gap) => {
    const page = `
GENERAL LIABILITY DECLARATIONS
LIMITS OF INSURANCE
${mark}$1,000,000${gap}Each Occurrence Limit
${mark}$2,000,000${gap}General Aggregate Limit
${mark}$3,000,000${gap}Products-Completed Operations Aggregate
${mark}$5,000${gap}Medical Expense
`;
    expect(read('general_liability', page)).toMatchObject(limits);
  });

  it('are those of a sentence', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Limits of insurance: $1,000,000 each occurrence; $2,000,000 general aggregate;
$3,000,000 products-completed operations aggregate; and $5,000 medical expense any one person.
`;
    expect(read('general_liability', page)).toMatchObject(limits);
  });

  it.each([
    'LIABILITY   1,000,000 OCC   2,000,000 GEN AGG   3,000,000 PCO AGG   5,000 MED',
    'LIABILITY 1,000,000 PER OCC  2,000,000 AGGREGATE  3,000,000 PROD AGG  MED 5,000',
    'Limits: Liability $1,000,000 / $2,000,000 aggregate; products $3,000,000 aggregate; medical $5,000',
    'Liability: $ 1,000,000 occurrence, $ 2,000,000 aggregate, $ 3,000,000 products aggregate, $ 5,000 medical',
    'Med $5,000   Each occurrence $1,000,000   General aggregate $2,000,000   Products $3,000,000',
  ])('are those of a line that is a list of limits: "%s"', (line) => {
    expect(read('businessowners', `BUSINESSOWNERS DECLARATIONS\n${line}`)).toMatchObject(limits);
  });

  it('stand below the headings of their columns as all values do', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Limit          Coverage
$1,000,000     Each Occurrence Limit
$2,000,000     General Aggregate Limit
$5,000         Medical Expense
`;
    const { eachOccurrenceLimit, generalAggregateLimit } = read('general_liability', page);
    expect([eachOccurrenceLimit, generalAggregateLimit]).not.toContain(5_000);
  });

  it('stand beside other columns, below a heading of theirs and with names among them that nobody knows', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Limits                                                     Rating
1. Limits:    $1,000,000   Each Occurrence                 Prem 1     14101 Antique Stores     Area 12,400    $ 1,017
              $2,000,000   General Aggregate               Prem 2     14101 Antique Stores     Area 1,900     $ 156
              Included     Products-Completed Operations
              $    5,000   Medical Expense
              $  100,000   Kennel Visitors
`;
    const { eachOccurrenceLimit, generalAggregateLimit, medicalExpenseLimit } = limits;
    expect(read('general_liability', page)).toMatchObject({
      eachOccurrenceLimit,
      generalAggregateLimit,
      medicalExpenseLimit,
    });
  });

  it.each([
    ['Limits     1,000,000 EACH OCCURRENCE / 2,000,000 GENERAL AGGREGATE / 3,000,000 PRODUCTS / 5,000 MEDICAL EXPENSE'],
    [
      'Limit of liability   $1,000,000 each occurrence   $2,000,000 general aggregate   $3,000,000 products   $5,000 medical expense',
    ],
    ['Each occurrence $1,000,000; general aggregate $2,000,000; products aggregate $3,000,000; medical expense $5,000'],
    [
      'Per occurrence / General aggregate / Products / Medical expense      $1,000,000 / $2,000,000 / $3,000,000 / $5,000',
    ],
  ])('are told in one line: %s', (line) => {
    expect(read('general_liability', `GENERAL LIABILITY DECLARATIONS\n${line}\n`)).toMatchObject(limits);
  });

  it('are those of the coverage that they stand behind', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Liquor liability      $250,000 each occurrence / $500,000 aggregate
Kennel visitors       $300,000 each occurrence / $600,000 general aggregate
`;
    const found = read('general_liability', page);
    expect(found).not.toHaveProperty('generalAggregateLimit');
    expect(found['eachOccurrenceLimit']).not.toBe(250_000);
  });
});

describe('names and amounts in two columns of each', () => {
  it('are pairs of a name and the amount behind it', () => {
    const page = `BUSINESSOWNERS DECLARATIONS
Policy Number: HPB-046345-05      Policy Period: 10/19/2025 to 10/19/2026
Coverage                        Limit       Coverage                              Limit
Debris Removal                  $25,000     Newly Acquired Buildings              $250,000
Employee Dishonesty             $50,000     Money and Securities - Off Premises   $10,000
Electronic Data                 $10,000     Outdoor Property                      $15,000
Forgery or Alteration           $5,000      Valuable Papers                       $20,000
`;
    const coverages = read('businessowners', page)['coverages'];
    expect(coverages).toHaveLength(8);
    expect(coverages).toContainEqual(expect.objectContaining({ name: 'Debris Removal', limit: 25000 }));
    expect(coverages).toContainEqual(expect.objectContaining({ name: 'Employee Dishonesty', limit: 50000 }));
    expect(coverages).toContainEqual(expect.objectContaining({ name: 'Valuable Papers', limit: 20000 }));
  });
});

it('lists whose amounts stand before their names may stand beside each other', () => {
  const page = String.raw`
GENERAL LIABILITY DECLARATIONS
Limits of Insurance
$1,000,000   Each Occurrence                          $2,000,000   General Aggregate (other than Products/CO)
  $100,000   Damage to Premises Rented                $3,000,000   Products/CO Aggregate
    $5,000   Medical Expense                          $1,500,000   P&AI
`;
  expect(read('general_liability', page)).toMatchObject({
    eachOccurrenceLimit: 1_000_000,
    damageToRentedPremisesLimit: 100_000,
    medicalExpenseLimit: 5000,
    generalAggregateLimit: 2_000_000,
    productsAggregateLimit: 3_000_000,
    personalAdvertisingInjuryLimit: 1_500_000,
  });
});
