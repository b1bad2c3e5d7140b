import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { lossRun } from './library.ts';

const report = lossRun('d1', 'Harbor Roofing', {
  claims: [
    {
      claimNumber: 'A1',
      status: 'closed',
      lossDate: '2021-05-02',
      reportedDate: '2021-05-20',
      closedDate: '2021-08-01',
    },
    {
      claimNumber: 'A2',
      status: 'closed',
      lossDate: '2021-06-09',
      reportedDate: '2021-06-10',
      closedDate: '2022-07-01',
    },
    { claimNumber: 'A3', status: 'open', lossDate: '2022-05-06', reportedDate: '2022-05-08' },
  ],
});
const ask = (question: string): string => answerQuestion({ question, documents: [report] }).content;

describe('a question of the time between two days of claims', () => {
  it.each([
    [
      'Which claims were reported more than 2 weeks after the loss?',
      /^1 of 3 claims: Claim A1: \*\*18 days\*\* \(from the loss to the report\)/,
    ],
    [
      'How many claims were reported within 3 days?',
      /^\*\*2\*\* of 3 claims:[^]*A2: \*\*1 day\*\*[^]*A3: \*\*2 days\*\*/,
    ],
    ['How many open claims were reported more than a day after the loss?', /^\*\*1\*\* of 3 claims: Claim A3/],
    ['Were any claims reported more than a month late?', /^No, none of 3 claims\. They are:/],
    ['Which claims took longer than a year to close?', /^1 of 3 claims: Claim A2: \*\*386 days\*\*/],
    ['Which claim took the longest to close?', /^Longest: \*\*386 days\*\*\. 2 claims were compared\. Claim A2/],
    ['Which claim was quickest to be settled?', /^Shortest: \*\*73 days\*\*\./],
    ['How long did it take to close claim A1?', /^Claim A1: \*\*73 days\*\* \(from the report to the closing\)/],
    [
      'How many days after the loss was claim A1 closed, from the loss until it was closed?',
      /^Claim A1: \*\*91 days\*\*/,
    ],
    ['Which claims were reported not more than 3 days after the loss?', /^2 of 3 claims/],
    ['What is the average reporting lag?', /^On average \*\*7 days\*\* \(3 claims\)/],
  ])('is told in days: %s', (question, said) => {
    expect(ask(question)).toMatch(said);
  });

  it.each([
    'Which claims were not reported within 3 days?',
    "Which claims weren't reported more than 2 weeks after the loss?",
  ])('is not answered by what it denies: %s', (question) => {
    expect(ask(question)).not.toMatch(/^\d of 3 claims|^Probably meant/);
  });

  it.each(['How many claims were open for more than 30 days?', 'List claims with more than 2 weeks of lost time'])(
    'is not answered without regard to the time where no days tell it: %s',
    (question) => {
      expect(ask(question)).not.toMatch(/^(?:\*\*\d|Probably meant|\d of|- )/);
    },
  );
});
