import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const oneLine = `
Ulval Indemnity Company                       Valued as of June 30, 2022

Total Incurred    Total Paid    Reserve     File No.      Injured Employee     Date of Injury     Status

Policy WC-681-90748        01/01/2021 - 01/01/2022

        818.78        818.78       0.00     R53-483736    Yarer, Joyce         01/24/2021         CL
     16,835.21        501.32  16,333.89     A00-755631    Bran, Simon          04/25/2021         OP
     17,653.99      1,320.10  16,333.89     MEDICAL ONLY SUBTOTAL
     12,640.02      2,350.06  10,289.96     W66-480698    Fern, Opal           02/01/2021         OP
     10,638.74     10,638.74       0.00     G31-664279    Hala, Zora           03/16/2021         CL
     23,278.76     12,988.80  10,289.96     LOST TIME SUBTOTAL
     40,932.75     14,308.90  26,623.85     TERM TOTAL
`;

const twoLines = `
Total Paid      Comp Paid      Medical Paid      File No.            Date of Injury     Status
Total Future    Comp Future    Medical Future    Injured Employee    Reported           Cause

Policy WC-681-90748        01/01/2021 - 01/01/2022

    818.78           0.00            818.78      R53-483736          01/24/2021         CL
      0.00           0.00              0.00      Yarer, Joyce        01/25/2021         Fall
    501.32           0.00            501.32      A00-755631          04/25/2021         OP
 16,333.89         255.43         16,078.46      Bran, Simon         04/26/2021         Burn
  1,320.10           0.00          1,320.10      TERM TOTAL
 16,333.89         255.43         16,078.46      2 files, 1 open
`;

describe('totals lines whose amounts stand in front of their words', () => {
  it('begin no record and belong to none', () => {
    const { claims } = read('loss_run', oneLine);
    expect(claims).toMatchObject([
      { claimNumber: 'R53-483736', claimantName: 'Yarer, Joyce', incurred: { total: 818.78 } },
      { claimNumber: 'A00-755631', claimantName: 'Bran, Simon', incurred: { total: 16835.21 } },
      { claimNumber: 'W66-480698', claimantName: 'Fern, Opal', incurred: { total: 12640.02 } },
      { claimNumber: 'G31-664279', claimantName: 'Hala, Zora', incurred: { total: 10638.74 } },
    ]);
  });

  it('are those of the term where they sum up all of its records, and not some', () => {
    const { policies } = read('loss_run', oneLine);
    expect(policies).toMatchObject([{ incurred: { total: 40932.75 }, reserve: { total: 26623.85 } }]);
  });

  it('have a line for each line of the headings, with counts beside the last one', () => {
    const { policies, claims } = read('loss_run', twoLines);
    expect(claims).toHaveLength(2);
    expect(policies).toMatchObject([
      { claimCount: 2, paid: { loss: 0, total: 1320.1 }, reserve: { loss: 255.43, total: 16333.89 } },
    ]);
  });
});
