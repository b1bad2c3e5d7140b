import { businessLabels, liabilityLabels } from '../../extraction/lexicon/business-labels.ts';
import { locationLabels } from '../../extraction/lexicon/locations.ts';
import { definePlan, type Wording } from '../../extraction/plan.ts';
import { lookup } from '../../lookup.ts';
import { businessownersSchema } from './schema.ts';
import { businessTopics } from './vocabulary.ts';

const words = (list: readonly string[], more = ''): { usual: string } => ({ usual: `${list.join(';')};${more}` });
const more = lookup<string>({
  generalAggregateLimit:
    '[general] aggregate [limit] [other than] [products] [and] [completed] [operations|work]; aggregate other than products',
  productsAggregateLimit: `products [and] [completed] [operations|ops|work] [aggregate] [limit]; aggregate [limit] products [and] [completed] [operations|work]`,
  damageToRentedPremisesLimit:
    '[damage to] premises rented to you [damage by fire]; damage to rented premises [limit]; damage to premises [you rent]',
  personalAdvertisingInjuryLimit: 'personal [injury] and advertising injury [limit]',
  medicalExpenseLimit: '(medical|med) (expense|expenses|pay|payments) [limit] [each person|per person|any one person]',
});
const liabilityTopics = Object.fromEntries(
  Object.entries(liabilityLabels).map(([topic, wordings]) => [
    topic,
    { sure: `${wordings.join(';')};${more.get(topic) ?? ''}` },
  ]),
) as Record<keyof typeof liabilityLabels, Wording>;

/** How declarations of businessowners policies are read. */
export const businessownersPlan = definePlan(businessownersSchema, {
  organisations: true,
  additions: `business income; equipment; property of others; employment; professional; cyber; data; hired; non owned; fiduciary; directors; liquor; deductible; additional insured; increase; employee; stop gap; garage; extra`,
  scalars: {
    entityType: { kind: 'label', words: words(businessLabels.entityType) },
    businessDescription: { kind: 'text', words: words(businessLabels.businessDescription) },
  },
  records: {
    discounts: { role: 'lines', name: 'name', fields: {}, reader: 'discounts' },
    additionalInterests: { role: 'party', name: 'name', fields: {} },
    locations: {
      role: 'entity',
      numbers: [
        { nouns: 'location|loc|premises|prem|prems', field: 'locationNumber' },
        { nouns: 'building|bldg|bld', field: 'buildingNumber' },
      ],
      keys: [['address', 'description']],
      needs: ['address', 'description', 'classCode', 'construction', 'yearBuilt', 'protectionClass'],
      fields: {
        locationNumber: {
          kind: 'int',
          least: 1,
          most: 999,
          words: { usual: '(location|loc|premises|prem) (no|nbr|id); loc; prem; premises no', weak: 'no' },
        },
        buildingNumber: {
          kind: 'int',
          least: 1,
          most: 999,
          words: { usual: '(building|bldg|bld) (no|nbr|id); bldg; bld', weak: 'building' },
        },
        address: { kind: 'address', words: words(locationLabels.address, 'where it is; street; located at') },
        description: { kind: 'text', words: words(locationLabels.description, 'used as; occupancy of building; use') },
        classCode: { kind: 'id', words: words(locationLabels.classCode) },
        construction: { kind: 'text', words: words(locationLabels.construction, 'const type; built of') },
        yearBuilt: { kind: 'year', words: words(locationLabels.yearBuilt, 'built; yr blt') },
        protectionClass: { kind: 'label', words: words(locationLabels.protectionClass, 'ppc; fire class') },
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
