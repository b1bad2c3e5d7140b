import { describe, expect, it } from '@jest/globals';
import { labels, table } from '../../../fixtures/declarations/pet.ts';
import { read } from './read.ts';

describe('pet declarations', () => {
  it('read one pet from labels', () => {
    const data = read('pet', labels);
    expect(data).toMatchObject({ premium: 54.2, premiumFrequency: 'monthly', policyNumber: 'PET-2024-88123' });
    expect(data.pets).toEqual([
      {
        name: 'Biscuit',
        species: 'dog',
        breed: 'Golden Retriever',
        sex: 'female',
        dateOfBirth: '2020-03-03',
        neutered: true,
        deductible: 250,
        reimbursementPercent: 80,
        annualLimit: 10000,
      },
    ]);
  });

  it('read a table of pets, an unlimited benefit in words', () => {
    const { pets, carrierName } = read('pet', table);
    expect(carrierName).toBe('Bellwether Fire Insurance Company');
    expect(pets).toHaveLength(2);
    expect(pets).toContainEqual(
      expect.objectContaining({ name: 'Rex', species: 'dog', limitText: 'Unlimited', premium: 47.1 }),
    );
  });

  it('read waiting periods from a sentence', () => {
    expect(read('pet', labels).waitingPeriods).toEqual([
      { condition: 'Accidents', period: '2 days' },
      { condition: 'Illnesses', period: '14 days' },
      { condition: 'Cruciate ligament', period: '6 months' },
    ]);
  });
});
