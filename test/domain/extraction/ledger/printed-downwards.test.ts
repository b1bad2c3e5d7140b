import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
RPT CLM0417                                  PRAIRIE STATES RISK POOL                                       PAGE 1
INSURED: WORCESTER SCHOOLS INC               VALUED: 02/18/22

  CLAIM      LOSS     REPORTED CLOSED   S CLAIMANT          ------- P A I D -------- --- R E S E R V E S ---
  NUMBER     DATE     DATE     DATE     T LOCATION/DESC            LOSS      EXPENSE       LOSS      EXPENSE   NET INCURRED
  POLICY NO: GL02680-15   EFF: 07/01/15  EXP: 07/01/16
  GL1525980  08/03/15 08/06/15 02/23/16 C NAKAGAWA, LUIS         524.87         0.00       0.00         0.00         524.87
     CENTRAL HS           BUS BACKED INTO A POLE
  GL1554453  11/19/15 12/19/15 12/14/16 C SMITH J.H.               0.00        10.00       0.00         0.00          10.00
     LINCOLN ELEM         CHEMISTRY LAB BURN TO FOREARM
  GL1671268  01/04/16 01/04/16          O MOORE Z.T.          22,401.98       335.94     100.00         5.00      22,842.92
     WASHINGTON MS        PUPIL SLIPPED ON ICE AT ENTRANCE
  GL1635275  02/15/16 02/19/16 09/23/16 C PEMBERTON, REBECCA     950.00       168.08       0.00         0.00       1,118.08
     CENTRAL HS           BUS MIRROR STRUCK A PARKED CAR
  GL1646260  05/18/16 06/08/16 06/15/16 C FELDSTEIN, LAURA     5,400.00     1,589.31       0.00         0.00       6,989.31
     TRANSPORTATION       PUPIL FELL FROM THE CLIMBER
  GL1645141  06/11/16 06/12/16 06/18/17 C WEBER M.E.           5,780.13     3,077.25       0.00         0.00       8,857.38
     LINCOLN ELEM         BUS HIT A DEER ON THE WAY
  GL1617847  06/23/16 06/24/16 07/26/16 C HALE E.W.               18.92         0.00       0.00         0.00          18.92
     WASHINGTON MS        MOWER THREW A ROCK AT A CAR
  GL1617848  06/23/16 06/24/16 07/26/16 C ROSEN A.W.              20.00         0.00       0.00         0.00          20.00
     WASHINGTON MS        VISITOR FELL FROM A CHAIR
  ** LIABILITY TOTAL    8 CLAIMS     1 OPEN                   35,095.90     5,180.58     100.00         5.00      40,381.48
`;

describe('letters of a heading that are printed below each other', () => {
  const { claims, valuationDate } = read('loss_run', page);

  it('head a column that stands right in front of another one', () => {
    expect(claims).toMatchObject([
      { claimantName: 'NAKAGAWA, LUIS', status: 'closed' },
      { claimantName: 'SMITH J.H.', status: 'closed' },
      { claimantName: 'MOORE Z.T.', status: 'open' },
      { claimantName: 'PEMBERTON, REBECCA' },
      { claimantName: 'FELDSTEIN, LAURA' },
      { claimantName: 'WEBER M.E.' },
      { claimantName: 'HALE E.W.' },
      { claimantName: 'ROSEN A.W.' },
    ]);
  });

  it('leave the lines below each other in headings to the lines of the records', () => {
    expect(claims).toMatchObject([
      { description: 'BUS BACKED INTO A POLE' },
      { description: 'CHEMISTRY LAB BURN TO FOREARM' },
      { description: 'PUPIL SLIPPED ON ICE AT ENTRANCE' },
      { description: 'BUS MIRROR STRUCK A PARKED CAR' },
      { description: 'PUPIL FELL FROM THE CLIMBER' },
      { description: 'BUS HIT A DEER ON THE WAY' },
      { description: 'MOWER THREW A ROCK AT A CAR' },
      { description: 'VISITOR FELL FROM A CHAIR' },
    ]);
  });

  it('do not make "Loss" over "Date" a heading of amounts, nor one of the whole report', () => {
    expect((claims as unknown[])[0]).toMatchObject({
      lossDate: '2015-08-03',
      paid: { loss: 524.87 },
      reserve: { loss: 0 },
    });
    expect(valuationDate).toBe('2022-02-18');
  });
});
