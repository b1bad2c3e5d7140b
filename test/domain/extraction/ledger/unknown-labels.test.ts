import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const ledgerOfInjuries = String.raw`
Claim No.    Injured Employee   Loss Date         Paid    Reserve   Incurred
R53-483736   Yarerley, Joyce    01/24/2021      818.78       0.00     818.78
             Strain - Lifting: IW fell from ladder behind the mixing station and cut hand
A00-755631   Branoby, Simon     04/25/2021      501.32     100.00     601.32
             Cut - Hand Tool: Injured worker was lifting boxes by the cooler resulting in swelling
`;

describe('a sentence behind words that are known as no label', () => {
  it('tells what happened', () => {
    expect(read('loss_run', ledgerOfInjuries)['claims']).toMatchObject([
      { description: expect.stringContaining('IW fell from ladder behind the mixing station') },
      { description: expect.stringContaining('Injured worker was lifting boxes by the cooler') },
    ]);
  });
});
