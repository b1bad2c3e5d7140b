import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const BY_GARAGE = `
Named insured: Northgate Cab Co     Policy: QL 4471820    02/01/2021 - 02/01/2022

Claim No       Claimant           Loss Date     Status        Paid      Reserve    Incurred

Garage: 12    Harbor Road, Mobile AL
QL-300118      Ada Moss           04/11/2021    Open        870.00     1,000.00    1,870.00
QL-300121      Ben Reyes          05/02/2021    Closed      125.00         0.00      125.00
Garage: 12    2 claims                                      995.00     1,000.00    1,995.00
Garage: 15    Mill Street, Peoria IL
QL-300140      Joy Parker         06/20/2021    Closed       75.00         0.00       75.00
Garage: 15    1 claim                                        75.00         0.00       75.00
Garage: 19    Oak Lane, Eugene OR
QL-300155      Ruth Hale          07/21/2021    Open         30.00       200.00      230.00
Garage: 19    1 claim                                        30.00       200.00      230.00

All garages    4 claims                                   1,100.00     1,200.00    2,300.00`;

describe('records in groups', () => {
  it('are no part of the line that names the group again and sums it up', () => {
    const data = read('loss_run', BY_GARAGE);
    expect(data['claims']).toMatchObject([
      { claimNumber: 'QL-300118', claimantName: 'Ada Moss', paid: { total: 870 } },
      { claimNumber: 'QL-300121', claimantName: 'Ben Reyes', incurred: { total: 125 } },
      { claimNumber: 'QL-300140', claimantName: 'Joy Parker', incurred: { total: 75 } },
      { claimNumber: 'QL-300155', claimantName: 'Ruth Hale', reserve: { total: 200 } },
    ]);
    expect(data['claims']).toHaveLength(4);
  });
});
