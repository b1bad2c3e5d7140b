import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Loss history prepared by Alder Agency

  Policy              TF 7712-18      TF 7712-19      TF 7712-20      All years
  Inception               6/1/18          6/1/19          6/1/20
  Expiration              6/1/19          6/1/20          6/1/21
  Premium                $86,200         $77,400         $18,800       $182,400
  Number of claims             0               0               0              0
  of these open                0               0               0              0
  Loss paid                   $0              $0              $0             $0
  Net incurred                $0              $0              $0             $0
`;

describe('policies as columns, of which the last is of all years', () => {
  it('have their counts and amounts, and no claims', () => {
    const data = read('loss_run', page);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'TF 7712-18', effectiveDate: '2018-06-01', claimCount: 0, openClaimCount: 0, paid: { loss: 0 } },
      { policyNumber: 'TF 7712-19', claimCount: 0, openClaimCount: 0, incurred: { total: 0 } },
      { policyNumber: 'TF 7712-20', expirationDate: '2021-06-01', claimCount: 0, openClaimCount: 0 },
    ]);
    expect(data['grandTotals']).toMatchObject({ claimCount: 0 });
  });
});
