import { commonRecords } from '../common-records.ts';
import { definePlan } from '../../extraction/plan.ts';
import { autoRecords } from './records.ts';
import { autoSchema } from './schema.ts';
import { autoTopics } from './vocabulary.ts';

/** How declarations of personal auto policies are read. */
export const autoPlan = definePlan(autoSchema, {
  organisations: false,
  scalars: {},
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    vehicles: autoRecords.vehicles,
    drivers: autoRecords.drivers,
    coverages: {
      role: 'coverage',
      name: 'name',
      topics: autoTopics,
      open: true,
      parts: { singleLimit: ['bodilyInjury', 'propertyDamage'] },
      deductibles: ['comprehensive', 'collision', 'glass'],
      measures: {
        perPerson: 'limitPerPerson',
        limit: 'limit',
        limitText: 'limitText',
        deductible: 'deductible',
        premium: 'premium',
      },
      owner: { list: 'vehicles', numbers: ['vehicleNumber'], isAlone: true },
    },
  },
});
