import type { EntityPlan } from '../../plan.ts';
import { type Finding, type ListedRecord, recordsOf } from '../records.ts';
import type { Told } from './things.ts';

/** The things of all pages: those of one key are one, and what the policy states once holds for each that says nothing else. */
export function joinedThings(pages: readonly Told[], list: string, plan: EntityPlan): ListedRecord[] {
  const findings = pages.flatMap(({ records }) => records);
  const [key] = plan.keys[0] ?? [];
  const isNamed = ({ values }: Finding): boolean => key !== undefined && values.has(key);
  const named = findings.filter(isNamed);
  const bare = findings.filter((finding) => !isNamed(finding));
  const records = recordsOf(named, plan);
  const [only, other] = records;
  // What has no name describes the only thing, or the things in their order.
  if (records.length === 0) records.push(...united(bare, list));
  else if (only && !other) for (const finding of bare) fill(only, finding);
  else if (bare.length === records.length)
    for (const [at, finding] of bare.entries()) fill(records[at] as ListedRecord, finding);
  for (const { field, cited } of pages.flatMap(({ shared }) => shared)) {
    for (const record of records)
      if (!record.values.has(field) && !excludes(record, field, plan)) record.values.set(field, cited);
  }
  return records;
}

/** Findings without a name that do not contradict each other are one thing. */
function united(findings: readonly Finding[], list: string): ListedRecord[] {
  const records: ListedRecord[] = [];
  for (const finding of findings) {
    const last = records.at(-1);
    const isOther = last && [...finding.values.keys()].some((field) => last.values.has(field));
    if (last && !isOther) fill(last, finding);
    else if (finding.mayAdd) records.push({ entity: { list, numbers: [] }, values: new Map(finding.values) });
  }
  return records;
}

function fill(record: ListedRecord, { values }: Finding): void {
  for (const [field, cited] of values) if (!record.values.has(field)) record.values.set(field, cited);
}

/** A limit in words and one in dollars exclude each other. */
const excludes = ({ values }: ListedRecord, field: string, plan: EntityPlan): boolean =>
  plan.exclusive?.some((group) => group.includes(field) && group.some((other) => values.has(other))) === true;
