import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const claims = [
  {
    claimNumber: 'A-1001',
    claimantName: 'Marlow, Owen',
    lossDate: '2021-03-04',
    status: 'open',
    paid: { total: 1200 },
  },
  { claimNumber: 'A-1002', claimantName: 'Pryor, Nell', lossDate: '2021-05-06', status: 'closed', paid: { total: 0 } },
  {
    claimNumber: 'A-1003',
    claimantName: 'Quill, Adam',
    lossDate: '2021-07-08',
    status: 'closed',
    paid: { total: 900 },
  },
];

const report: AssistantDocument = {
  documentId: 'd1',
  title: 'Harbor claims',
  fileName: null,
  policyType: 'loss_run',
  result: {
    data: { namedInsureds: ['Harbor'], claims },
    citations: {},
    fields: {},
  },
};

const ask = (question: string, ...before: string[]): string =>
  answerQuestion({
    question,
    documents: [report],
    history: before.map((content) => ({ role: 'user', content })),
  }).content;

describe('a question whether anything was paid', () => {
  it.each([
    ['was anything paid on claim A-1003?', 'Yes.'],
    ['did they pay anything on claim A-1002?', 'No.'],
  ])('is answered by the amount: %s', (question, said) => {
    expect(ask(question)).toContain(said);
  });

  it('counts no claims that cost nothing', () => {
    expect(ask('how many claims had money paid')).toMatch(/^\*\*2\*\* claims \(of 3\)\.[^]*A-1001[^]*A-1003/);
  });
});

describe('a number that is written without a dollar sign', () => {
  it('is an amount after a word that bounds it', () => {
    expect(ask('any claims with paid above 1000?')).toMatch(/^(?:Probably meant:\s+)?Yes, 1 of 3 claims:[^]*A-1001/);
  });
});

describe('a share in a question', () => {
  const pets: AssistantDocument = {
    documentId: 'd2',
    title: 'Pets',
    fileName: null,
    policyType: 'pet',
    result: {
      data: {
        pets: [
          { name: 'Gus', species: 'cat', reimbursementPercent: 80, premium: 300 },
          { name: 'Bella', species: 'dog', reimbursementPercent: 90, premium: 400 },
        ],
      },
      citations: {},
      fields: {},
    },
  };

  it('tells the records that have it', () => {
    const { content } = answerQuestion({ question: 'which pets get 80 % back', documents: [pets] });
    expect(content).toContain('Gus');
    expect(content).not.toContain('do not say');
    expect(content).not.toContain('Bella');
  });

  it('is compared with the one that the document says', () => {
    const documents = [
      { ...pets, result: { ...pets.result, data: { pets: [{ name: 'Bella', reimbursementPercent: 90 }] } } },
    ];
    const answer = (question: string) =>
      answerQuestion({ question, documents: documents as AssistantDocument[] }).content;
    expect(answer('is the reimbursement of Bella 80 %?')).toContain('No.');
    expect(answer('is the reimbursement of Bella 90 %?')).toContain('Yes.');
  });
});

describe('how many records lack something', () => {
  const auto: AssistantDocument = {
    documentId: 'd3',
    title: 'Auto',
    fileName: null,
    policyType: 'auto',
    result: {
      data: {
        vehicles: [1, 2, 3].map((number) => ({ number, year: 2019 + number, make: 'Honda', model: 'Civic' })),
        coverages: [{ vehicleNumber: 1, name: 'Collision', deductible: 500 }],
      },
      citations: {},
      fields: {},
    },
  };

  it('is counted over all of them', () => {
    const { content } = answerQuestion({ question: 'how many cars have no collision', documents: [auto] });
    expect(content).toContain('**2** vehicles (of 3).');
  });
});

describe('a kind of claim that a narrow column cuts off', () => {
  const kinds = ['BODILY INJ', 'BODILY INJ', 'PROPERTY DAM', 'UNINSURED MOT'];
  const cut: AssistantDocument = {
    ...report,
    result: {
      data: {
        claims: kinds.map((claimType, at) => ({ claimNumber: `B-${at}`, claimType, paid: { total: 100 * at } })),
      },
      citations: {},
      fields: {},
    },
  };
  const answer = (question: string): string => answerQuestion({ question, documents: [cut] }).content;

  it.each([
    ['How many bodily injury claims are there?', '**2** claims (of 4)'],
    ['How many BI claims do we have?', '**2** claims (of 4)'],
    ['What was paid on the property damage claims?', '$200'],
    ['Paid on the PD claim?', '$200'],
    ['How much was paid for uninsured motorist claims?', '$300'],
  ])('is the whole one: %s', (question, told) => {
    expect(answer(question)).toContain(told);
  });
});
