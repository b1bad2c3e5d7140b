import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../../domain/assistant/documents.ts';

const text = `Loss run of Port Haven
Location 310 - Police Dept
W1001 Boudreaux 06/25/2021 Open 100.00
Needle stick Jur: TX
W1002 Stonebridge 05/02/2021 Open 200.00
Rolled ankle Jur: WI Suit
Location 310 subtotal 300.00
Location 920 - Public Works
W1003 Hendershot 06/04/2021 Open 400.00
Vehicle struck van Jur: WI
Location 920 subtotal 400.00`;
const [claimants, amounts] = [
  ['Boudreaux', 'Stonebridge', 'Hendershot'],
  [100, 200, 400],
];
const claims = claimants.map((claimantName, at) => ({
  claimNumber: `W100${at + 1}`,
  claimantName,
  status: 'open',
  lossDate: ['2021-06-25', '2021-05-02', '2021-06-04'][at],
  incurred: { total: amounts[at] },
}));
const citations = Object.fromEntries(
  claims.map(({ claimNumber: quote }, at) => {
    const bbox = { left: 0, top: 0, width: 1, height: 1 };
    return [`/claims/${at}/claimNumber`, [{ page: 1, quote, bbox }]];
  }),
);
const report: AssistantDocument = {
  documentId: 'd1',
  title: 'Port Haven losses',
  fileName: null,
  policyType: 'loss_run',
  result: { data: { claims }, citations, fields: {} },
  pages: [{ number: 1, text }],
};

const ask = (question: string): string => answerQuestion({ question, documents: [report] }).content;

describe('what only the lines around records say', () => {
  it('tells records by a word of their own lines', () => {
    expect(ask('How many claims are in suit?')).toMatch(/\*\*1\*\* claims? \(of 3\)[^]*W1002/);
    expect(ask('How many claims are in Wisconsin?')).toMatch(/\*\*2\*\* claims \(of 3\)[^]*W1002[^]*W1003/);
  });

  it('is not mended to a word that questions know', () => {
    expect(ask('Total incurred on police claims?')).toContain('$300');
  });

  it('counts them in words that ask for a day or a place, too', () => {
    expect(ask('How many claims happened in Wisconsin?')).toMatch(/\*\*2\*\* claims \(of 3\)/);
    expect(ask('How many losses happened with a needle?')).toMatch(/\*\*1\*\* claims? \(of 3\)/);
  });

  it('tells records by the heading over them', () => {
    expect(ask('How many claims does the Police Dept have?')).toMatch(/\*\*2\*\* claims \(of 3\)[^]*W1001[^]*W1002/);
    expect(ask('Total incurred of the Public Works claims?')).toMatch(/\$400/);
  });

  // a worker keeps results from turn to turn, and each turn has other pages of them at hand
  it('is read from the pages and told with the title of this turn, whatever an earlier one had of the same result', () => {
    const result = structuredClone(report.result ?? null);
    const question = 'How many claims are in suit?';
    const earlier = answerQuestion({ question, documents: [{ ...report, result, title: 'Old title', pages: [] }] });
    expect(earlier.content).not.toContain('**1**');
    const answer = answerQuestion({ question, documents: [{ ...report, result }] });
    expect(answer.content).toMatch(/\*\*1\*\* claims? \(of 3\)[^]*W1002/);
    expect(answer.documentsUsed).toEqual([{ documentId: 'd1', title: 'Port Haven losses' }]);
    expect(answer.citations.map(({ title }) => title)).toEqual(answer.citations.map(() => 'Port Haven losses'));
  });
});
