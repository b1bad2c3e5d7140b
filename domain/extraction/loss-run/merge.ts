import { type Entry, merge, newEntry, plain } from './entries.ts';
import type { Claim, Findings } from './walk.ts';

export interface Merged {
  claims: Entry[];
  policies: Entry[];
  grand: Entry;
}

/** Claims and policies that the report prints in several places become one; a single policy's totals are the report's. */
export function mergeFindings({ claims, policies, grand }: Findings): Merged {
  const merged = mergeClaims(claims.flatMap(linesOf));
  const [only] = policies;
  const isSingle = policies.length === 1 && only !== undefined;
  return { claims: merged, policies, grand: isSingle && grand.amounts.size === 0 ? withTotals(grand, only) : grand };
}

const withTotals = (grand: Entry, policy: Entry): Entry => ({
  ...grand,
  amounts: new Map(policy.amounts),
  counts: new Map([...policy.counts, ...grand.counts]),
});

/** A claim printed as several lines without a total is one item per line; the lines share what is printed once. */
function linesOf(claim: Claim): Entry[] {
  if (claim.hasTotal || claim.parts.length === 0) return [claim];
  return [
    claim,
    ...claim.parts.map((part) => ({ ...newEntry(), ...part, fields: new Map([...claim.fields, ...part.fields]) })),
  ];
}

/** Claims of one number merge when they do not contradict each other and together say more: summary and detail. */
function mergeClaims(claims: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  const byNumber = new Map<string, Entry[]>();
  for (const claim of claims) {
    const number = plain(claim.fields.get('claimNumber')?.value ?? '');
    const same = byNumber.get(number) ?? [];
    if (number !== '' && same.some((other) => isComplement(other, claim) && merge(other, claim))) continue;
    kept.push(claim);
    byNumber.set(number, [...same, claim]);
  }
  return kept;
}

/** Two lines of one table hold the same columns; a summary and a detail do not, or repeat each other word by word. */
function isComplement(a: Entry, b: Entry): boolean {
  const fields = (entry: Entry): string => [...entry.fields.keys()].sort().join();
  if (fields(a) !== fields(b)) return true;
  return (
    a.amounts.size === 0 ||
    b.amounts.size === 0 ||
    [...b.fields].every(([field, cited]) => a.fields.get(field)?.value === cited.value)
  );
}
