import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../../domain/extraction/ledger/vocabulary.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { read } from '../declarations/read.ts';

const page = String.raw`
Bramble Mutual Insurance Company   Losses of Osprey Yard LLC
Policy Number: BR 5520117     Effective: 4/1/2021     Expiration: 4/1/2022

File No.      Status        What Happened                  Total        Total
Loss Date     Settled       Zorvane                        Payments     Outstanding

K-200417      Closed        Truck hit gate of yard
6/12/2021     8/14/2021     North                          1,460.00          .00

K-200533      Open          Pallet fell from fork
8/2/2021                    South                             98.00     2,250.00

K-200571      Closed        Hail broke four windows
9/9/2021      9/30/2021     North                             12.00          .00
`;

describe('a line of headings', () => {
  it('goes on with the block above it though one of its headings is nowhere known and one is a value elsewhere', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: 'K-200417', status: 'closed', closedDate: '2021-08-14', description: 'Truck hit gate of yard' },
      { claimNumber: 'K-200533', status: 'open', lossDate: '2021-08-02', description: 'Pallet fell from fork' },
      { claimNumber: 'K-200571', status: 'closed', paid: { total: 12 }, description: 'Hail broke four windows' },
    ]);
  });
});

describe('a heading', () => {
  it('may say that its values are codes with descriptions', () => {
    const { meaning } = vocabularyOf(lossRunPlan);
    expect(meaning('Coverage Code/Description')?.fields).toEqual(meaning('Coverage')?.fields);
    expect(meaning('Cause Code & Desc.')?.fields).toEqual(meaning('Cause')?.fields);
  });
});
