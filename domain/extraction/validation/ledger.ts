import { ownValue } from '../../lookup.ts';
import type { LedgerPlan } from '../ledger/plan.ts';
import type { ValidationIssue } from '../result.ts';
import { amountOf, recordsAt } from './records.ts';

type Data = Readonly<Record<string, unknown>>;

const CENT = 0.015;

/** Printed counts and totals that the records found do not confirm, by scope and in all: they show what was missed. */
export function checkLedger(data: Data, plan: LedgerPlan): ValidationIssue[] {
  const records = recordsAt(data, plan.record.list);
  const scopes = recordsAt(data, plan.scope.list);
  const keys = scopes.map((scope) => ownValue(scope, plan.scope.key));
  const ofScopes = scopes.flatMap((scope, at) => {
    const key = keys[at];
    // Terms of one key share their records.
    if (typeof key !== 'string' || keys.filter((other) => other === key).length > 1) return [];
    const owned = records.filter((record) => ownValue(record, plan.scope.key) === key);
    return compare({ printed: scope, records: owned, path: `/${plan.scope.list}/${at}`, name: key, plan });
  });
  const all = ownValue(data, plan.totals.field);
  const printed = typeof all === 'object' && all !== null ? (all as Data) : {};
  return [...ofScopes, ...compare({ printed, records, path: `/${plan.totals.field}`, name: 'The document', plan })];
}

interface Comparison {
  printed: Data;
  records: readonly Data[];
  path: string;
  /** Whose totals they are. */
  name: string;
  plan: LedgerPlan;
}

function compare(comparison: Comparison): ValidationIssue[] {
  return [...missingRecords(comparison), ...unequalTotals(comparison)];
}

function missingRecords({ printed, records, path, name, plan }: Comparison): ValidationIssue[] {
  const { all } = plan.totals.counts;
  const count = amountOf(printed, all);
  if (count === null || count === records.length) return [];
  const message = `${name}: ${count} ${plan.record.list} are stated, ${records.length} were found.`;
  return [{ code: 'record_count_mismatch', path: `${path}/${all}`, message }];
}

function unequalTotals({ printed, records, path, name, plan }: Comparison): ValidationIssue[] {
  return slotsOf(plan).flatMap((slot) => {
    const total = valueAt(printed, slot);
    const parts = records.map((record) => valueAt(record, slot)).filter((value) => value !== null);
    // Where some records print no such amount, nothing can be compared.
    if (total === null || records.length === 0 || parts.length < records.length) return [];
    const sum = Math.round(parts.reduce((all, part) => all + part, 0) * 100) / 100;
    if (Math.abs(sum - total) <= CENT * Math.max(records.length, 1)) return [];
    const message = `${name}: ${slot.join(' ')} is ${total}, the ${plan.record.list} found add up to ${sum}.`;
    return [{ code: 'record_total_mismatch', path: `${path}/${slot.join('/')}`, message }];
  });
}

function slotsOf({ amounts }: LedgerPlan): string[][] {
  return Object.entries(amounts.measures).flatMap(([measure, { hasKinds }]) =>
    hasKinds ? Object.keys(amounts.kinds).map((kind) => [measure, kind]) : [[measure]],
  );
}

function valueAt(record: Data, slot: readonly string[]): number | null {
  const [measure = '', kind] = slot;
  if (kind === undefined) return amountOf(record, measure);
  const inner = ownValue(record, measure);
  return typeof inner === 'object' && inner !== null ? amountOf(inner as Data, kind) : null;
}
