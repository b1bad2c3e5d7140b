import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEAD = String.raw`
Copper State Preferred Lloyds                           LOSS RUN                              RUN DATE: 06/24/18
INSURED: Ildemont Machine Works Co                                                            VALUED AS OF: 06/16/18
`;

const report = (lines: string): Record<string, unknown> => read('loss_run', `${HEAD}\n${lines}\n`);

describe('amounts in two lines below two lines of headings', () => {
  const data = report(String.raw`
CLAIM        POLICY          ACCIDENT   RECV                               INDEMNITY PAID    ADJ EXP PAID            SUBRO
REF          NUMBER          DATE       DATE       O/C   COV
                                                                         INDEMNITY UNPAID  ADJ EXP UNPAID   GROSS INCURRED

74FG63379    VVH9107968-20   06/30/17   07/12/17   OP    GL-PD                 20,330.78          120.37             0.00
CASTELLANO, JONATHAN   EMPLOYEE STRAINED LOWER BACK LIFTING                    14,131.23        2,507.02        37,089.40
87EB87234    VVH9107968-20   07/12/17   07/12/17   OP    GL-PD                 16,476.58            0.00           100.00
TELLERMAN, DANIEL      HAIL DAMAGE TO ROOF                                     17,484.71        5,903.20        39,764.49
33LH07829    VVH9107968-20   07/17/17   07/20/17   CL    GL-BI                      0.00          483.26             0.00
REDSTONE TRANSPORT LP  BACKED INTO PARKED CAR                                       0.00            0.00           483.26
77ZK61163    VVH9107968-19   07/30/16   08/14/16   CL    MED                   13,501.06            0.00             0.00
STONEBRIDGE, NICOLE    WATER LINE CUT DURING EXCAVATION                             0.00            0.00        13,501.06
`);

  it('have the measure of their line', () => {
    expect(data['claims']).toMatchObject([
      { paid: { loss: 20330.78, expense: 120.37 }, reserve: { loss: 14131.23 }, incurred: { total: 37089.4 } },
      { reserve: { expense: 5903.2 }, recovered: 100, incurred: { total: 39764.49 } },
      { paid: { loss: 0, expense: 483.26 }, incurred: { total: 483.26 } },
      { paid: { loss: 13501.06 }, incurred: { total: 13501.06 } },
    ]);
  });

  it('leave the cells of the first lines the columns that wide second lines cover', () => {
    expect(data['claims']).toMatchObject([
      { claimNumber: '74FG63379', policyNumber: 'VVH9107968-20', lossDate: '2017-06-30', status: 'open' },
      { claimNumber: '87EB87234', policyNumber: 'VVH9107968-20', lossDate: '2017-07-12', status: 'open' },
      { claimNumber: '33LH07829', policyNumber: 'VVH9107968-20', lossDate: '2017-07-17', status: 'closed' },
      { claimNumber: '77ZK61163', policyNumber: 'VVH9107968-19', lossDate: '2016-07-30', status: 'closed' },
    ]);
  });

  it('are of a carrier that is called Lloyds', () => {
    expect(data['carrierName']).toBe('Copper State Preferred Lloyds');
  });
});

describe('a line of a year in the columns of claims', () => {
  const data = report(String.raw`
                                                           PD              CASE RESERVE
CLAIM NO        LOSS DATE   RECV DATE   O/C     INDEMNITY      LEGAL   INDEMNITY      LEGAL    INCURRED

56-RKG-870346   12/01/20    12/01/21    Commercial Property
72749482626     02/25/21    03/07/21    CL      20,952.78       0.00        0.00       0.00   20,952.78
16477533922     05/22/21    05/24/21    OP      32,070.23      10.00   14,685.92       0.00   46,766.15
40-FNR-815340   12/01/20    12/01/21    Commercial Auto
22784704572     02/11/21    02/12/21    CL       1,000.00     200.00        0.00       0.00    1,200.00
`);

  it('names the policy of those below and is none', () => {
    expect(data['claims']).toMatchObject([
      { claimNumber: '72749482626', policyNumber: '56-RKG-870346' },
      { claimNumber: '16477533922', policyNumber: '56-RKG-870346' },
      { claimNumber: '22784704572', policyNumber: '40-FNR-815340' },
    ]);
    expect(data['policies']).toMatchObject([
      { effectiveDate: '2020-12-01', lineOfBusiness: 'Commercial Property' },
      { expirationDate: '2021-12-01', lineOfBusiness: 'Commercial Auto' },
    ]);
  });

  it('stands below groups of which one is called by two letters', () => {
    expect(data['claims']).toMatchObject([
      { paid: { loss: 20952.78, expense: 0 }, reserve: { loss: 0, expense: 0 } },
      { paid: { loss: 32070.23, expense: 10 }, reserve: { loss: 14685.92, expense: 0 } },
      { paid: { loss: 1000, expense: 200 } },
    ]);
  });
});

describe('headings that all stand close to the next one', () => {
  it('are parted into the headings that are known', () => {
    const data = report(String.raw`
ACCIDENT DATE CLAIM ID      REPT DATE CLOSE DT      IND PAID MEDICAL PAID      O/S IND O/S MEDICAL     INCURRED TOTAL

2024-03-27    SST6282-231   2024-04-10 2024-10-31    8,487.00       10.00         0.00        0.00          8,497.00
2024-05-11    RPW3759-705   2024-05-21 2024-09-12    4,138.00   23,839.00         0.00        0.00         27,977.00
2024-07-22    PHB3318-985   2024-07-23 2024-12-13    2,840.00   26,863.00         0.00        0.00         29,703.00
`);
    expect(data['claims']).toMatchObject([
      { claimNumber: 'SST6282-231', lossDate: '2024-03-27', reportedDate: '2024-04-10', closedDate: '2024-10-31' },
      { claimNumber: 'RPW3759-705', paid: { loss: 4138, medical: 23839 }, incurred: { total: 27977 } },
      { claimNumber: 'PHB3318-985', reserve: { loss: 0, medical: 0 } },
    ]);
  });
});

describe('lines of policies between records of several lines', () => {
  it('leave headings whole that stand over their labels', () => {
    const heading = String.raw`Loss No.       Clm Mgr            Loss Paid         Paid Total      ALAE Reserve      Total Recovery
Date of Loss   Report Date           Pd Med  Indemnity Reserve    Total Incurred`;
    const { claims } = report(String.raw`
General Liability   W49-836979               Eff Dt: 01/01/20     Expiration: 01/01/21
${heading}
839537550      Luis Morinrup           0.00           2,140.00             90.00                0.00
02/10/20       02/24/20            2,140.00              10.00          2,240.00

General Liability   W49-836979               Eff Dt: 01/01/21     Expiration: 01/01/22
${heading}
815010010      Elena Rosarell        209.00             209.00              0.00                0.00
03/06/21       03/07/21                0.00               7.00            216.00
215304350      Lena Veraley       17,181.00          22,375.00              0.00                0.00
03/26/21       03/27/21            5,194.00               0.00         22,375.00
`);
    expect(claims).toMatchObject([
      { claimNumber: '839537550', paid: { medical: 2140, total: 2140 }, reserve: { loss: 10, expense: 90 } },
      { claimNumber: '815010010', reserve: { loss: 7, expense: 0 }, incurred: { total: 216 } },
      { claimNumber: '215304350', paid: { loss: 17181, medical: 5194, total: 22375 }, incurred: { total: 22375 } },
    ]);
  });
});
