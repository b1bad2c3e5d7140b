import { type Cited, type Draft, isCited } from '../../cited.ts';
import type { PoliciesPlan, UnderlyingPlan } from '../../plan.ts';
import type { Row } from '../cells.ts';
import { underlyingPolicies } from '../underlying.ts';

const compiled = new WeakMap<PoliciesPlan, UnderlyingPlan>();

/** The same lines of insurance as the schedule of an umbrella's policies names. */
function asSchedule(plan: PoliciesPlan): UnderlyingPlan {
  const made = compiled.get(plan) ?? { role: 'underlying', lines: plan.titles, headings: '', ends: plan.ends };
  compiled.set(plan, made);
  return made;
}

/** Policies that no table lists: each under its line of insurance, with labels, dates and limits below or beside it. */
export function policiesInBlocks(rows: readonly Row[], plan: PoliciesPlan): Draft[] {
  const isTold = (draft: Draft): boolean => isCited(draft['policyNumber']) || isCited(draft['effectiveDate']);
  return underlyingPolicies(rows, asSchedule(plan))
    .filter(isTold)
    .map(({ coverageType, carrierName, policyNumber, effectiveDate, expirationDate, limits }): Draft => {
      const told: Draft = { [plan.title]: coverageType, [plan.number]: policyNumber, effectiveDate, expirationDate };
      const isOwn = plan.limits && !plan.limits.isApart;
      return { ...told, ...(isOwn && { [plan.limits?.list ?? '']: limits }), [COMPANY]: carrierName };
    });
}

/** Where a policy of a block keeps its company until the insurers are listed. */
const COMPANY = '(company)';

/** The companies of such policies, each once. */
export function companiesOf(policies: Draft[string]): Cited<string>[] {
  const named = (Array.isArray(policies) ? (policies as readonly Draft[]) : []).flatMap((policy) => {
    const company = policy[COMPANY];
    return isCited(company) ? [company as Cited<string>] : [];
  });
  return [...new Map(named.map((company) => [company.value.toLowerCase(), company])).values()];
}
