import { commonRecords } from '../common-records.ts';
import { definePlan } from '../../extraction/plan.ts';
import { homeAdditions, homeLimitTopics, homeOtherTopics } from '../property-vocabulary.ts';
import { rentersSchema } from './schema.ts';

const { dwellingLimit: _dwelling, otherStructuresLimit: _structures, ...tenantLimits } = homeLimitTopics;

/** How declarations of renters policies are read. */
export const rentersPlan = definePlan(rentersSchema, {
  organisations: false,
  additions: homeAdditions,
  scalars: {},
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    deductibles: commonRecords.deductibles,
    additionalInterests: commonRecords.additionalInterests,
    otherCoverages: {
      role: 'coverage',
      name: 'name',
      topics: { ...tenantLimits, ...homeOtherTopics },
      open: true,
      foreign: ['peril'],
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', premium: 'premium' },
      letters: {
        C: 'personalPropertyLimit',
        D: 'lossOfUseLimit',
        E: 'personalLiabilityLimit',
        F: 'medicalPaymentsLimit',
      },
      scalars: {
        personalPropertyLimit: 'personalPropertyLimit',
        lossOfUseLimit: 'lossOfUseLimit',
        personalLiabilityLimit: 'personalLiabilityLimit',
        medicalPaymentsLimit: 'medicalPaymentsLimit',
      },
    },
  },
});
