import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { covLetters } from '../../fixtures/declarations/homeowners.ts';
import { typedDocument } from './library.ts';

describe('whether something is covered', () => {
  it.each(['Does the policy on the dwelling include flood?', 'The dwelling policy: is flood in there?'])(
    'is told by the line that says no rather than by another value that the question names: %s',
    (question) => {
      const art = `${covLetters}FLOOD IS NOT COVERED UNDER ANY PART.\n`;
      const documents = [typedDocument({ art, policyType: 'homeowners' })];
      expect(answerQuestion({ question, documents }).content).toMatch(/No\.\s[^]*FLOOD IS NOT COVERED/);
    },
  );
});
