import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const claim = (claimNumber: string, lossDate: string, incurred: number) => ({
  claimNumber,
  lossDate,
  status: 'closed',
  incurred: { loss: incurred - 100, expense: 100, total: incurred },
});

const report = (insured: string, claims: object[]): AssistantDocument => ({
  documentId: insured,
  title: `${insured} claims`,
  fileName: null,
  policyType: 'loss_run',
  result: { data: { namedInsureds: [insured], claims }, citations: {}, fields: {} },
});

const harbor = report('Harbor', [
  claim('A1', '2019-03-04', 12_000),
  claim('A2', '2020-08-09', 500),
  claim('A3', '2021-05-06', 30_000),
  claim('A4', '2021-06-07', 700),
]);

const ask = (question: string, ...documents: AssistantDocument[]): string =>
  answerQuestion({ question, documents }).content;

describe('the largest of several claims', () => {
  it('are not stated as the largest one', () => {
    expect(ask('the two largest claims together, incurred', harbor)).toMatch(/^The documents do not say/);
  });
});

describe('years', () => {
  it('may go on from a year, or end before one', () => {
    expect(ask('how many claims before 2021', harbor)).toContain('**2** claims (of 4)');
    expect(ask('how many claims since 2020', harbor)).toContain('**3** claims (of 4)');
    expect(ask('how many claims after 2020', harbor)).toContain('**2** claims (of 4)');
  });
});
