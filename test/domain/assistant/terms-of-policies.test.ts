import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const policy = (policyNumber: string, lineOfBusiness: string, year: number, total: number): object => ({
  policyNumber,
  lineOfBusiness,
  effectiveDate: `${year}-09-01`,
  expirationDate: `${year + 1}-09-01`,
  incurred: { total },
});
const claim = (claimNumber: string, policyNumber: string, status: string, total: number): object => ({
  claimNumber,
  policyNumber,
  status,
  lossDate: '2017-03-04',
  incurred: { loss: total - 10, expense: 10, total },
});

const report = (policyType: string, data: object): AssistantDocument => ({
  documentId: 'd1',
  title: 'Harbor',
  fileName: null,
  policyType,
  result: { data, citations: {}, fields: {} } as unknown as NonNullable<AssistantDocument['result']>,
});

const losses = report('loss_run', {
  policies: [
    policy('GLA 1 03', 'GENERAL LIABILITY', 2016, 9000),
    policy('GLA 1 04', 'GENERAL LIABILITY', 2017, 4000),
    policy('GLA 1 05', 'GENERAL LIABILITY', 2018, 700),
    policy('AUT 1 03', 'COMMERCIAL AUTO', 2016, 120),
    policy('AUT 1 04', 'COMMERCIAL AUTO', 2017, 80),
  ],
  claims: [
    claim('A-1', 'GLA 1 03', 'closed', 3000),
    claim('A-2', 'GLA 1 03', 'closed', 2000),
    claim('A-3', 'GLA 1 03', 'open', 4000),
    claim('A-4', 'GLA 1 04', 'closed', 4000),
    claim('A-5', 'AUT 1 03', 'closed', 120),
  ],
});

const ask = (question: string, document = losses): string =>
  answerQuestion({ question, documents: [document] }).content;

describe('records of a term', () => {
  it('are those of the term that is written as a span of years', () => {
    expect(ask('GL incurred: 9/1/16-17 term minus 9/1/17-18 term')).toContain('Difference: **$5,000**');
    expect(ask('How much worse is the 9/1/2016 - 9/1/2017 GL term than the 9/1/17-18 GL term in incurred?')).toContain(
      'Difference: **$5,000**',
    );
  });

  it('are those of the policy that is named by its first day', () => {
    const asked = 'What did the claims that are closed under the 9/1/2016 policy cost us in all, incurred?';
    expect(ask(asked)).toContain('**$5,120**');
  });

  it('are not those of a year that is left out', () => {
    expect(
      ask('Total incurred of the GL policies effective 9/1/2016, 2017 and 2018 (leave out the 2017 one)'),
    ).not.toContain('$13,700');
  });

  it('are those of the line that is meant, where a short name of it stands for several kinds of documents', () => {
    expect(ask('How many GL claims are there?')).toContain('**4**');
    expect(ask('How many claims of auto + GL are there?')).toContain('**5**');
  });
});

describe('a term that is not there', () => {
  const years = (...all: number[]): AssistantDocument =>
    report('loss_run', {
      policies: all.map((year) => policy(`GLA 1 ${year}`, 'GENERAL LIABILITY', year, 100)),
      claims: [],
    });

  it.each(['Which term is lacking?', 'For which policy year is there no page?'])(
    'is the time between two terms of one line: %s',
    (question) => {
      expect(ask(question, years(2014, 2016, 2017))).toContain('**September 1, 2015 to September 1, 2016**');
      expect(ask(question, years(2015, 2016, 2017))).not.toContain('No policy term');
    },
  );
});

describe('several amounts', () => {
  const house = report('homeowners', {
    dwellingLimit: 300_000,
    otherStructuresLimit: 30_000,
    personalPropertyLimit: 150_000,
    lossOfUseLimit: 60_000,
  });

  it('of one record are added up', () => {
    expect(ask('Dwelling + other structures + contents, added together?', house)).toContain('Together **$480,000**');
    expect(ask('Add coverages A, B, C and D', house)).toContain('Together **$540,000**');
  });
});

describe('people with a share', () => {
  const application = report('workers_comp_application', {
    individuals: [
      { name: 'Ann Marlow', title: 'President', dateOfBirth: '1970-02-01', ownershipPercent: 60 },
      { name: 'Ben Quill', title: 'Secretary', dateOfBirth: '1972-03-01', ownershipPercent: 40 },
    ],
  });

  it('are told with it', () => {
    const told = ask('Which officers are there and what % does each own?', application);
    for (const said of ['Ann Marlow', '60', 'Ben Quill', '40']) expect(told).toContain(said);
  });
});

describe('records at a location', () => {
  const application = report('workers_comp_application', {
    classifications: [
      { locationNumber: 1, classCode: '3648', description: 'Plumbing', fullTimeEmployees: 3 },
      { locationNumber: 2, classCode: '7364', description: 'Painting', fullTimeEmployees: 5 },
      { locationNumber: 2, classCode: '8465', description: 'Electrical', fullTimeEmployees: 4 },
    ],
  });

  it('are those with its number, however it is called', () => {
    expect(ask('Full time headcount at loc 2, all class codes together', application)).toContain('**9**');
  });
});
