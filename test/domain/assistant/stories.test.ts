import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { askingPart } from '../../../domain/assistant/question/asking-part.ts';
import { readQuestion } from '../../../domain/assistant/question/read-question.ts';
import { columnsPerVehicle } from '../../fixtures/declarations/auto.ts';
import { typedDocument } from './library.ts';

const auto = typedDocument({ art: columnsPerVehicle, policyType: 'auto', title: 'Gonzalez auto' });
const ask = (question: string): string => answerQuestion({ question, documents: [auto] }).content;

describe('what a question tells before it asks', () => {
  it.each([
    ['The truck died on the bridge and the ice cream melted. What is our deductible?', 'What is our deductible?'],
    ['If a storm ruins my sofa, what do I pay first?', 'what do I pay first?'],
    ['I keep fees apart. For Marlow Bakery, add up the taxes.', 'For Marlow Bakery, add up the taxes.'],
    ['What is the limit? I need it for a lender.', 'What is the limit?'],
  ])('is no part of what it asks: %s', (text, asking) => expect(askingPart(text)).toBe(asking));

  it.each([
    'One of the terms overlaps. Which one is it?',
    'When is it due, and what does it cost?',
    'By what date has Ms. Quill to pay?',
    'the deductible for hail',
  ])('is all of it where nothing else is asked: %s', (text) => expect(askingPart(text)).toBe(text));

  it('asks for no day and no person', () => {
    expect([...readQuestion('When we moved the sofa broke. How many drivers are there?').kinds]).toEqual(['howMany']);
  });

  it('need not be explained by the answer', () => {
    const story = 'A raccoon climbed into the engine and chewed the wiring to pieces.';
    expect(ask(`${story} What is the comprehensive deductible on the CR-V?`)).toMatch(/^(?!.*passages)[^]*deductible/);
    expect(ask(`${story} What is the comprehensive deductible on the CR-V?`)).not.toContain('raccoon');
  });
});
