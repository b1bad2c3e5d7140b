import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const inWholeDollars = (nothing: string, reserve = nothing): string => `
File No        Claimant            Occurred     Open/Closed     Loss Pd     Exp Pd
               Cause of Loss       Received                     Loss O/S    Exp O/S     Incurred

Policy GX 5518203    03/01/2021 - 03/01/2022
77-20115       HALE RUTH           04/11/2021   Open               870         40
               Wind damage         04/15/2021                    2,500        ${nothing}       3,410
77-20116       REYES BEN           05/02/2021   Closed           1,250         75
               Broken window       05/03/2021                      ${nothing}        ${nothing}       1,325
77-20117       PARKER JOY          06/20/2021   Open               ${nothing}         ${nothing}
               Frozen pipe         06/21/2021                    1,000        ${reserve}       1,000`;

describe('amounts of records that are stacked like their headings', () => {
  it('are read by the lines of their headings where they have neither cents nor thousands', () => {
    expect(read('loss_run', inWholeDollars('  0'))['claims']).toMatchObject([
      { paid: { loss: 870, expense: 40 }, reserve: { loss: 2500, expense: 0 }, incurred: { total: 3410 } },
      { paid: { loss: 1250, expense: 75 }, reserve: { loss: 0, expense: 0 }, incurred: { total: 1325 } },
      { paid: { loss: 0, expense: 0 }, reserve: { loss: 1000, expense: 0 }, incurred: { total: 1000 } },
    ]);
  });

  it('are nothing where a dash is printed', () => {
    expect(read('loss_run', inWholeDollars('  -'))['claims']).toMatchObject([
      { reserve: { loss: 2500, expense: 0 } },
      { paid: { loss: 1250 }, reserve: { loss: 0, expense: 0 } },
      { paid: { loss: 0, expense: 0 }, reserve: { loss: 1000, expense: 0 } },
    ]);
  });

  it('are not known where a dash is printed in a report that prints zeros', () => {
    const claims = read('loss_run', inWholeDollars('  -', '  0'))['claims'];
    expect(claims).toMatchObject([{ reserve: { loss: 2500 } }, {}, { reserve: { loss: 1000, expense: 0 } }]);
    expect(claims).not.toMatchObject([{ reserve: { expense: 0 } }, {}, {}]);
  });
});
