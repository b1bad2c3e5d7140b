import { commonRecords } from '../common-records.ts';
import { businessLabels } from '../../extraction/lexicon/business-labels.ts';
import { CONSTRUCTIONS, locationLabels } from '../../extraction/lexicon/locations.ts';
import { definePlan } from '../../extraction/plan.ts';
import { liabilityTopics } from '../liability-vocabulary.ts';
import { ENTITIES, ENTITIES_ALONE, NO_ENTITY } from '../entities.ts';
import { businessownersSchema } from './schema.ts';
import { businessTopics } from './vocabulary.ts';

const words = (list: readonly string[], more = ''): { usual: string } => ({ usual: `${list.join(';')};${more}` });
/** How declarations of businessowners policies are read. */
export const businessownersPlan = definePlan(businessownersSchema, {
  organisations: true,
  additions: `business income; equipment; property of others; employment; professional; cyber; data; hired; non owned; fiduciary; directors; liquor; deductible; additional insured; increase; employee; stop gap; garage; extra`,
  scalars: {
    entityType: {
      kind: 'label',
      values: ENTITIES,
      alone: ENTITIES_ALONE,
      words: words(businessLabels.entityType),
    },
    businessDescription: {
      kind: 'text',
      pattern: NO_ENTITY,
      words: words(businessLabels.businessDescription, 'what you do'),
    },
  },
  records: {
    discounts: commonRecords.discounts,
    additionalInterests: commonRecords.additionalInterests,
    locations: {
      role: 'entity',
      numbers: [
        { nouns: 'location|loc|premises|prem|prems', field: 'locationNumber' },
        { nouns: 'building|bldg|bld', field: 'buildingNumber' },
      ],
      keys: [
        ['address', 'description'],
        ['address', 'classCode'],
        ['address', 'construction'],
      ],
      needs: ['address', 'description', 'classCode', 'construction', 'yearBuilt', 'protectionClass'],
      fields: {
        locationNumber: {
          kind: 'int',
          least: 1,
          most: 999,
          words: {
            usual: '(location|loc|premises|prem) (no|nbr|id); loc; prem; premises no',
            weak: 'no; location; premises; (applies to|for|at|applicable|which|coverage) (location|premises) [no]; (location|premises) applicable; site [no]; described (premises|location) no',
          },
        },
        buildingNumber: {
          kind: 'int',
          least: 1,
          most: 999,
          words: {
            usual: '(building|bldg|bld) (no|nbr|id); bldg; bld',
            weak: 'building; (applies to|for|applicable|which|coverage) building [no]; structure [no]; (building|bldg) (item|seq); sub location; (insured|covered|described) building',
          },
        },
        address: {
          kind: 'address',
          words: words(
            locationLabels.address,
            'where it is; street; located at; insured location address; prem address; address of covered property',
          ),
        },
        description: {
          kind: 'text',
          isRest: true,
          pattern: /\p{L}{3}/u,
          words: words(
            locationLabels.description,
            'used as; occupancy of building; use; classification description; how the building is used; occupancy classification; location description',
          ),
        },
        classCode: {
          kind: 'id',
          words: words(
            locationLabels.classCode,
            'bp class [code]; businessowners class; naics; (rating|risk) class; industry code',
          ),
        },
        construction: {
          kind: 'text',
          values: CONSTRUCTIONS,
          words: words(
            locationLabels.construction,
            'const type; built of; material; walls; exterior construction; what its built of',
          ),
        },
        yearBuilt: {
          kind: 'year',
          words: words(locationLabels.yearBuilt, 'built; yr blt; year constructed; year built updated'),
        },
        protectionClass: {
          kind: 'label',
          words: words(
            locationLabels.protectionClass,
            'ppc; fire class; protection classification; (fire district|community protection) class; town grade',
          ),
        },
      },
    },
    coverages: {
      role: 'coverage',
      name: 'name',
      topics: { ...liabilityTopics, ...businessTopics },
      open: true,
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', premium: 'premium' },
      owner: { list: 'locations', numbers: ['locationNumber', 'buildingNumber'] },
      scalars: {
        eachOccurrenceLimit: 'eachOccurrenceLimit',
        medicalExpenseLimit: 'medicalExpenseLimit',
        damageToRentedPremisesLimit: 'damageToRentedPremisesLimit',
        personalAdvertisingInjuryLimit: 'personalAdvertisingInjuryLimit',
        generalAggregateLimit: 'generalAggregateLimit',
        productsAggregateLimit: 'productsAggregateLimit',
      },
    },
  },
});
