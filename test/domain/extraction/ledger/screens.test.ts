import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

describe('screens that were printed', () => {
  it('have a colon in front of each value, in a column of its own', () => {
    const paper = newPaper();
    const lines = [
      ['Policy', 'WC 0009900 03', 'Term', '03/16/2019 - 03/16/2020'],
      ['Insured', 'BRANALFORD BAKERY INC.'],
      ['Claim', '19-078118', 'Status', 'O OPEN'],
      ['Claimant', 'JOYCE LANAVEDO', 'Date closed', ''],
      ['Date of accident', '05/23/2019', 'Date reported', '05/24/2019'],
      ['Examiner', 'KARIM GARINNI', 'Total paid', '4,531.80'],
    ];
    for (const [at, [label = '', value = '', other, second = '']] of lines.entries()) {
      paper.text(40, 60 + 12 * at, label);
      paper.text(120, 60 + 12 * at, `: ${value}`);
      if (other) paper.text(260, 60 + 12 * at, other);
      if (second) paper.text(330, 60 + 12 * at, `: ${second}`);
    }
    const { data } = read(paper.pages);
    expect(data['namedInsureds']).toEqual(['BRANALFORD BAKERY INC.']);
    expect(data['claims']).toMatchObject([
      {
        claimNumber: '19-078118',
        claimantName: 'JOYCE LANAVEDO',
        adjusterName: 'KARIM GARINNI',
        status: 'open',
        lossDate: '2019-05-23',
        paid: { total: 4531.8 },
      },
    ]);
  });

  it('lead with dots from a label to the colon in front of its value', () => {
    const paper = newPaper();
    const lines = [
      ['Policy......:', 'GL 0044120 07', 'Period.......:', '07/01/2016 - 07/01/2017'],
      ['File no.....:', 'ZA-40718', 'File status..:', 'CLOSED'],
      ['Claimant....:', 'MARION DELPORTE', 'Occurred.....:', '02/11/2017'],
      ['Handled by..:', 'OSCAR TREMBLAY', 'Total paid...:', '812.40'],
      ['File no.....:', 'ZA-40733', 'File status..:', 'OPEN'],
      ['Claimant....:', '', 'Occurred.....:', '03/19/2017'],
      ['Handled by..:', 'NINA FARROW', 'Total paid...:', '95.00'],
    ];
    for (const [at, [label = '', value = '', other = '', second = '']] of lines.entries()) {
      paper.text(40, 60 + 12 * at, label);
      paper.text(120, 60 + 12 * at, value);
      paper.text(260, 60 + 12 * at, other);
      paper.text(340, 60 + 12 * at, second);
    }
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: 'ZA-40718', claimantName: 'MARION DELPORTE', lossDate: '2017-02-11', paid: { total: 812.4 } },
      { claimNumber: 'ZA-40733', claimantName: null, adjusterName: 'NINA FARROW', status: 'open' },
    ]);
  });
});
