import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

/** Reads lines of running text, one close below the other; an empty line parts paragraphs. */
function told(...lines: string[]): Record<string, unknown> {
  const paper = newPaper();
  for (const [at, line] of lines.entries()) if (line !== '') paper.text(60, 80 + 10 * at, line);
  return read(paper.pages).data;
}

describe('sentences about records', () => {
  it('are read as one record each, amounts by the wording before them', () => {
    const data = told(
      'Policy QX-2041-7781 (General Liability), in force from March 4, 2021 to March 4, 2022:',
      '',
      'On April 9, 2021 a loss occurred that is handled under claim number 77-104233 for Ruth Hale. Description: guest',
      'slipped on a wet floor in the lobby. Paid to date $1,200.50, outstanding reserve $300.00, incurred $1,500.50.',
      'Status: open.',
    );
    expect(data['policies']).toMatchObject([
      {
        policyNumber: 'QX-2041-7781',
        lineOfBusiness: 'General Liability',
        effectiveDate: '2021-03-04',
        expirationDate: '2022-03-04',
      },
    ]);
    expect(data['claims']).toMatchObject([
      {
        claimNumber: '77-104233',
        policyNumber: 'QX-2041-7781',
        claimantName: 'Ruth Hale',
        lossDate: '2021-04-09',
        description: 'guest slipped on a wet floor in the lobby',
        status: 'open',
        paid: { total: 1200.5 },
        reserve: { total: 300 },
        incurred: { total: 1500.5 },
      },
    ]);
  });

  it('name a measure once and the kinds in front of their amounts', () => {
    const data = told(
      '1. Claim KY-229-80954 was reported to us on May 27, 2020 by the employer for Noel Hale and it is now open. Paid:',
      'indemnity $7.00; medical $4,702.48; expense $3.00; total $4,712.48. Reserve: indemnity $0.00; medical $32,750.00;',
      'expense $5.00; total $32,755.00. Incurred: $37,467.48.',
    );
    expect(data['claims']).toMatchObject([
      {
        claimNumber: 'KY-229-80954',
        paid: { loss: 7, medical: 4702.48, expense: 3, total: 4712.48 },
        reserve: { loss: 0, medical: 32750, expense: 5, total: 32755 },
        incurred: { total: 37467.48 },
      },
    ]);
  });

  it('name the kind of an amount behind it, and a measure for several amounts', () => {
    const data = told(
      '1. Claim No. GH20-5512 (Policy GH-70771-B). Date of loss: May 2, 2020. To date we have paid $10.00 in damages and',
      '$25.50 in expense. Our outstanding reserves are $40.00 for damages and $5.00 for expense, for a total incurred of',
      '$80.50. The file remains open and was reported to us on June 1, 2020.',
    );
    expect(data['claims']).toMatchObject([
      {
        claimNumber: 'GH20-5512',
        reportedDate: '2020-06-01',
        paid: { loss: 10, expense: 25.5 },
        reserve: { loss: 40, expense: 5 },
        incurred: { total: 80.5 },
      },
    ]);
  });

  it('may give the name behind the number and the facts in a sentence of their own', () => {
    const data = told(
      'For the term 02/01/2019 to 02/01/2020 under our GL policy no. KM-448120-3:',
      '',
      'Claim 31-550-7781: LIND, OLGA, date of loss 06/09/2019, reported 06/12/2019. VISITOR WAS HIT BY A FALLING SIGN AT THE',
      'ENTRANCE. The claim is closed. We have paid $88.00; the reserve is $0.00 and the total incurred is $88.00.',
    );
    expect(data['policies']).toMatchObject([{ policyNumber: 'KM-448120-3', lineOfBusiness: 'GL' }]);
    expect(data['claims']).toMatchObject([
      {
        claimNumber: '31-550-7781',
        claimantName: 'LIND, OLGA',
        reportedDate: '2019-06-12',
        description: 'VISITOR WAS HIT BY A FALLING SIGN AT THE ENTRANCE',
        status: 'closed',
      },
    ]);
  });

  it('add up to totals where they count the records', () => {
    const data = told(
      'Policy number QX-2041-7781 is in force from March 4, 2021 to March 4, 2022 and was issued by us to the insured.',
      'Claim number 77-104233 has a date of loss of April 9, 2021. Paid $5.00, reserve $1.00, incurred $6.00.',
      'Claim number 77-104288 has a date of loss of May 9, 2021. Paid $7.00, reserve $1.00, incurred $8.00.',
      '',
      'In all there are two claims with a total incurred of $14.00.',
    );
    expect(data['claims']).toHaveLength(2);
    expect(data['grandTotals']).toMatchObject({ claimCount: 2, incurred: { total: 14 } });
  });

  it('count those that are open behind all of them, and name a kind for two amounts', () => {
    const data = told(
      'Policy number QX-2041-7781 is in force from March 4, 2021 to March 4, 2022 and was issued by us to the insured.',
      'Claim number 77-104233 has a date of loss of April 9, 2021. Paid $5.00, reserve $1.00, incurred $6.00.',
      'Claim number 77-104288 has a date of loss of May 9, 2021. Paid $7.00, reserve $1.00, incurred $8.00.',
      '',
      '2 files, of which 1 is pending. Indemnity paid $12.00, reserved $2.00. Defense paid $3.00, reserved $4.00.',
    );
    expect(data['claims']).toHaveLength(2);
    expect(data['grandTotals']).toMatchObject({
      claimCount: 2,
      openClaimCount: 1,
      paid: { loss: 12, expense: 3 },
      reserve: { loss: 2, expense: 4 },
    });
  });

  it('leave other running text alone', () => {
    const data = told(
      'Please report a claim within 30 days of the date on which it came to your attention. A reserve of $50,000 or more is',
      'reviewed by the home office, and the insured is told of it in writing by the office that is in charge of the claim.',
    );
    expect(data['claims']).toEqual([]);
    expect(data['policies']).toEqual([]);
  });
});

describe('the head of a letter', () => {
  it('prints the date of the report and the agency without labels', () => {
    const data = told(
      'June 7, 2021',
      'Oakmere Insurance Agency',
      '12 Mill Road',
      '',
      'Dear Agent:',
      '',
      'Here is a report.',
    );
    expect(data).toMatchObject({ reportDate: '2021-06-07', agencyName: 'Oakmere Insurance Agency' });
  });

  it('names the company of the writer behind the comma', () => {
    const data = told('From: Ruth Hale, Stonefield Casualty Company', 'Sent: May 3, 2020', '', 'Hello,');
    expect(data).toMatchObject({ carrierName: 'Stonefield Casualty Company', reportDate: '2020-05-03' });
  });
});
