import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const policy = (policyType: string, data: object): AssistantDocument => ({
  documentId: 'd1',
  title: 'The policy',
  fileName: null,
  policyType,
  result: { data: { namedInsureds: ['Ada Vale'], ...data }, citations: {}, fields: {} },
});

const cars = policy('auto', {
  vehicles: [
    { number: 1, year: 2019, make: 'Honda', model: 'Fit', vin: '1HGFT000000000001' },
    { number: 2, year: 2021, make: 'Mazda', model: '3', vin: '1MZ3T000000000002' },
  ],
  drivers: [
    { name: 'Ada Vale', maritalStatus: 'married', age: 61 },
    { name: 'Ben Vale', maritalStatus: 'single', age: 23 },
  ],
  coverages: [
    { name: 'Collision', vehicleNumber: 1, deductible: 500, premium: 90 },
    { name: 'Comprehensive', vehicleNumber: 1, deductible: 250, premium: 40 },
    { name: 'Comprehensive', vehicleNumber: 2, deductible: 250, premium: 45 },
    { name: 'Medical Payments', vehicleNumber: 2, limitPerPerson: 5000, premium: 12 },
  ],
});

const ask = (question: string): string => answerQuestion({ question, documents: [cars] }).content;

describe('a question that asks whether all are so', () => {
  it.each([
    ['Are all drivers married?', /^No, 1 of 2 drivers:.*Ada Vale/],
    ['Is each driver over 20?', /^Yes, all 2 drivers:/],
    ['Are no drivers married?', /^No, 1 of 2 drivers:/],
    ['Are none of the drivers under 20?', /^Yes, none of 2 drivers\. They are:/],
    ['Do all vehicles have collision?', /^No, 1 of 2 vehicles:[^]*Honda/],
    ['Do both cars have comprehensive?', /^Yes, all 2 vehicles:/],
    ['Do all coverages have a deductible?', /^No, 3 of 4 coverages:/],
  ])('is answered by how many of them are: %s', (question, said) => {
    expect(ask(question)).toMatch(said);
  });

  it('says no yes where a word of it says what no record has', () => {
    expect(ask('Are all vehicles leased?')).not.toMatch(/Yes/);
  });
});

const claims = policy('loss_run', {
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
      closedDate: '2021-07-01',
    },
    { claimNumber: 'A3', status: 'open', lossDate: '2022-05-06', reportedDate: '2022-05-07' },
    { claimNumber: 'A4', status: 'open', lossDate: '2022-04-01', reportedDate: '2022-06-11' },
  ].map((claim, at) => ({
    ...claim,
    lossState: 'TX',
    incurred: { total: 100 * (at + 1) },
    recovered: at === 1 ? 50 : 0,
  })),
});

const road = policy('auto', {
  vehicles: [
    { number: 1, year: 2019, make: 'Honda', model: 'Fit', lienholderName: 'Elm Bank' },
    { number: 2, year: 2021, make: 'Mazda', model: '3' },
    { number: 3, year: 2022, make: 'Kia', model: 'Soul' },
  ],
  coverages: [
    { name: 'Road service', vehicleNumber: 1, premium: 9 },
    { name: 'Road service', vehicleNumber: 2, premium: 9 },
    { name: 'Rental car', vehicleNumber: 1, premium: 20 },
    { name: 'Collision', vehicleNumber: 3, premium: 90 },
  ],
});

const dogs = policy('pet', {
  pets: [
    { name: 'Hank', annualLimit: 14_000, deductible: 250 },
    { name: 'Tofu', annualLimit: 14_000, deductible: 500 },
    { name: 'Bella', annualLimit: 7000, deductible: 500 },
  ],
});

describe('a maximum or minimum of an amount', () => {
  it.each([
    ['Do all pets have a maximum of $14,000?', /^No, 2 of 3 pets:/],
    ['Does every pet have an annual maximum of $7,000?', /^No, 1 of 3 pets:/],
    ['Do all pets have a limit of at least $7,000?', /^Yes, all 3 pets:/],
  ])('is that amount: %s', (question, said) => {
    expect(answerQuestion({ question, documents: [dogs] }).content).toMatch(said);
  });
});

describe('a question of records that a word of it names otherwise than they are called', () => {
  it.each([
    ['Does every vehicle have emergency road service?', /^No, 2 of 3 vehicles:/],
    ['Do all cars have roadside assistance?', /^No, 2 of 3 vehicles:/],
    ['Do none of the cars have roadside assistance?', /^No, 2 of 3 vehicles:/],
    ['How many vehicles have no financial interest or lienholder?', /^\*\*2\*\* vehicles \(of 3\)/],
    ['How many cars have no lien or lienholder?', /^\*\*2\*\* vehicles \(of 3\)/],
  ])('tells how many are so: %s', (question, said) => {
    expect(answerQuestion({ question, documents: [road] }).content).toMatch(said);
  });
});

describe('the first, the last and the most', () => {
  it.each([
    ['Which claim was closed last?', /^Latest closed date: \*\*August 1, 2021\*\* \(claim A1\)/],
    ['Which claim was reported most recently?', /^Latest reported date: \*\*June 11, 2022\*\* \(claim A4\)/],
    ['Which claim was reported first?', /^Earliest reported date: \*\*May 20, 2021\*\* \(claim A1\)/],
    ['top 3 claims', /The 3 highest of 4 claims:[^]*\$400[^]*\$300[^]*\$200/],
    ['How many claims in May 2021?', /\*\*1\*\* claim \(of 4\)/],
    ['Which claims have recovery?', /^(?!.*\*\*\$0)[^]*A2/],
    ['Is any claim in litigation?', /^(?!.*Yes)No mention of "litigation"/],
  ])('are told by the day, the month or the amount that is asked for: %s', (question, said) => {
    expect(answerQuestion({ question, documents: [claims] }).content).toMatch(said);
  });

  it('is no yes where a report only has a heading for what is asked', () => {
    const pages = [{ number: 1, text: 'Claim A1 In Litigation No' }];
    for (const question of ['Are any claims in litigation?', 'Are there claims with legal fees?'])
      expect(answerQuestion({ question, documents: [{ ...claims, pages }] }).content).not.toMatch(/^Yes/);
  });

  it('has the lowest age, which is no money', () => {
    expect(ask('Who is the youngest driver?')).toMatch(/Lowest age: \*\*23\*\* \(Ben Vale\)/);
    expect(ask('Who is the oldest driver?')).toMatch(/Highest age: \*\*61\*\* \(Ada Vale\)/);
  });

  it('is told of the policies that end in a month or year, whichever year they begin in', () => {
    const documents = [
      { ...cars, title: 'Auto', result: { data: { expirationDate: '2022-03-04' }, citations: {}, fields: {} } },
      {
        ...cars,
        documentId: 'd2',
        result: { data: { effectiveDate: '2022-05-01', expirationDate: '2023-05-01' }, citations: {}, fields: {} },
      },
    ];
    for (const question of ['Which policies expire in 2022?', 'Which policies expire in March?'])
      expect(answerQuestion({ question, documents }).content).toMatch(/^1 of 2 policies:[^]*March 4, 2022/);
  });
});

describe('what asks nothing of documents', () => {
  it.each(['Hi', 'thank you!', 'lol', 'x', 'no', 'What can you do?', 'Can you help me?', 'good morning'])(
    'is told what may be asked: %s',
    (question) => {
      const history = [{ role: 'user' as const, content: 'How old is Ada Vale?' }];
      expect(answerQuestion({ question, history, documents: [cars] }).content).toMatch(/^I answer questions/);
    },
  );

  it('is no word of a field', () => {
    expect(ask('deductible')).not.toMatch(/I answer questions/);
  });
});
