import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../../domain/extraction/ledger/vocabulary.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const { meaning } = vocabularyOf(lossRunPlan);
const fieldsOf = (text: string): readonly string[] => meaning(text)?.fields ?? [];

describe('headings that are written down nowhere', () => {
  it.each([
    ['Original insured', 'namedInsureds'],
    ['Servicing Broker', 'agencyName'],
    ['When did it happen', 'lossDate'],
    ['Policy Year Beginning', 'effectiveDate'],
    ['Where hurt', 'bodyPart'],
  ])('are composed of words of a field: %s', (text, field) => {
    expect(fieldsOf(text)).toEqual([field]);
  });

  it('are not made of two headings that stand above each other', () => {
    expect(fieldsOf('Date of Injury Date Reported')).toEqual([]);
  });

  it.each([
    ['Policy Total Paid', 'paid', null, 'scope'],
    ['Grand Total Loss Paid', 'paid', 'loss', 'grand'],
    ['Outstanding on All Claims', 'reserve', null, 'grand'],
    ['Term Med O/S', 'reserve', 'medical', 'scope'],
    ['Insured Total Paid', 'paid', null, 'grand'],
    ['All Years Outstanding', 'reserve', null, 'grand'],
  ])('say whose an amount is: %s', (text, measure, kind, owner) => {
    const { amount } = meaning(text) ?? {};
    expect([amount?.measure, amount?.kind === 'total' ? null : amount?.kind, amount?.owner]).toEqual([
      measure,
      kind,
      owner,
    ]);
  });

  it('say nothing of the owner of all records where its name begins no sum', () => {
    expect(meaning('Insured Paid')?.amount?.owner).toBeUndefined();
  });

  it.each([
    ['Sum of Paid Loss', 'paid', 'loss'],
    ['Sum of Reserve Medical', 'reserve', 'medical'],
    ['Sum of Incurred', 'incurred', null],
  ])('say what a pivot table sums up: %s', (text, measure, kind) => {
    expect(meaning(text)?.amount).toMatchObject({ measure, kind });
  });

  it('tell amounts of another time, which are no values', () => {
    expect(meaning('Paid this month')?.amount).toMatchObject({ measure: 'paid', isOtherTime: true });
  });

  it('add paid and reserve to incurred', () => {
    expect(meaning('Medical Paid + Reserve')?.amount).toMatchObject({ measure: 'incurred', kind: 'medical' });
  });
});

describe('totals beside labels', () => {
  it('belong to the policy above them, or to the report, as their labels say', () => {
    const paper = newPaper();
    const lines: readonly (readonly [number, string])[][] = [
      [
        [30, 'Policy Number: GLX-5510023'],
        [250, 'Policy Period: 01/01/2021 - 01/01/2022'],
      ],
      [
        [30, 'Claim Number: 4471120'],
        [250, 'Loss Date: 01/05/2021'],
        [400, 'Total Paid: 100.00'],
      ],
      [
        [30, 'Claim Number: 4471121'],
        [250, 'Loss Date: 01/06/2021'],
        [400, 'Total Paid: 50.00'],
      ],
      [[30, 'Policy Total Paid: 150.00']],
      [[30, 'Policy Reserves: 20.00']],
      [[30, 'Incurred on All Claims: 170.00']],
    ];
    for (const [at, line] of lines.entries()) for (const [x, text] of line) paper.text(x, 80 + 14 * at, text);
    expect(read(paper.pages).data).toMatchObject({
      policies: [{ policyNumber: 'GLX-5510023', paid: { total: 150 }, reserve: { total: 20 } }],
      claims: [{ paid: { total: 100 } }, { paid: { total: 50 }, reserve: { total: null } }],
      grandTotals: { incurred: { total: 170 } },
    });
  });
});
