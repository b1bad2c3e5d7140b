import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const home: AssistantDocument = {
  documentId: 'd1',
  title: 'Zelarski home',
  fileName: null,
  policyType: 'homeowners',
  result: {
    data: {
      dwellingLimit: 400_000,
      otherStructuresLimit: 40_000,
      deductibles: [
        { peril: 'Hurricane', amount: 6280 },
        { peril: 'All other perils', amount: 2500 },
      ],
      otherCoverages: [{ name: 'Water Backup of Sewers or Drains', limit: 5000, premium: 38 }],
    },
    citations: {},
    fields: {},
  },
};
const ask = (question: string): string => answerQuestion({ question, documents: [home] }).content;

describe('amounts that are told together', () => {
  it('are added up where they are limits of the policy', () => {
    expect(ask('What are coverages A and B?')).toContain('ogether **$440,000** (2)');
  });

  it('are not where they are the limit and the premium of one coverage', () => {
    expect(ask('Is there water backup coverage?')).toMatch(/\$5,000[^]*\$38/);
    expect(ask('Is there water backup coverage?')).not.toContain('ogether');
  });

  it('are not where they are deductibles', () => {
    expect(ask('What are the deductibles?')).toMatch(/\$6,280[^]*\$2,500/);
    expect(ask('What are the deductibles?')).not.toContain('ogether');
  });

  it('are added up after how many they are', () => {
    const claims = [310, 4200, 5300].map((total, at) => ({ claimNumber: `K-${at}`, incurred: { total } }));
    const run = { ...home, policyType: 'loss_run', result: { data: { claims }, citations: {}, fields: {} } };
    const { content } = answerQuestion({ question: 'How many claims over $1,000 incurred?', documents: [run] });
    expect(content).toMatch(/\*\*2\*\* claims[^]*together \*\*\$9,500\*\* \(2\)/);
  });
});
