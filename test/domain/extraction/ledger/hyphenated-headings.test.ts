import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
POLICY 009217-9    EMPLOYER HALARMERE ELECTRIC LLC      RUN 09/28/2021

                              DATE OF    DATE      S  DATE                BENEFITS PAID                 OUTSTANDING
ACCIDENT                      ACCI-      FORM 1    T  FINALED     COMPEN-               ADJUST    COMPEN-               TOTAL
NUMBER        NAME OF INJURED DENT       RECD      A              SATION     MEDICAL    EXPENSE   SATION     MEDICAL    INCURRED

90-8525342    YARERUP, HANNA  06-25-18   06-27-18  F  02-24-20        0.00     412.14     68.11       0.00       0.00     480.25
58-9952447    NEVINCK, ELLIS  02-13-18   02-15-18  F  04-20-21   13,568.80  38,843.59     58.25       0.00       0.00  52,470.64
93-1071667    JORINI, ADELE   04-23-18   04-24-18  O             16,130.28     184.50      0.00       0.00   1,757.98  18,072.76
`;

describe('headings whose words are divided by hyphens', () => {
  const { claims } = read('loss_run', page);

  it('head the columns of dates that their words name together', () => {
    expect(claims).toMatchObject([
      { lossDate: '2018-06-25', reportedDate: '2018-06-27', closedDate: '2020-02-24' },
      { lossDate: '2018-02-13', reportedDate: '2018-02-15', closedDate: '2021-04-20' },
      { lossDate: '2018-04-23', reportedDate: '2018-04-24' },
    ]);
  });

  it('are kinds of the measures above them, whatever kind the measure is printed with', () => {
    expect(claims).toMatchObject([
      { paid: { loss: 0, medical: 412.14, expense: 68.11 }, reserve: { loss: 0, medical: 0 } },
      { paid: { loss: 13568.8, medical: 38843.59, expense: 58.25 }, reserve: { loss: 0, medical: 0 } },
      { paid: { loss: 16130.28, medical: 184.5, expense: 0 }, reserve: { loss: 0, medical: 1757.98 } },
    ]);
  });
});
