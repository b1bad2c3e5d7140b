const anyOf = (...words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i');

/** Headings of lists of riders. */
export const RIDER_HEADING = anyOf(
  'riders?',
  'endorsements?',
  'add-?ons?',
  'optional (?:coverages?|benefits?|extras)',
  'extras',
  'extra (?:coverages?|benefits?)',
  'additional (?:coverages?|benefits?|options)',
  'upgrades',
  'options (?:selected|purchased|chosen|bought|included)',
  'optional (?:cover|protection|riders?|plans?|add-?ons?)',
  'additional (?:cover|protection|riders?)',
  'wellness (?:coverage|plans?|benefits?)',
);

/** Riders of pet policies by what they pay for. */
export const RIDER_NAME = anyOf(
  'wellness',
  'preventive',
  'routine care',
  'rider',
  'exam fees?',
  String.raw`rehab\w*`,
  'dental',
  'recovery',
  'complementary',
  'support',
  'assistance',
  'alternative',
  'prescription',
  'boarding',
  'advertising',
  'accident coverage',
  'endorsement',
  String.raw`behavior\w*`,
  String.raw`therap\w+`,
);

/** Lines with an amount that are no riders. */
export const NO_RIDER = anyOf(
  '(?<!diminishing |vanishing |decreasing |disappearing )deductible',
  'limit',
  'total',
  'subtotal',
  'maximum',
  'per',
  'premiums?',
  'discount',
  'credit',
  '(?:policy|administration|administrative|installment|service|billing|processing|state) fee',
  'tax(?:es)?',
  'annual(?:ly)?',
  'monthly',
  'surcharge',
  'period',
  'reimbursement',
  'payment',
  'due',
  'pay',
  'month',
  'year',
  'all pets',
  'base (?:plan|coverage|policy|charge|rate|cost|price)',
  '(?:riders?|endorsements?|add-?ons?|options) and (?:riders?|endorsements?|add-?ons?|options)',
);
