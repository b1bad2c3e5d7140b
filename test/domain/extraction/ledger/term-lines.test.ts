import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Bramble Mutual Insurance Company   Losses of Osprey Yard LLC

BR 55 20117    4/1/2021 > 4/1/2022    Premium    $4,210.00    1 loss
Claim No      Loss Date     Status     Paid          Reserve
K-200417      6/12/2021     Closed     $1,460.00     $0.00

BR 55 20118    4/1/2022 > 4/1/2023    Premium    $4,377.00    1 loss
Claim No      Loss Date     Status     Paid          Reserve
K-200533      8/2/2022      Open       $98.00        $2,250.00
`;

describe('a key with a year behind it', () => {
  it('names a policy where several lines do so, whatever amounts follow', () => {
    expect(read('loss_run', page)).toMatchObject({
      policies: [
        { policyNumber: 'BR 55 20117', effectiveDate: '2021-04-01', expirationDate: '2022-04-01' },
        { policyNumber: 'BR 55 20118', effectiveDate: '2022-04-01', expirationDate: '2023-04-01' },
      ],
      claims: [
        { claimNumber: 'K-200417', policyNumber: 'BR 55 20117', paid: { total: 1460 } },
        { claimNumber: 'K-200533', policyNumber: 'BR 55 20118', reserve: { total: 2250 } },
      ],
    });
  });

  it('names none where the dates are not a year apart', () => {
    const other = page.replace('> 4/1/2022', '> 5/9/2021').replace('> 4/1/2023', '> 5/20/2022');
    expect(read('loss_run', other)['policies'] ?? []).not.toContainEqual(
      expect.objectContaining({ policyNumber: 'BR 55 20117' }),
    );
  });
});

const register = String.raw`
Bramble Mutual Insurance Company
Account Claim Register
Account     525068  Osprey Yard LLC            Register date   6/09/2024
Agency      56-474 Hale Insurance Services     Valued          5/31/2024

Claim number    Who / what happened      Loss        Notified    Finalized   Coverage         Expected cost   Paid to date   Outstanding

Workers' Compensation WKC 075074 02   4/1/2022 thru 4/1/2023   Written premium   15,164.00
18-919687-Y     Victor Lund              10-27-22    10-27-22    02-20-24    Medical Only            166.28         166.28            .00
                Worker was lifting boxes by forklift and cut hand

                Policy WKC 075074 02: claims 1, not final 0                                          166.28         166.28            .00

Commercial Package CPK 679484 03   4/1/2023 thru 4/1/2024   Written premium   8,771.00
66-495140-H     Karim Orr                01-01-24    01-01-24    OPEN        Bodily Injury        26,660.53            .00      26,660.53
                Visitor alleges damage from merchandise falling off shelf

                Policy CPK 679484 03: claims 1, not final 1                                       26,660.53            .00      26,660.53
`;

describe('the line of a term that ends with its premium', () => {
  const data = read('loss_run', register);

  it('names the policy of the claims below it', () => {
    expect(data['policies']).toMatchObject([
      { policyNumber: 'WKC 075074 02', lineOfBusiness: "Workers' Compensation", effectiveDate: '2022-04-01' },
      { policyNumber: 'CPK 679484 03', lineOfBusiness: 'Commercial Package', expirationDate: '2024-04-01' },
    ]);
    expect(data['claims']).toMatchObject([{ policyNumber: 'WKC 075074 02' }, { policyNumber: 'CPK 679484 03' }]);
  });

  it('is summed up by counts behind their labels, of which one says what is not final', () => {
    expect(data['policies']).toMatchObject([
      { claimCount: 1, openClaimCount: 0, paid: { total: 166.28 } },
      { claimCount: 1, openClaimCount: 1, reserve: { total: 26660.53 } },
    ]);
  });
});

describe('a column of claims', () => {
  const { claims } = read('loss_run', register);

  it('of dates tells that they are closed where others are called open in it', () => {
    expect(claims).toMatchObject([{ status: 'closed', closedDate: '2024-02-20' }, { status: 'open' }]);
  });

  it('may print who it was over a sentence of what happened', () => {
    expect(claims).toMatchObject([
      { claimantName: 'Victor Lund', description: 'Worker was lifting boxes by forklift and cut hand' },
      { claimantName: 'Karim Orr', description: 'Visitor alleges damage from merchandise falling off shelf' },
    ]);
  });
});

describe('the number of a party', () => {
  it('may stand between its label and its name, or begin the name', () => {
    expect(read('loss_run', register)).toMatchObject({
      namedInsureds: ['Osprey Yard LLC'],
      agencyName: 'Hale Insurance Services',
      reportDate: '2024-06-09',
    });
  });
});
