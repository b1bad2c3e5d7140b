import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { MOST_READ, readablePart } from '../../../domain/assistant/question/readable.ts';

const filler = 'We spoke on the phone with the insured on Tuesday and sent the forms by mail. '.repeat(40);

describe('what is read of a message', () => {
  it('is all of it where it is short', () => {
    const message = 'What is the deductible on the Civic, and who drives it?';

    expect(readablePart(message)).toBe(message);
  });

  it('is what a long letter asks, wherever that stands', () => {
    expect(readablePart(`${filler}When does the policy expire? ${filler}`)).toBe('When does the policy expire?');
  });

  it('is its beginning and end where a long letter asks nothing', () => {
    const read = readablePart(`List the drivers. ${filler} Thanks, and the vehicles too`);

    expect(read).toMatch(/^List the drivers\./);
    expect(read).toMatch(/and the vehicles too$/);
  });

  it('is bounded whatever is sent', () => {
    const pieces = fc.constantFrom('?', '\n', ' ', 'claim', '1', '12 ', '$5,000 ', 'x'.repeat(70), '. ', 'and ');
    const messages = fc.array(pieces, { maxLength: 4_000, size: 'max' }).map((parts) => parts.join(''));

    fc.assert(
      fc.property(messages, (message) => {
        const read = readablePart(message);
        expect(read.length).toBeLessThanOrEqual(MOST_READ + 10);
        expect(read.split(/\s+/).filter((word) => /\d/.test(word)).length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 50 },
    );
  });

  it('is told to be a part with the answer', () => {
    const asked = { documents: [], history: [] };

    expect(answerQuestion({ ...asked, question: filler }).warnings).toContainEqual(
      expect.objectContaining({ code: 'message_shortened' }),
    );
    expect(answerQuestion({ ...asked, question: 'When does it expire?' }).warnings).toEqual([]);
  });
});
