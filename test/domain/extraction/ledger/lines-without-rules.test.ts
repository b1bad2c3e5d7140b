import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const report = (lines: string): Record<string, unknown> =>
  read(
    'loss_run',
    String.raw`
Wendar Assurance Company                                LOSS EXPERIENCE REPORT                RUN DATE: 10/29/21
INSURED: Ildemont Machine Works Co

CLAIM        LOSS       RPTD            CLOSE                                  LOSS       EXPENSE           LOSS          TOTAL
NUMBER       DATE       DATE      ST    DATE       COVERAGE       CAUSE        PAID          PAID        O/S RES      INCURRED
CLAIMANT                DESCRIPTION OF LOSS

${lines}
`,
  );

const groups = String.raw`
POLICY: GL 074488 05 GENERAL LIABILITY TERM: 04/01/21 - 04/01/22
21GL437073   05/14/21   05/16/21  CL    08/19/21   GL-BI          11       2,012.56          0.00           0.00       2,012.56
  SUTHERLAND, JANET     Merchandise display fell on foot of shopper
21GL149419   06/14/21   06/15/21  OP               GL-BI          11       1,394.93        291.40      22,500.00      24,186.33
  INSURED               Hail damage to roof and signs
COVERAGE GL-BI - 2 CLAIMS                                                  3,407.49        291.40      22,500.00      26,198.89
21GL735222   04/08/21   04/09/21  OP               GL-PD          14         100.00         77.63      22,500.00      22,677.63
  EASTMAN, GREGORY      Overspray on vehicles in adjacent parking lot
COVERAGE GL-PD - 1 CLAIM                                                     100.00         77.63      22,500.00      22,677.63
TOTAL POLICY GL 074488 05 CLAIMS: 3 OPEN: 2                                3,507.49        369.03      45,000.00      48,876.52

POLICY: GL 074488 04 GENERAL LIABILITY TERM: 04/01/20 - 04/01/21
20GL996685   04/02/20   04/13/20  CL    10/20/20   GL-BI          11       4,173.41          0.00           0.00       4,173.41
  KOWALCZYK, SCOTT      Guest slipped on ice at entrance and fractured wrist
COVERAGE GL-BI - 1 CLAIM                                                   4,173.41          0.00           0.00       4,173.41
TOTAL POLICY GL 074488 04 CLAIMS: 1 OPEN: 0                                4,173.41          0.00           0.00       4,173.41
`;

describe('a report of two lines a claim without rules', () => {
  it('joins the lines of a wrapped heading above a line of its own', () => {
    expect(report(groups)['claims']).toMatchObject([
      { claimNumber: '21GL437073', lossDate: '2021-05-14', reportedDate: '2021-05-16', closedDate: '2021-08-19' },
      { claimNumber: '21GL149419', lossDate: '2021-06-14', status: 'open' },
      { claimNumber: '21GL735222', claimantName: 'EASTMAN, GREGORY', reserve: { loss: 22500 } },
      { claimNumber: '20GL996685', claimantName: 'KOWALCZYK, SCOTT', paid: { loss: 4173.41, expense: 0 } },
    ]);
  });

  it('takes a cell below its heading for no label of the next one', () => {
    expect(report(groups)['claims']).toMatchObject([
      { claimantName: 'SUTHERLAND, JANET' },
      { claimantName: 'INSURED', description: 'Hail damage to roof and signs' },
      {},
      {},
    ]);
  });

  it('takes lines whose amounts are the sums of those above for neither claims nor totals of the policy', () => {
    expect(report(groups)['policies']).toMatchObject([
      { policyNumber: 'GL 074488 05', claimCount: 3, openClaimCount: 2, incurred: { total: 48876.52 } },
      { policyNumber: 'GL 074488 04', claimCount: 1, openClaimCount: 0, incurred: { total: 4173.41 } },
    ]);
  });
});

describe('claims whose headings nobody knows', () => {
  it('are no policies where their dates are no terms', () => {
    const data = read(
      'loss_run',
      String.raw`
Wendar Assurance Company                                LOSS EXPERIENCE REPORT

Handle       Day one    Day two         Paid        Reserve       Incurred
POLICY: GL 074488 05 TERM: 04/01/21 - 04/01/22
21GL437073   05/14/21   05/16/21    2,012.56           0.00       2,012.56
21GL149419   06/14/21   06/15/21    1,394.93      22,500.00      23,894.93
21GL735222   04/08/21   04/09/21      100.00      22,500.00      22,600.00
POLICY: GL 074488 04 TERM: 04/01/20 - 04/01/21
20GL996685   04/02/20   04/13/20    4,173.41           0.00       4,173.41
20GL996691   04/22/20   04/23/20      173.41           0.00         173.41
`,
    );
    expect(data['claims']).toHaveLength(5);
    expect(data['policies']).toMatchObject([{ policyNumber: 'GL 074488 05' }, { policyNumber: 'GL 074488 04' }]);
  });
});

describe('a policy that is told in a line of text', () => {
  it('has its kind behind its number', () => {
    const data = report(String.raw`${groups}
POLICY: UM 850862 05 COMMERCIAL UMBRELLA TERM: 04/01/21 - 04/01/22
  *** NO LOSSES REPORTED FOR THIS TERM ***

POLICY: UM 850862 04 COMMERCIAL UMBRELLA TERM: 04/01/20 - 04/01/21
  *** NO LOSSES REPORTED FOR THIS TERM ***`);
    expect(data['policies']).toMatchObject([
      { lineOfBusiness: 'GENERAL LIABILITY' },
      {},
      { policyNumber: 'UM 850862 05', lineOfBusiness: 'COMMERCIAL UMBRELLA' },
      { policyNumber: 'UM 850862 04', lineOfBusiness: 'COMMERCIAL UMBRELLA' },
    ]);
  });
});
