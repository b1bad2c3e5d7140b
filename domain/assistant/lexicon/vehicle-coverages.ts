import type { CoverageRow } from './coverage.ts';

const NOT_MOTORIST = /\buninsured|\bunderinsured|\bui?m(?:bi|pd)?\b|hired|non owned/;

/** Coverages of personal and commercial auto policies. */
export const vehicleCoverages: readonly CoverageRow[] = [
  [
    'bodilyInjury',
    'bodily injury liability',
    'bodily injury; bodily injury liability; bi; bi liability; bodily injury coverage',
    /\bbodily injury\b|\bbi\b/,
    { not: NOT_MOTORIST },
  ],
  [
    'propertyDamage',
    'property damage liability',
    'property damage; property damage liability; pd; pd liability',
    /\bproperty damage\b|\bpd\b/,
    { not: NOT_MOTORIST },
  ],
  [
    'combinedSingle',
    'combined single limit',
    'combined single limit; csl; single limit',
    /\bcombined single\b|\bcsl\b/,
  ],
  [
    'liability',
    'liability',
    'liability; auto liability; liability coverage; bodily injury and property damage; bi pd; split limits; liability limit',
    /\bliability\b|\bbodily injury\b|\bproperty damage\b|\bcombined single\b|\beach occurrence\b|\beach accident\b/,
    { not: NOT_MOTORIST, fields: ['personalLiabilityLimit', 'eachOccurrenceLimit'] },
  ],
  [
    'medicalPayments',
    'medical payments',
    'medical payments; medical payment; med pay; medpay; medical expense; medical expenses; med exp; guest medical; medical payments to others; coverage f; medical coverage',
    /\bmed(?:ical)? ?(?:pay|exp|coverage)|^medical\b/,
    { fields: ['medicalPaymentsLimit', 'medicalExpenseLimit'] },
  ],
  [
    'injuryProtection',
    'personal injury protection',
    'pip; personal injury protection; no fault',
    /\bpip\b|personal injury protection|no fault|first party benefit/,
  ],
  [
    'uninsured',
    'uninsured motorists',
    'uninsured motorist; uninsured motorists; uninsured motorist bodily injury; uninsured driver; um; umbi; um bi; um coverage; um uim; uninsured motorist coverage',
    /\buninsured\b|\bum(?:bi|pd)?\b/,
  ],
  [
    'uninsuredProperty',
    'uninsured motorists property damage',
    'umpd; uninsured motorist property damage; um pd',
    /\buninsured\b.*property|\bumpd\b|\bum pd\b/,
  ],
  [
    'underinsured',
    'underinsured motorists',
    'underinsured motorist; underinsured motorists; uim; uimbi; underinsured driver; underinsured motorist bodily injury',
    /\bunderinsured\b|\buim/,
  ],
  [
    'comprehensive',
    'comprehensive',
    'comprehensive; comp; otc; other than collision; comprehensive coverage; comp coverage',
    /^comp(?:rehensive)?\b|\bcomprehensive\b|other than collision|\botc\b/,
    { not: /personal liability/ },
  ],
  [
    'collision',
    'collision',
    'collision; collision coverage; coll',
    /\bcollision\b/,
    { not: /other than collision|waiver/ },
  ],
  [
    'rental',
    'rental reimbursement',
    'rental; rental car; rental reimbursement; rental coverage; transportation expense; loaner; rental car coverage; rental car reimbursement; substitute transportation',
    /\brental (?:reimb|car|vehicle|expense|coverage)|\bcar rental|transportation|^rental$|rent a car/,
    { not: /rental (?:value|income)/ },
  ],
  [
    'roadside',
    'roadside assistance',
    'roadside; roadside assistance; towing; towing and labor; emergency road service; road service; breakdown cover; tow; tow truck; roadside coverage',
    /\broadside|\btowing|road(?:side)? (?:service|assistance)|emergency road/,
  ],
  [
    'gap',
    'loan/lease gap',
    'gap; gap coverage; loan lease; loan lease payoff; lease gap; auto loan lease; gap insurance',
    /\bgap\b|loan lease|\bloan\b|\blease\b/,
  ],
  ['glass', 'glass', 'glass; full glass; windshield; glass coverage', /\bglass\b|windshield/],
  [
    'rideshare',
    'rideshare',
    'rideshare; ride sharing; rideshare coverage; uber; lyft',
    /ride ?shar|transportation network/,
  ],
  [
    'customParts',
    'custom parts and equipment',
    'custom parts; custom equipment; custom parts and equipment',
    /custom(?:ized)? (?:parts|equip)/,
  ],
  ['newCar', 'new car replacement', 'new car replacement; new vehicle replacement', /new (?:car|vehicle|auto) repl/],
  ['accidentForgiveness', 'accident forgiveness', 'accident forgiveness', /accident forgiveness/],
];
