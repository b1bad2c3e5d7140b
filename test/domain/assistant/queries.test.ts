import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { lossRun } from './library.ts';

interface Claim {
  claimNumber: string;
  policyNumber: string;
  lossDate: string;
  reportedDate?: string;
  lossState: string;
  status: string;
  incurred: number;
}

const claim = ({ incurred, ...more }: Claim) => ({ ...more, incurred: { total: incurred }, paid: { total: incurred } });

const harborClaims = [
  {
    claimNumber: 'A1',
    policyNumber: 'GL-1',
    lossDate: '2021-03-04',
    reportedDate: '2021-03-14',
    lossState: 'OH',
    status: 'open',
    incurred: 12_000,
  },
  { claimNumber: 'A2', policyNumber: 'GL-1', lossDate: '2021-08-09', lossState: 'TX', status: 'closed', incurred: 500 },
  {
    claimNumber: 'A3',
    policyNumber: 'BA-2',
    lossDate: '2022-05-06',
    lossState: 'OH',
    status: 'open',
    incurred: 30_000,
  },
].map(claim);

const policy = (policyNumber: string, lineOfBusiness: string, incurred: number) => ({
  policyNumber,
  lineOfBusiness,
  effectiveDate: '2021-01-01',
  expirationDate: '2022-01-01',
  incurred: { total: incurred },
});

const harbor = lossRun('d1', 'Harbor', {
  claims: harborClaims,
  policies: [policy('GL-1', 'General Liability', 12_500), policy('BA-2', 'Business Auto', 30_000)],
});

const ask = (question: string, ...documents: AssistantDocument[]): string =>
  answerQuestion({ question, documents: documents.length > 0 ? documents : [harbor] }).content;

describe('a question of the claims of a report', () => {
  it.each([
    ['Are there any open claims?', /^Yes, 2 of 3 claims:[^]*A1[^]*A3/],
    ['any closed claims over $10,000?', /^No, none of 3 claims/],
    ['any claims over $20,000?', /^Yes, 1 of 3 claims:[^]*A3/],
    ['how many claims over 10,000 in 2021', /^(?:Probably meant:\s+)?\*\*1\*\* claim \(of 3\)\.[^]*A1/],
    ['latest claim', /^Latest: \*\*May 6, 2022\*\* \(claim A3\)\. 3 claims were compared\./],
    ['how much did the last claim cost', /^Latest: \*\*May 6, 2022\*\* \(claim A3\)[^]*\$30,000/],
    ['biggest loss', /\*\*\$30,000\*\* \(claim A3\)\. 3 claims were compared\./],
    ['how many losses in ohio', /^(?:Probably meant:\s+)?\*\*2\*\* claims \(of 3\)\./],
    ['give me the losses that happened in 2021', /2 of 3 claims:/],
    ['by how much is the biggest loss over the next one', /claim A3\)\. Next: \*\*\$12,000\*\*[^]*: \*\*\$18,000\*\*/],
    ['total paid on the claims of 3/4/2021', /\*\*\$12,000\*\* \(1 claim\)/],
    ['difference between total paid and total reserve', /^(?:The documents do not say|I found no mention of)/],
  ])('is answered with its scope: %s', (question, said) => {
    expect(ask(question)).toMatch(said);
  });

  it.each([
    ['which policy year was the worst', /\*\*\$30,000\*\* \(BA-2\)[^]* 2 policies were compared\./],
    ['total incurred for the general liability line', /\*\*\$12,500\*\*/],
  ])('is answered by groups: %s', (question, said) => {
    expect(ask(question)).toMatch(said);
  });
});

describe('a computed answer', () => {
  it('is not stated where an amount was read unsurely', () => {
    const field = { state: 'present', source: 'text', confidence: 0.4 } as const;
    const unsure: AssistantDocument = {
      ...harbor,
      result: { data: { claims: harborClaims }, citations: {}, fields: { '/claims/1/incurred/total': field } },
    };
    expect(ask('What is the highest incurred?', unsure)).not.toContain('**$30,000**');
  });
});

describe('a question for what records lack', () => {
  const auto: AssistantDocument = {
    documentId: 'd3',
    title: 'Auto',
    fileName: null,
    policyType: 'auto',
    result: {
      data: {
        vehicles: [1, 2, 3].map((number) => ({ number, year: 2019 + number, make: 'Honda', model: 'Civic' })),
        coverages: [
          { vehicleNumber: 1, name: 'Collision', deductible: 500 },
          { vehicleNumber: 2, name: 'Collision', limitText: 'Not purchased' },
        ],
      },
      citations: {},
      fields: {},
    },
  };

  it('tells those without a coverage, or with one that is denied', () => {
    const said = ask('which cars are w/o collision', auto);
    expect(said).toMatch(/2021 Honda[^]*2022 Honda/);
    expect(said).not.toContain('2020 Honda');
  });
});
