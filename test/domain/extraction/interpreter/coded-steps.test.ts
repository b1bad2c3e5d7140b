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
});
