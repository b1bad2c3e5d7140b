import { describe, expect, it } from 'vitest';
import { withLegend } from '../../../../domain/extraction/ledger/legend.ts';
import { rowsOf } from '../../../../domain/extraction/ledger/rows.ts';
import { vocabularyOf } from '../../../../domain/extraction/ledger/vocabulary.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const page = String.raw`
MO = Medical Only, LT = Lost Time     1=OPEN 2=CLOSED

Claim #      Loss Type      Status
50666        MO             2
`;

describe('a legend', () => {
  const plain = vocabularyOf(lossRunPlan);
  const rows = rowsOf([layOut(typedPage(page))], { plan: lossRunPlan, vocabulary: plain });
  const explained = withLegend(plain, rows, lossRunPlan);

  it('explains codes of kinds, those that states have too among them', () => {
    expect([plain.isKind('MO'), explained.isKind('MO'), explained.isKind('LT')]).toEqual([false, true, true]);
  });

  it('explains codes of a status', () => {
    expect([plain.valueOf('status', '2'), explained.valueOf('status', '2')]).toEqual([null, 'closed']);
  });
});
