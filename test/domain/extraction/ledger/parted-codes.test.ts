import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const summary = String.raw`
Business Auto
Policy year            Policy no.       # claims   # open   Total incurred   Net paid   Outstanding reserves
4/1/2020 to 4/1/2021   BA 283 959 58           6        2          $62,876    $54,410                 $8,466
4/1/2019 to 4/1/2020   BA 616 871 02           0        0               $0         $0                     $0
4/1/2018 to 4/1/2019   BA 916 063 35           4        1           $7,874     $2,884                 $4,990
3 years                                       10        3          $70,750    $57,294                $13,456
`;

describe('identifiers that are printed in pieces', () => {
  it('are whole in a column of identifiers', () => {
    expect(read('loss_run', summary)['policies']).toMatchObject([
      { policyNumber: 'BA 283 959 58', effectiveDate: '2020-04-01', claimCount: 6, incurred: { total: 62876 } },
      { policyNumber: 'BA 616 871 02', effectiveDate: '2019-04-01', claimCount: 0 },
      { policyNumber: 'BA 916 063 35', effectiveDate: '2018-04-01', paid: { total: 2884 } },
    ]);
  });
});
