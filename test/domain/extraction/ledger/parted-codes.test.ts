import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read as readPages } from '../../../fixtures/loss-run/read.ts';
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

  it('have letters in front of them at the distance of a word that is set apart', () => {
    const paper = newPaper();
    const line = (y: number, cells: readonly (readonly [number, string])[]): void => {
      for (const [x, text] of cells) paper.text(x, y, text);
    };
    line(90, [
      [40, 'Policy no.'],
      [180, 'From'],
      [260, 'To'],
      [340, 'Claims'],
      [420, 'Paid'],
      [500, 'Incurred'],
    ]);
    line(110, [
      [40, 'CH'],
      [55, '3109-8'],
      [180, '2/25/2017'],
      [260, '2/25/2018'],
      [340, '1'],
      [420, '250.00'],
      [500, '250.00'],
    ]);
    line(130, [
      [40, 'CH'],
      [55, '9867-8'],
      [180, '2/25/2018'],
      [260, '2/25/2019'],
      [340, '0'],
      [420, '0.00'],
      [500, '0.00'],
    ]);
    expect(readPages(paper.pages).data['policies']).toMatchObject([
      { policyNumber: 'CH 3109-8', claimCount: 1 },
      { policyNumber: 'CH 9867-8', claimCount: 0 },
    ]);
  });
});
