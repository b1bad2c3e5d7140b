import { describe, expect, it } from 'vitest';
import { kindSignsOf } from '../../../../domain/assistant/likely/kind-signs.ts';
import { withLikelyKind } from '../../../../domain/assistant/likely/likely-kinds.ts';
import { readQuestion } from '../../../../domain/assistant/question/read-question.ts';

const likely = (text: string): string[] => {
  const question = readQuestion(text);
  return [...(withLikelyKind(question)?.kinds ?? [])].filter((kind) => !question.kinds.has(kind));
};

describe('the kind of answer that people likely want', () => {
  it.each([
    ['point me to the mortgagee on the dec', 'where'],
    ['run me down the trucks on the Ortega schedule', 'list'],
    ['headcount of drivers on the fleet policy', 'howMany'],
    ['tally up the fees for me', 'sum'],
  ])('is told where no word of the question says it: %s', (text, kind) => {
    expect(likely(text)).toEqual([kind]);
  });

  it('adds nothing to what the words say', () => {
    expect(withLikelyKind(readQuestion('how many claims are open?'))).toBeUndefined();
  });
});

describe('the signs of a kind', () => {
  it('are the same whomever and whatever number a question names', () => {
    expect(kindSignsOf('how many claims did Acme have over $5,000')).toEqual(
      kindSignsOf('how many claims did Harbor Grill have over $20,000'),
    );
  });

  it('stand for the things that are asked for', () => {
    expect(kindSignsOf('how many drivers')).toContain('how many @lists');
  });
});
