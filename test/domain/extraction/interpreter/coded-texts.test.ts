import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('codes before what they stand for, in one column', () => {
  it.each(['Class', 'Class code and description', 'Nebraska rating'])('are told apart below "%s"', (heading) => {
    const page = `
WORKERS COMPENSATION EXTENSION OF INFORMATION PAGE      POLICY WC 22-1180
${heading.padEnd(36)}Payroll        Rate     Premium
5403 Carpentry NOC                  250,000        9.12     22,800
8742 Salespersons - Outside         120,000        0.31        372
`;
    expect(read('workers_compensation', page)['classifications']).toMatchObject([
      { classCode: '5403', description: 'Carpentry NOC', payroll: 250_000, rate: 9.12, premium: 22_800 },
      { classCode: '8742', description: 'Salespersons - Outside', payroll: 120_000 },
    ]);
  });

  it('are none where a line has no figures', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
POLICY NO      INSURER                       AGENT NO
SP 4471-88     OLD MILL INDEMNITY CO         7731  HILL STREET AGENCY
`;
    expect(read('general_liability', page)).not.toHaveProperty('classifications');
  });
});

describe('factors behind the names of premium steps', () => {
  it('are no part of the names', () => {
    const page = `
WORKERS COMPENSATION SCHEDULE      POLICY WC 22-1180
Code   Classification        Payroll        Rate     Premium
5403   Carpentry NOC         250,000        9.12     22,800
Experience modification 0.97                         -684
Schedule credit 5%                                   -1,106
Premium discount (4.5%)                              -945
Terrorism .02                                        50
Expense constant                                     160
`;
    expect(read('workers_compensation', page)['premiumSteps']).toEqual([
      { name: 'Experience modification', factor: 0.97, amount: -684 },
      { name: 'Schedule credit', factor: 5, amount: -1_106 },
      { name: 'Premium discount', factor: 4.5, amount: -945 },
      { name: 'Terrorism', factor: 0.02, amount: 50 },
      { name: 'Expense constant', amount: 160 },
    ]);
  });
});

describe('words that reach over several columns', () => {
  it('say nothing of where the columns end', () => {
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS
Premises 1   41 Exchange St, Geneva, NY 14456
PROPERTY COVERAGE                   LIMIT OF INSURANCE         DEDUCTIBLE
Business Personal Property          $ 120,000                  $ 1,000
Business Income                     Actual loss sustained, 12 months
Outdoor Signs                       $ 5,000                      $ 500
`;
    expect(read('businessowners', page)['coverages']).toMatchObject([
      { limit: 120_000, deductible: 1_000 },
      { limitText: 'Actual loss sustained, 12 months' },
      { name: 'Outdoor Signs', limit: 5_000, deductible: 500 },
    ]);
  });
});
