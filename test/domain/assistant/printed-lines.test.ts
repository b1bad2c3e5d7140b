import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { covLetters } from '../../fixtures/declarations/homeowners.ts';
import { typedDocument } from './library.ts';

const letter = `${covLetters}
NEXT INSTALLMENT DUE 02/15/2025   $555.00
SUBMARINE PERMIT HOLDER
ISOLDE MARCHETTI
YOUR RIGHT TO CANCEL IS EXPLAINED IN THE GREEN BROCHURE
`;
const documents = [typedDocument({ art: letter, policyType: 'homeowners' })];
/** What is told before any passage. */
const told = (question: string): string =>
  answerQuestion({ question, documents }).content.split('Closest passages:', 1)[0] ?? '';

describe('what no field tells and a line prints', () => {
  it.each([
    ['When is the next installment due?', /Perhaps meant:[^]*02\/15\/2025/],
    ['Which page explains the right to cancel?', /Perhaps meant:[^]*Page \*\*1\*\*:[^]*GREEN BROCHURE/],
    ['Where does it mention the green brochure?', /Page \*\*1\*\*/],
  ])('is perhaps meant: %s', (question, line) => expect(told(question)).toMatch(line));

  it('goes on to the line with a value of its kind', () => {
    const art = `${covLetters}INSPECTION COMPLETED ON\n03/04/2024\n`;
    const { content } = answerQuestion({
      question: 'When was the inspection completed?',
      documents: [typedDocument({ art, policyType: 'homeowners' })],
    });
    expect(content).toMatch(/Perhaps meant:[^]*INSPECTION COMPLETED ON[^]*03\/04\/2024[^]*Closest passages/);
  });

  it.each(['Is the green brochure missing?', 'Which installment is the highest?'])(
    'is not told by a line where it is computed or missing: %s',
    (question) => expect(told(question)).not.toMatch(/Perhaps meant:\s+>/),
  );

  it('stands right below its heading', () => {
    const art = `
*LOSS RUN
Policy 122222-00     Term 09/15/2016 - 09/15/2017

*Claim        Loss         Status     Paid        Incurred
1000111       05/31/2018   Closed     0.00        0.00
Description: Insured Ford going around bend in road. IVD struck stopped OV.
1000222       06/11/2018   Open       100.00      500.00
Description: Insured van backed into a gate.
`;
    const { content } = answerQuestion({
      question: 'Who is the insured?',
      documents: [typedDocument({ art, policyType: 'loss_run' })],
    });
    expect(content).toMatch(/Perhaps meant:\n\n> Description/);
  });

  it('is never stated', () => {
    expect(answerQuestion({ question: 'When is the next installment due?', documents }).found).toBe(false);
  });
});
