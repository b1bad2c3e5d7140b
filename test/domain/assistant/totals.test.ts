import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const claim = (claimNumber: string, more: object) => ({ claimNumber, status: 'open', lossDate: '2021-03-04', ...more });
const costs = (medical: number, expense: number) => ({ medical, expense, total: medical + expense });

const claims = [
  claim('A1', { cause: 'Fire', description: 'Grill', paid: costs(100, 10), reserve: { total: 5 } }),
  claim('A2', { cause: 'Smoke', description: 'Smoke of a fire', paid: costs(200, 20), reserve: { total: 7 } }),
  claim('A3', {
    cause: 'Theft',
    lossDate: '2020-05-06',
    status: 'closed',
    paid: costs(400, 40),
    reserve: { total: 0 },
  }),
];

function lossRun(data: object = {}, lost: readonly string[] = [], path = '/claims'): AssistantDocument {
  const warnings = lost.map((code) => ({ code, path, message: 'Some were lost.' }));
  return {
    documentId: 'd1',
    title: 'Harbor claims',
    fileName: null,
    policyType: 'loss_run',
    result: {
      data: { claims, ...data },
      citations: {},
      fields: {},
      validation: { valid: true, coverage: 1, errors: [], warnings },
    },
  };
}

const ask = (question: string, document = lossRun()): string =>
  answerQuestion({ question, documents: [document] }).content;

describe('a count of claims', () => {
  const data = { grandTotals: { claimCount: 7, openClaimCount: 4 } };
  const lost = ['record_count_mismatch'];

  it.each([
    ['How many claims are there?', '**7** claims.'],
    ['How many open claims are there?', '**4** open claims.'],
  ])('is the printed one where claims were lost: %s', (question, said) => {
    expect(ask(question, lossRun(data, lost))).toContain(said);
  });

  it('is stated where more claims were read than the report counts', () => {
    const stated = { grandTotals: { claimCount: 2 } };
    const answer = (count: object) =>
      answerQuestion({
        question: 'How many claims are open?',
        documents: [lossRun(count, lost, '/grandTotals/claimCount')],
      });
    expect(answer(stated)).toMatchObject({ found: true, content: expect.stringContaining('**2** open claims (of 3)') });
    expect(answer({ grandTotals: { claimCount: 9 } }).found).toBe(false);
  });

  it('is that of the claims where none was lost, and of some of them only', () => {
    expect(ask('How many open claims are there?', lossRun(data))).toContain('**2** open claims');
    expect(ask('How many claims of 2020 are there?', lossRun(data, lost))).not.toContain('**7**');
  });
});

describe('a total of nothing beside kinds that come to something', () => {
  const document = lossRun({ claims: [claim('A1', { paid: { medical: 100, expense: 10, total: 0 } })] });

  it.each(['How much has been paid on claim A1?', 'What was paid in total?', 'What is the highest paid amount?'])(
    'is not told, but what they add up to: %s',
    (question) => {
      expect(ask(question, document)).toContain('**$110**');
    },
  );
});

describe('a total over claims', () => {
  it('adds up the kind of cost that is asked for', () => {
    expect(ask('How much medical has been paid in total?')).toContain('**$700**');
  });

  it('adds up all kinds where none is asked for', () => {
    expect(ask('What is the total paid on all claims?')).toContain('**$770**');
  });

  it('is what the report prints, where it prints one', () => {
    const printed = lossRun({ grandTotals: { paid: { total: 771 } } });
    expect(ask('What is the total paid on all claims?', printed)).toContain('**$771**');
  });

  it('tells each of several measures', () => {
    expect(ask('total paid and total reserve')).toMatch(/\*\*\$770\*\*[^]*\*\*\$12\*\*/);
  });

  it('is over the claims of that cause, not over those that tell of it', () => {
    expect(ask('How much was paid on the fire claims in total?')).toContain('**$110**');
  });

  it('is over the year and the status that are asked for', () => {
    expect(ask('total paid on the open claims of 2021')).toContain('**$330**');
  });

  it('is not stated as a share', () => {
    expect(ask('What percent of the total paid is claim A1?')).not.toContain('**$');
  });

  it('is not stated where claims were lost', () => {
    expect(ask('What is the total paid on all claims?', lossRun({}, ['record_count_mismatch']))).not.toContain('**$');
  });

  it('is not stated where a claim does not tell its status', () => {
    const unsure = lossRun({ claims: [...claims, claim('A4', { status: null, paid: costs(1, 1) })] });
    expect(ask('total paid on the open claims', unsure)).not.toContain('**$');
  });
});

describe('a premium', () => {
  it('is told by the year where it is one of a month', () => {
    const pet: AssistantDocument = {
      documentId: 'd1',
      title: 'Biscuit',
      fileName: null,
      policyType: 'pet',
      result: { data: { premium: 35.8, premiumFrequency: 'monthly' }, citations: {}, fields: {} },
    };
    expect(ask('What is the premium per year?', pet)).toContain('$429.60 a year');
  });
});
