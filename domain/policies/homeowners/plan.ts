import { commonRecords } from '../common-records.ts';
import { BUILDING_TEXT, PROTECTION_CLASS, propertyLabels } from '../../extraction/lexicon/property-labels.ts';
import { definePlan } from '../../extraction/plan.ts';
import { homeAdditions, homeLimitTopics, homeOtherTopics } from '../property-vocabulary.ts';
import { homeownersSchema } from './schema.ts';

const words = (list: readonly string[]): { usual: string } => ({ usual: list.join(';') });

/** How declarations of homeowners and condominium policies are read. */
export const homeownersPlan = definePlan(homeownersSchema, {
  organisations: false,
  dwelling: true,
  additions: homeAdditions,
  scalars: {
    yearBuilt: { kind: 'year', words: words(propertyLabels.yearBuilt) },
    squareFeet: { kind: 'int', least: 100, most: 100_000, words: words(propertyLabels.squareFeet) },
    numberOfStories: { kind: 'number', least: 1, most: 11, words: words(propertyLabels.numberOfStories) },
    constructionType: { kind: 'text', pattern: BUILDING_TEXT, words: words(propertyLabels.constructionType) },
    roofType: { kind: 'text', pattern: BUILDING_TEXT, words: words(propertyLabels.roofType) },
    protectionClass: { kind: 'label', pattern: PROTECTION_CLASS, words: words(propertyLabels.protectionClass) },
    occupancy: { kind: 'text', words: words(propertyLabels.occupancy) },
  },
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    deductibles: commonRecords.deductibles,
    additionalInterests: commonRecords.additionalInterests,
    otherCoverages: {
      role: 'coverage',
      name: 'name',
      topics: { ...homeLimitTopics, ...homeOtherTopics },
      open: true,
      foreign: ['peril'],
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', premium: 'premium' },
      letters: {
        A: 'dwellingLimit',
        B: 'otherStructuresLimit',
        C: 'personalPropertyLimit',
        D: 'lossOfUseLimit',
        E: 'personalLiabilityLimit',
        F: 'medicalPaymentsLimit',
      },
      scalars: {
        dwellingLimit: 'dwellingLimit',
        otherStructuresLimit: 'otherStructuresLimit',
        personalPropertyLimit: 'personalPropertyLimit',
        lossOfUseLimit: 'lossOfUseLimit',
        personalLiabilityLimit: 'personalLiabilityLimit',
        medicalPaymentsLimit: 'medicalPaymentsLimit',
      },
    },
  },
});
