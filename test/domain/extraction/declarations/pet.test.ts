import { describe, expect, it } from 'vitest';
import { blocks, columns, labels, stacked, table } from '../../../fixtures/declarations/pet.ts';
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

  it('read a column for each pet, and what one value tells of two fields', () => {
    expect(read('pet', columns).pets).toEqual([
      {
        name: 'PEACHES',
        species: 'dog',
        breed: 'CAVALIER KING CHARLES SPANIEL',
        sex: 'male',
        neutered: false,
        annualLimit: 4000,
        premium: 700.97,
      },
      {
        name: 'MOOSE',
        species: 'cat',
        breed: 'SIAMESE',
        sex: 'female',
        neutered: true,
        limitText: 'UNLIMITED',
        premium: 783.27,
      },
    ]);
  });

  it('read pets over several lines under headings over several lines', () => {
    expect(read('pet', stacked).pets).toEqual([
      expect.objectContaining({
        name: 'Hank',
        petId: '1913276-01',
        breed: 'Bernese Mountain Dog',
        age: '1 yr. 9 mos.',
      }),
      expect.objectContaining({ name: 'Penny Lane', species: 'other', breed: 'Cockatiel', premium: 154.64 }),
    ]);
  });

  it('read a block for each pet, and give every pet what the policy says once', () => {
    expect(read('pet', blocks).pets).toEqual([
      expect.objectContaining({
        name: 'Ziggy',
        species: 'dog',
        breed: 'Goldendoodle',
        deductible: 500,
        premium: 425.39,
      }),
      expect.objectContaining({ name: 'Gus', species: 'cat', sex: 'male', deductible: 500, premium: 426.31 }),
    ]);
  });
});
