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
