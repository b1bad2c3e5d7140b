import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('steps of the premium', () => {
  it('label their figures in each line, and belong to the state of a label anywhere above', () => {
    const page = String.raw`
WORKERS COMPENSATION INFORMATION PAGE
Policy term 11/15/2025 to 11/15/2026        State: VT
9898  Experience modification      factor .90          premium -810
0900  Expense constant                                 premium 160
`;
    expect(read('workers_compensation', page)['premiumSteps']).toEqual([
      { state: 'VT', code: '9898', name: 'Experience modification', factor: 0.9, amount: -810 },
      { state: 'VT', code: '0900', name: 'Expense constant', amount: 160 },
    ]);
  });

  it('print their state in the first column, and a payroll whose rate makes their amount', () => {
    const page = String.raw`
EXTENSION OF INFORMATION PAGE
                                                     EST ANNUAL         RATE PER        EST ANNUAL
ST   LOC   CODE    CLASSIFICATION                    REMUNERATION       $100            PREMIUM
KS   001   8810    CLERICAL OFFICE EMPLOYEES         412,000            .18             742
KS   002   8292    STORAGE WAREHOUSE                 655,000            4.71            30,851
KS         9898    EXPERIENCE MODIFICATION                              .91             -2,843
KS         9740    TERRORISM                         1,067,000          .01             107
`;
    expect(read('workers_compensation', page)['premiumSteps']).toEqual([
      { state: 'KS', code: '9898', name: 'EXPERIENCE MODIFICATION', factor: 0.91, amount: -2_843 },
      { state: 'KS', code: '9740', name: 'TERRORISM', factor: 0.01, amount: 107 },
    ]);
  });
});
