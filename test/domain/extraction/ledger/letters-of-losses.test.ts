import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a letter that tells what happened when', () => {
  const { claims, agencyName, carrierName } = read(
    'loss_run',
    String.raw`
Date: June 9, 2025
Policyholder: Marcus Elm
Policy: 55-H7-2219-4

Dear Marcus,

You asked us for a list of the claims on your homeowners policy. We have three claims on record.

Claim 19-H-77120
Wind damage to shingles on April 2, 2021. We paid $6,385.00. This claim is closed.

Claim 19-H-90416: On January 15, 2024 a tree fell on the garage. We paid $11,074.52. This claim was closed on
March 3, 2024.

Policies are underwritten by Hale Insurance Company of Rhode Island.
Your agent, Vesper Insurance Agency, can help you with any questions.
`,
  );

  it('has the date behind "on", and what stands in front of it or behind it', () => {
    expect(claims).toMatchObject([
      { claimNumber: '19-H-77120', lossDate: '2021-04-02', description: 'Wind damage to shingles' },
      { claimNumber: '19-H-90416', lossDate: '2024-01-15', description: 'a tree fell on the garage' },
    ]);
  });

  it('keeps what else was done on a date apart', () => {
    expect(claims).toMatchObject([{ status: 'closed' }, { status: 'closed', closedDate: '2024-03-03' }]);
  });

  it('names the agency and the insurer in sentences below the last claim', () => {
    expect({ agencyName, carrierName }).toEqual({
      agencyName: 'Vesper Insurance Agency',
      carrierName: 'Hale Insurance Company of Rhode Island',
    });
  });
});

describe('headings of years', () => {
  it('are no numbers of policies', () => {
    const { policies, claims } = read(
      'loss_run',
      String.raw`
2022-2023    Policy HBP 118820 22    9/10/22 - 9/10/23    Commercial Package
  Property      Claim 2230417    Loss 1/18/23    Paid 27,311     Closed
2023-24      Policy HBP 118820 23    9/10/23 - 9/10/24    Commercial Package
  Property      Claim 2341175    Loss 2/2/24     Paid 3,408      Closed
`,
    );
    expect(policies).toMatchObject([{ policyNumber: 'HBP 118820 22' }, { policyNumber: 'HBP 118820 23' }]);
    expect(claims).toMatchObject([{ policyNumber: 'HBP 118820 22' }, { policyNumber: 'HBP 118820 23' }]);
  });
});

describe('an amount with its kind behind it', () => {
  it('is of that kind, in words that say the measure again', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
Below is the loss experience under policy HS-CPP-208814, valued 5/12/2025. One claim has been reported to us since then:

Claim HS24-11803, date of loss 10/6/2024, claimant Evelyn Marsh. The customer tripped on a floor mat at the door.
This claim is closed. We paid $5,000.00 in medical payments and $312.50 in expense.
`,
    );
    expect(claims).toMatchObject([{ paid: { medical: 5000, expense: 312.5 } }]);
  });
});

describe('a report that names no policy beside a label', () => {
  it('is one of the policy that a sentence names', () => {
    const { policies, claims } = read(
      'loss_run',
      String.raw`
From: losses@alder.example
Date: March 3, 2025

Here is what we have on Birch Cabinet Co, WC policy ALM-WC-4471. The system is down so I typed it up.

Term             Claim      Employee          DOI         Med Paid     Ind Paid    Status
9/1/23-9/1/24    44-1180    Ray Birch         11/6/23     $2,904.18    $0          closed
9/1/24-9/1/25    45-0061    Ray Birch         1/27/25     $415.30      $10.00      open
`,
    );
    expect(policies).toMatchObject([{ policyNumber: 'ALM-WC-4471' }, { policyNumber: 'ALM-WC-4471' }]);
    expect(claims).toMatchObject([{ policyNumber: 'ALM-WC-4471' }, { policyNumber: 'ALM-WC-4471' }]);
  });

  it('is one of the only term that it prints, as those of pools are', () => {
    const { policies } = read(
      'loss_run',
      String.raw`
RISK SHARING POOL OF THE HILLS                                         MEMBER LOSS REPORT
MEMBER: CITY OF BIRCH CREEK       FUND YEAR 01/01/2024 - 12/31/2024     VALUED: 12/31/2024

CLAIM ID     LOSS DATE  COV  CLAIMANT / DESCRIPTION           STAT   INCURRED
-----------  ---------  ---  -------------------------------  -----  -----------
24-BC-0003   01/22/24   APD  CITY OF BIRCH CREEK              CLSD      7,412.00
24-BC-0011   04/09/24   GL   HUTCHENS, LORRAINE               OPEN     15,000.00
TOTAL MEMBER                                       2 CLAIMS           22,412.00
`,
    );
    expect(policies).toMatchObject([
      { effectiveDate: '2024-01-01', expirationDate: '2024-12-31', claimCount: 2, incurred: { total: 22_412 } },
    ]);
  });
});

describe('a heading of two texts', () => {
  it('heads what happened, where the cause is the other', () => {
    const page = (heading: string): string => String.raw`
Policy Number: CNP 44107     Policy Period: 03/15/2024 - 03/15/2025
Claim no.        Date of loss   Status    ${heading.padEnd(32)}Paid        Incurred
24P-00611        04/20/2024     Closed    Wind - shingles off lodge       $9,218      $9,218
24P-01804        12/28/2024     Open      Freeze - pipe burst             $5,000      $16,000
`;
    expect(read('loss_run', page('Loss cause / description'))['claims']).toMatchObject([
      { description: 'Wind - shingles off lodge' },
      { description: 'Freeze - pipe burst' },
    ]);
    expect(read('loss_run', page('Cause description'))['claims']).toMatchObject([
      { cause: 'Wind - shingles off lodge' },
      { cause: 'Freeze - pipe burst' },
    ]);
  });
});
