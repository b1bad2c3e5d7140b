import { commonRecords } from '../common-records.ts';
import { BUILDING_TEXT, PROTECTION_CLASS, propertyLabels } from '../../extraction/lexicon/property-labels.ts';
import { definePlan } from '../../extraction/plan.ts';
import { homeAdditions } from '../property-vocabulary.ts';
import { dwellingFireSchema } from './schema.ts';
import { dwellingOtherTopics, dwellingTopics } from './vocabulary.ts';

const words = (list: readonly string[], more = ''): { usual: string } => ({ usual: `${list.join(';')};${more}` });

/** How declarations of dwelling fire and landlord policies are read. */
export const dwellingFirePlan = definePlan(dwellingFireSchema, {
  organisations: true,
  dwelling: true,
  additions: homeAdditions
    .split(';')
    .filter((word) => !/^\s*rental to others|^\s*named perils|^\s*all perils/.test(word))
    .join(';'),
  scalars: {
    yearBuilt: { kind: 'year', words: words(propertyLabels.yearBuilt) },
    squareFeet: { kind: 'int', least: 100, most: 100_000, words: words(propertyLabels.squareFeet) },
    numberOfStories: { kind: 'number', least: 1, most: 11, words: words(propertyLabels.numberOfStories) },
    numberOfFamilies: {
      kind: 'int',
      least: 1,
      most: 20,
      words: {
        usual:
          '[number of|no of|total] (families|family|units|dwelling units|apartments) [in (dwelling|building)]; (family|families|unit|units) (count|no); families units; units families; number of (families|units)',
      },
    },
    constructionType: { kind: 'text', pattern: BUILDING_TEXT, words: words(propertyLabels.constructionType) },
    roofType: { kind: 'text', pattern: BUILDING_TEXT, words: words(propertyLabels.roofType) },
    protectionClass: { kind: 'label', pattern: PROTECTION_CLASS, words: words(propertyLabels.protectionClass) },
    territory: {
      kind: 'label',
      words: {
        usual: '[rating|fire|premium|dwelling] (territory|terr|territory code|terr code) [no|id]; zone; rating zone',
      },
    },
    occupancy: {
      kind: 'text',
      words: words(
        propertyLabels.occupancy.filter((wording) => !/^(?:usage|use|primary use|dwelling us)/.test(wording)),
        'tenant occupied; [dwelling] occupancy class; occupied',
      ),
    },
    usage: {
      kind: 'text',
      words: {
        usual:
          'usage; use; [dwelling|property|residence|primary|type of] (usage|use) [type|of (dwelling|property)]; used as; rental (type|term|use); seasonal use; residence type',
      },
    },
  },
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    deductibles: commonRecords.deductibles,
    additionalInterests: commonRecords.additionalInterests,
    otherCoverages: {
      role: 'coverage',
      name: 'name',
      topics: { ...dwellingTopics, ...dwellingOtherTopics },
      open: true,
      foreign: ['peril'],
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', premium: 'premium' },
      letters: {
        A: 'dwellingLimit',
        B: 'otherStructuresLimit',
        C: 'personalPropertyLimit',
        D: 'fairRentalValueLimit',
        E: 'additionalLivingExpenseLimit',
        L: 'personalLiabilityLimit',
        M: 'medicalPaymentsLimit',
      },
      scalars: {
        dwellingLimit: 'dwellingLimit',
        otherStructuresLimit: 'otherStructuresLimit',
        personalPropertyLimit: 'personalPropertyLimit',
        fairRentalValueLimit: 'fairRentalValueLimit',
        additionalLivingExpenseLimit: 'additionalLivingExpenseLimit',
        personalLiabilityLimit: 'personalLiabilityLimit',
        medicalPaymentsLimit: 'medicalPaymentsLimit',
      },
    },
  },
});
