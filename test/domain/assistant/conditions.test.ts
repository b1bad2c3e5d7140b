import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { readConditions } from '../../../domain/assistant/question/conditions.ts';
import { readQuestion } from '../../../domain/assistant/question/read-question.ts';

const documentOf = (policyType: string, data: Record<string, unknown>): AssistantDocument => ({
  documentId: policyType,
  title: null,
  fileName: `${policyType}.pdf`,
  policyType,
  result: { data, citations: {}, fields: {} },
});

const claim = (claimNumber: string, own: Record<string, unknown>): Record<string, unknown> => ({ claimNumber, ...own });
const report = documentOf('loss_run', {
  namedInsureds: ['Harbor Roofing'],
  claims: [
    claim('C-1', {
      status: 'open',
      lossDate: '2019-02-03',
      bodyPart: 'Knee',
      adjusterName: 'Ann Lee',
      paid: { total: 0 },
      reserve: { total: 900 },
      incurred: { total: 900 },
    }),
    claim('C-2', {
      status: 'closed',
      lossDate: '2020-05-06',
      bodyPart: 'Wrist',
      adjusterName: 'Ann Lee',
      paid: { total: 0 },
      reserve: { total: 0 },
      incurred: { total: 0 },
    }),
    claim('C-3', {
      status: 'closed',
      lossDate: '2021-07-08',
      bodyPart: 'Wrist',
      paid: { total: 24_000 },
      reserve: { total: 0 },
      incurred: { total: 24_000 },
      recovered: 500,
    }),
    claim('C-4', {
      status: 'reopened',
      lossDate: '2022-09-10',
      bodyPart: 'Back',
      paid: { total: 7_000 },
      reserve: { total: 2_000 },
      incurred: { total: 9_000 },
    }),
  ],
});
const auto = documentOf('auto', {
  namedInsureds: ['Dana Field'],
  totalPremium: 1500,
  vehicles: [
    { number: 1, year: 2012, make: 'Honda', model: 'Fit', usage: 'Commute', lienholderName: null, premium: 400 },
    {
      number: 2,
      year: 2020,
      make: 'Kia',
      model: 'Soul',
      usage: 'Pleasure',
      lienholderName: 'First Bank',
      premium: 500,
    },
    { number: 3, year: 2022, make: 'Ford', model: 'Escape', usage: 'Commute', lienholderName: null, premium: 600 },
  ],
  drivers: [
    { name: 'Dana Field', gender: 'female', licenseNumber: 'D1' },
    { name: 'Sam Field', gender: 'male', licenseNumber: null },
  ],
});

const ask = (document: AssistantDocument, question: string): string =>
  answerQuestion({ question, documents: [document] }).content;

describe('what the records that a question means have, lack or come to', () => {
  it.each([
    ['which claims closed with nothing paid', [['paid', 'nothing']]],
    ['drivers with no license number showing', [['license no', 'absent']]],
    ["vehicles that don't have a lienholder", [['lienholder', 'absent']]],
    ['which vehicles have a lienholder', [['lienholder', 'there']]],
    ['vin missing on any car?', [['vin', 'absent']]],
    ['claim no for the kitchen fire', []],
    ['what is the lienholder of the Kia', []],
  ])('is read from its words: %s', (text, expected) => {
    expect(readConditions(text).conditions.map(({ term, is }) => [term, is])).toEqual(expected);
  });

  it('turns no question round', () => {
    expect(readConditions('drivers with no license number').isNegated).toBe(false);
    expect(readConditions('which drivers are not assigned to a car').isNegated).toBe(true);
  });

  it.each([
    ['which claims closed with nothing paid?', ['C-2'], ['C-1', 'C-3']],
    ['claims with no adjuster named', ['C-3', 'C-4'], ['C-1']],
    ['on which claims did we get money back?', ['C-3'], ['C-1', 'C-2', 'C-4']],
  ])('narrows claims down: %s', (question, told, untold) => {
    const answer = ask(report, question);
    for (const number of told) expect(answer).toContain(number);
    for (const number of untold) expect(answer).not.toContain(number);
  });

  it.each([
    ['which vehicles have a lien on them?', ['Kia'], ['Honda', 'Ford']],
    ['which cars have no lienholder?', ['Honda', 'Ford'], ['Kia']],
    ['which driver has no license number?', ['Sam'], []],
  ])('narrows things down: %s', (question, told, untold) => {
    const answer = ask(auto, question);
    for (const name of told) expect(answer).toContain(name);
    for (const name of untold) expect(answer).not.toContain(name);
  });
});

describe('how many records there are', () => {
  it.each([
    ['how many claims over 20k?', 1],
    ['how many claims at least 9k?', 2],
    ['how many claims no more than $900 incurred?', 2],
    ["how many claims haven't been closed out yet?", 2],
    ['how many claims were reopened?', 1],
  ])('is counted by amount and status: %s', (question, count) => {
    expect(ask(report, question)).toMatch(
      new RegExp(String.raw`^(?:Probably meant:\s+)?\*\*${count}\*\* (?:open )?claims?`),
    );
  });

  it.each([
    ['how many vehicles newer than 2018?', 2],
    ['how many cars are 2020 or newer?', 2],
    ['how many vehicles older than 2015?', 1],
  ])('is counted by the year: %s', (question, count) => {
    expect(ask(auto, question)).toContain(`**${count}** vehicle`);
  });

  it('is counted by words for what a value stands for', () => {
    expect(ask(auto, 'how many women are on the driver list?')).toContain('**1** driver');
  });

  it('is none where no record costs as much', () => {
    expect(ask(report, 'did anything hit six figures?')).toContain('No, none of 4 claims');
  });
});

describe('words that look like others', () => {
  it.each([
    ['was the accident settled?', 'closed'],
    ['is the payment closed out?', 'closed'],
    ["claims that haven't been settled yet", 'open'],
    ['which are not closed', 'open'],
  ])('are no negation by their last letters: %s', (text, status) => {
    expect(readQuestion(text).status).toBe(status);
  });

  it('open no range of years where a name follows', () => {
    expect(readQuestion('claims of 2020 on the Harbor report').years).toEqual(['2020']);
    expect(readQuestion('claims from 2020 on').years).toContain('2024');
    expect(readQuestion('claims from 2020 on, please').years).toContain('2024');
  });

  it('are no amounts before a unit', () => {
    expect(readQuestion('cars over 20k miles').amounts).toEqual([]);
    expect(readQuestion('claims over 20k').amounts).toEqual([20_000]);
  });
});

describe('the words of a question', () => {
  it('are no captions of columns where they ask', () => {
    const [vehicle] = readQuestion('Which vehicle is the newest?').terms;
    expect(vehicle?.senses.has('vehicles')).toBe(true);
  });

  it('name a policy or claim by its whole number', () => {
    const { terms } = readQuestion('what was paid on GL-1453512-01?');
    expect(terms.map(({ text }) => text)).toContain('gl 1453512 01');
  });

  it('mean nothing that only other kinds of documents tell', () => {
    expect(readQuestion('the policy cap').terms.flatMap(({ senses }) => [...senses])).toContain('pets.annualLimit');
    const { terms } = readQuestion('the policy cap', (sense) => !sense.startsWith('pets.'));
    expect(terms.flatMap(({ senses }) => [...senses])).not.toContain('pets.annualLimit');
  });
});

describe('the value that most records have', () => {
  it('is told with how many have it', () => {
    const answer = ask(report, 'which body part gets hurt most often?');
    expect(answer).toContain('**Wrist**: 2 of 4 claims');
    expect(answer).toContain('C-2');
  });

  it('is told by what they cost together where that is asked for', () => {
    expect(ask(report, 'which body part cost the most incurred?')).toContain('**Wrist**: $24,000');
  });

  it('is no number that every record has of its own', () => {
    expect(ask(report, 'which claim number comes up most often?')).not.toContain('Most for');
  });
});

describe('two amounts of one document', () => {
  it('are told with what lies between them', () => {
    const answer = ask(report, 'what is the difference between total paid and total incurred?');
    expect(answer).toContain('Difference: **$2,900**');
  });

  it('are those of the one document that tells of them', () => {
    const { content } = answerQuestion({
      question: 'what is the difference between total paid and total incurred?',
      documents: [report, auto],
    });
    expect(content).toContain('Difference: **$2,900**');
  });

  it('are those that the question names', () => {
    const home = documentOf('homeowners', {
      dwellingLimit: 300_000,
      personalPropertyLimit: 120_000,
      otherStructuresLimit: 30_000,
    });
    expect(ask(home, 'gap between coverage A and coverage C')).toContain('Difference: **$180,000**');
  });
});
