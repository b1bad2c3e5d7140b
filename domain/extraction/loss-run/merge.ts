import { type Entry, merge, newEntry, plain } from './entries.ts';
import type { Claim, Findings } from './findings.ts';

export interface Merged {
  claims: Entry[];
  policies: Entry[];
  grand: Entry;
}

/** Claims and policies that the report prints in several places become one; a single policy's totals are the report's. */
export function mergeFindings(findings: Findings): Merged {
  const claims = mergeClaims(findings.claims.flatMap(linesOf));
  const policies = mergePolicies(findings.policies);
  const grand = settleLoose(findings, policies);
  const [only] = policies;
  if (policies.length === 1 && only) {
    if (grand.amounts.size === 0) complete(grand, only);
    else complete(only, grand);
  }
  return { claims, policies, grand };
}

/** Totals without a policy are those of the policy that has the same figures, else the report's. */
function settleLoose({ loose, grand }: Findings, policies: readonly Entry[]): Entry {
  const shared = (entry: Entry, isSame: boolean): boolean =>
    [...loose.amounts].some(([key, { value }]) => {
      const own = entry.amounts.get(key)?.value;
      return own !== undefined && own !== 0 && (own === value) === isSame;
    });
  const owner = policies.find((policy) => shared(policy, true) && !shared(policy, false));
  if (owner) complete(owner, loose);
  else if (!shared(grand, false)) complete(grand, loose);
  return grand;
}

function complete(into: Entry, from: Entry): void {
  for (const [key, value] of from.amounts) if (!into.amounts.has(key)) into.amounts.set(key, value);
  for (const [key, value] of from.counts) if (!into.counts.has(key)) into.counts.set(key, value);
}

/** A term without a number belongs to the policy of the same term, and to the only one there is. */
function mergePolicies(policies: readonly Entry[]): Entry[] {
  const numbered = policies.filter((policy) => policy.fields.has('policyNumber'));
  const kept = [...numbered];
  for (const policy of policies) {
    if (policy.fields.has('policyNumber')) continue;
    const own = policy.fields.get('effDate')?.value;
    const same = kept.find((other) => (other.fields.get('effDate')?.value ?? own) === own);
    if (!same || !merge(same, policy)) kept.push(policy);
  }
  return policies.filter((policy) => kept.includes(policy));
}

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
