import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const letter = String.raw`
Verebrook Assurance Company of America
April 8, 2022

Re: Insured: Halinbrook Roofing, LP
    Policy: CON 7890714   01/05/2021 to 01/05/2022

Claim #       Loss Date      What Happened                          Paid to Date
5552936       03/05/2021     Roof left open overnight                 $21,287.09
1347826       01/13/2021     Crane load swung into storefront          $1,830.37
4333486       10/29/2021     Tenant fell on unlit stairway             $1,125.64
Total of 3                                                            $24,243.10

Claim 5552936 is still open; we hold a reserve of $1,500.00 on it. The adjuster is
Adele Ulvaski.

Claim 1347826 is still open; we hold a reserve of $17,500.00 on it. The adjuster is
Tomas Ildoton.

Claim 4333486 was closed; we hold a reserve of $0.00 on it. The adjuster is
Zora Penalson.
`;

const statement = String.raw`
Orlestone Assurance Company of America
Statement of losses and deductible reimbursement
Losses valued as of April 30, 2025. Your deductible is $150,000 for each accident, loss and
expense together.

Business auto policy DBA 9 409-109, July 16, 2023 to July 16, 2024

Claim AU-2438323 Property damage Mara Garvedo Closed Apr 29, 2025
Accident of Dec 6, 2023 in NC, reported Dec 7, 2023: Side mirror and door of bus scraped.
        Loss paid to date                                     3,016.18
        Less deductible reimbursed by you                      (16.00)
        Reserve for loss and expense, not yet billed              0.00

Claim AU-4806803 Bodily injury Otto Tarner Open
Accident of Mar 15, 2024 in IN, reported Apr 25, 2024: Delivery van backed over mailbox and
gate post.
        Loss paid to date                                       679.92
        Less deductible reimbursed by you                     (763.04)
        Reserve for loss and expense, not yet billed            900.00
`;

describe('sentences about records', () => {
  it('complete the records of a table by their keys', () => {
    const { claims, grandTotals } = read('loss_run', letter);
    expect(claims).toMatchObject([
      {
        claimNumber: '5552936',
        status: 'open',
        description: 'Roof left open overnight',
        adjusterName: 'Adele Ulvaski',
        paid: { total: 21287.09 },
        reserve: { total: 1500 },
      },
      { claimNumber: '1347826', adjusterName: 'Tomas Ildoton', reserve: { total: 17500 } },
      { claimNumber: '4333486', status: 'closed', adjusterName: 'Zora Penalson' },
    ]);
    expect(grandTotals).toMatchObject({ claimCount: 3, paid: { total: 24243.1 } });
  });

  it('name kind, person, state and narrative behind the key, above amounts with labels', () => {
    expect(read('loss_run', statement)['claims']).toMatchObject([
      {
        claimNumber: 'AU-2438323',
        policyNumber: 'DBA 9 409-109',
        claimType: 'Property damage',
        claimantName: 'Mara Garvedo',
        status: 'closed',
        closedDate: '2025-04-29',
        lossDate: '2023-12-06',
        reportedDate: '2023-12-07',
        lossState: 'NC',
        description: 'Side mirror and door of bus scraped',
        recovered: 16,
      },
      {
        claimType: 'Bodily injury',
        claimantName: 'Otto Tarner',
        status: 'open',
        lossState: 'IN',
        description: 'Delivery van backed over mailbox and gate post',
        recovered: 763.04,
        reserve: { total: 900 },
      },
    ]);
  });
});
