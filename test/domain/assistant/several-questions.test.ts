import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { Answer, AssistantDocument } from '../../../domain/assistant/documents.ts';
import { conjunctsOf } from '../../../domain/assistant/question/conjuncts.ts';
import { partsOf } from '../../../domain/assistant/question/parts.ts';
import { lossRun } from './library.ts';

describe('a text that asks several questions', () => {
  it.each<[text: string, parts: string[]]>([
    ['Which claim is open and what was paid on it?', ['Which claim is open', 'what was paid on it?']],
    ['Of the Vale claims how many open, how many closed', ['Of the Vale claims how many open', 'how many closed']],
    ['When did it start, what was the premium?', ['When did it start', 'what was the premium?']],
    ['effective date and who is the agent', ['effective date', 'who is the agent']],
    ['Is any claim in suit? Give me the claim number if so', ['Is any claim in suit', 'Give me the claim number']],
    [
      'We had a bad year. Which claim was worst and under what policy?',
      ['We had a bad year. Which claim was worst', 'under what policy?'],
    ],
    ['Any open claims? If so, which, and who is hurt?', ['Any open claims', 'which', 'who is hurt?']],
    ['how many open, how many closed, in Ohio?', ['how many open in Ohio', 'how many closed, in Ohio?']],
    ['how many open and how many closed in 2021', ['how many open in 2021', 'how many closed in 2021']],
    ['what was paid in 2020 and how many are open in 2021', ['what was paid in 2020', 'how many are open in 2021']],
  ])('is cut where the next one begins: %s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it.each([
    'Hail hit the roof in Boise last week. What do I pay first?',
    'my bicycle, what is it insured for',
    'and how much is still reserved on that one?',
    'ok, and who has the lien?',
    'Which is higher, the wind or the hail deductible, and by how much?',
    'Compare the two policies. What changed and from what to what?',
    'premium and fees together',
    'Does Fire and Casualty Insurance Company insure the house and the barn?',
    'claims that were opened and are closed',
  ])('is one where it asks once: %s', (text) => {
    expect(partsOf(text)).toEqual([text]);
  });
});

describe('fields or coverages that stand side by side', () => {
  it.each<[text: string, parts: string[]]>([
    ['effective date and expiration date', ['effective date', 'expiration date']],
    [
      'comprehensive and collision deductibles on the Fit',
      ['comprehensive deductibles on the Fit', 'collision deductibles on the Fit'],
    ],
    ['carrier, policy number and total premium', ['carrier', 'policy number', 'total premium']],
  ])('are asked for one by one: %s', (text, parts) => {
    expect(conjunctsOf(text, () => [])).toEqual(parts);
  });

  it.each([
    'paid and reserve together',
    'difference between the paid and the incurred',
    'compare paid and incurred',
    'premium of the Fit and of the Mazda',
    'Do we have collision and comprehensive?',
    'the claims of Ada and Ben Vale',
    'highest paid and reserve',
  ])('are one question where something is asked of all of them: %s', (text) => {
    expect(conjunctsOf(text, () => [])).toEqual([text]);
  });
});

const cars: AssistantDocument = {
  documentId: 'd1',
  title: 'The policy',
  fileName: null,
  policyType: 'auto',
  result: {
    data: {
      namedInsureds: ['Ada Vale'],
      carrierName: 'Fire and Theft Mutual',
      policyNumber: 'PA-4417',
      effectiveDate: '2023-02-01',
      expirationDate: '2024-02-01',
      vehicles: [
        { number: 1, year: 2019, make: 'Honda', model: 'Fit', vin: '1HGFT000000000001' },
        { number: 2, year: 2021, make: 'Mazda', model: '3', vin: '1MZ3T000000000002' },
      ],
      coverages: [
        { name: 'Collision', vehicleNumber: 1, deductible: 500, premium: 90 },
        { name: 'Comprehensive', vehicleNumber: 1, deductible: 250, premium: 40 },
        { name: 'Collision', vehicleNumber: 2, deductible: 1000, premium: 99 },
      ],
    },
    citations: {},
    fields: {},
  },
};
const claim = (claimNumber: string, own: object) => ({ claimNumber, ...own });
const claims = lossRun('d2', 'Vale Roofing', {
  carrierName: 'Harbor Mutual',
  claims: [
    claim('C-1001', { status: 'open', lossDate: '2021-03-04', claimantName: 'Lee Gray', paid: { total: 1000 } }),
    claim('C-1002', { status: 'closed', lossDate: '2021-08-09', claimantName: 'Ann Reed', paid: { total: 250 } }),
    claim('C-1003', { status: 'closed', lossDate: '2022-05-06', claimantName: 'Joe Park', paid: { total: 40 } }),
  ],
});
const ask = (question: string, document: AssistantDocument): Answer =>
  answerQuestion({ question, documents: [document] });

describe('an answer to several questions', () => {
  it.each<[question: string, document: AssistantDocument, says: RegExp]>([
    ['how many open, how many closed', claims, /^\*\*1\*\* open claim[^]*\n\n\*\*2\*\* closed claims/],
    ['Who is the insured and who is the carrier?', claims, /Vale Roofing[^]*Harbor Mutual/],
    ['Is any claim still open? Give me the claim number if so.', claims, /^Yes[^]*C-1001/],
    ['What is the policy number? When does the policy end?', cars, /PA-4417[^]*February 1, 2024/],
    ['effective date and expiration date', cars, /February 1, 2023[^]*February 1, 2024/],
    ['comprehensive and collision deductibles on the Fit', cars, /\$250[^]*\$500/],
    ['carrier and policy number', cars, /Fire and Theft Mutual[^]*PA-4417/],
    ['collision premium of the Fit and of the Mazda', cars, /\$90[^]*\$99/],
    ['collision deductible on the Honda Fit and the Mazda', cars, /\$500[^]*\$1,000/],
    ['Who was the claimant and what was paid, on claim C-1002?', claims, /^The claimant[^]*Ann Reed[^]*\$250/],
  ])('tells them one after the other: %s', (question, document, says) => {
    const { content, found } = ask(question, document);
    expect(content).toMatch(says);
    expect(found).toBe(true);
  });

  it('says once what the first one tells', () => {
    const { content } = ask('Which claim has the highest paid and how much is it?', claims);
    expect(content.match(/\$1,000/g)).toHaveLength(2);
  });

  it('tells what is sure, and of the rest that it is not', () => {
    const { content, found } = ask('effective date and who is the lienholder of the barn', cars);
    expect(content).toMatch(/^The effective date is \*\*February 1, 2023\*\*\.[^]*do not say the rest for sure/);
    expect(found).toBe(false);
  });

  it('tells nothing that goes on from what is not answered', () => {
    const { content, found } = ask('Is any claim about a stolen violin? Give me the claim number if so.', claims);
    expect(found).toBe(false);
    expect(content).not.toMatch(/^(?:Yes|The claim number)/);
  });
});
