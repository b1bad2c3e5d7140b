// Facts of evidences of property insurance: parties, a lender, and the answers of ACORD 28 by row.
import { addDays, addYears } from '../kit/dates.ts';
import { agency, carrier, company, lastName, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import { addressLines } from './certificate-facts.ts';

export interface CoverageItem {
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  deductibleText: string | null;
}

export const coverage = (name: string, limit: number | null = null, own: Partial<CoverageItem> = {}): CoverageItem => ({
  name,
  limit,
  limitText: null,
  deductible: null,
  deductibleText: null,
  ...own,
});

const lenderKinds = ['Bank, N.A.', 'Savings Bank', 'Mortgage Company, LLC', 'Federal Credit Union', 'Home Loans, Inc.'];

/** Who sends, who is insured, who lends, and one policy of one company. `say` is how the system prints words. */
export function drawEvidence(random: Random, { say = (text: string) => text, isHome = false } = {}) {
  const name = agency(random);
  const lines = { office: addressLines(random), mail: addressLines(random), lender: addressLines(random) };
  const printed = Object.fromEntries(Object.entries(lines).map(([key, list]) => [key, list.map(say)])) as typeof lines;
  const date = `20${random.int(16, 25)}-${random.pick(['01', '04', '06', '09', '11'])}-${random.int(10, 28)}`;
  const effectiveDate = addDays(date, random.int(-200, 20));
  const insureds = isHome
    ? [person(random), ...(random.chance(0.5) ? [person(random)] : [])]
    : [
        random.chance(0.5)
          ? company(random)
          : `${word(random)} ${random.pick(['Properties', 'Holdings', 'Realty'])} LLC`,
      ];
  return {
    ...printed,
    insurer: say(carrier(random)),
    insurerAddress: addressLines(random).map(say),
    naicCode: `${random.int(1, 4)}${random.digits(4)}`,
    fax: phone(random),
    signer: person(random),
    risk: say(oneLine(place(random))),
    base: {
      certificateDate: date,
      producerName: say(name),
      producerAddress: printed.office.join(', '),
      contactName: say(person(random)),
      contactPhone: phone(random),
      contactEmail: `${lastName(random).toLowerCase()}@${name.split(' ')[0]?.toLowerCase()}.example`,
      namedInsureds: insureds.map(say),
      mailingAddress: printed.mail.join(', '),
      policy: {
        policyNumber: numbered(random, random.pick(['CPP #######', '##-@@-######-#', '@@@####### ##', '##########'])),
        effectiveDate,
        expirationDate: addYears(effectiveDate, 1),
      },
      party: {
        name: say(`${word(random)} ${random.pick(lenderKinds)}`),
        address: printed.lender.join(', '),
        loanNumber: random.chance(0.8) ? random.digits(10) : null,
      },
    },
  };
}

export type AnswerKey =
  | 'blanket'
  | 'terrorism'
  | 'terrorismExclusion'
  | 'domestic'
  | 'fungus'
  | 'fungusExclusion'
  | 'replacement'
  | 'agreed'
  | 'coinsurance'
  | 'equipment'
  | 'undamaged'
  | 'demolition'
  | 'construction'
  | 'earth'
  | 'flood'
  | 'wind'
  | 'storm'
  | 'waiver';

export interface Answer {
  mark: 'yes' | 'no' | 'na' | null;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  deductibleText: string | null;
}

/** The answers to the rows of ACORD 28 for a building of this value. */
export function drawAnswers(random: Random, building: number, deductible: number): Record<AnswerKey, Answer> {
  const answer = (mark: Answer['mark'], own: Partial<Answer> = {}): Answer => ({
    mark,
    limit: null,
    limitText: null,
    deductible: null,
    deductibleText: null,
    ...own,
  });
  const maybe = (probability: number, own: Partial<Answer> = {}): Answer =>
    random.chance(probability) ? answer('yes', own) : answer(random.pick<Answer['mark']>(['no', 'no', 'na']));
  const law = random.chance(0.7);
  const part = (): Answer =>
    law
      ? answer('yes', { limit: random.pick([50_000, 100_000, 250_000, 500_000]), deductible })
      : answer(random.pick<Answer['mark']>(['no', null]));
  const hasFungus = random.chance(0.5);
  return {
    blanket: maybe(0.3, { limit: building + random.int(2, 30) * 100_000 }),
    terrorism: maybe(0.7),
    terrorismExclusion: answer('no'),
    domestic: answer('no'),
    fungus: hasFungus ? answer('yes', { limit: random.pick([15_000, 25_000]), deductible }) : answer('no'),
    fungusExclusion: answer(hasFungus ? 'no' : 'yes'),
    replacement: maybe(0.85),
    agreed: maybe(0.4),
    coinsurance: maybe(0.5, { limitText: `${random.pick([80, 90, 100])}%` }),
    equipment: maybe(
      0.75,
      random.chance(0.5) ? { limitText: 'Included', deductible } : { limit: building, deductible },
    ),
    undamaged: law ? answer('yes', { limitText: 'Included', deductible }) : answer('no'),
    demolition: part(),
    construction: part(),
    earth: maybe(0.2, { limit: random.pick([1_000_000, building]), deductible: 25_000 }),
    flood: maybe(0.2, { limit: random.pick([500_000, 1_000_000]), deductible: 50_000 }),
    wind: maybe(0.6, { limit: building, deductibleText: `${random.pick([1, 2, 5])}%` }),
    storm: maybe(0.3, { limit: building, deductibleText: `${random.pick([2, 3, 5])}%` }),
    waiver: maybe(0.3),
  };
}

/** The rows that are answered YES, as the label has them, and the paths of those that are questions, not coverages. */
export function answersLabel(
  answers: Readonly<Record<AnswerKey, Answer>>,
  names: ReadonlyMap<AnswerKey, string>,
  before: readonly CoverageItem[],
) {
  const coverages = [...before];
  const ignored: string[] = [];
  const accepted: Record<string, readonly string[]> = {};
  for (const [key, name] of names) {
    const { mark, ...own } = answers[key];
    if (mark !== 'yes') continue;
    if (['fungusExclusion', 'waiver'].includes(key)) ignored.push(`coverages[${coverages.length}]`);
    // conditions behind the name may be taken as part of it or not, and so may the heading of the parts of one row
    const heading = names.get('undamaged')?.split(' - ')[0];
    const short = name.replace(/ \(.*| INCL$/g, '').replace(`${heading} - `, '');
    const isPart = key === 'demolition' || key === 'construction' || key === 'undamaged';
    accepted[`coverages[${coverages.length}].name`] = isPart ? [short, `${heading} - ${short}`] : [short];
    coverages.push({ name, ...own });
  }
  return { coverages, ignored, accepted };
}

/** "LOCATION / DESCRIPTION" of a building. */
export function describeBuilding(random: Random, risk: string): string {
  const what = random.pick([
    `${random.int(1, 4)} story masonry ${random.pick(['office building', 'retail center', 'warehouse', 'apartment building'])}, built ${random.int(1955, 2019)}`,
    `${random.int(4, 96)} unit ${random.pick(['apartment complex', 'motel', 'self storage facility'])}, ${random.int(2, 9)} buildings`,
  ]);
  return `${risk}, ${what}`;
}

/** What ACORD 28 says of one building: amounts, its answers by row, further named insureds. */
export function drawBuildingCover(random: Random, names: ReadonlyMap<AnswerKey, string>) {
  const building = random.int(8, 190) * 50_000;
  const deductible = random.pick([1000, 2500, 5000, 10_000, 25_000]);
  const answers = drawAnswers(random, building, deductible);
  const rental = random.pick(['BUSINESS INCOME', 'RENTAL VALUE', null]);
  const months = random.pick([12, 18, 24, null]);
  const income = random.int(4, 60) * 25_000;
  const sustained = `Actual Loss Sustained; # of months: ${months}`;
  const amountName = 'COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE';
  const { coverages, ignored, accepted } = answersLabel(answers, names, [
    coverage(amountName, building, { deductible }),
    ...(rental === null
      ? []
      : [coverage(rental, months === null ? income : null, { limitText: months === null ? null : sustained })]),
  ]);
  const added = random.chance(0.3) ? [company(random)] : [];
  return {
    drawn: { answers, rental, months, income, building, deductible, added },
    coverages,
    _ignore: ignored,
    _accept: {
      ...accepted,
      formNumber: ['ACORD 28'],
      'coverages[0].name': ['COMMERCIAL PROPERTY COVERAGE', 'COMMERCIAL PROPERTY'],
      ...(rental === null || months === null
        ? {}
        : { 'coverages[1].limitText': ['Actual Loss Sustained', `${months} months`, null] }),
    },
  };
}
