import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const page = (lines: readonly string[]): AssistantDocument => ({
  documentId: 'd1',
  title: 'The report',
  fileName: null,
  pages: [{ number: 1, text: lines.join('\n') }],
});
const OTHER = Array.from({ length: 12 }, (_, at) => `General notice ${at}`);
const quoted = (question: string, lines: readonly string[]): string =>
  answerQuestion({ question, documents: [page(lines)] }).content;

describe('a quoted passage', () => {
  it('goes up to where the record begins that its line is a part of', () => {
    const record = [
      'Claim 4444 Occurred 7/19/2019',
      'Status settled',
      'Office Santa Ana',
      'Handled by B. Ruiz',
      'Route I-40',
      'Brakes went out, load of watermelons rolled over',
    ];
    expect(quoted('When did the watermelons roll over?', [...OTHER, ...record, ...OTHER])).toContain('> Claim 4444');
  });

  it('is one with the passage that it meets, so that no line is quoted twice', () => {
    const between = Array.from({ length: 11 }, (_, at) => `Item ${at}`);
    const lines = [...OTHER, 'Sprinklers in the bakery', ...between, 'Sprinklers in the laundry', ...OTHER];
    const content = quoted('Which rooms have sprinklers?', lines);
    expect(content.match(/> Item 5/g)).toHaveLength(1);
    expect(content).toMatch(/in the bakery(?:(?!page 1)[^])*in the laundry/);
  });
});
