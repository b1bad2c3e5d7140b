import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = `
ULVAL INDEMNITY COMPANY
POLICY: HWC-5145-77    01/01/2021 TO 01/01/2022

FILE NO     WORKER             INJURED     ST   TY
            CAUSE              NATURE                             INDEMNITY     MEDICAL
28124       YARABY, J          05/04/2021  O    MO       PAID        100.00       20.00
            FALL FROM STAIRS   SPRAIN                    OUTST        50.00        5.00
            SLID FROM THE WET STAIRS BESIDE THE DOCK     INCUR       150.00       25.00
28125       JORITON, C         06/04/2021  C    LT       PAID          0.00       30.00
            HIT FROM BEHIND    STRAIN                    OUTST         0.00        0.00
            WAS STRUCK FROM BEHIND BY A LIFT TRUCK       INCUR         0.00       30.00
28126       MELLERY, T         07/04/2021  C    RO       PAID          7.00        0.00
            CUT FROM GLASS     CUT                       OUTST         0.00        0.00
            A PANE FELL FROM ITS RACK AND CUT A HAND     INCUR         7.00        0.00

POLICY YEAR 2021 TOTAL CLAIMS 3 OPEN 1                   PAID        107.00       50.00
                                                         OUTST        50.00        5.00
                                                         INCUR       157.00       55.00
`;

describe('reports in capitals', () => {
  const data = read('loss_run', page);

  it('cut no text at a word that labels dates where no date follows', () => {
    expect(data['claims']).toMatchObject([
      { cause: 'FALL FROM STAIRS' },
      { cause: 'HIT FROM BEHIND' },
      { cause: 'CUT FROM GLASS' },
    ]);
  });

  it('tell what happened beside the last amounts of a record', () => {
    expect(data['claims']).toMatchObject([
      { description: 'SLID FROM THE WET STAIRS BESIDE THE DOCK' },
      { description: 'WAS STRUCK FROM BEHIND BY A LIFT TRUCK' },
      { description: 'A PANE FELL FROM ITS RACK AND CUT A HAND' },
    ]);
  });

  it('print codes that are no states among others that cannot be', () => {
    expect(data['claims']).toMatchObject([{ claimType: 'MO' }, { claimType: 'LT' }, { claimType: 'RO' }]);
    expect(JSON.stringify(data['claims'])).not.toContain('lossState');
  });

  it('count claims and no years', () => {
    expect(data['policies']).toMatchObject([{ claimCount: 3, openClaimCount: 1, incurred: { loss: 157 } }]);
  });
});
