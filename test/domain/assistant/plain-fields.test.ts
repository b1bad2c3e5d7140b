import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const documentOf = (policyType: string, data: object): AssistantDocument => ({
  documentId: 'd1',
  title: 'The document',
  fileName: null,
  policyType,
  result: { data, citations: {}, fields: {} } as unknown as NonNullable<AssistantDocument['result']>,
});

const policies = [
  { policyNumber: 'BAP 100 01', effectiveDate: '2021-04-01', expirationDate: '2022-04-01' },
  { policyNumber: 'BAP 100 02', effectiveDate: '2022-04-01', expirationDate: '2023-04-01' },
];
const claims = [
  { claimNumber: '55-1', policyNumber: 'BAP 100 02', lossDate: '2022-07-08', description: 'Insured hit a pole' },
];
const report = documentOf('loss_run', {
  namedInsureds: ['Cascade Peak Plumbing LP'],
  carrierName: 'Meridian Oak Insurance Company',
  valuationDate: '2023-02-28',
  policies,
  claims,
});
const house = documentOf('homeowners', {
  policyNumber: 'HP 67 053329',
  namedInsureds: ['Larry Zimmerman'],
  agencyName: 'Jankowski Agency Inc',
  mailingAddress: 'PO Box 1165, Amarillo, TX 79109',
  totalPremium: 1100,
  yearBuilt: 1996,
  fees: [
    { name: 'Managing General Agency Fee', amount: 25 },
    { name: 'Policy fee', amount: 10 },
  ],
});

const stated = (question: string, document: AssistantDocument): string => {
  const { content, found } = answerQuestion({ question, documents: [document] });
  return found ? content : 'nothing';
};

describe('a question that only names a field of the document', () => {
  it.each([
    ['Who is the insured?', report, 'The named insureds are **Cascade Peak Plumbing LP**'],
    ['What is the carrier name?', report, 'The carrier name is **Meridian Oak Insurance Company**'],
    ['What is the valuation date?', report, 'The valuation date is **February 28, 2023**'],
    ['Name of the insured please', house, 'The named insureds are **Larry Zimmerman**'],
    ['What is the agency name?', house, 'The agency name is **Jankowski Agency Inc**'],
    ['policy number?', house, 'The policy number is **HP 67 053329**'],
    ['How much is the premium?', house, 'The total premium is **$1,100**'],
    ['What is the address of the insured?', house, 'The mailing address is **PO Box 1165, Amarillo, TX 79109**'],
    ['When was the house built?', house, 'The year built is **1996**'],
    ['premium of the Amarillo house?', house, 'The total premium is **$1,100**'],
  ])('is answered with its value: %s', (question, document, says) => {
    expect(stated(question, document)).toContain(says);
  });

  it('is answered with the values of all policies of a report, and not with those that claims point to', () => {
    expect(stated('What is the policy number?', report)).toMatch(/^- [^]*\*\*BAP 100 01\*\*[^]*\*\*BAP 100 02\*\*\s*$/);
    expect(stated('When does it expire?', report)).toMatch(/^- [^]*April 1, 2022[^]*April 1, 2023/);
  });

  it('is answered of all documents, by the policies of a report beside a policy itself', () => {
    const documents = [house, { ...report, documentId: 'd2' }];
    const { content, found } = answerQuestion({ question: 'What is the policy number?', documents });
    expect(found).toBe(true);
    expect(content).toMatch(/HP 67 053329[^]*BAP 100 01[^]*BAP 100 02/);
  });

  it('knows the applicants of an application as its insureds', () => {
    const application = documentOf('commercial_application', { applicants: [{ name: 'Jane Doe' }] });
    expect(stated('Who is the insured?', application)).toContain('**Jane Doe**');
  });

  it('is not stated where another word may ask for something else', () => {
    expect(stated('What was the premium in 2015?', house)).toBe('nothing');
    expect(stated('What is the overdue premium?', house)).toBe('nothing');
  });
});

describe('a question for one value in the words in which people ask for it', () => {
  const car = documentOf('auto', {
    effectiveDate: '2021-04-01',
    expirationDate: '2022-04-01',
    vehicles: [
      { year: 2019, make: 'Honda', model: 'CR-V', vin: 'VIN1', lienholderName: 'Cobalt Finance' },
      { year: 2006, make: 'Toyota', model: 'RAV4', vin: 'VIN2' },
    ],
    drivers: [
      { name: 'Ann Lee', licenseState: 'OH' },
      { name: 'Bob Lee', licenseState: 'KY' },
    ],
  });

  it.each([
    ['until when am I covered, my roofer asks', car, 'The expiration date is **April 1, 2022**'],
    ['when does the coverage kick in for us', car, 'The effective date is **April 1, 2021**'],
    ['which state is Bob Lee licensed in', car, 'The license state of Bob Lee is **KY**'],
    ['what is the vin on the rav4 pls', car, 'The vin of 2006 Toyota RAV4 is **VIN2**'],
    ['where do you send our mail', house, 'The mailing address is **PO Box 1165, Amarillo, TX 79109**'],
  ])('is answered with it, whatever else the words say: %s', (question, document, says) => {
    expect(stated(question, document)).toContain(says);
  });

  it.each([
    ['what is flood costing me', house],
    ['what is the umbrella costing me', house],
    ['why is this costing me so much', house],
    ['which state is Cid Lee licensed in', car],
    ['what is the vin on the camry pls', car],
    ['what is the vin on car 3 pls', car],
  ])('is not answered with that of something else: %s', (question, document) => {
    expect(stated(question, document)).toBe('nothing');
  });

  it('is not stated where several documents may be meant', () => {
    const documents = [car, { ...house, documentId: 'd2' }];
    expect(answerQuestion({ question: 'where do you send our mail', documents }).found).toBe(false);
  });
});
