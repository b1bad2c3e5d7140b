import { normalize } from '../../text/normalize.ts';
import type { Cited } from '../cited.ts';
import type { EntityPlan } from '../plan.ts';
import { type Entity, isSameEntity, mergedEntity } from './entities.ts';

/** One thing that the document describes, gathered from every place that tells something of it. */
export interface ListedRecord {
  entity: Entity;
  values: Map<string, Cited>;
}

/** What was read of one thing in one place. */
export interface Finding {
  entity: Entity;
  values: ReadonlyMap<string, Cited>;
  /** Whether it may add a record, not only complete one. */
  mayAdd: boolean;
  /** Whether its place alone says whose it is: what names the thing counts before it. */
  isPlaced?: true;
}

/** Joins findings of one list to records: those that share a key, or a number, are the same thing. */
export function recordsOf(findings: readonly Finding[], plan: EntityPlan): ListedRecord[] {
  const records: ListedRecord[] = [];
  for (const finding of findings) {
    const own = finding.isPlaced ? undefined : records.find((record) => isSame(record, finding, plan));
    if (own) complete(own, finding);
    else if (finding.mayAdd) records.push({ entity: finding.entity, values: new Map(finding.values) });
  }
  const completing = findings.filter(({ mayAdd }) => !mayAdd);
  for (const finding of completing.toSorted((a, b) => Number(a.isPlaced ?? false) - Number(b.isPlaced ?? false))) {
    const own = records.find((record) => isSame(record, finding, plan));
    // What only labels below its heading describe is a record when it has what a record needs.
    if (own) complete(own, finding);
    else if (plan.needs && finding.entity.numbers[0] != null)
      records.push({ entity: finding.entity, values: new Map(finding.values) });
  }
  return united(records, plan).filter(({ values }) => !plan.needs || plan.needs.some((field) => values.has(field)));
}

/** Records that later findings have shown to be the same thing. */
function united(records: readonly ListedRecord[], plan: EntityPlan): ListedRecord[] {
  const kept: ListedRecord[] = [];
  for (const record of records) {
    const own = kept.find((other) => isSame(other, { ...record, mayAdd: false }, plan));
    if (own) complete(own, { ...record, mayAdd: false });
    else kept.push(record);
  }
  return kept;
}

function isSame(record: ListedRecord, finding: Finding, plan: EntityPlan): boolean {
  if (isSameEntity(record.entity, finding.entity)) return true;
  const hasNumbers = record.entity.numbers[0] != null && finding.entity.numbers[0] != null;
  if (hasNumbers) return false;
  return plan.keys.some((key) => {
    const pairs = key.map((field) => [record.values.get(field), finding.values.get(field)] as const);
    return pairs.every(([a, b]) => a && b && sameValue(a.value, b.value));
  });
}

const sameValue = (a: unknown, b: unknown): boolean => wordsKey(a) === wordsKey(b);
const wordsKey = (value: unknown): string => normalize(String(value)).split(' ').sort().join(' ');

function complete(record: ListedRecord, { entity, values }: Finding): void {
  record.entity = mergedEntity(record.entity, entity);
  for (const [field, cited] of values) {
    const own = record.values.get(field)?.value;
    const isLonger = typeof own === 'string' && typeof cited.value === 'string' && cited.value.startsWith(`${own} `);
    if (own === undefined || isLonger) record.values.set(field, cited);
  }
}

/** Things that the document does not number count by their place, cited from what describes them. */
export function numbered(records: readonly ListedRecord[], plan: EntityPlan): ListedRecord[] {
  const field = plan.numbers[0]?.field;
  if (field === undefined || records.some(({ entity }) => entity.numbers[0] != null)) return [...records];
  return records.map((record, at) => {
    const [first] = record.values.values();
    const number = first ? { ...first, value: at + 1 } : undefined;
    return number ? { ...record, values: new Map([[field, number], ...record.values]) } : record;
  });
}
