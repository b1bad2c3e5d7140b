import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const claimsOf = (page: string): unknown => read('loss_run', page)['claims'];

describe('a report of one claim', () => {
  it('has columns of one cell, which stand below their headings', () => {
    const page = `
Policy WC 5518203 from 03/01/2021 to 03/01/2022

Claim ID    Claimant      Status           Injury Date     Paid Comp    Paid Medical    Est. Comp    Est. Medical   Description
06501234    Ada Moss      open             04/11/2021          $0.00         $949.00    $1,933.00       $2,289.00   Fell from a ladder
                          disability                                                                                in the yard behind
                          appl filed                                                                                the main building
Policy WC 5518203 is valued as of                                                                                   06/30/2022`;
    expect(claimsOf(page)).toMatchObject([
      {
        claimNumber: '06501234',
        claimantName: 'Ada Moss',
        lossDate: '2021-04-11',
        paid: { loss: 0, medical: 949 },
      },
    ]);
  });

  it('is found by the date of its loss where its number is blacked out', () => {
    const page = `
Policy Number I-                Policy Term 05/03/2021 05/03/2022

Claim No       L5               Date of Loss  08/09/2021      Loss Location  Byron, GA
Reported       08/09/2021       Status  Closed                Closed Date    08/10/2021
Description    Car met the truck in the yard

Coverage       Loss Reserve       Loss Paid     Expense Reserve      Expense Paid
Vehicle               $0.00         $250.00               $0.00            $12.00`;
    expect(claimsOf(page)).toMatchObject([
      {
        lossDate: '2021-08-09',
        reportedDate: '2021-08-09',
        closedDate: '2021-08-10',
        paid: { loss: 250, expense: 12 },
      },
    ]);
  });

  it('begins with the identifier that stands above its date and that nothing names', () => {
    const page = `
2023-4719-003422     Ada Moss                                                  Open

Policy:  WCS 4719792 03        Location:  Main Plant           Claim class:  Lost Time
Date of injury:  03/06/2023    Date reported:  03/07/2023      Litigated:  No
Benefit state:  VA             Adjuster:  Joy Parker

                               Paid       Outstanding       Incurred
Indemnity                  1,488.78          1,900.00       3,388.78
Medical                      864.70          2,050.00       2,914.70`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: '2023-4719-003422', lossDate: '2023-03-06', reportedDate: '2023-03-07', lossState: 'VA' },
    ]);
  });

  it('is no year of a policy below the heading of a date of loss', () => {
    const page = `
Policy           Policy Term                      Valued
GL 4719792 03    03/01/2021       03/01/2022      06/30/2022

Claimant         Status           Loss Date       Paid        Reserve       Incurred
GL 4719792 03    from 03/01/2021  03/01/2022
Ada Moss         Open             04/11/2021    100.00          50.00         150.00`;
    expect(claimsOf(page)).toMatchObject([{ claimantName: 'Ada Moss', lossDate: '2021-04-11', status: 'open' }]);
  });

  it('is none where a date of loss is asked for and no other field of a claim stands near it', () => {
    const page = `
Policy GL 5518203 from 03/01/2021 to 03/01/2022

Date of Loss   03/01/2021
Total Paid     $0.00      Total Reserve      $0.00       Total Incurred     $0.00`;
    expect(claimsOf(page) ?? []).toEqual([]);
  });
});

describe('policy terms without claims', () => {
  it('have the totals that stand below headings of claims', () => {
    const page = `
Loss Run for Policy AAA122222          Line of Business  Business Auto       Run Date 07/15/2022

Claim     Loss                                  Loss         Loss                  Expense       Total
Number    Date       Status    Coverage      Reserve         Paid    Recovery         Paid    Incurred
     Policy AAA122222    Term 09/15/2017    09/15/2018
                     Policy Total               0.00     4,378.96    2,500.00         0.00    1,878.96

Loss Run for Policy AAA122223          Line of Business  Business Auto       Run Date 07/15/2022

Claim     Loss                                  Loss         Loss                  Expense       Total
Number    Date       Status    Coverage      Reserve         Paid    Recovery         Paid    Incurred
     Policy AAA122223    Term 09/15/2018    09/15/2019
                     Policy Total           4,500.00     6,365.70        0.00         0.00   10,865.70`;
    const data = read('loss_run', page);
    expect(data['claims'] ?? []).toEqual([]);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'AAA122222', effectiveDate: '2017-09-15', paid: { loss: 4378.96 }, incurred: { total: 1878.96 } },
      { policyNumber: 'AAA122223', expirationDate: '2019-09-15', reserve: { loss: 4500 }, recovered: 0 },
    ]);
  });

  it('are no claims where the totals of a term repeat its dates below the heading of a date of loss', () => {
    const page = `
EMPLOYER Palmetto Flooring LP
POLICY   7320043 12A      TERM   02/01/12     02/01/13

CLAIM NUMBER   INJURED      REPORTED     STATUS          PAID      RESERVE     INCURRED
TOTAL TERM     02/01/12     02/01/13     CLAIMS 2      321.02     1,341.00     1,662.02
               MEDICAL                                 321.02     1,341.00     1,662.02

POLICY   7320043 11A      TERM   02/01/11     02/01/12

CLAIM NUMBER   INJURED      REPORTED     STATUS          PAID      RESERVE     INCURRED
TOTAL TERM     02/01/11     02/01/12     CLAIMS 1       45.53     2,424.00     2,469.53
               MEDICAL                                  45.53     2,424.00     2,469.53`;
    expect(read('loss_run', page)['claims'] ?? []).toEqual([]);
  });
});
