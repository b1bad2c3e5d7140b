import { type ClaimFacts, type Kinds, totalsOf } from '../../kit/loss-facts.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import type { Claim, Policy } from './facts.ts';
import type { Formats } from './formats.ts';

export const measures = ['paid', 'reserve', 'incurred'] as const;
export type Measure = (typeof measures)[number];
export type Kind = keyof Kinds;
export type AmountField = `${Measure}.${Kind}` | 'recovered';

/** The fields of a claim that are words, numbers or dates. */
export const claimFields = [
  'claimNumber',
  'policyNumber',
  'claimantName',
  'claimType',
  'status',
  'lossDate',
  'reportedDate',
  'closedDate',
  'lossState',
  'description',
  'cause',
  'natureOfInjury',
  'bodyPart',
  'adjusterName',
  'driverName',
  'unit',
] as const;
export type ClaimField = (typeof claimFields)[number];

export const isAmount = (field: ClaimField | AmountField): field is AmountField =>
  field === 'recovered' || field.includes('.');

/** A field of a claim as this report prints it. */
export function showClaim(claim: Claim, field: ClaimField | AmountField, formats: Formats): Shown {
  if (isAmount(field)) return showAmount([claim], field, formats);
  const { person, text, date } = formats;
  const show: Record<ClaimField, () => Shown> = {
    claimNumber: () => plain(claim.number),
    policyNumber: () => plain(claim.policy.number),
    claimantName: () => person(claim.claimant),
    claimType: () => text(claim.claimType),
    status: () => formats.status(claim.status),
    lossDate: () => date(claim.lossDate),
    reportedDate: () => date(claim.reportedDate),
    closedDate: () => date(claim.closedDate),
    lossState: () => plain(claim.state),
    description: () => text(claim.description),
    cause: () => text(claim.cause),
    natureOfInjury: () => text(claim.nature),
    bodyPart: () => text(claim.bodyPart),
    adjusterName: () => person(claim.adjuster),
    driverName: () => person(claim.driver),
    unit: () => plain(claim.unit),
  };
  return show[field]();
}

/** The sum of an amount over claims. */
export function showAmount(claims: readonly ClaimFacts[], field: AmountField, formats: Formats): Shown {
  const totals = totalsOf(claims);
  if (field === 'recovered') return formats.credit(totals.recovered);
  const [measure, kind] = field.split('.') as [Measure, Kind];
  return formats.money(totals[measure][kind]);
}

/** A field of a policy term, or of the whole report: counts. */
export function showCount(claims: readonly ClaimFacts[], field: 'claimCount' | 'openClaimCount'): Shown {
  const count = totalsOf(claims)[field];
  return { text: String(count), value: count };
}

export function showPolicy(
  policy: Policy,
  field: 'policyNumber' | 'lineOfBusiness' | 'effectiveDate' | 'expirationDate',
  formats: Formats,
): Shown {
  if (field === 'policyNumber') return plain(policy.number);
  if (field === 'lineOfBusiness') return plain(policy.lineName);
  return formats.date(policy[field]);
}
