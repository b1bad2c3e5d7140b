import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('columns of what held before', () => {
  it.each([
    ['LIMITS         PREVIOUS             REVISED'],
    ['COVERAGE       PREV LIMIT           LIMIT'],
    ['LIMITS         LAST TERM            THIS TERM'],
    ['               WAS                  NOW'],
  ])('are left aside: %s', (heading) => {
    const page = `
GENERAL LIABILITY DECLARATIONS
${heading}
OCCURRENCE     500,000              1,000,000
GEN AGG        1,000,000            2,000,000
MED EXP        5,000                5,000
`;
    expect(read('general_liability', page)).toMatchObject({
      eachOccurrenceLimit: 1_000_000,
      generalAggregateLimit: 2_000_000,
      medicalExpenseLimit: 5_000,
    });
  });

  it('may stand right of what holds now, for each figure', () => {
    const page = `
BUSINESSOWNERS DECLARATIONS
COVERAGE                 LIMIT          PREV LIMIT       PREMIUM       PREV PREM
EMPLOYEE DISHONESTY      25,000         10,000             88.00         47.00
BACK UP OF SEWERS        15,000         NONE               62.00          0.00
`;
    expect(read('businessowners', page)['coverages']).toEqual([
      { name: 'EMPLOYEE DISHONESTY', limit: 25_000, premium: 88 },
      { name: 'BACK UP OF SEWERS', limit: 15_000, premium: 62 },
    ]);
  });
});

it('leaves out what stood before a change, with its premium, and keeps deductibles that say so themselves', () => {
  const { coverages } = read(
    'auto',
    String.raw`
*Auto policy declarations
*Car 1: 2014 Nissan Altima
                               Before this change             Premium before    After this change           Premium after
Collision                      250 ded                                $30.75    500 ded                            $41.20
Other Than Collision           500 ded                                $30.90    500 ded                            $30.90
`,
  );
  expect(coverages).toEqual([
    { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 41.2 },
    { vehicleNumber: 1, name: 'Other Than Collision', deductible: 500, premium: 30.9 },
  ]);
});

it('what a line tells of an earlier term or of a part of the policy belongs to no coverage above it', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
Coverage                     Limit           Premium
Employee Dishonesty          $25,000         $118.00
Equipment Breakdown          $50,000          $97.00
                 Prior term premium          $871.40
                 Liability coverages       $1,208.00
`;
  expect(read('businessowners', page)['coverages']).toEqual([
    { name: 'Employee Dishonesty', limit: 25_000, premium: 118 },
    { name: 'Equipment Breakdown', limit: 50_000, premium: 97 },
  ]);
});
