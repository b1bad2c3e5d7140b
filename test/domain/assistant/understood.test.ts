import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { readQuestion } from '../../../domain/assistant/question/read-question.ts';

function documentOf(title: string, policyType: string, data: Record<string, unknown>): AssistantDocument {
  return {
    documentId: title,
    title,
    fileName: null,
    policyType,
    result: { data, citations: {}, fields: {} },
    pages: [{ number: 1, text: title }],
  };
}

describe('words that count or rank', () => {
  it('do not where they belong to a phrase', () => {
    const { kinds, ordinal } = readQuestion('How much do I pay first each year for Tofu?');
    expect(kinds.has('lowest')).toBe(false);
    expect(ordinal).toBeUndefined();
  });

  it('count things and no events', () => {
    expect(readQuestion('which of the two policies runs out first').ordinal).toBeUndefined();
    expect(readQuestion('what is the premium of the first car').ordinal).toBe(1);
  });

  it('ask for the number of what is counted, and not for one that is printed', () => {
    expect(readQuestion("what is Sarah's check number of May").kinds.has('howMany')).toBe(false);
    expect(readQuestion('what is the number of claims').kinds.has('howMany')).toBe(true);
  });
});

describe('a word that is much like another one', () => {
  it('is no form of a short one', () => {
    const question = 'a pipe burst, what is the limit';
    const auto = documentOf('Auto', 'auto', { coverages: [{ name: 'Personal Injury Protection', limit: 10_000 }] });
    expect(answerQuestion({ question, documents: [auto] }).found).toBe(false);
  });
});
