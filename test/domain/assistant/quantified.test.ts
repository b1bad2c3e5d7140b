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
