import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

function documentOf(policyType: string, data: Record<string, unknown>, text = ''): AssistantDocument {
  return {
    documentId: policyType,
    title: 'The policy',
    fileName: null,
    policyType,
    result: { data: { namedInsureds: ['Ada Moran'], ...data }, citations: {}, fields: {} },
    pages: [{ number: 1, text }],
  };
}

const ask = (question: string, document: AssistantDocument) => answerQuestion({ question, documents: [document] });

describe('a record is not told for', () => {
  const auto = documentOf('auto', {
    vehicles: [{ number: 1, year: 2020, make: 'Kia', model: 'Telluride', premium: 1295 }],
    coverages: [{ name: 'Combined Single Limit', vehicleNumber: 1, premium: 100 }],
    fees: [{ name: 'Fire Marshal Surcharge', amount: 1.89 }],
  });

  it('a field that it does not have', () => {
    expect(ask('What is the towing limit of the Telluride?', auto).found).toBe(false);
    expect(ask('What is the premium of the Telluride?', auto).content).toContain('**$1,295**');
  });

  it('a word that stands in its name by chance', () => {
    expect(ask("Who is Ada Moran's landlord?", auto).content).not.toContain('1.89');
    const report = documentOf('loss_run', {
      claims: [{ claimNumber: 'A1', claimantName: 'Sarah Poe', description: 'Door opened into a passing vehicle' }],
    });
    expect(ask("whats Sarah's check number", report).found).toBe(false);
  });
});

describe('somebody or something of another kind', () => {
  it('is not told', () => {
    const home = documentOf('homeowners', {
      additionalInterests: [{ name: 'Heritage Loans', interest: 'First Mortgagee' }],
    });
    expect(ask('Who is the landlord?', home).found).toBe(false);
    expect(ask('Who is the mortgagee?', home).content).toContain('Heritage');
    const renters = documentOf('renters', { otherCoverages: [{ name: 'Scheduled Bicycle', limit: 2700 }] });
    expect(ask('What is the jewelry limit?', renters).found).toBe(false);
    expect(ask('What is the bicycle limit?', renters).content).toContain('2,700');
  });

  it('is not told by the words of other types of documents', () => {
    const business = documentOf('businessowners', { eachOccurrenceLimit: 500_000 });
    expect(ask('What is the umbrella limit?', business).found).toBe(false);
  });
});

describe('an amount', () => {
  const business = documentOf('businessowners', { totalPremium: 8309 });

  it('is no reason', () => {
    expect(ask('Why is the total premium so high?', business).found).toBe(false);
    expect(ask('What is the total premium?', business).found).toBe(true);
  });

  it('of this term is not that of another one', () => {
    expect(ask('What was the total premium before the last change?', business).found).toBe(false);
  });
});

describe('what the lines say', () => {
  const home = documentOf('homeowners', {}, 'Report a claim, 24/7\nYour claim was reopened on May 3, 2024');

  it('is quoted and states nothing', () => {
    const { content, found } = ask('When was the claim reopened?', home);
    expect(content).toContain('May 3, 2024');
    expect(found).toBe(false);
  });
});

describe('contents of buildings', () => {
  it('are added up without the buildings', () => {
    const business = documentOf('businessowners', {
      locations: [
        { locationNumber: 1, buildingNumber: 1, address: '1 Bay St' },
        { locationNumber: 1, buildingNumber: 2, address: '1 Bay St' },
      ],
      coverages: [
        { name: 'Building', locationNumber: 1, buildingNumber: 1, limit: 900_000 },
        { name: 'Contents', locationNumber: 1, buildingNumber: 1, limit: 20_000 },
        { name: 'Contents', locationNumber: 1, buildingNumber: 2, limit: 30_000 },
      ],
    });
    expect(ask('contents limits of both buildings added up', business).content).toContain('**$50,000**');
  });
});

describe('a line that denies something', () => {
  it('says nothing of anything else', () => {
    const home = documentOf('homeowners', {}, 'Not part of your policy: Earthquake.');
    expect(ask('Is earthquake covered?', home).content).toMatch(/^(?:Probably meant:\s+)?No\./);
    expect(ask('Is flood covered?', home).found).toBe(false);
  });
});
