import type { Cited, Draft } from '../cited.ts';
import type { AmountKey } from './amount-columns.ts';
import type { Entry, EntryField } from './entries.ts';

type Fields = Draft[string];

/** The totals that claims, policies and the report have in common. */
function amountsDraft({ amounts }: Entry): Draft {
  const measure = (of: 'paid' | 'reserve' | 'incurred'): Draft => {
    const kind = (name: 'loss' | 'medical' | 'expense' | 'total'): Cited | undefined =>
      amounts.get(`${of}.${name}` satisfies AmountKey);
    return { loss: kind('loss'), medical: kind('medical'), expense: kind('expense'), total: kind('total') };
  };
  return {
    paid: measure('paid'),
    reserve: measure('reserve'),
    incurred: measure('incurred'),
    recovered: amounts.get('recovered'),
  };
}

export function claimDraft(claim: Entry): Draft {
  const field = (name: EntryField): Fields => claim.fields.get(name);
  return {
    claimNumber: field('claimNumber'),
    policyNumber: field('policyNumber'),
    claimantName: field('claimantName'),
    claimType: field('claimType'),
    status: field('status'),
    lossDate: field('lossDate'),
    reportedDate: field('reportedDate'),
    closedDate: field('closedDate'),
    lossState: field('lossState'),
    description: field('description'),
    cause: field('cause'),
    natureOfInjury: field('natureOfInjury'),
    bodyPart: field('bodyPart'),
    ...amountsDraft(claim),
  };
}

export function policyDraft(policy: Entry): Draft {
  const field = (name: EntryField): Fields => policy.fields.get(name);
  return {
    policyNumber: field('policyNumber'),
    lineOfBusiness: field('lineOfBusiness'),
    effectiveDate: field('effDate'),
    expirationDate: field('expDate'),
    ...totalsDraft(policy),
  };
}

export function totalsDraft(totals: Entry): Draft {
  return {
    claimCount: totals.counts.get('claimCount'),
    openClaimCount: totals.counts.get('openClaimCount'),
    ...amountsDraft(totals),
  };
}
