import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines of the calculation of the premium', () => {
  it('are told by their code where nobody knows their name, and are no classes', () => {
    const page = `
INFORMATION PAGE
Code   Description                              Payroll      Rate     Premium
8017   Retail stores                            210,000      $1.85    3,885
8810   Clerical office                           64,000      $.14        90
9812   Part two larger amounts                               1.10       437
0900   Expense constant                                                 160
`;
    const { classifications, premiumSteps } = read('workers_compensation', page);
    expect(classifications).toEqual([
      { classCode: '8017', description: 'Retail stores', payroll: 210000, rate: 1.85, premium: 3885 },
      { classCode: '8810', description: 'Clerical office', payroll: 64000, rate: 0.14, premium: 90 },
    ]);
    expect(premiumSteps).toEqual([
      { code: '9812', name: 'Part two larger amounts', factor: 1.1, amount: 437 },
      { code: '0900', name: 'Expense constant', amount: 160 },
    ]);
  });

  it('are of the state whose columns they stand in, as classes are of the place that their line names', () => {
    const page = `
INFORMATION PAGE
WORKPLACES
OH-1       418 Tallow Street, Brackwell, OH 44120
KY-2       77 Fenner Road, Osterville, KY 40356

Code   Classification                           Payroll      Rate     Premium     At
8017   Retail stores                            210,000      1.85       3,885     OH-1
8810   Clerical office                           64,000       .14          90     KY-2

PREMIUM CALCULATION
Code                                      OH                      KY           Policy
                                    Factor    Amount       Factor    Amount
       Manual premium                          3,885                     90
9898   Experience modification        0.90      -389         0.95        -5
0900   Expense constant                                                           160
`;
    const { locations, classifications, premiumSteps } = read('workers_compensation', page);
    expect(locations).toMatchObject([{ locationNumber: 1 }, { locationNumber: 2 }]);
    expect(classifications).toMatchObject([
      { state: 'OH', locationNumber: 1, classCode: '8017' },
      { state: 'KY', locationNumber: 2, classCode: '8810' },
    ]);
    expect(premiumSteps).toEqual([
      { state: 'OH', name: 'Manual premium', amount: 3885 },
      { state: 'OH', code: '9898', name: 'Experience modification', factor: 0.9, amount: -389 },
      { state: 'KY', name: 'Manual premium', amount: 90 },
      { state: 'KY', code: '9898', name: 'Experience modification', factor: 0.95, amount: -5 },
      { code: '0900', name: 'Expense constant', amount: 160 },
    ]);
  });
});
