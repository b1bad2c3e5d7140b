import { normalize } from '../../text/normalize.ts';

export type Measure = 'paid' | 'reserve' | 'incurred' | 'recovered';
export type AmountKind = 'loss' | 'medical' | 'expense' | 'total';

/** What an amount's heading or row label says; headings of one half leave the other to their surroundings. */
export interface AmountHeading {
  measure: Measure | null;
  kind: AmountKind | null;
  /** Less recoveries or deductibles: a second figure beside the gross one. */
  isNet: boolean;
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  paid: [
    'paid',
    'payment',
    'payments',
    'pmt',
    'pmts',
    'pymt',
    'pymts',
    'pay',
    'pays',
    'disbursed',
    'disbursements',
    'paids',
  ],
  reserve: [
    'reserve',
    'reserves',
    'reserved',
    'resrv',
    'resv',
    'resvs',
    'res',
    'rsv',
    'rsvs',
    'rsrv',
    'rsrvs',
    'rsv',
    'outstanding',
    'outstndg',
    'outst',
    'outstg',
    'os',
    'unpaid',
    'remaining',
    'case',
  ],
  incurred: [
    'incurred',
    'incurreds',
    'incd',
    'incrd',
    'incur',
    'inc',
    'incrrd',
    'est',
    'estimated',
    'estimate',
    'experience',
  ],
  recovered: [
    'recovery',
    'recoveries',
    'recovered',
    'recov',
    'recovs',
    'recvry',
    'rcvry',
    'rec',
    'subro',
    'subrogation',
    'subrogated',
    'salvage',
    'salv',
    'reimbursement',
    'reimbursements',
    'reimbursed',
    'reimb',
    'refund',
    'refunds',
  ],
  loss: [
    'loss',
    'losses',
    'indemnity',
    'indem',
    'indemn',
    'indmnty',
    'ind',
    'indm',
    'idemnity',
    'comp',
    'compensation',
    'bi',
    'bodily',
    'injury',
    'property',
    'damage',
    'voc',
    'wage',
    'wages',
    'liability',
  ],
  medical: ['medical', 'medicals', 'med', 'meds', 'medcl'],
  expense: [
    'expense',
    'expenses',
    'exp',
    'exps',
    'expns',
    'lae',
    'alae',
    'ulae',
    'dcc',
    'legal',
    'alloc',
    'allocated',
    'unallocated',
    'adj',
    'adjustment',
    'adjust',
    'adjusting',
    'def',
    'defense',
    'aoe',
    'aloc',
  ],
  total: ['total', 'totals', 'tot', 'ttl', 'gross', 'all', 'combined', 'sum'],
  net: ['net', 'less'],
  noise: [
    'amount',
    'amounts',
    'amt',
    'amts',
    'to',
    'date',
    'of',
    'and',
    'the',
    'usd',
    'ytd',
    'cumulative',
    'current',
    'costs',
    'cost',
    'claim',
    'itd',
    'dollars',
    'payable',
    'direct',
    'value',
    'open',
  ],
};
const MEANING = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)),
);
const MEASURES: readonly Measure[] = ['paid', 'reserve', 'incurred'];
/** Alone these are ordinary words, not headings of amounts. */
const NEVER_ALONE = new Set([
  'all',
  'adj',
  'def',
  'bodily',
  'injury',
  'property',
  'damage',
  'liability',
  'case',
  'rec',
  'wage',
  'wages',
  'date',
  'claim',
  'net',
  'sum',
  'remaining',
  'experience',
  'less',
  'estimate',
  'property damage',
  'bodily injury',
  'injury damage',
  'claim date',
  'date of injury',
  'loss date',
  'date of loss',
  'injury date',
  'property damage liability',
  'bodily injury liability',
  'medical date',
  'loss date to',
  'claim cost',
  'total claim',
  'claim total',
  'claim totals',
  'total claims',
  'direct',
  'reserve date',
  'open claim',
  'open date',
  'payment date',
  'date of payment',
  'rec date',
  'date rec',
  'res date',
  'est date',
  'open loss',
  'loss value',
]);

/** Reads a heading or row label as measure and kind; null when it says neither, or anything else besides. */
export function readAmountHeading(text: string): AmountHeading | null {
  if (/\d/.test(text) || text.length > 70) return null;
  const words = normalize(text.replace(/\bo\s?\/\s?s\b/gi, 'os').replace(/\$/g, ' '))
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 9 || NEVER_ALONE.has(words.join(' '))) return null;
  const meanings = words.map((word) => meaningOf(word, words));
  if (meanings.some((meaning) => meaning === undefined)) return null;
  const has = (meaning: string): boolean => meanings.includes(meaning);
  // "Loss reserve expense reserve" are two headings.
  if (words.some((word, at) => MEASURES.includes(meanings[at] as Measure) && words.indexOf(word) < at)) return null;
  const measures = MEASURES.filter(has);
  const isNet = has('net');
  // "Incurred less recovery" is incurred; a recovery is never a part of another measure.
  if (has('recovered') && (measures.length === 0 || !isNet)) return { measure: 'recovered', kind: null, isNet };
  if (measures.length > 1) return estimatedMeasure(measures, has);
  const kind = kindOf(has, words);
  const [measure = null] = measures;
  return measure === null && kind === null ? null : { measure, kind, isNet };
}

/** "PD" is paid in "Med PD", property damage beside another measure or bodily injury. */
function meaningOf(word: string, words: readonly string[]): string | undefined {
  if (word !== 'pd') return MEANING.get(word);
  const hasMeasure = words.some((other) => MEASURES.includes(MEANING.get(other) as Measure));
  return hasMeasure || words.includes('bi') ? 'loss' : 'paid';
}

/** "Incurred (paid + reserve)" is incurred, "outstanding reserve" reserve; two measures else contradict each other. */
function estimatedMeasure(measures: readonly Measure[], has: (meaning: string) => boolean): AmountHeading | null {
  if (measures.length === 3) return { measure: 'incurred', kind: has('total') ? 'total' : null, isNet: has('net') };
  return null;
}

function kindOf(has: (meaning: string) => boolean, words: readonly string[]): AmountKind | null {
  const isBoth =
    has('expense') && has('loss') && (words.includes('and') || words.includes('lae') || words.includes('alae'));
  if (isBoth && !/loss(es)? (and )?adj/.test(words.join(' ')) && !/^loss (lae|alae)$/.test(words.join(' ')))
    return 'total';
  if (has('medical') && has('expense') && words.includes('and')) return null;
  if (has('medical')) return 'medical';
  if (has('expense')) return 'expense';
  if (has('loss') && has('total') && /\b(loss|losses)\b/.test(words.join(' '))) return 'total';
  if (has('loss')) return 'loss';
  return has('total') ? 'total' : null;
}

/** Every word that occurs in headings of amounts. */
export const amountWords: readonly string[] = [...MEANING.keys(), 'pd', 'o', 's'];
