import { type Cited, type Draft, draftsIn, isCited } from '../../cited.ts';
import type { PoliciesPlan, UnderlyingPlan } from '../../plan.ts';
import type { Row } from '../cells.ts';
import { underlyingPolicies } from '../underlying.ts';
import { blockFacts } from './block-facts.ts';
import { blockOf } from './block-lines.ts';
import { listedLimits } from './listed-limits.ts';
import { policyWords } from './policy-words.ts';

const compiled = new WeakMap<PoliciesPlan, UnderlyingPlan>();

/** The same lines of insurance as the schedule of an umbrella's policies names. */
function asSchedule(plan: PoliciesPlan): UnderlyingPlan {
  const made = compiled.get(plan) ?? { role: 'underlying', lines: plan.titles, headings: '', ends: plan.ends };
  compiled.set(plan, made);
  return made;
}

/** Policies that no table lists: each under its line of insurance, with labels, dates and limits below or beside it. */
export function policiesInBlocks(rows: readonly Row[], plan: PoliciesPlan): Draft[] {
  const titleOf = ({ coverageType }: Draft): Cited[] => (isCited(coverageType) ? [coverageType] : []);
  const isTold = (draft: Draft): boolean => isCited(draft['policyNumber']) || isCited(draft['effectiveDate']);
  const told = underlyingPolicies(rows, asSchedule(plan)).filter(isTold);
  return told.map(({ coverageType, carrierName, policyNumber, effectiveDate, expirationDate, limits }): Draft => {
    const block = isCited(coverageType)
      ? blockOf(
          coverageType,
          rows,
          told.flatMap((other) => titleOf(other)),
        )
      : [];
    const policy: Draft = { [plan.title]: coverageType, [plan.number]: policyNumber, effectiveDate, expirationDate };
    const isOwn = plan.limits && !plan.limits.isApart;
    return {
      ...policy,
      ...(isCited(coverageType) && blockFacts(block, coverageType, plan)),
      ...(isOwn && { [plan.limits?.list ?? '']: listedLimits(block, draftsIn(limits), policyWords(plan).choices) }),
      [COMPANY]: carrierName,
    };
  });
}

/** Where a policy of a block keeps its company until the insurers are listed. */
const COMPANY = '(company)';

/** The companies of such policies, each once. */
export function companiesOf(policies: Draft[string]): Cited<string>[] {
  const named = draftsIn(policies).flatMap((policy) => {
    const company = policy[COMPANY];
    return isCited(company) ? [company as Cited<string>] : [];
  });
  return [...new Map(named.map((company) => [company.value.toLowerCase(), company])).values()];
}
