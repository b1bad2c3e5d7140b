import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { columnsPerVehicle } from '../../fixtures/declarations/auto.ts';
import { covLetters } from '../../fixtures/declarations/homeowners.ts';
import { typedDocument } from './library.ts';

const auto = typedDocument({ art: columnsPerVehicle, policyType: 'auto', title: 'Gonzalez auto' });
const dwelling = typedDocument({ art: covLetters, policyType: 'homeowners', title: 'Bay Street', documentId: 'd2' });

const ask = (question: string, ...before: string[]) =>
  answerQuestion({
    question,
    history: before.map((content) => ({ role: 'user' as const, content })),
    documents: [auto, dwelling],
  });

describe('a question for a value', () => {
  it('is answered from the document that has it, with the words it stands in', () => {
    const answer = ask('What is the collision deductible on the CR-V?');
    expect(answer).toMatchObject({
      found: true,
      content: expect.stringContaining('**$1,000**'),
      citations: [
        {
          index: 1,
          documentId: 'd1',
          title: 'Gonzalez auto',
          page: 1,
          quote: '$1,000',
          bbox: { left: expect.any(Number) },
        },
      ],
      documentsUsed: [{ documentId: 'd1', title: 'Gonzalez auto' }],
      warnings: [],
    });
  });

  it('is answered for every vehicle, person or document where it names none', () => {
    expect(ask('When was the driver born?').content).toMatch(/April 12, 1980[^]*November 2, 1978/);
    expect(ask('When does it expire?').documentsUsed).toHaveLength(2);
  });

  it.each([
    'What is the collision deductible on the Corolla?',
    'When was Diego Gonzalez born?',
    'What is the collision deductible on vehicle 3?',
    'What is the deductible on the Henderson policy?',
    'What is the flood limit?',
    'What was the premium in 2011?',
  ])('is not answered with the value of something else: %s', (question) => {
    const { found, content } = ask(question);
    expect(found).toBe(false);
    expect(content).toMatch(/^(?:The documents do not say|I found no mention of)/);
  });

  it('says which word it could not find', () => {
    expect(ask('What is the collision deductible on the Corolla?').content).toContain(
      'I found no mention of "Corolla" in the documents. Perhaps meant:',
    );
  });
});

describe('a question that leans on the one before it', () => {
  it('asks the same of another thing, or another thing of the same', () => {
    const first = 'What is the premium for collision on the CR-V?';
    expect(ask('And on the F150?', first).content).toContain('F150');
    expect(ask('What about its VIN?', first).content).toContain('2HKRW2H59KH612345');
    expect(ask('And what about the Tesla?', first).found).toBe(false);
  });
});

describe('a yes-or-no question', () => {
  it('is answered with yes where the documents list it, and else with what they do not say', () => {
    expect(ask('Does it have towing?').content).toMatch(/^Yes\./);
    expect(ask('Is earthquake covered?').found).toBe(false);
  });

  it('compares the amount that it names', () => {
    expect(ask('Is the AOP deductible $2,500?').content).toMatch(/^Yes\./);
    expect(ask('Is the AOP deductible $1,000?').content).toMatch(/^No\.[^]*\$2,500/);
  });
});

describe('any other question', () => {
  const guide = typedDocument({
    art: `
*What the club pays for
Helmets are replaced once after any crash, up to $180.
Keep the police report for two years.
`,
    title: 'Guide',
  });

  it('is answered with the sentence that speaks of it, as it stands on its page', () => {
    const answer = answerQuestion({ question: 'What happens to a helmet after a crash?', documents: [guide] });
    expect(answer.content).toContain('> Helmets are replaced once after any crash, up to $180.');
    // the line, then the passage that it stands in
    expect(answer.citations).toMatchObject([
      { page: 1, quote: 'Helmets are replaced once after any crash, up to $180.' },
      { page: 1, quote: expect.stringContaining('Helmets are replaced once after any crash, up to $180.') },
    ]);
  });

  it('is answered with the line that says it where the field was left empty, never by stating a bare heading', () => {
    const line = typedDocument({
      art: '*Your Auto Policy\nCollision $500 deductible\n',
      policyType: 'auto',
      title: 'A',
    });
    const heading = typedDocument({ art: '*Your Auto Policy\nCollision deductible\n', policyType: 'auto', title: 'B' });
    const empty = { data: {}, citations: {}, fields: {} };
    const asked = (document: typeof line) =>
      answerQuestion({ question: 'What is the collision deductible?', documents: [{ ...document, result: empty }] });
    expect(asked(line).content).toContain('Collision $500 deductible');
    expect(asked(heading).content).not.toMatch(/^The .*deductible/);
  });

  it('is not answered with sentences that share a word or two', () => {
    expect(answerQuestion({ question: 'Does the club pay for kayaks?', documents: [guide] }).found).toBe(false);
  });
});

it('is told that there is nothing to look in', () => {
  expect(answerQuestion({ question: 'When does it expire?', documents: [] })).toMatchObject({
    found: false,
    citations: [],
  });
});
