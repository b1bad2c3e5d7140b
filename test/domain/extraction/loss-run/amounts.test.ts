import { describe, expect, it } from '@jest/globals';
import { readAmountHeading } from '../../../../domain/extraction/lexicon/loss-run-amounts.ts';
import { readStatus, readTotalLevel, saysNoLosses } from '../../../../domain/extraction/lexicon/loss-run-cues.ts';

describe('a heading of amounts', () => {
  it.each([
    ['Paid', 'paid', null],
    ['Total Paid', 'paid', 'total'],
    ['Indemnity Paid', 'paid', 'loss'],
    ['Med Reserve', 'reserve', 'medical'],
    ['O/S ALAE', 'reserve', 'expense'],
    ['Outstanding Reserves', 'reserve', null],
    ['Paid Loss Adjustment Expenses', 'paid', 'expense'],
    ['Total Incurred Losses and Expenses', 'incurred', 'total'],
    ['Loss & LAE Incurred', 'incurred', 'total'],
    ['Ind/BI Paid', 'paid', 'loss'],
    ['Med/PD Paid', 'paid', 'medical'],
    ['Paid to Date', 'paid', null],
    ['Expense', null, 'expense'],
    ['Subrogation', 'recovered', null],
  ])('%s says %s and %s', (heading, measure, kind) => {
    expect(readAmountHeading(heading)).toMatchObject({ measure, kind });
  });

  it.each([
    'Date of Loss',
    'Claim Number',
    'Property Damage',
    'Written Premium',
    'Loss Reserve Expense Reserve',
    'Paid Incurred',
  ])('%s is none', (heading) => {
    expect(readAmountHeading(heading)).toBeNull();
  });

  it('tells the net figure from the gross one', () => {
    expect(readAmountHeading('Net Incurred')).toMatchObject({ measure: 'incurred', isNet: true });
    expect(readAmountHeading('Incurred less Recovery')).toMatchObject({ measure: 'incurred', isNet: true });
  });
});

describe('the words around claims', () => {
  it.each([
    ['O', 'open', ''],
    ['Clsd', 'closed', ''],
    ['Re-opened', 'reopened', ''],
    ['Closed/Medical', 'closed', 'Medical'],
  ])('%s is the status %s', (text, status, tail) => {
    expect(readStatus(text)).toEqual({ status, tail });
  });

  it.each([
    ['Grand Total', 'grand'],
    ['Report Totals', 'grand'],
    ['Totals for Policy', 'policy'],
    ['Claim Total', 'claim'],
    ['Totals for Open', 'none'],
    ['Total:', 'unsaid'],
    ['Totally different', null],
  ])('%s totals %s', (text, level) => {
    expect(readTotalLevel(text)).toBe(level);
  });

  it('knows when a term has no losses', () => {
    expect(saysNoLosses('No known losses for this policy term')).toBe(true);
    expect(saysNoLosses('No. Claims 4')).toBe(false);
  });
});
