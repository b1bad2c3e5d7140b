import { commonRecords } from '../common-records.ts';
import { businessLabels } from '../../extraction/lexicon/business-labels.ts';
import { definePlan } from '../../extraction/plan.ts';
import { ENTITIES, ENTITIES_ALONE, ENTITY, NO_ENTITY } from '../entities.ts';
import { umbrellaSchema } from './schema.ts';
import { COUNTED, ENDS, HEADINGS, LINES, otherTopics, umbrellaTopics } from './vocabulary.ts';

const joined = (list: readonly string[], more: string): { usual: string } => ({ usual: `${list.join(';')};${more}` });

/** How declarations of personal and commercial umbrella and excess policies are read. */
export const umbrellaPlan = definePlan(umbrellaSchema, {
  organisations: true,
  additions: `terrorism; premium; underlying; retained; retention; deductible; required; minimum; employee; auto; advertising; crisis; pollution; motorist; motorists; products`,
  scalars: {
    kind: {
      kind: 'choice',
      choices: {
        personal:
          'personal (umbrella|excess|catastrophe|liability umbrella); personal umbrella liability; family umbrella; pup; personal liability umbrella; your umbrella; household umbrella; executive umbrella; personal excess liability; group [personal] excess',
        commercial:
          '(commercial|business|contractors) (umbrella|excess); commercial umbrella liability; excess liability; follow form; following form; umbrella and excess; umbrella liability policy; cup; cumb; bumbershoot; nonprofit umbrella',
      },
    },
    entityType: {
      kind: 'label',
      values: ENTITIES,
      alone: ENTITIES_ALONE,
      pattern: ENTITY,
      words: { usual: businessLabels.entityType.join(';') },
    },
    businessDescription: {
      kind: 'text',
      pattern: NO_ENTITY,
      words: joined(businessLabels.businessDescription, 'operations of insured; what you do'),
    },
    coverageForm: {
      kind: 'choice',
      words: {
        usual:
          '(coverage|policy|form) (form|basis|trigger|type) [of coverage]; type of (policy|form|coverage); coverage (basis|trigger|written); basis; form; trigger; written on',
      },
      choices: {
        occurrence: '[per] occurrence [basis|form|coverage|policy]',
        claims_made: 'claims made [basis|form|coverage|policy] [and reported]',
      },
    },
    eachOccurrenceLimit: { kind: 'money', near: 'each occurrence; per occurrence; any one occurrence; each loss' },
    generalAggregateLimit: {
      kind: 'money',
      near: 'in the aggregate; general aggregate; annual aggregate; policy aggregate; aggregate limit; aggregate where applicable',
    },
    retention: {
      kind: 'money',
      least: 0,
      near: 'retained limit; self insured retention; retention; retained amount; sir',
      words: {
        usual:
          '[self insured|self|insured s|insureds|your] (retention|retained limit|retained amount|sir) [each occurrence|per occurrence|limit|amount|per loss]; [umbrella] deductible [per occurrence|each occurrence|each loss]; self insured retention [each occurrence] [limit]; retained limit [each occurrence]; retained amount; you pay first; your share first; [umbrella|personal|insured|insureds|minimum|basic|any one occurrence|each occurrence|self insured] (retention|retained limit|sir|amount retained) [each (loss|occurrence)|any one occurrence|not covered by underlying]; self (insured amount|ins ret); (ret|rtntn); what you pay first; (deductible|basic) (retention|deductible)',
      },
    },
  },
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    underlyingPolicies: { role: 'underlying', lines: LINES, headings: HEADINGS, ends: ENDS },
    exposures: {
      role: 'rows',
      starts: [['name', 'count']],
      counted: { name: 'name', count: 'count', amount: 'premium', words: COUNTED },
      fields: {
        name: {
          kind: 'label',
          pattern: /\p{L}{3}/u,
          words: {
            usual:
              '[rating|rated] (exposure|exposures) [type|description|rated]; description [of exposure]; exposure unit; rating basis; item; what we counted; you told us about; what you told us; type; (exposure|risk) (type|category); category; risk; [household|your] (exposure|exposures); property vehicle type; (liability|covered|rated) (exposure|exposures|units|hazards); description of hazards; hazard; units insured; exp desc; expos; what we considered; rating item; rated units',
          },
        },
        count: {
          kind: 'int',
          least: 0,
          most: 1_000_000,
          words: {
            usual:
              '(number|no|count|quantity|qty|units|how many) [of units|units|of exposures]; exposure (count|amount|units); estimated exposure; exposure [units]; total number; number (rated|in household|covered|insured|of items|of exp); total units; no owned; cnt; no',
          },
        },
        premium: {
          kind: 'money',
          words: {
            usual:
              '[annual|estimated|exposure|unit|base|term|total|your] (premium|charge|cost|price) [amount|by exposure|charge]; adv prem; (advance|rated|extended|developed|full term) premium',
          },
        },
      },
    },
    otherCoverages: {
      role: 'coverage',
      name: 'name',
      topics: { ...umbrellaTopics, ...otherTopics },
      open: false,
      measures: { limit: 'limit', limitText: 'limitText', deductible: 'deductible', premium: 'premium' },
      scalars: {
        eachOccurrenceLimit: 'eachOccurrenceLimit',
        generalAggregateLimit: 'generalAggregateLimit',
        productsAggregateLimit: 'productsAggregateLimit',
        personalAdvertisingInjuryLimit: 'personalAdvertisingInjuryLimit',
        uninsuredMotoristsLimit: 'uninsuredMotoristsLimit',
      },
    },
  },
});
