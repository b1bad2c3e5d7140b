import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../../domain/extraction/ledger/vocabulary.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const { meaning, amountOver } = vocabularyOf(lossRunPlan);

describe('words that are headings of amounts only beside amounts', () => {
  it('say nothing alone', () => {
    expect(['Pending', 'Balance', 'Value', 'Remaining'].map((text) => meaning(text)?.amount ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(amountOver('Remaining')).toMatchObject({ measure: 'reserve' });
  });

  it('head columns and lines of money', () => {
    const paper = newPaper();
    const line = (y: number, cells: readonly (readonly [number, string])[]): void => {
      for (const [x, text] of cells) paper.text(x, y, text);
    };
    for (const [at, key] of ['4471120', '4471385', '4471410'].entries()) {
      const top = 80 + 80 * at;
      line(top, [
        [30, 'Claim No.'],
        [110, key],
        [220, 'Loss Date'],
        [300, `0${at + 1}/05/2021`],
      ]);
      line(top + 12, [
        [120, 'Indemnity'],
        [220, 'Medical'],
        [320, 'Expense'],
      ]);
      line(top + 24, [
        [40, 'Value'],
        [130, '150.00'],
        [230, '30.00'],
        [330, '2.00'],
      ]);
      line(top + 36, [
        [40, 'Remaining'],
        [130, '100.00'],
        [236, '0.00'],
        [336, '0.00'],
      ]);
    }
    expect(read(paper.pages).data['claims']).toMatchObject(
      ['4471120', '4471385', '4471410'].map((claimNumber) => ({
        claimNumber,
        reserve: { loss: 100, medical: 0, expense: 0 },
        incurred: { loss: 150, medical: 30, expense: 2 },
      })),
    );
  });
});

describe('a single letter', () => {
  it('is a kind of amounts beside a measure and nothing alone', () => {
    expect(meaning('Paid M')?.amount).toMatchObject({ measure: 'paid', kind: 'medical' });
    expect(meaning('Case E')?.amount).toMatchObject({ measure: 'reserve', kind: 'expense' });
    expect(meaning('M')?.amount ?? null).toBeNull();
  });
});

describe('headings of several words for one amount', () => {
  it('name what a case costs and not what is reserved for it', () => {
    expect(meaning('Case expense')?.amount).toMatchObject({ measure: null, kind: 'expense' });
    expect(meaning('Total case cost')?.amount).toMatchObject({ measure: 'incurred', kind: 'total' });
    expect(meaning('Medical aid')?.amount).toMatchObject({ measure: null, kind: 'medical' });
    expect(meaning('All benefits')?.amount).toMatchObject({ measure: null, kind: 'total' });
  });

  it('that name loss and medical are of the loss', () => {
    expect(meaning('Loss/Med')?.amount).toMatchObject({ measure: null, kind: 'loss' });
    expect(meaning('Reserve Med/Indemnity')?.amount).toMatchObject({ measure: 'reserve', kind: 'loss' });
    expect(meaning('Medical')?.amount).toMatchObject({ kind: 'medical' });
  });

  it('may say twice that it is a recovery', () => {
    expect(meaning('SUBRO/SALV RECOVERED')?.amount).toMatchObject({ measure: 'recovered' });
    expect(meaning('S&S Recoveries')?.amount).toMatchObject({ measure: 'recovered' });
  });

  it('that name a date are no amount', () => {
    expect(meaning('RECVD DATE')).toMatchObject({ amount: null, fields: ['reportedDate'] });
  });
});

it('"Recvd" over "Date" heads dates, and a number below it is no recovery', () => {
  const paper = newPaper();
  const rows: readonly (readonly (readonly [number, string])[])[] = [
    [
      [110, 'Loss'],
      [180, 'Recvd'],
    ],
    [
      [30, 'Claim No.'],
      [110, 'Date'],
      [180, 'Date'],
      [260, 'Paid'],
      [340, 'Incurred'],
    ],
    ...['4471120', '4471385', '4471410'].map(
      (key, at) =>
        [
          [30, key],
          [110, `0${at + 1}/05/2021`],
          [180, `0${at + 1}/09/2021`],
          [260, '100.00'],
          [340, '120.00'],
        ] as const,
    ),
  ];
  for (const [at, row] of rows.entries()) for (const [x, text] of row) paper.text(x, 80 + 12 * at, text);
  expect(read(paper.pages).data['claims']).toMatchObject([
    { lossDate: '2021-01-05', reportedDate: '2021-01-09', recovered: null },
    { reportedDate: '2021-02-09', recovered: null },
    { reportedDate: '2021-03-09', recovered: null },
  ]);
});
