import { describe, expect, it } from 'vitest';
import { extract } from '../../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { ruledTable } from '../../../fixtures/declarations/ruled-table.ts';

const page = ruledTable(
  'PET HEALTH INSURANCE DECLARATIONS\nPolicy Number: PH 20114',
  [40, 190, 330, 470],
  [
    ['', 'Bella', 'Otto', 'Momo'],
    ['Breed', 'Mixed Breed,/over/70 lbs', 'Great/Pyrenees', 'Domestic Shorthair'],
    ['Sex and age', 'Female, 3 years', 'Male, 5 years', 'Female, 11/years'],
    ['Annual deductible', '$250', '$500', '$100'],
    ['Annual limit', '$5,000', '$10,000', '$5,000'],
    ['Premium', '$412.50', '$388.20', '$190.10'],
  ],
);
const policyType = findPolicyType('pet');
if (!policyType) throw new Error('no such type');
const result = extract({ policyType, pages: [page] });

describe('cells that are set around the middle of a ruled row', () => {
  it('are read as one row', () => {
    const pets = result.data['pets'] as { name: string }[];
    expect(pets.find(({ name }) => name === 'Bella')).toMatchObject({
      breed: 'Mixed Breed, over 70 lbs',
      sex: 'female',
    });
    expect(pets.find(({ name }) => name === 'Otto')).toMatchObject({ breed: 'Great Pyrenees', age: '5 years' });
    expect(pets.find(({ name }) => name === 'Momo')).toMatchObject({ breed: 'Domestic Shorthair', deductible: 100 });
  });

  it('are cited where they are printed', () => {
    const word = page.words.find(({ text }) => text === 'Great');
    const [citation] = result.citations['/pets/1/breed'] ?? [];
    expect(citation?.bbox.top).toBeCloseTo((word?.y0 ?? 0) / page.height, 5);
  });
});
