import { findDates } from '../../reading/values/date.ts';
import type { LineReading } from './analyse.ts';
import { type Entry, isSameNumber, newEntry, plain, putField } from './entries.ts';
import type { Walk } from './findings.ts';

/** A claim's line that names its policy or term makes it the one that the next lines belong to. */
export function notePolicy(entry: Entry, state: Walk): void {
  const policy = newEntry();
  for (const field of ['policyNumber', 'effDate', 'expDate', 'lineOfBusiness'] as const) {
    const value = entry.fields.get(field);
    if (value) policy.fields.set(field, value);
  }
  if (!policy.fields.has('policyNumber') && !policy.fields.has('effDate')) return;
  state.policy = addPolicy(policy, state);
  state.listed = 0;
}

/** The policy of the same number and term, completed with what is new; else a new one. */
export function addPolicy(policy: Entry, state: Walk): Entry {
  const same = (field: 'policyNumber' | 'effDate' | 'lineOfBusiness', other: Entry): boolean => {
    const [own, known] = [policy.fields.get(field)?.value, other.fields.get(field)?.value];
    if (own === undefined || known === undefined) return true;
    return field === 'policyNumber' ? isSameNumber(own, known) : plain(own) === plain(known);
  };
  const isSame = (other: Entry): boolean =>
    same('policyNumber', other) && same('effDate', other) && same('lineOfBusiness', other);
  const shares = (other: Entry): boolean =>
    (policy.fields.has('policyNumber') && other.fields.has('policyNumber')) ||
    (policy.fields.has('effDate') && other.fields.has('effDate'));
  const found = [state.policy, ...state.policies].find((other) => other && isSame(other) && shares(other));
  if (!found) {
    state.policies.push(policy);
    return policy;
  }
  for (const [field, value] of policy.fields) if (!found.fields.has(field)) found.fields.set(field, value);
  for (const [key, value] of policy.amounts) if (!found.amounts.has(key)) found.amounts.set(key, value);
  for (const [key, value] of policy.counts) if (!found.counts.has(key)) found.counts.set(key, value);
  return found;
}

/** The policy that a claim falls under: below a list of policies the one whose term holds its date, else the open one. */
export function policyOfClaim(entry: Entry, { policy, policies, listed }: Walk): Entry | null {
  const date = entry.fields.get('lossDate')?.value;
  if (listed < 2 || date === undefined) return policy;
  const covering = policies.filter(({ fields }) => {
    const [from, to] = [fields.get('effDate')?.value, fields.get('expDate')?.value];
    return from !== undefined && to !== undefined && from <= date && date < to;
  });
  return covering.length === 1 ? (covering[0] ?? policy) : policy;
}

interface PolicyLabels {
  policy: Entry;
  reading: LineReading;
  state: Walk;
  isTotal: boolean;
}

/** A line's policy labels open a policy, complete the one that is open, or say which one a claim or total belongs to. */
export function readPolicy({ policy, reading, state, isTotal }: PolicyLabels): void {
  const { line, pairs } = reading;
  // "Policy: 123-45 | INSURED NAME | 01/01/2020 - 01/01/2021": the term stands beside without a label.
  const taken = new Set(pairs.flatMap(({ value }) => value.words));
  const term = line.segments.find(
    (segment) => findDates(segment.text).length === 2 && !segment.words.some((word) => taken.has(word)),
  );
  if (term && policy.fields.has('policyNumber')) putField(policy, 'period', [term]);
  if (!policy.fields.has('policyNumber') && !policy.fields.has('effDate')) {
    if (state.policy) addPolicy({ ...policy, fields: new Map([...state.policy.fields, ...policy.fields]) }, state);
    return;
  }
  const isNumberless = !policy.fields.has('policyNumber');
  if (isNumberless && state.policy && !state.policy.fields.has('effDate')) {
    for (const [field, value] of policy.fields)
      if (!state.policy.fields.has(field)) state.policy.fields.set(field, value);
    return;
  }
  const before = state.policy;
  state.listed = 0;
  state.policy = addPolicy(policy, state);
  const number = state.policy.fields.get('policyNumber');
  const isOfClaim = pairs.some(({ fields }) =>
    fields.some((field) => field === 'claimNumber' || field === 'lossDate' || field === 'claimantName'),
  );
  if (isTotal) state.target = state.policy;
  else if (isOfClaim && state.claim) {
    if (number) state.claim.fields.set('policyNumber', number);
  } else if (before !== state.policy && state.claim?.fields.has('policyNumber')) {
    // A line that names another policy ends the claims of the one before.
    state.claim = null;
    state.target = state.policy;
  } else if (state.claim && number && !state.claim.fields.has('policyNumber'))
    state.claim.fields.set('policyNumber', number);
}
