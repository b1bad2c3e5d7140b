import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
REPORT OF LOSSES

1. Insurance Company               2. Named Insured
ALDER POINT CASUALTY COMPANY       TESSEL ORCHARDS INC

3. Policy Number     4. Effective Date     5. Expiration Date
TO 4410087           05-01-2019            05-01-2020

SECTION B - CLAIMS
Claim No.     Date of Loss     Description                    Loss Paid     Reserve
A-110032      07-14-2019       HAIL BROKE GREENHOUSE          4,100.00      900.00
A-110058      10-02-2019       TRUCK HIT LOADING DOCK           250.00        0.00
A-110071      01-22-2020       PUMP HOUSE FLOODED             1,000.00        0.00

SECTION C - TOTALS OF THIS POLICY
6. No. of Claims     7. No. Open     8. Loss Paid     9. Reserve
3                    1               5,350.00         900.00
`;

describe('captions with numbers in front', () => {
  it('are known without them, and the numbers are no values', () => {
    expect(read('loss_run', page)).toMatchObject({
      carrierName: 'ALDER POINT CASUALTY COMPANY',
      namedInsureds: ['TESSEL ORCHARDS INC'],
      policies: [
        {
          policyNumber: 'TO 4410087',
          effectiveDate: '2019-05-01',
          claimCount: 3,
          openClaimCount: 1,
          paid: { loss: 5350 },
        },
      ],
      claims: [{ claimNumber: 'A-110032' }, { claimNumber: 'A-110058', paid: { loss: 250 } }, {}],
    });
  });
});
