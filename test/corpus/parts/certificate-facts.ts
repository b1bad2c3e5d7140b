// Facts of certificates of liability insurance: parties, insurers by letter, one line of coverage per policy.
import { addDays, addYears } from '../kit/dates.ts';
import { carrier, cityLine, company, numbered, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';

/** A limit as it is filled in: dollars, words, or an empty box. */
export type Amount = number | string | null;

export interface LiabilityLine {
  kind: 'general' | 'auto' | 'umbrella' | 'compensation' | 'other';
  /** Filled in by the system on lines of kind `other`. */
  title: string;
  letter: string;
  number: string;
  from: string;
  to: string;
  form: 'occurrence' | 'claims_made' | null;
  per: 'policy' | 'project' | 'location' | null;
  autos: readonly string[];
  isInsuredAdded: boolean;
  isWaived: boolean;
  /** In the order of the boxes on the form; lines of kind `other` bring names. */
  amounts: readonly Amount[];
  names: readonly string[];
  retention: number | null;
}

const million = 1_000_000;

/** Street lines and the line of the city, as a system prints them. */
export function addressLines(random: Random, own: Place = place(random)): string[] {
  const extra = random.pick([null, null, null, `Suite ${random.int(100, 940)}`, `PO Box ${random.digits(4)}`]);
  return [own.street, ...(extra === null ? [] : [extra]), cityLine(own)];
}

/** Insurers by letter, with names that fit into a box of `longest` characters. */
export function drawInsurers(
  random: Random,
  count: number,
  longest = 60,
): { letter: string; name: string; naicCode: string }[] {
  const named = (): string => {
    const name = carrier(random);
    return name.length > longest ? named() : name;
  };
  return [...'ABCDEF']
    .slice(0, count)
    .map((letter) => ({ letter, name: named(), naicCode: `${random.int(1, 4)}${random.digits(4)}` }));
}

const autoSets: readonly (readonly string[])[] = [
  ['any'],
  ['any', 'hired', 'non_owned'],
  ['scheduled', 'hired', 'non_owned'],
  ['owned', 'hired', 'non_owned'],
  ['hired', 'non_owned'],
];

function autoAmounts(random: Random): Amount[] {
  if (random.chance(0.75)) return [random.pick([million, million, 500_000, 2 * million]), null, null, null];
  const person = random.pick([100_000, 250_000, 500_000]);
  return [null, person, 2 * person, random.pick([100_000, 250_000])];
}

/**
 * The lines of the preprinted rows, and `others` more. Certificates are written in the middle of the terms: policies
 * begin up to eleven months before `date`.
 */
export function drawLines({
  random,
  date,
  letters,
  others = 0,
  claimsMade = 0.15,
  isFull = false,
}: {
  random: Random;
  date: string;
  letters: readonly string[];
  others?: number;
  claimsMade?: number;
  /** All preprinted rows are filled in. */
  isFull?: boolean;
}): LiabilityLine[] {
  const common = addDays(date, -random.int(5, 330));
  const line = (kind: LiabilityLine['kind'], own: Partial<LiabilityLine>): LiabilityLine => {
    const from = random.chance(0.7) ? common : addDays(date, -random.int(5, 340));
    return {
      kind,
      title: '',
      letter: random.pick(letters),
      number: numbered(
        random,
        random.pick(['@@@ #######', '##-@@@-######-##', '#########', '@@@#####-##', '@#-#@-######-###']),
      ),
      from,
      to: addYears(from, 1),
      form: null,
      per: null,
      autos: [],
      isInsuredAdded: random.chance(0.5),
      isWaived: random.chance(0.35),
      amounts: [],
      names: [],
      retention: null,
      ...own,
    };
  };
  const occurrence = random.pick([million, million, 2 * million, 500_000]);
  const excess = random.pick([1, 2, 3, 5, 10]) * million;
  const employers = random.pick([100_000, 500_000, million]);
  return [
    line('general', {
      form: random.chance(claimsMade) ? 'claims_made' : 'occurrence',
      per: random.pick(['policy', 'project', 'location']),
      amounts: [
        occurrence,
        random.pick([50_000, 100_000, 300_000, million]),
        random.pick<Amount>([5000, 10_000, 'Excluded', null]),
        occurrence,
        2 * occurrence,
        random.pick<Amount>([2 * occurrence, 2 * occurrence, 'Included']),
      ],
    }),
    ...(isFull || random.chance(0.8)
      ? [line('auto', { autos: random.pick(autoSets), amounts: autoAmounts(random) })]
      : []),
    ...(isFull || random.chance(0.65)
      ? [
          line('umbrella', {
            title: random.pick(['umbrella', 'umbrella', 'excess']),
            form: random.chance(claimsMade / 2) ? 'claims_made' : 'occurrence',
            amounts: [excess, excess],
            retention: random.pick([0, 10_000, 10_000, 25_000, null]),
          }),
        ]
      : []),
    ...(isFull || random.chance(0.75)
      ? [
          line('compensation', {
            isInsuredAdded: false,
            amounts: [employers, employers, random.pick([employers, 500_000])],
          }),
        ]
      : []),
    ...random.some(otherLines(random), others).map((own) => line('other', { isInsuredAdded: false, ...own })),
  ];
}

function otherLines(random: Random): Partial<LiabilityLine>[] {
  const limit = random.pick([million, 2 * million, 5 * million]);
  const claims = { form: 'claims_made', names: ['Each Claim', 'Aggregate'] } as const;
  return [
    { ...claims, title: 'Professional Liability', amounts: [limit, 2 * limit] },
    { ...claims, title: 'Cyber Liability', amounts: [limit, limit] },
    { ...claims, title: 'Contractors Pollution Liability', amounts: [million, 2 * million] },
    { title: 'Leased/Rented Equipment', names: ['Any One Item', 'Deductible'], amounts: [250_000, 1000] },
    { title: 'Employee Dishonesty', names: ['Limit'], amounts: [random.pick([50_000, 100_000, 500_000])] },
  ];
}

/** What certificates say about the work; `count` sentences. */
export function operations(random: Random, count: number): string {
  const job = `${word(random)} ${random.pick(['Commons', 'Tower', 'Elementary School', 'Water Plant', 'Distribution Center'])}`;
  const [first, ...rest] = [
    random.pick([
      `RE: Job #${random.digits(5)} - ${job}.`,
      `Project: ${job}, contract ${numbered(random, '##-####')}.`,
    ]),
    random.pick([
      'Certificate holder and owner are included as additional insureds with respect to general liability when required by written contract.',
      `${company(random)} is an additional insured on a primary and non-contributory basis for ongoing and completed operations per forms CG 20 10 04 13 and CG 20 37 04 13.`,
    ]),
    'Waiver of subrogation applies in favor of the additional insureds on general liability, automobile and workers compensation where permitted by law.',
    'Umbrella follows form over the general liability, automobile liability and employers liability.',
    '30 days notice of cancellation, except 10 days for non-payment of premium, applies per policy endorsement.',
    `Professional liability retroactive date is full prior acts; deductible ${random.pick(['$5,000', '$10,000', '$25,000'])} per claim.`,
    'Workers compensation other states coverage applies except in monopolistic states.',
  ];
  return [first, ...random.some(rest, count - 1)].join(' ');
}
