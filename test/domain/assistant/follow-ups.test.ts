import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { readQuestion } from '../../../domain/assistant/question/read-question.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { lossRun } from './library.ts';

const claim = (claimNumber: string, own: Record<string, unknown>): Record<string, unknown> => ({ claimNumber, ...own });
const report = lossRun('r1', 'Harbor Roofing', {
  claims: [
    claim('C-1001', {
      status: 'open',
      lossDate: '2019-02-03',
      reportedDate: '2019-02-09',
      cause: 'Caught In or Between - Machine',
      claimType: 'Medical Only',
      claimantName: 'Lee Gray',
      paid: { total: 1_000 },
      incurred: { total: 7_000 },
      recovered: 0,
    }),
    claim('C-1002', {
      status: 'closed',
      lossDate: '2020-05-06',
      reportedDate: '2020-05-16',
      cause: 'Strain - Lifting',
      claimType: 'Indemnity',
      claimantName: 'Ann Reed',
      paid: { total: 0 },
      incurred: { total: 0 },
      recovered: 0,
    }),
    claim('C-1003', {
      status: 'closed',
      lossDate: '2021-07-08',
      reportedDate: '2021-07-19',
      cause: 'Strain - Lifting',
      claimType: 'Medical Only',
      claimantName: 'Joe Park',
      paid: { total: 24_000 },
      incurred: { total: 24_000 },
      recovered: 500,
    }),
  ],
});
const pets: AssistantDocument = {
  documentId: 'p1',
  title: 'Pet policy',
  fileName: null,
  policyType: 'pet',
  result: {
    data: {
      namedInsureds: ['Dana Field'],
      pets: [
        { name: 'Tofu', species: 'dog', deductible: 500, reimbursementPercent: 90 },
        { name: 'Penny Lane', species: 'cat', deductible: 100, reimbursementPercent: 70 },
      ],
    },
    citations: {},
    fields: {},
  },
};

/** The answer to the last of several messages. */
const askAll = (document: AssistantDocument, ...messages: string[]): string =>
  answerQuestion({
    question: messages.at(-1) ?? '',
    history: messages.slice(0, -1).map((content) => ({ role: 'user', content })),
    documents: [document],
  }).content;

describe('a question that goes on', () => {
  it('lists those that were counted, with what was said of them', () => {
    const told = askAll(report, 'How many claims were closed with nothing paid?', 'Which ones?');
    expect(told).toContain('C-1002');
    expect(told).not.toContain('C-1003');
  });

  it('lists those that have what was asked after', () => {
    const told = askAll(report, 'Have there been any recoveries?', 'On which claims?');
    expect(told).toContain('C-1003');
    expect(told).not.toContain('C-1001');
  });

  it('says the opposite of a condition in place of it', () => {
    const told = askAll(
      report,
      'How many claims were closed with nothing paid?',
      'And how many closed with a payment?',
    );
    expect(told).toContain('**1**');
  });

  it('corrects what was meant', () => {
    const told = askAll(report, 'When was claim C-1001 reported?', 'no sorry, I meant C-1003');
    expect(told).toContain('July 19, 2021');
  });

  it('asks for the status in place of what was asked before', () => {
    const told = askAll(report, 'When was claim C-1001 reported?', 'Is it closed?', 'And C-1003?');
    expect(told).toContain('Yes.');
    expect(told).not.toContain('July 19');
  });

  it('asks for something else in words that no field is called by', () => {
    const before = ["What's the deductible for Tofu?", 'and how much do they pay back, what percent'];
    expect(askAll(pets, ...before)).toContain('90%');
    const after = askAll(pets, ...before, 'Penny Lane too?');
    expect(after).toContain('70%');
    expect(after).not.toContain('$100');
  });
});

describe('values of several words', () => {
  it('stand for themselves, whatever their words say', () => {
    expect(askAll(report, 'How many Caught In or Between - Machine claims are there?')).toContain('**1**');
    const one = askAll(report, 'Was Ann Reed a medical only claim?');
    expect(one.startsWith('Yes')).toBe(false);
  });

  it('of which one or the other is meant are those of both', () => {
    const told = askAll(report, 'List the Caught In or Between - Machine or Strain - Lifting claims');
    for (const number of ['C-1001', 'C-1002', 'C-1003']) expect(told).toContain(number);
  });

  it('are left out where a question says so', () => {
    const told = askAll(report, 'How many claims other than Strain - Lifting are there?');
    expect(told).toContain('**1**');
    expect(told).toContain('C-1001');
  });
});

describe('bounds from two sides', () => {
  it.each([
    ['claims between 5,000 and 25,000 incurred', 5_000, 25_000],
    ['between 5 and 25k incurred', 5_000, 25_000],
    ['anything between $20k and $5k', 5_000, 20_000],
  ])('are read: %s', (text, least, most) => {
    expect(readQuestion(text).range).toEqual({ least, most, isInclusive: true });
  });

  it('narrow records down', () => {
    const told = askAll(report, 'Which claims are between 5,000 and 10,000 incurred?');
    expect(told).toContain('C-1001');
    expect(told).not.toContain('C-1003');
  });
});

describe('whether there is something', () => {
  it('is told with all that is there', () => {
    const told = askAll(report, 'Are there any claims on Harbor Roofing?');
    expect(told).toMatch(/^Yes, 3 claims/);
  });

  it('is asked for by a status at the end', () => {
    expect(askAll(report, 'C-1002 closed yet?')).toMatch(/^Yes\./);
  });

  it('is what has money of a kind', () => {
    const told = askAll(report, 'claim numbers with money in recoveries');
    expect(told).toContain('C-1003');
    expect(told).not.toContain('C-1001');
  });
});

describe('the total of each record', () => {
  it('adds up nothing', () => {
    const told = askAll(report, 'claims between 5k and 25k total incurred');
    expect(told).toContain('C-1001');
    expect(told).toContain('C-1003');
    expect(told).not.toContain('C-1002');
  });
});

describe('words that look alike', () => {
  it('say that there are none, and correct nothing', () => {
    const told = askAll(report, 'How many claims are there in 2019?', 'no losses in 2021?');
    expect(told.startsWith('Yes')).toBe(false);
    expect(told).not.toBe(askAll(report, 'How many claims are there in 2019?', 'losses in 2021?'));
  });

  it.each(['does the policy exclude fire?', 'is there an endorsement excluding fire?'])(
    'ask for what is excluded, and leave nothing out: %s',
    (text) => {
      expect(readQuestion(text).terms.some(({ isLeftOut }) => isLeftOut)).toBe(false);
    },
  );

  it.each(['claims excluding fire', 'total paid, exclude fire', 'claims besides fire'])('leave out: %s', (text) => {
    expect(
      readQuestion(text)
        .terms.filter(({ isLeftOut }) => isLeftOut)
        .map((term) => term.text),
    ).toEqual(['fire']);
  });

  it('ask whether somebody is excluded', () => {
    const auto: AssistantDocument = {
      documentId: 'a1',
      title: 'Auto policy',
      fileName: null,
      policyType: 'auto',
      result: {
        data: {
          namedInsureds: ['Dana Field'],
          drivers: [
            { name: 'Dana Field', status: 'Rated' },
            { name: 'Robin Field', status: 'Excluded' },
          ],
        },
        citations: {},
        fields: {},
      },
    };
    expect(askAll(auto, 'Is Robin excluded?')).toMatch(/Yes/);
    expect(askAll(auto, 'Who are the drivers?', 'Is any of them excluded?')).not.toMatch(/\bNo\b/);
  });
});
