import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Alder Point Casualty Company   Loss Run of Tessel Orchards Inc

Policy Number: TO 4410087     Effective: 05-01-2019     Expiration: 05-01-2020
Claim No.     Date of Loss     Description                    Loss Paid     Reserve
A-110032      07-14-2019       HAIL BROKE GREENHOUSE          4,100.00      900.00

Policy Number: TO 4410088     Effective: 05-01-2020     Expiration: 05-01-2021
Claim No.     Date of Loss     Description                    Loss Paid     Reserve
A-110058      10-02-2020       TRUCK HIT LOADING DOCK           250.00        0.00

SUMMARY OF ALL 2 POLICIES
Claims     Loss Paid     Reserve
2          4,350.00      900.00
`;

describe('a title of sums with headings below it', () => {
  it('sums up what it says, with the figures below the headings', () => {
    expect(read('loss_run', page)['grandTotals']).toMatchObject({
      claimCount: 2,
      paid: { loss: 4350 },
      reserve: { total: 900 },
    });
  });

  it('is no sum itself where the headings are those of a list of parts', () => {
    const parts = `RECAP OF ALL LINES
Line                Claims     Open     Paid         Reserves     Incurred
General Liability   1          1        4,100.00       900.00     5,000.00
Property            1          0          250.00         0.00       250.00

All lines           2          1        4,350.00       900.00     5,250.00`;
    expect(read('loss_run', page.replace(/SUMMARY[^]*/, parts))['grandTotals']).toMatchObject({
      claimCount: 2,
      paid: { total: 4350 },
      reserve: { total: 900 },
    });
  });
});
