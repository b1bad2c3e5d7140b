import { commonRecords } from '../common-records.ts';
import { locationLabels } from '../../extraction/lexicon/locations.ts';
import { businessLabels } from '../../extraction/lexicon/business-labels.ts';
import { definePlan } from '../../extraction/plan.ts';
import { ENTITIES, ENTITIES_ALONE, ENTITY } from '../entities.ts';
import { workersCompensationSchema } from './schema.ts';
import { CHARGES, classWords, NO_STEPS, STEPS } from './vocabulary.ts';

/** Statistical codes of bureaus: lines of the calculation of the premium, and no classes. */
const STEP = /^(?:9[7-9]\d\d|0900|006[34]|0930|0990)$/;
const CLASS = new RegExp(`(?!${STEP.source})${/^\d{4}(?:[ -]?[A-Z0-9]{1,2})?$/.source}`);

const joined = (list: readonly string[], more: string): { usual: string } => ({ usual: `${list.join(';')};${more}` });

/** How information pages of workers compensation policies are read. */
export const workersCompensationPlan = definePlan(workersCompensationSchema, {
  organisations: true,
  scalars: {
    ncciCarrierCode: {
      kind: 'id',
      pattern: /^\d{4,6}$/,
      words: {
        usual:
          '(ncci|bureau) [carrier|company|co|insurer] [code|id|no] [no]; (carrier|company|insurer|co) (code|no|id) [no]; ncci',
      },
    },
    priorPolicyNumber: {
      kind: 'id',
      words: {
        usual:
          '(prior|previous|renewal of|renews|replaces|rewrite of|replacing|expiring) [policy] [no|number]; renewal of [policy] [no]; prior policy; replaces policy [no]; (preceding|old|former) policy [no]; ren of; prev pol no; (replacement|reissue|rewrite|renewal certificate) of; (rewrite|renewal|renewal replacement) [renewal] of; successor to policy; supersedes policy; prior carrier policy no; prior policy id',
      },
    },
    entityType: {
      kind: 'label',
      values: ENTITIES,
      alone: ENTITIES_ALONE,
      pattern: ENTITY,
      words: joined(businessLabels.entityType, 'legal status; entity of insured; insured is a'),
    },
    fein: {
      kind: 'id',
      pattern: /^\d{2}-?\d{7}$/,
      words: {
        usual:
          '(fein|fed id|federal id|federal employer id|federal tax id|tax id|employer id|ein|federal employers id|fed employer id|federal employer identification|employer identification) [no|number]; fein no; federal identification [no]; [insureds|entity] (tin|fein ssn|fein or soc sec no|taxpayer id|irs (no|id)|fed tax (ident|no|id)|fed (emp|empl|employer) id|employer id) [no]',
      },
    },
    interstateId: {
      kind: 'id',
      words: {
        usual:
          '(interstate|ncci|bureau) (id|risk id|identification|risk) [no|number]; interstate [risk] [id] [no]; [bureau|ncci] [risk] (no|id) interstate; interstate; [ncci] risk id [no]; bureau (id|file) [no]; interstate intrastate risk id; inter id; inter intrastate id; ncci file no; (experience|interstate) rating id; risk identification no',
      },
    },
    intrastateId: {
      kind: 'id',
      words: {
        usual:
          '(intrastate|state|intra state) [risk] (id|identification|file|bureau) [no|number]; intrastate [risk] [id] [no]; [bureau|ncci] [risk] (no|id) intrastate; bureau risk (no|id) intrastate; intrastate; state (risk|rating) id; state bureau (id|file) [no]; (board|bureau) file no; rating board no; (nycirb|wcirb|pcrb|crib|mwcia|wcrb|dcrb|nj|ncrb|mwcarb|cirb) [bureau|file] (no|id); local risk id',
      },
    },
    coveredStates: {
      kind: 'states',
      words: {
        usual:
          'of the states listed here; of the following states; required by the law of; [3 a|item 3 a] states covered; covered states; states covered; state(s) covered; part one states; part one applies in; workers compensation law of; compensation law of the state of; listed states; states of coverage; part one; item 3 a; 3 a states; (3 a|3a|item 3 a) [workers compensation insurance|states]; (part 1|primary|wc|named|statutory coverage|workers compensation) [part one] states; part one of the policy applies to the workers compensation law of the states listed here; workers compensation law of the states listed here; workers compensation (insurance part one|states|coverage states); states in which you have employees; part one wc st; where youre covered; [the] (law|laws) of [these|the following|the] [state|states] [of]; workers compensation; covered state; [states] workers compensation (law|laws) that (applies|apply)',
      },
    },
    otherStates: {
      kind: 'states',
      words: {
        usual:
          'the states if any listed here; other states [insurance] [coverage]; other states insurance part three; part three states; part three; item 3 c; 3 c states; other states; (3 c|3c|item 3 c) [other states insurance|states]; part three [of the policy] applies to [the states if any listed here]; part 3 states; (additional|incidental|temporary|designated other) states; (other|oth) (states|st) ins; osi; other states where (youre covered|coverage applies); other states (coverage|insurance) (applies to|is provided in); part three [also] applies (to|in)',
      },
    },
    otherStatesText: {
      kind: 'sentence',
      pattern: /^(?:all|any) (?:other )?(?:states?|u)/i,
      words: { usual: 'the states if any listed here; other states [insurance] [coverage]; part three; item 3 c' },
    },
    eachAccidentLimit: {
      kind: 'money',
      series: { place: 0, of: 3 },
      near: 'each accident; per accident; bodily injury by accident; bi by accident; by accident; accident limit; accident',
    },
    diseasePolicyLimit: {
      kind: 'money',
      series: { place: 1, of: 3 },
      near: 'policy limit; disease policy; disease policy limit; disease aggregate; by disease policy',
    },
    diseaseEachEmployeeLimit: {
      kind: 'money',
      series: { place: 2, of: 3 },
      near: 'each employee; per employee; disease each employee; ea employee; disease employee; each person',
    },
    experienceModification: {
      kind: 'factor',
      least: 0.2,
      most: 4,
      words: {
        usual:
          '[final|current|applicable] experience (modification|mod|rating) [factor|rating]; [experience] (mod|emod|xmod|modification) [factor]; experience rating modification [factor]; e mod; (exp|expr|x|experience) (mod|modification|modifier|rating mod) [factor|interstate|intrastate|9898]; emr; modifier; mod rate; modified by experience; (applied|interstate|intrastate|contingent|tentative|preliminary) [experience] (mod|modification); risk modification; exp rating mod',
      },
    },
    estimatedAnnualPremium: {
      kind: 'money',
      words: {
        usual:
          '[total|all states|policy] [estimated|est] annual premium; total estimated [annual|policy] premium; estimated [policy|total] [annual] premium; total est annual premium; premium for all states; estimated (policy|annual) premium; total estimated standard premium; total est prem; [deposit|net] [estimated] annual premium; estimated net premium; [estimated] annual contribution; estimated contribution; total premium all states; total premium before assessments; eap',
      },
    },
    totalPremium: {
      kind: 'money',
      words: {
        usual:
          '[total] estimated [annual] cost; total [policy] (cost|amount) [due]; total [estimated] [annual] (premium|cost) (and|with|including|plus) [all] (assessments|surcharges|taxes|assessments and surcharges|surcharges and assessments|taxes and surcharges|taxes and assessments|fees); total amount due; total estimated (amount|policy cost); total (premium and surcharges|payable|charges); total due; grand total; total with [taxes|assessments] [and] [surcharges]; policy total; you pay; total [estimated] [policy|annual] (premium|cost|charges) [and|plus|with|including] [state] (taxes|surcharges|assessments|fees|charges); total [estimated] (premium|cost) (taxes|surcharges) [and] (assessments|taxes|surcharges|fees); estimated annual premium (plus|and) surcharges; total [estimated] policy charges; total including (surcharges|assessments); total taxes assessments and premium; total obligation; estimated total cost; amount due; final total policy premium',
      },
    },
    minimumPremium: {
      kind: 'money',
      words: {
        usual:
          '[policy|annual|state|highest|class|wc|governing|final|applicable] (minimum|min) [policy|annual|earned] (premium|contribution|charge|prem|pr) [amt|code|state|applied|all states]; [the] minimum premium for this policy is; min premium [amt]; minimum; policy (minimum|min prem)',
      },
    },
    depositPremium: {
      kind: 'money',
      words: {
        usual:
          '[total|required|initial] deposit [premium|amount|due|required]; advance premium; deposit premium due; initial (premium|payment); down payment; (dep|estimated deposit|renewal deposit) (prem|premium); premium deposit; pay plan deposit; deposit due at inception; payment due at binding; renewal deposit; deposit contribution; adv deposit; due now',
      },
    },
    auditPeriod: {
      kind: 'label',
      values: 'annual; annually; semi annual; semiannual; semi annually; quarterly; monthly',
      words: {
        usual:
          '[premium] (audit|adjustment) [period|frequency|basis|type]; adjustment of premium [shall be made]; audit basis; interim adjustment; payroll reporting; reporting (period|frequency); premium adjustment period; audited; premium will be adjusted; audit (term|schedule|cycle); aud (per|freq); adj period; adjustable; billing audit basis',
      },
    },
  },
  records: {
    fees: commonRecords.fees,
    locations: {
      role: 'entity',
      numbers: [{ nouns: 'location|loc|workplace|site', field: 'locationNumber' }],
      keys: [['address']],
      needs: ['address'],
      fields: {
        locationNumber: {
          kind: 'int',
          least: 1,
          most: 999,
          words: { usual: '(location|loc|site) [no|nbr|id]; workplace no', weak: 'no' },
        },
        name: {
          kind: 'name',
          words: {
            usual:
              'entity [name]; name [of (insured|entity)]; insured name; location name; (business|company|trade|facility|site|workplace|operating|employer) name; legal [entity] name; dba; insured entity; (insured|business) at [this] location; name and location; name address; other named insureds; [location|insured|entity] name and [location] address',
          },
        },
        address: {
          kind: 'address',
          words: joined(
            locationLabels.address,
            '[other] (workplaces|work places) [not shown above]; workplace [address]; street city state; location address; [location|insured|entity] name and [location] address',
          ),
        },
        fein: {
          kind: 'id',
          pattern: /^\d{2}-?\d{7}$/,
          words: {
            usual:
              '[entity|location|insured] (fein|ein|tin|tax id|taxpayer id|(federal|fed) [tax|employer] (id|identification|no)|employer id) [no|of entity]',
          },
        },
      },
    },
    classifications: {
      role: 'rows',
      key: 'classCode',
      starts: [
        ['classCode', 'rate'],
        ['classCode', 'payroll'],
        ['classCode', 'premium'],
      ],
      wraps: 'description',
      not: `${STEPS};${CHARGES}`,
      rated: { amount: 'payroll', rate: 'rate', product: 'premium' },
      headed: ['state'],
      owner: { list: 'locations', number: 'locationNumber' },
      fields: {
        state: { kind: 'state', words: classWords.state },
        locationNumber: { kind: 'int', least: 1, most: 999, words: classWords.locationNumber },
        classCode: { kind: 'id', pattern: CLASS, words: classWords.classCode },
        description: { kind: 'text', most: 240, pattern: /\p{L}{3}/u, words: classWords.description },
        payroll: { kind: 'money', words: classWords.payroll },
        rate: { kind: 'number', words: classWords.rate },
        premium: { kind: 'money', words: classWords.premium },
      },
    },
    premiumSteps: {
      role: 'rows',
      starts: [
        ['name', 'amount'],
        ['name', 'factor'],
      ],
      wraps: 'name',
      headed: ['state'],
      named: { field: 'name', words: STEPS, never: NO_STEPS, codes: STEP },
      fields: {
        state: { kind: 'state', words: classWords.state },
        code: { kind: 'id', pattern: /^(?:0\d{3}|9\d{3})$/, words: classWords.classCode },
        name: { kind: 'label', pattern: /\p{L}{3}/u, words: classWords.description },
        factor: { kind: 'factor', words: classWords.rate },
        amount: { kind: 'money', words: classWords.premium },
      },
    },
  },
});
