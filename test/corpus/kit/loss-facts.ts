import { addDays, addYears } from './dates.ts';
import { type Line, wordsOf } from './loss-words.ts';
import { sum } from './money.ts';
import { numbered, person, stateOf } from './names.ts';
import type { Random } from './random.ts';

export interface Kinds {
  loss: number;
  medical: number;
  expense: number;
  total: number;
}

/** All that a house may know of a claim; a style prints and labels what its report shows. */
export interface ClaimFacts {
  number: string;
  claimant: string;
  claimType: string;
  status: 'open' | 'closed' | 'reopened';
  lossDate: string;
  reportedDate: string;
  closedDate: string | null;
  state: string;
  description: string;
  cause: string;
  nature: string;
  bodyPart: string;
  adjuster: string;
  driver: string;
  paid: Kinds;
  reserve: Kinds;
  /** Paid and reserve. */
  incurred: Kinds;
  /** Positive; seldom more than 0. */
  recovered: number;
}

export interface TermFacts {
  effectiveDate: string;
  expirationDate: string;
  claims: ClaimFacts[];
}

export const kinds = (loss: number, medical: number, expense: number): Kinds => ({
  loss,
  medical,
  expense,
  total: sum([loss, medical, expense]),
});

/** The amounts of a report that prints no total of them. */
export const parts = ({ loss, medical, expense }: Kinds): Omit<Kinds, 'total'> => ({ loss, medical, expense });

/** The sums of several claims. */
export const addKinds = (all: readonly Kinds[]): Kinds =>
  kinds(
    sum(all.map(({ loss }) => loss)),
    sum(all.map(({ medical }) => medical)),
    sum(all.map(({ expense }) => expense)),
  );

export interface Totals {
  claimCount: number;
  openClaimCount: number;
  paid: Kinds;
  reserve: Kinds;
  incurred: Kinds;
  recovered: number;
}

export const totalsOf = (claims: readonly ClaimFacts[]): Totals => ({
  claimCount: claims.length,
  openClaimCount: claims.filter(({ status }) => status !== 'closed').length,
  paid: addKinds(claims.map(({ paid }) => paid)),
  reserve: addKinds(claims.map(({ reserve }) => reserve)),
  incurred: addKinds(claims.map(({ incurred }) => incurred)),
  recovered: sum(claims.map(({ recovered }) => recovered)),
});

const adjusters = new WeakMap<Random, string[]>();

/** A house has a handful of adjusters. */
function adjusterOf(random: Random): string {
  const known = adjusters.get(random) ?? random.times(5, () => person(random));
  adjusters.set(random, known);
  return random.pick(known);
}

interface Wanted {
  line: Line;
  /** Of claim numbers, see `numbered`. */
  numbers: string;
  from: string;
  to: string;
  /** Nothing is dated later. */
  asOf: string;
  state?: string | undefined;
  /** Amounts without cents. */
  wholeDollars?: boolean | undefined;
}

export function makeClaim(
  random: Random,
  { line, numbers, from, to, asOf, state, wholeDollars = false }: Wanted,
): ClaimFacts {
  if (from >= asOf) throw new Error(`a term from ${from} cannot have losses on ${asOf}`);
  const words = wordsOf(line);
  const daysIn = (first: string, last: string): number =>
    Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000));
  const lossDate = addDays(from, random.int(0, daysIn(from, to < asOf ? to : addDays(asOf, -1)) - 1));
  const reportedDate = earlier(addDays(lossDate, random.pick([0, 0, 1, 1, 2, 3, 6, 14, 41])), asOf);
  const age = daysIn(lossDate, asOf);
  const isClosed = random.chance(age > 900 ? 0.93 : age > 300 ? 0.75 : 0.4);
  const status = isClosed ? 'closed' : random.chance(0.08) ? 'reopened' : 'open';
  const heavy = random.chance(0.25);
  const { paid, reserve } = makeAmounts(random, { line, heavy, isClosed, wholeDollars });
  return {
    number: numbered(random, numbers),
    claimant: person(random),
    claimType: random.pick(heavy ? words.heavyTypes : words.types),
    status,
    lossDate,
    reportedDate,
    closedDate: isClosed ? earlier(addDays(reportedDate, random.int(9, Math.max(10, age))), asOf) : null,
    state: state ?? stateOf(random),
    description: words.describe(random),
    cause: random.pick(words.causes),
    nature: words.natures.length > 0 ? random.pick(words.natures) : '',
    bodyPart: words.bodyParts.length > 0 ? random.pick(words.bodyParts) : '',
    adjuster: adjusterOf(random),
    driver: person(random),
    paid,
    reserve,
    incurred: addKinds([paid, reserve]),
    recovered: paid.loss > 0 && random.chance(0.15) ? Math.round(paid.loss * random.int(10, 60)) / 100 : 0,
  };
}

function makeAmounts(
  random: Random,
  { line, heavy, isClosed, wholeDollars }: { line: Line; heavy: boolean; isClosed: boolean; wholeDollars: boolean },
): { paid: Kinds; reserve: Kinds } {
  const amount = (low: number, high: number): number =>
    wholeDollars ? random.dollars(low, high) : random.amount(low, high);
  const maybe = (probability: number, low: number, high: number): number =>
    random.chance(probability) ? amount(low, high) : 0;
  const hasMedical = line === 'workers' || (line !== 'property' && random.chance(0.2));
  const loss = (): number => {
    if (line === 'workers') return heavy ? amount(900, 60_000) : 0;
    return maybe(0.8, 300, heavy ? 90_000 : 9000);
  };
  const medical = (): number => (hasMedical ? amount(80, heavy ? 70_000 : 4000) : 0);
  const paid = random.chance(0.12) ? kinds(0, 0, 0) : kinds(loss(), medical(), maybe(0.55, 25, heavy ? 15_000 : 900));
  if (isClosed) return { paid, reserve: kinds(0, 0, 0) };
  const reserve = kinds(
    line === 'workers' && !heavy ? 0 : maybe(0.85, 500, 50_000),
    hasMedical ? maybe(0.85, 250, 30_000) : 0,
    maybe(0.6, 100, 8000),
  );
  return { paid, reserve };
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Consecutive yearly terms, the oldest first, with their claims in order of loss; `counts` has the number of each. */
export function makeTerms(
  random: Random,
  { first, counts, ...wanted }: { first: string; counts: readonly number[] } & Omit<Wanted, 'from' | 'to'>,
): TermFacts[] {
  return counts.map((count, year) => {
    const effectiveDate = addYears(first, year);
    const expirationDate = addYears(effectiveDate, 1);
    const claims = random
      .times(count, () => makeClaim(random, { ...wanted, from: effectiveDate, to: expirationDate }))
      .sort((a, b) => a.lossDate.localeCompare(b.lossDate));
    return { effectiveDate, expirationDate, claims };
  });
}
