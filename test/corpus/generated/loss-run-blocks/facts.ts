import { type ClaimFacts, totalsOf } from '../../kit/loss-facts.ts';
import { sum } from '../../kit/money.ts';
import type { House, Kind, Measure, Policy } from './house.ts';

/** One value as the page shows it, with its place in the label; without a place it is on the page only. */
export interface Fact {
  key: string;
  caption: string;
  text: string;
  /** As "paid.loss". */
  at?: string;
  value?: unknown;
  accept?: readonly unknown[];
}

export const fact = (house: House, key: string, text: string): Fact => ({ key, caption: house.caption(key), text });

const known = (house: House, key: string, value: string, at = key): Fact => ({
  ...fact(house, key, value),
  at,
  value: value === '' ? null : value,
});

const dated = (house: House, key: string, iso: string | null, at = key): Fact => ({
  ...fact(house, key, iso === null ? '' : house.date(iso)),
  at,
  value: iso,
});

/** An amount; a dash or a blank cell may be read as zero or left out. */
export function amountFact(
  house: House,
  { key, at, caption }: { key: string; at: string; caption: string },
  amount: number,
): Fact {
  const { text, isZeroMark } = house.money(amount);
  return isZeroMark ? { key, caption, text, at, value: null, accept: [0] } : { key, caption, text, at, value: amount };
}

/** "Paid Loss", "Loss Paid", "Pd - Loss" */
export function amountCaption(house: House, measure: Measure, kind: Kind): string {
  if (house.choose('amount captions', ['listed', 'composed']) === 'listed') return house.caption(`${measure}.${kind}`);
  const of = house.caption(measure);
  const hasTotal = of.toLowerCase().includes('total');
  if (house.kinds.length === 1) return measure === 'incurred' && !hasTotal ? `${house.caption('total')} ${of}` : of;
  const what = kindCaption(house, kind);
  if (kind === 'total' && hasTotal) return of;
  return house.caption('amountOrder').replace('%1', what).replace('%2', of);
}

export const kindCaption = (house: House, kind: Kind): string =>
  house.caption(kind === 'loss' && house.line === 'workers' ? 'workersLoss' : kind);

/** Amounts of a claim or of totals by measure and kind, as far as the house prints them. */
export function moneyFacts(house: House, amounts: Pick<ClaimFacts, Measure | 'recovered'>): Fact[] {
  const facts = house.measures.flatMap((measure) =>
    house.kinds.map((kind) => {
      const isNet = house.isNet && measure === 'incurred';
      const amount = isNet ? sum([amounts.incurred.total, -amounts.recovered]) : amounts[measure][kind];
      const caption = amountCaption(house, measure, kind);
      return amountFact(house, { key: `${measure}.${kind}`, at: `${measure}.${kind}`, caption }, amount);
    }),
  );
  const hasRecovery = house.isNet || house.showsRecovery;
  if (!hasRecovery) return facts;
  const caption = house.caption('recovered');
  return [...facts, amountFact(house, { key: 'recovered', at: 'recovered', caption }, amounts.recovered)];
}

/** Who, what and when of a claim in the usual order; a family takes what it prints. */
export function claimFacts(house: House, claim: ClaimFacts): Fact[] {
  const isWorkers = house.line === 'workers';
  const injury: Fact[] = isWorkers
    ? [
        known(house, 'nature', house.text(claim.nature), 'natureOfInjury'),
        known(house, 'bodyPart', house.text(claim.bodyPart)),
      ]
    : [];
  return [
    known(house, 'claimNumber', claim.number),
    known(house, isWorkers ? 'worker' : 'claimant', house.claimant(claim.claimant), 'claimantName'),
    known(house, 'claimType', house.text(claim.claimType)),
    { ...known(house, 'status', house.status(claim.status)), value: claim.status },
    dated(house, isWorkers ? 'injuryDate' : 'lossDate', claim.lossDate, 'lossDate'),
    dated(house, 'reportedDate', claim.reportedDate),
    dated(house, 'closedDate', claim.closedDate),
    known(house, 'lossState', claim.state),
    known(house, 'cause', house.text(claim.cause)),
    ...injury,
    known(house, 'adjuster', house.claimant(claim.adjuster), 'adjusterName'),
    known(house, 'description', house.text(claim.description)),
  ];
}

const optional = new Set([
  'claimType',
  'reportedDate',
  'closedDate',
  'lossState',
  'cause',
  'nature',
  'bodyPart',
  'adjuster',
]);

/** A house leaves some fields out, the same ones of every claim. */
export function shownKeys(house: House, probability = 0.65): ReadonlySet<string> {
  const all = ['claimNumber', 'claimant', 'worker', 'status', 'lossDate', 'injuryDate', 'description', ...optional];
  return new Set(all.filter((key) => !optional.has(key) || house.recipe.chance(`shows ${key}`, probability)));
}

export function policyFacts(house: House, policy: Policy): Fact[] {
  return [
    known(house, 'policyNumber', policy.number),
    known(house, 'line', policy.lineName, 'lineOfBusiness'),
    dated(house, 'effective', policy.effectiveDate, 'effectiveDate'),
    dated(house, 'expiration', policy.expirationDate, 'expirationDate'),
  ];
}

export function headFacts(house: House): Fact[] {
  return [
    known(house, 'carrier', house.carrier, 'carrierName'),
    { ...fact(house, 'insured', house.insured), at: 'namedInsureds', value: [house.insured] },
    known(house, 'agency', house.agency, 'agencyName'),
    dated(house, 'reportDate', house.reportDate),
    dated(house, 'valuationDate', house.valuationDate),
  ];
}

const count = (house: House, key: string, value: number): Fact => ({
  ...fact(house, key, String(value)),
  at: key,
  value,
});

/** Counts and amounts of some claims. */
export function totalFacts(house: House, claims: readonly ClaimFacts[]): Fact[] {
  const totals = totalsOf(claims);
  const hasOpen = house.showsOpen;
  return [
    count(house, 'claimCount', totals.claimCount),
    ...(hasOpen ? [count(house, 'openClaimCount', totals.openClaimCount)] : []),
    ...moneyFacts(house, totals),
  ];
}
