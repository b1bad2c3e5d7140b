import { normalize } from '../../text/normalize.ts';
import type { LedgerPlan } from './plan.ts';

/** Whose figure a heading names: a scope's or that of all records together. */
export type Owner = 'scope' | 'grand';

const SUMS = new Set('total totals tot grand'.split(' '));
const BEFORE = new Set('for on in of by this each per all within the'.split(' '));
/** What all records are called. */
const RECORDS = new Set('claims clms losses files years terms periods lines'.split(' '));

interface Owned {
  owner: Owner;
  /** The heading without the owner's words. */
  rest: string;
}

/** Finds whose a figure is: "policy total paid" is paid, and of a policy; "incurred on all claims" is of the document. */
export function ownerReader({ amounts: { owners }, totals }: LedgerPlan): (text: string) => Owned | null {
  const scope = new Set(owners.scope.split(' '));
  const grand = new Set(owners.grand.split(' '));
  // other names of all records: owners beside a sum alone
  const summed = new Set(totals.nouns.grand.split(/\s+/));
  return (text) => {
    const parts = normalize(text.replace(/\bo\s?\/\s?s\b/gi, 'os')).split(' ');
    const isOwner = (word: string, at: number): boolean =>
      scope.has(word) ||
      grand.has(word) ||
      (RECORDS.has(word) && parts[at - 1] === 'all') ||
      (at === 0 && summed.has(word) && SUMS.has(parts[1] ?? ''));
    const first = parts.findIndex(isOwner);
    if (first < 0) return null;
    const last = parts.findIndex((word, at) => at > first && !isOwner(word, at));
    const to = last < 0 ? parts.length : last;
    const from = startOf(parts, first);
    // "Policy total paid": the sum of a policy, not a kind of payments.
    const isLeading = from === 0 && SUMS.has(parts[to] ?? '');
    const rest = [...parts.slice(0, from), ...parts.slice(isLeading ? to + 1 : to)];
    const isGrand = parts.slice(from, to).some((word) => grand.has(word) || summed.has(word));
    return rest.length === 0 ? null : { owner: isGrand ? 'grand' : 'scope', rest: rest.join(' ') };
  };
}

/** Where the words begin that lead to an owner: "on all claims". */
function startOf(parts: readonly string[], at: number): number {
  let from = at;
  while (from > 0 && BEFORE.has(parts[from - 1] ?? '')) from--;
  return from;
}
