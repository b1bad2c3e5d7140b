import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const dataOf = (art: string): unknown => read([typedPage(art)]).data;

describe('losses told as a list of items', () => {
  it('are read below lines of a key and its term, with a story and kinds of amounts in lines of their own', () => {
    const item = (key: string, day: string, person: string): string => `
 1. Claim # ${key} – closed 4/8/20
    Date of loss ${day}, reported 3/10/20, claimant ${person}
    Child ran into the edge of a bench
    Paid: $47.53 loss, $1.00 med pay, $2.82 expense = $51.35
    Reserves: $8.00 loss, $3.00 med pay, $0.00 expense = $11.00`;
    const mail = dataOf(`
Sent:     May 7, 2022
Subject:  claims of Bluefern Care

Hi Tom,

here is what the system shows for this insured. It is all general liability, two terms with us.

CGL-2809-11, 7/14/19 to 7/14/20${item('L868201', '3/10/20', 'Simon Hartley')}${item('L868344', '3/11/20', 'Mara Eddison')}

CGL-3728-58, 7/14/20 to 7/14/21${item('L868455', '10/22/20', 'Albert Devin')}

Let me know if you need anything else.`);
    expect(mail).toMatchObject({
      policies: [
        { policyNumber: 'CGL-2809-11', expirationDate: '2020-07-14' },
        { policyNumber: 'CGL-3728-58', expirationDate: '2021-07-14' },
      ],
      claims: ['Simon Hartley', 'Mara Eddison', 'Albert Devin'].map((claimantName) => ({
        claimantName,
        status: 'closed',
        description: 'Child ran into the edge of a bench',
        paid: { loss: 47.53, medical: 1, expense: 2.82, total: 51.35 },
        reserve: { loss: 8, medical: 3, expense: 0, total: 11 },
      })),
    });
  });

  it('are read where labels follow each other with semicolons in between, and the subject names the insured', () => {
    const memo = dataOf(`
MEMORANDUM
From:  Ada Moss, Claims Department, Tarn Mutual Insurance Company
Re:    Kestrel Paving Inc – Workers' Compensation claims, valued January 16, 2021

Before the renewal meeting you asked for the claims of the last year. We have 2 claims on file with a
total incurred of $10.00.

Policy WCV 304835 20, March 14, 2020 to March 14, 2021
1. Claim KY-229-80954, Noel Brandt (TN). Injured: May 26, 2020. Reported: May 27, 2020.
Status: Open. What happened: Rear ended at a light on the way to the job. Injury: Strain.
Paid: indemnity $0.00; medical $2.00; expense $0.00; total $2.00. Reserve: indemnity $0.00; medical
$3.00; expense $0.00; total $3.00. Incurred: $5.00. Adjuster: Yusuf Oster.

2. Claim ZK-759-54193, Selma Caldin (TX). Injured: December 13, 2020. Reported: December 14,
2020. Status: Closed on January 10, 2021. What happened: Pallet jack rolled over a foot. Paid:
indemnity $4.00; medical $0.00; expense $1.00; total $5.00. Incurred: $5.00. Adjuster: Rae Holt.

Please treat the names of injured workers as confidential.`);
    expect(memo).toMatchObject({
      namedInsureds: ['Kestrel Paving Inc'],
      policies: [{ policyNumber: 'WCV 304835 20', effectiveDate: '2020-03-14' }],
      claims: [
        { claimantName: 'Noel Brandt', lossState: 'TN', lossDate: '2020-05-26', reserve: { medical: 3, total: 3 } },
        { closedDate: '2021-01-10', lossState: 'TX', description: 'Pallet jack rolled over a foot', paid: { loss: 4 } },
      ],
    });
  });

  it('follow the years of a policy that is named with its kind in one text', () => {
    const digest = dataOf(`
Insured:  Bristow Electric LP
Policy:   C-24718-86, Farm & Business Property, continuous since 03-04-15

Year 03-04-17 to 03-04-18
-   clm 63075; d/l 09-04-17; rec'd 09-06-17; clsd 04-15-18; pd loss 324.46; pd lae 156.07; inc
    480.53. Hail on the roof of the shop was reported by the tenant of it, to be paid for in part. Adj: Mara Pender.
    year: 1 claim; pd loss 324.46; pd lae 156.07; resv 0.00; inc 480.53

Year 03-04-16 to 03-04-17
-   clm 84239; d/l 04-19-16; rec'd 04-21-16; open; pd loss 64.52; pd lae 0.00; resv 1.00; inc
    65.52. Wind on the dock was to blame for the loss of stock in the warehouse of the insured. Adj: Albert Ulv.
    year: 1 claim; pd loss 64.52; pd lae 0.00; resv 1.00; inc 65.52`);
    const policy = { policyNumber: 'C-24718-86', lineOfBusiness: 'Farm & Business Property' };
    expect(digest).toMatchObject({
      policies: [
        { ...policy, effectiveDate: '2017-03-04', claimCount: 1, incurred: { total: 480.53 } },
        { ...policy, effectiveDate: '2016-03-04', claimCount: 1, incurred: { total: 65.52 } },
      ],
      claims: [
        { claimNumber: '63075', status: 'closed', adjusterName: 'Mara Pender' },
        { claimNumber: '84239', status: 'open', adjusterName: 'Albert Ulv' },
      ],
    });
  });

  it('stand in a table below a sentence that lists the terms of the policy', () => {
    const letter = dataOf(`
May 14, 2022

Re: Insured: Neval Auto Parts LP
Policy: CON 2649845 (Artisans)

Dear Glenn Ulvick:

As you asked, this letter gives our loss experience on the above account, valued as of May 10, 2022.
We have insured it for the following terms: 03/15/2022 to 03/15/2023; 03/15/2021 to 03/15/2022.

Claim #     Loss Date     What Happened                                                Paid to Date
9230171     04/09/2022    Delivery cart scratched lobby marble at a tenant building       $1,781.07
9071008     12/05/2021    Roof left open overnight, rain damaged ceilings of units            $0.00

Claim 9230171 is still open; we hold a reserve of $13,500.00 on it. The adjuster is Carla Moor.
Claim 9071008 is still open; we hold a reserve of $15,000.00 on it. The adjuster is Yusuf Wend.`);
    const policy = { policyNumber: 'CON 2649845', lineOfBusiness: 'Artisans' };
    expect(letter).toMatchObject({
      policies: [
        { ...policy, effectiveDate: '2022-03-15' },
        { ...policy, effectiveDate: '2021-03-15' },
      ],
      claims: [
        { description: 'Delivery cart scratched lobby marble at a tenant building', reserve: { total: 13500 } },
        { description: 'Roof left open overnight, rain damaged ceilings of units', adjusterName: 'Yusuf Wend' },
      ],
    });
  });
});
