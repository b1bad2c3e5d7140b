import { definePlan } from '../../extraction/plan.ts';
import { BREED } from '../../extraction/lexicon/breeds.ts';
import { policyLabels } from '../../extraction/lexicon/policy-labels.ts';
import { petSchema } from './schema.ts';

const PET = 'pet|pets|animal|insured pet|covered pet|your pet';
const PETS_OWN = 'pet|pets|your pets|animal|animals|dog|dogs|cat|cats|insured pet|covered pet';
const GUESSED = 'approximate|approx|estimated|est';
const PER = 'per pet|per year|per policy year|each year|amount';
const MOST =
  '(maximum|max|annual|yearly|lifetime|annual maximum|annual max|maximum annual|max annual|maximum lifetime|policy|plan|overall|aggregate|annual aggregate|per year|policy year|per incident|coverage|your|your annual|chosen|selected|pet|total|combined)';
const BENEFIT =
  '(limit|benefit|benefits|payout|coverage|reimbursement|benefit limit|benefits limit|coverage limit|payout limit|policy limit|policy maximum|coverage amount|benefit amount|benefit maximum|coverage maximum|maximum benefit|maximum payout|maximum|max|limit of liability|aggregate limit|benefit payment|benefits payment|payment|cap|allowance)';
const LIMITS = `${MOST} ${BENEFIT} [${PER}]; limit [${PER}|annual]; (benefit|coverage|payout|reimbursement) (limit|maximum|max|cap) [${PER}]; annual max; aggregate limit; annual aggregate; maximum; lifetime maximum;
  [the] most we [will] pay [in a year|per year|each year|per pet|in a policy year|in a plan year]; amount of insurance [(each|per|policy) year]; [we] [will] pay up to; up to; coverage up to; covers up to; how much [we] [will] (pay|cover) [each year|per year]; limit we pay [each year|per year]; [the] most (well|we will) (pay|reimburse|cover); (claim|policy term|term|per condition|medical) (limit|maximum|benefit|cap); limits; limit of (liability|coverage|insurance); limit per (condition|pet|illness|incident|accident|year|policy year|policy term); (benefit|benefits) schedule`;

const FOR_EACH = '[per pet|per animal|each pet|each animal|per lifetime|for life|per year|annually|per policy year]';
const UNLIMITED = `[annual|lifetime] (unlimited|infinite) [benefit|benefits|coverage|limit|payout|payouts] ${FOR_EACH};
  unlimited (annual|lifetime) [benefit|benefits|coverage|limit]; no annual or lifetime (limit|limits|maximum|maximums) ${FOR_EACH};
  no [annual|yearly|lifetime|payout|dollar|policy|benefit|overall|coverage] (limit|limits|maximum|max|cap|caps) ${FOR_EACH}`;

/** Payment plans are named under "Plan" as well; headings beside it are no names. */
const NO_PLAN = 'payments?|installments?|down|eft|named|insured|reason|issue|effective|expir\\w+|number';
const FREQUENCY = 'monthly|annual(?:ly)?|quarterly|full|paid';
const PLAN_NAME = new RegExp(String.raw`^(?!.*\b(?:${NO_PLAN})\b)(?!(?:${FREQUENCY})\b)`, 'i');

/** How declarations of pet health policies are read. */
export const petPlan = definePlan(petSchema, {
  organisations: false,
  scalars: {
    planName: {
      kind: 'label',
      pattern: PLAN_NAME,
      words: {
        usual: `[policy|insurance|coverage|your|pet] plan [name|type|selected|level|chosen]; [policy|coverage|insurance] (product|program) [name]; policy type; coverage type; plan of insurance;
          [plan] coverage level; product name; level of cover; (base|medical|main|core) (plan|policy|coverage); [coverage|your] package [name]; coverage option; tier; plan (description|tier|option|name and level); program; type of coverage; [insurance] product type; policy form; what youve got; [your] level of coverage`,
      },
    },
    premium: {
      kind: 'money',
      told: {
        ahead: String.raw`(?:premium|cost|price|charge)s?(?: (?:for|of|your|the|this|all|pets?|policy|plan|coverage|certificate|each|every|month|year|term|and|you|is|comes?|to)){0,8}|you(?:'ll| will)? pay|(?:be|is|are) charged|what does it cost`,
        behind: String.raw`/? ?(?:per|a|each|every)? ?(?:months?|mo|years?|annum)(?! deductible)|monthly|annually`,
      },
      words: {
        usual: `[your|total|policy] [policy] [annual|monthly|yearly|term|renewal] (premium|cost|price|payment|charge) [total|charged|payable]; total [per|each] (month|year); [grand] total [all pets|monthly|annual]; monthly total; annual total;
          total (monthly|annual) (premium|payment|cost|charge); (premium|cost) per (month|year); total amount; total premium (due|monthly|annual|all pets|for all pets); (each|every|per) (month|year); you pay; what you pay; total (due|charged|billed|payable) [(each|every|per|a) (month|year)];
          [total] [policy] premium for [the] (policy|term|period);
          [total|policy|your] [premium|charge|amount|cost] (due|payable|billed) [each|every|per] [period|month|year|installment|billing period]; (amount|total|premium) (due|payable); total (charge|price|payment|bill|cost) [each|per|every] [period|month|year];
          [total|policy] premium (annually|monthly|yearly|per month|per year|each month|each year|a month|a year); total (charge|cost|price|due) (annually|monthly|yearly|per month|per year); (policy|plan|grand) (total|cost|price) [monthly|annual|per month|per year|annually];
          [your] (monthly|annual|yearly) (bill|rate|total|cost|due|draft|deduction|withdrawal); we (bill|charge|debit) [you] [each|every|per] [month|year]; what it costs; what you pay each (month|year);
          (recurring|installment|payment|autopay|scheduled) (payment|amount); ${policyLabels.totalPremium.join(';')}`,
      },
      parts: [
        { list: 'pets', field: 'premium' },
        { list: 'riders', field: 'premium' },
      ],
    },
    premiumFrequency: {
      kind: 'choice',
      beside: 'premium',
      choices: {
        monthly: 'month; monthly; mo; months; installment; 12 monthly',
        annual:
          'annual; annually; year; yearly; annum; yr; 12 months; term; policy term; policy period; pay in full; paid in full; in full; full pay; full payment; one payment; single payment',
      },
    },
  },
  records: {
    waitingPeriods: { role: 'lines', name: 'condition', fields: {}, reader: 'waitingPeriods' },
    riders: { role: 'lines', name: 'name', fields: {}, reader: 'riders' },
    pets: {
      role: 'entity',
      numbers: [],
      keys: [['name'], ['petId']],
      shared: ['deductible', 'reimbursementPercent', 'annualLimit', 'limitText'],
      exclusive: [['annualLimit', 'limitText']],
      fields: {
        name: {
          kind: 'name',
          words: {
            sure: `(${PET}|pets|dog|cat) (name|names); name of [insured|covered|the|your] (pet|animal); (insured|covered|enrolled) (pet|animal) [name]; pet; pet covered; called; pet call name`,
            weak: 'name; insured; names; your pet; who is covered; whos covered; companion; companion [animal] name; pets (covered|insured|enrolled); pet s covered; call name; (dogs|cats|pets|animals) name; patient [name]; pet member; coverage for; your furry friend',
          },
        },
        petId: {
          kind: 'id',
          words: {
            sure: `(${PET}) [policy|member|enrollment|certificate] (id|no|identifier|code) [no]; pet policy; pet policy [no]; (${PET}) (policy|identification|reference|ref) [no|id]; pet (identification|tag) [no]; member no;
              (enrollment|enrolment|patient|coverage|animal|unit|enrollee|subscriber|registration) (id|no|reference) [no]; pet no; animal no; pet id policy no`,
            usual: 'microchip [no|id]; chip [no|id]; microchip tattoo',
            weak: 'id; id no; tag no; certificate no; certificate; reference no; member id; (individual|sub) policy no; [pet] record (no|id); item no',
          },
        },
        species: {
          kind: 'choice',
          choices: {
            dog: '[domestic] (dog|canine|puppy|dogs|k9); canine dog; dog canine',
            cat: '[domestic] (cat|feline|kitten|cats); feline cat; cat feline',
            other:
              'other; bird; rabbit; exotic; avian; ferret; reptile; parrot; guinea pig; hamster; tortoise; turtle; horse; equine; lizard; snake; rodent; small mammal; exotic pet; chinchilla; hedgehog; iguana; cockatiel; gerbil; rat; pig; goat',
          },
          words: {
            sure: `(${PET}) (type|species|kind); species [and] [type|breed]; breed [and] species; type of (pet|animal); kind of (pet|animal); animal; dog cat; dog or cat; species of pet; (pet|animal|companion) (category|class|type)`,
            weak: 'type; kind',
          },
        },
        breed: {
          kind: 'text',
          isRest: true,
          known: BREED,
          words: {
            sure: `[pet|pets|your pets|primary|dog|cat|breed|dominant|declared|stated|main|predominant] breed [1|classification|category|type|of pet|name|description|mix|color|size|and color|and size|group]; breed (variety|species|or mix); species [and] breed; breed of (pet|animal|dog|cat); breed type and size; what kind; variety; type of (dog|cat); breed [and] species`,
          },
        },
        sex: {
          kind: 'choice',
          choices: {
            male: `[neutered|castrated|intact|altered|unaltered|entire|unneutered] (male|m|boy) [neutered|castrated|intact|altered|unaltered|entire|not neutered|unneutered|n|i]; mn; mi; nm; m c; mc`,
            female: `[spayed|intact|altered|unaltered|entire|unspayed] (female|f|girl) [spayed|intact|altered|unaltered|entire|not spayed|unspayed|s|i]; fs; fi; sf`,
          },
          words: {
            sure: `[${PETS_OWN}] (sex|gender) [and spay neuter status|and (neutered|altered) status|status|spayed neutered|neutered|altered|s n|reproductive status|of pet|and status]; m f; male [or] female; boy or girl; sx`,
          },
        },
        dateOfBirth: {
          kind: 'date',
          words: {
            sure: `[${PETS_OWN}] [${GUESSED}] (date of birth|dob|birth date|birthdate|birthday|d o b|birth day) [age|of pet|or adoption|mm dd yyyy]; born [on]; date born; birth; whelped; hatched [or] [born]; foaled; (hatched|foaling|hatch) date; born [or] hatched; whelping date; birth or adoption date; adoption date; gotcha day [birthday]; birth month [and] year; (${GUESSED}) birth`,
          },
        },
        age: {
          kind: 'duration',
          words: {
            sure: '[pet|pets|enrollment|current|issue|attained|policy] age [at|of|on] [enrollment|inception|pet|renewal|policy inception|issue|effective date|policy start|start|enrolment|purchase|policy effective date]; age of pet; age years; age yrs; years old; how old; age at (start|sign up|purchase); age when [cover|coverage] (insured|enrolled|began|begins|started|starts); age on (this date|date of issue|effective date|enrollment); current age; age (group|band)',
          },
        },
        neutered: {
          kind: 'mark',
          choices: {
            true: `[male|female|m|f] (neutered|spayed|altered|castrated|fixed|desexed|sterilized) [male|female|yes]; mn; fs; nm; sf; mc; m n; f s`,
            false: `[male|female|m|f] (intact|unaltered|entire|not neutered|not spayed|unneutered|unspayed|not altered|not fixed|not yet) [male|female]; mi; fi; m i; f i`,
          },
          words: {
            sure: `[is|pet|is pet] (spayed|neutered|altered|spay|neuter|fixed|desexed|sterilized) [or|and] [neutered|neuter|spayed|spay] [status|y n|yes no]; reproductive status; altered status; spay neuter status; sterilised; s n; s or n; intact [altered]; castrated [spayed]; altered intact; spay neuter; reproductive condition`,
          },
        },
        deductible: {
          kind: 'money',
          told: {
            ahead: String.raw`(?:deductible|excess)(?: amount)?(?: (?:of|per|each|for) \w+(?: \w+)?)?|you pay(?: for)? the first|(?:met|pay|paid|reach\w*|satisf\w+) (?:your|the|an?)`,
            behind: String.raw`(?:(?:annual|yearly|per|policy|year|incident|condition|pet|a) ?){0,3}(?:deductible|excess)\b`,
          },
          words: {
            usual: `[your|pet|plan|policy|chosen|selected|yearly] [annual|per incident|per condition|lifetime|yearly|per illness|per accident|policy|per pet] (deductible|deductibles|excess) [amount|annual|per year|per incident|per condition|per illness injury|per pet|per policy period|per policy year|yearly|type|each year|per policy term|applies|option|a year];
              (per illness injury|policy year|per injury illness|accident and illness|illness and accident|medical) deductible; [what|amount|the amount] you pay first; you pay first; your out of pocket; you pay before we do; your share first; what you pay before we pay; (claim|applicable|family|out of pocket|current|elected|plan year|calendar year|base|standard|remaining) (deductible|deductibles) [amount|option|per pet]; before we (start|begin) (paying|to pay); you pay before coverage (starts|begins); [deductible] you pay first [(each|every|per) (plan|policy) year]; deducted from [the] [first] (claims|bills) [of (the|each) year]`,
          },
        },
        reimbursementPercent: {
          kind: 'share',
          told: {
            ahead: String.raw`(?:reimburse\w*|pays?(?: you)?(?: back)?|covers?|gets? back|give back|refunds?|payback|co-?insurance|co-?pay\w*|benefit rate|rate)(?: (?:you|back|up|rate|percentage|level|share|for|with|amount|policyholder|option|eligible|claims)){0,3}`,
            behind: String.raw`(?:reimburse\w*|back\b|co-?insurance|co-?pay|payback|refund|payout|(?:of )?(?:the |your |all |any |what |each |actual |eligible |covered |approved |allowed |vet)+\w*)`,
          },
          words: {
            usual: `[your|claim|benefit|annual|plan] (reimbursement|reimbursed|coinsurance|co insurance|copay|co pay|copayment|co payment|payout|payback) [percentage|percent|rate|level|amount|share|option|company owner|company you|insurer owner|our share|your share|we pay you pay|us you|insurer you|percentage company owner];
              (benefit|benefits|covered|payout|payable|reimbursed|coverage|claim|claims|payment|co pay|copay|coinsurance|co insurance|insurer) (percentage|percent|rate|level|share); reimbursement (option|choice|per claim|after deductible); what we (pay|reimburse|cover|pay back|give back); you get back; money back; (covers|reimburses|reimbursed at); percentage (payable|reimbursed|covered|paid|we pay); we (pay|reimburse|pay you back|cover); company share; our share; reimb [rate|percent|pct]; insurer share; pays; we reimburse you; share we (pay|reimburse); share [of the remainder] [that is] paid; then we pay [back]; we pay back; coverage percentage; back to you; plan (pays|covers|reimburses); (claim|claims|vet bill|vet bills|bill|veterinary) (reimbursement|payback|coverage) [percentage|rate|level]; (insured|our|plan|company) (percentage|coinsurance|percent|portion|share); percentage of [covered|eligible] (costs|bills|expenses|charges); [covered|eligible] (expenses|costs|bills) (reimbursed|paid|covered)`,
          },
        },
        annualLimit: {
          kind: 'money',
          told: {
            ahead: String.raw`up to|(?:maximum|limit|cap|most|benefit|capped)(?: (?:benefit|coverage|payout|amount|limit))?(?: (?:we|it|the|company|insurer|certificate|will|pay|for|any|one|pet|in|a|each|per|policy|year|of|is|that|annual|your|can|claim)){0,14}|no more than|not exceed`,
            behind: String.raw`(?:(?:annual|yearly|policy|year|lifetime|total|maximum|benefit|coverage|a|per|in) ?){0,4}(?:limit|maximum|max|cap|benefits?|coverage)\b|(?:each |per |a |every |in any |any |one |policy )+year`,
          },
          words: { usual: LIMITS },
        },
        limitText: {
          kind: 'wording',
          told: {
            whole: String.raw`(?:no|without (?:an?|any)) (?:annual |yearly |lifetime |overall |per-incident |dollar |maximum |payout |benefit ){0,3}(?:limit|maximum|cap)|unlimited (?:annual |lifetime |yearly )?(?:benefits?|coverage|limit|payouts?|reimbursements?|amount)|(?<=\b(?:pay|payable|limit|maximum|benefit)\b[^.;$]{0,40} is )unlimited`,
          },
          values: UNLIMITED,
          words: { usual: LIMITS },
        },
        premium: {
          kind: 'money',
          words: {
            sure: '[total] (pet|per pet|individual|medical) [monthly|annual] premium [per pet|charged]; total [monthly|annual|yearly] (premium|cost) (for|per) pet; premium after discounts; [premium|cost|price] [for] (this|per|each|every) pet; (this|your) pets (premium|cost|price); [annual|monthly] premium (this|per) pet; pet (total|subtotal|cost|price|charge|rate); base premium',
            weak: '[net|monthly|annual|yearly|term|renewal|policy] (premium|cost|price|charge|rate|total) [per month|per year|monthly|annual|charged|amount|due|each month|each year|a month|a year]; per (month|year); monthly; a month; each month; charged; subtotal',
          },
        },
      },
    },
  },
});
