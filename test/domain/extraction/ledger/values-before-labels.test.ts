import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const listing = String.raw`
Claimant
File No.                         State   Status    What Happened           Paid      Reserve    Incurred
Loss Date

RUTH HALE                                CLOSED    Hit a parked trailer
123-123456-001 Account:          MO                                      100.00         0.00      100.00
01/26/2021

ANN LIND                                 CLOSED    Hit in the rear
123-123457-001 Account:          ND                                      200.00        10.00      210.00
02/26/2021
`;

describe('a number right before a label', () => {
  it('is a value of its own', () => {
    expect(read('loss_run', listing)['claims']).toMatchObject([
      { claimNumber: '123-123456-001', paid: { total: 100 } },
      { claimNumber: '123-123457-001', paid: { total: 200 } },
    ]);
  });
});
