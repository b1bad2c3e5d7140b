import { petLabels } from '../../extraction/lexicon/pets.ts';
import { definePlan } from '../../extraction/plan.ts';
import { petSchema } from './schema.ts';

const words = (list: readonly string[]): { usual: string } => ({ usual: list.join(';') });

/** How declarations of pet health policies are read. */
export const petPlan = definePlan(petSchema, {
  organisations: false,
  scalars: {
    planName: { kind: 'label', words: words(petLabels.planName) },
    premium: { kind: 'money', words: words(petLabels.premium) },
  },
  records: {
    waitingPeriods: { role: 'lines', name: 'condition', fields: {}, reader: 'waitingPeriods' },
    riders: { role: 'lines', name: 'name', fields: {}, reader: 'riders' },
    pets: {
      role: 'entity',
      numbers: [{ nouns: 'pet' }],
      keys: [['name'], ['petId']],
      needs: ['name'],
      sections: { usual: '[insured|covered|your|our] (pet|pets) [information|details]; pets covered' },
      fields: {
        name: { kind: 'name', words: words(petLabels.petName) },
        petId: { kind: 'id', words: words(petLabels.petId) },
        species: {
          kind: 'choice',
          choices: { dog: 'dog; canine; puppy', cat: 'cat; feline; kitten', other: 'bird; rabbit; exotic' },
          words: words(petLabels.species),
        },
        breed: { kind: 'text', words: words(petLabels.breed) },
        sex: {
          kind: 'choice',
          choices: { male: 'male; m; boy', female: 'female; f; girl' },
          words: words(petLabels.sex),
        },
        dateOfBirth: { kind: 'date', words: words(petLabels.dateOfBirth) },
        age: { kind: 'text', words: words(petLabels.age) },
        neutered: { kind: 'mark', words: words(petLabels.neutered) },
        deductible: { kind: 'money', words: words(petLabels.deductible) },
        reimbursementPercent: { kind: 'percent', words: words(petLabels.reimbursementPercent) },
        annualLimit: { kind: 'money', words: words(petLabels.annualLimit) },
        limitText: {
          kind: 'text',
          values: 'unlimited; no limit; no annual limit',
          words: words(petLabels.annualLimit),
        },
        premium: {
          kind: 'money',
          words: words([...petLabels.petPremium, 'premium', 'monthly premium', 'annual premium']),
        },
      },
    },
  },
});
