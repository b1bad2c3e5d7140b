import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const vehicles = [
  { number: 1, year: 2013, make: 'Kia', model: 'Soul' },
  { number: 2, year: 2007, make: 'Honda', model: 'Civic' },
];
const coverages = [
  { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 180 },
  { vehicleNumber: 1, name: 'Comprehensive', deductible: 250, premium: 60 },
  { vehicleNumber: 1, name: 'Property Damage', limit: 50_000, premium: 90 },
  { vehicleNumber: 2, name: 'Collision', deductible: 1000, premium: 140 },
  { vehicleNumber: 2, name: 'Property Damage', limit: 50_000, premium: 70 },
];

const policyOf = (data: object): AssistantDocument => ({
  documentId: 'd1',
  title: 'Harbor auto',
  fileName: null,
  policyType: 'auto',
  result: { data, citations: {}, fields: {} } as unknown as NonNullable<AssistantDocument['result']>,
});

const ask = (question: string, document = policyOf({ vehicles, coverages })): string =>
  answerQuestion({ question, documents: [document] }).content;

describe('records that belong to another one', () => {
  it('counts, lists and adds up those of the one that is named', () => {
    expect(ask('How many coverages are on the Civic?')).toContain('**2** coverages (of 5)');
    expect(ask('List the coverages of the Kia')).toContain('3 of 5 coverages');
    expect(ask('What do the coverages on the Kia cost together?')).toContain('**$330**');
  });

  it('tells those of all where all are named', () => {
    expect(ask('What do the coverages of both cars cost together?')).toContain('**$540**');
  });

  it('does not state a count of all where none says which one it belongs to', () => {
    const unlinked = coverages.map((coverage) => ({ ...coverage, vehicleNumber: null }));
    const told = answerQuestion({
      question: 'How many coverages are on the Civic?',
      documents: [policyOf({ vehicles, coverages: unlinked })],
    });
    expect(told.found).toBe(false);
  });
});
