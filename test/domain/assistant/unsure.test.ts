import { describe, expect, it } from 'vitest';
import { answerQuestion, readingsIn } from '../../../domain/assistant/answer.ts';
import { certaintyOf } from '../../../domain/assistant/answers/certainty.ts';
import { type Considered, draftsOf } from '../../../domain/assistant/answers/considered.ts';
import type { Draft } from '../../../domain/assistant/answers/finding.ts';
import { indexDocument } from '../../../domain/assistant/index/index-document.ts';
import { quote } from '../../../domain/assistant/writing/write-answer.ts';
import { columnsPerVehicle } from '../../fixtures/declarations/auto.ts';
import { covLetters } from '../../fixtures/declarations/homeowners.ts';
import { typedDocument } from './library.ts';

const auto = typedDocument({ art: columnsPerVehicle, policyType: 'auto', title: 'Gonzalez auto' });
const dwelling = typedDocument({ art: covLetters, policyType: 'homeowners', title: 'Bay Street', documentId: 'd2' });
const ask = (question: string) => answerQuestion({ question, documents: [auto, dwelling] });

describe('an answer that is not sure', () => {
  it('tells what is perhaps meant without stating it, and quotes the lines after it', () => {
    const { found, content } = ask('Which deductible hurts my wallet on the CR-V?');
    expect(found).toBe(false);
    expect(content).toMatch(/Perhaps meant:[^]*Closest passages:/);
  });

  it('is probably meant where that is nearly sure, with the lines after it', () => {
    const [asked] = readingsIn({
      text: 'Which deductible hurts my wallet on the CR-V?',
      history: [],
      documents: [indexDocument(auto), indexDocument(dwelling)],
    });
    const told = (certainty: number, doubts: Draft['doubts'] = []): string => {
      const drafts = asked
        ? draftsOf(asked).map((one) => ({ ...one, certainty, draft: { ...one.draft, doubts } }))
        : [];
      return asked ? quote(asked, drafts).content : '';
    };
    expect(told(0.85)).toMatch(/Probably meant:[^]*Closest passages:/);
    expect(told(0.75)).toMatch(/Perhaps meant:[^]*Closest passages:/);
    expect(told(0.85, ['incomplete'])).toMatch(/Perhaps meant:[^]*Closest passages:/);
  });

  it('is told with what says something else and is likely, too', () => {
    const documents = [indexDocument(auto)];
    const meant = (text: string, certainty: number): Considered[] =>
      readingsIn({ text, history: [], documents })
        .flatMap(draftsOf)
        .slice(0, 1)
        .map((one) => ({ ...one, certainty }));
    const [asked] = readingsIn({ text: 'Which deductible hurts my wallet on the CR-V?', history: [], documents });
    const told = (other: number): string => {
      const drafts = [...meant('collision deductible on the CR-V', 0.6), ...meant('premium of the CR-V', other)];
      return asked ? quote(asked, drafts).content : '';
    };
    expect(told(0.5)).toMatch(/Perhaps meant:[^]*deductible[^]*Or:[^]*premium[^]*Closest passages:/);
    expect(told(0.3)).not.toContain('Or:');
    const [first] = meant('collision deductible on the CR-V', 0.6);
    const yes = first && { ...first, draft: { ...first.draft, lead: 'Yes.' } };
    expect(asked && first && yes && quote(asked, [yes, { ...first, certainty: 0.5 }]).content).not.toContain('Or:');
  });

  it('is no value of another field than the one that is asked for', () => {
    const { content } = answerQuestion({ question: 'how many square feet', documents: [dwelling] });
    expect(content).not.toContain('Perhaps meant');
  });

  it('is nothing at all where most of what is asked stands nowhere', () => {
    expect(ask('Gonzalez: is flood covered?').content).toBe('No mention of "flood" was found in Gonzalez auto.');
  });

  it('tells what amounts of one field come to, in whichever words a total is asked for', () => {
    const { found, content } = ask('Gonzalez: what property damage ceiling is there with every ride in one pot?');
    expect(found).toBe(false);
    expect(content).toContain('together **$200,000**');
  });

  it('shows lines of each document where it asks which of them', () => {
    const { documentsUsed } = ask('Which of them show a deductible and a moose?');
    expect(documentsUsed).toHaveLength(2);
  });
});

describe('an answer that leaves out what the question names', () => {
  it('is not stated', () => {
    const question = 'What is the collision deductible on the CR-V';
    expect(ask(`${question}?`).found).toBe(true);
    expect(ask(`${question} on May 5, 1999?`).found).toBe(false);
  });
});

describe('the certainty of an answer', () => {
  it('is less for whatever speaks against it', () => {
    const sure = certaintyOf({ 'by values': 1 });
    for (const doubt of ['unexplained', 'partial', 'incomplete', 'long'])
      expect(certaintyOf({ 'by values': 1, [doubt]: 1 })).toBeLessThan(sure);
  });
});
