import { commonRecords } from '../common-records.ts';
import { businessLabels } from '../../extraction/lexicon/business-labels.ts';
import { locationLabels } from '../../extraction/lexicon/locations.ts';
import { definePlan } from '../../extraction/plan.ts';
import { ENTITIES, ENTITIES_ALONE, ENTITY, NO_ENTITY } from '../entities.ts';
import { liabilityTopics } from '../liability-vocabulary.ts';
import { generalLiabilitySchema } from './schema.ts';
import { BASES, classWords, otherTopics, PREMISES, PRODUCTS } from './vocabulary.ts';

const words = (list: readonly string[], more = ''): { usual: string } => ({ usual: `${list.join(';')};${more}` });

/** How declarations of general liability policies and coverage parts are read. */
export const generalLiabilityPlan = definePlan(generalLiabilitySchema, {
  organisations: true,
  additions: `employee; benefits; employment; professional; cyber; data; hired; non owned; fiduciary; directors; liquor; deductible; additional insured; increase; stop gap; garage; extra; premium; premises operations; pollution`,
  scalars: {
    entityType: {
      kind: 'label',
      values: ENTITIES,
      alone: ENTITIES_ALONE,
      pattern: ENTITY,
      words: words(businessLabels.entityType, 'form of organization; named insured is an; business type'),
    },
    businessDescription: {
      kind: 'text',
      pattern: NO_ENTITY,
      words: words(
        businessLabels.businessDescription,
        'operations of named insured; description of hazard; what you do; what your business does; your work',
      ),
    },
    coverageForm: {
      kind: 'choice',
      words: {
        usual:
          '[coverage|policy|form|cgl|gl|liability|claims] (form|basis|trigger) [type|of coverage]; type of (policy|form|coverage); coverage (basis|trigger|written); claims made or occurrence; occurrence claims made; (occ cm|cm occ)',
      },
      choices: {
        occurrence: '[per] occurrence [basis|form|coverage|policy]',
        claims_made: 'claims made [basis|form|coverage|policy] [and reported]',
      },
    },
    retroactiveDate: {
      kind: 'date',
      words: {
        usual:
          '[claims made] (retroactive|retro) date [if any|of policy|cg 00 02 only|claims made only]; prior acts date; retro; retroactive (inception|as of); entry date into uninterrupted claims made coverage',
      },
    },
    minimumPremium: {
      kind: 'money',
      words: {
        usual:
          '[policy|annual] minimum [and deposit] [annual|policy|earned|retained] premium; minimum earned premium [at inception]; minimum premium [for this policy]; (min|minimum) earned [premium|prem]; (min|policywriting minimum|coverage part minimum|flat minimum|minimum audit|minimum advance) (prem|premium); minimum (and deposit|retained|charge|dep premium); m and d premium; min and (dep|earned); min [ernd|dep] (prem|premium); policy minimum; annual minimum; mep',
      },
    },
    auditPeriod: {
      kind: 'label',
      values: 'annual; annually; semi annual; semi annually; quarterly; monthly; none',
      words: {
        usual:
          '[premium] audit [period|frequency|basis|type|will be]; audit period is; (adjustment|auditable) [period]; policy audit; audit (annually|subject|term|freq|cd|code|provision|schedule|method|option); aud (per|freq); adjustment of premium shall be made',
      },
    },
  },
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    deductibles: { role: 'lines', name: 'coverage', fields: {}, reader: 'liabilityDeductibles' },
    forms: { role: 'lines', name: 'number', fields: {}, reader: 'forms' },
    additionalInterests: commonRecords.additionalInterests,
    locations: {
      role: 'entity',
      numbers: [
        { nouns: 'location|loc|premises|prem|prems', field: 'locationNumber' },
        { nouns: 'building|bldg|bld', field: 'buildingNumber' },
      ],
      keys: [['address']],
      needs: ['address'],
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
          words: { usual: '(building|bldg|bld) (no|nbr|id); bldg; bld' },
        },
        address: {
          kind: 'address',
          words: words(
            locationLabels.address,
            'location of [all] premises [you own rent or occupy]; street; address of all premises; designated premises; city state zip; city state',
          ),
        },
      },
    },
    classifications: {
      role: 'rows',
      starts: [
        ['classCode', 'description'],
        ['classCode', 'exposure'],
        ['description', 'exposure', 'premium'],
        ['description', 'exposure', 'premisesPremium'],
      ],
      key: 'classCode',
      below: { premiumBasis: 'exposure', exposure: 'premiumBasis' },
      wraps: 'description',
      headed: ['state'],
      rated: { basis: 'premiumBasis', amount: 'exposure', rate: 'rate', product: 'premium' },
      owner: { list: 'locations', number: 'locationNumber' },
      parts: [
        { words: PREMISES, fields: { rate: 'premisesRate', premium: 'premisesPremium' } },
        { words: PRODUCTS, fields: { rate: 'productsRate', premium: 'productsPremium' } },
      ],
      fields: {
        locationNumber: { kind: 'int', least: 1, most: 999, words: classWords.locationNumber },
        state: { kind: 'state', words: classWords.state },
        territory: { kind: 'id', words: classWords.territory },
        classCode: { kind: 'id', pattern: /^\d{4,5}[A-Z]?$/, words: classWords.classCode },
        description: { kind: 'text', most: 240, pattern: /\p{L}{3}/u, words: classWords.description },
        premiumBasis: { kind: 'label', pattern: /\p{L}/u, values: BASES, words: classWords.premiumBasis },
        exposure: { kind: 'number', words: classWords.exposure },
        premisesRate: { kind: 'number', words: classWords.premisesRate },
        productsRate: { kind: 'number', words: classWords.productsRate },
        rate: { kind: 'number', words: classWords.rate },
        premisesPremium: { kind: 'money', words: classWords.premisesPremium },
        productsPremium: { kind: 'money', words: classWords.productsPremium },
        premium: { kind: 'money', words: classWords.premium },
      },
    },
    otherCoverages: {
      role: 'coverage',
      name: 'name',
      topics: { ...liabilityTopics, ...otherTopics },
      open: true,
      foreign: ['rated'],
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', premium: 'premium' },
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
