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

describe('a field that a line denies', () => {
  const art = `${covLetters.replace(/COV M.*/, '')}PERSONAL PROPERTY OF GUESTS: NONE.\nMEDICAL EXPENSE EXCLUDED\n`;
  const documents = [typedDocument({ art, policyType: 'general_liability' })];

  it.each([
    'Do we have med pay on this?',
    'Is medical expense included?',
    'A visitor twisted an ankle at our shop. Do we have med pay?',
  ])('is denied in whichever words it is asked for: %s', (question) =>
    expect(answerQuestion({ question, documents }).content).toMatch(/No\.\s+> MEDICAL EXPENSE EXCLUDED/),
  );

  it('is denied by "none" after its name', () =>
    expect(answerQuestion({ question: 'Is property of guests insured?', documents }).content).toMatch(
      /No\.\s+> PERSONAL PROPERTY OF GUESTS: NONE/,
    ));
});

describe('a word that a line marks', () => {
  const art = `${covLetters}WOOD STOVE: YES\nSWIMMING POOL ON PREMISES N\nTRAMPOLINES 2\n`;
  const documents = [typedDocument({ art, policyType: 'homeowners' })];

  it.each([
    ['Do they have a wood stove?', 'Yes'],
    ['Did they tell us of any trampolines?', 'Yes'],
    ['Is a swimming pool on the premises?', 'No'],
  ])('is perhaps meant with its mark: %s', (question, mark) => {
    const { content, found } = answerQuestion({ question, documents });
    expect(content.split('Closest passages')[0]).toMatch(new RegExp(`${mark}\\.\\s+> `));
    expect(found).toBe(false);
  });
});
