import type { PageLayout } from '../layout/layout.ts';
import type { TotalLevel } from '../lexicon/loss-run-cues.ts';
import type { Table } from '../tables/table.ts';
import { type AmountColumn, amountColumnsOf } from './amount-columns.ts';
import { amountsOf } from './amount-grid.ts';
import { analyse, type LineReading } from './analyse.ts';
import { readLabels } from './claim-labels.ts';
import { isClaimTable, openRecord } from './claims.ts';
import { type Entry, newEntry, plain, putAmount } from './entries.ts';
import type { Findings, Walk } from './findings.ts';
import type { LossRole } from './headings.ts';
import { readCounts, readTotals, readValues } from './totals.ts';

/** Walks through the pages line by line: labels and records open claims and policies, amounts go to what is open. */
export function walk(layouts: readonly PageLayout[], tables: readonly Table<LossRole>[]): Findings {
  const state: Walk = {
    claims: [],
    policies: [],
    grand: newEntry(),
    loose: newEntry(),
    labels: [],
    claim: null,
    policy: null,
    target: null,
    open: [],
  };
  let carried: readonly AmountColumn[] = [];
  const byPage = new Map<number, Table<LossRole>[]>();
  for (const table of tables) byPage.set(table.page, [...(byPage.get(table.page) ?? []), table]);
  for (const layout of layouts) {
    const own = byPage.get(layout.page.number) ?? [];
    for (const reading of analyse({ layout, tables: own, carried })) readLine(reading, state);
    const last = own.findLast((table) => amountColumnsOf(table).length > 0);
    if (last) carried = amountColumnsOf(last);
  }
  const { claims, policies, grand, loose, labels } = state;
  return { claims, policies, grand, loose, labels };
}

function readLine(reading: LineReading, state: Walk): void {
  if (reading.isHeader) {
    state.open = [];
    return;
  }
  const { level } = reading;
  if (level !== null) state.target = targetOf(level, reading, state);
  else if (reading.record) openRecord(reading.record, reading.table as Table<LossRole>, state);
  readLabels(reading, state, level !== null);
  for (const row of reading.grid) {
    for (const { key, segment } of amountsOf(row, reading.columns)) {
      if (state.target) putAmount(state.target, key, segment);
      else if (level === null) putAmount(state.policy ?? state.loose, key, segment);
    }
  }
  if (level !== null && reading.grid.length === 0) readTotals(reading, state);
  else if (reading.isValues) readValues(reading, state);
  readCounts(reading, state);
}

function targetOf(level: TotalLevel, reading: LineReading, state: Walk): Entry | null {
  if (level === 'none') return newEntry();
  if (level === 'grand') {
    state.claim = null;
    return state.grand;
  }
  if (level === 'claim' || (level === 'unsaid' && state.claim && isPartOfCard(reading, state))) {
    if (state.claim && !state.claim.hasTotal && reading.grid.length === 0) {
      state.claim.amounts.clear();
      state.claim.hasTotal = true;
    }
    return state.claim;
  }
  const isSummary = level === 'unsaid' && reading.table !== null && !isClaimTable(reading.table);
  // A second total without a claim in between sums more than the policy.
  const isSecond = level === 'unsaid' && state.claim === null && (state.policy?.amounts.size ?? 0) > 0;
  state.claim = null;
  if (isSummary || isSecond) return state.grand;
  const text = plain(reading.line.segments.map((segment) => segment.text).join(' '));
  const named = [state.policy, ...state.policies].find((policy) => {
    const number = plain(policy?.fields.get('policyNumber')?.value ?? '');
    return number.length > 3 && text.includes(number);
  });
  return named ?? state.policy ?? state.grand;
}

/** A total below lines that have no claim number of their own sums the claim they stand under. */
function isPartOfCard({ table }: LineReading, { claim }: Walk): boolean {
  if (!claim) return false;
  return table === null || !table.columns.some((column) => column.role === 'claimNumber');
}
