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
