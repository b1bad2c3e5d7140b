import type { PageLayout } from '../../reading/layout.ts';
import type { TotalLevel } from '../lexicon/loss-run-cues.ts';
import type { Table } from '../tables/table.ts';
import { type AmountColumn, amountColumnsOf } from './amount-columns.ts';
import { amountsOf, type GridAmount } from './amount-grid.ts';
import { amountOf } from './amount-value.ts';
import { analyse, type LineReading } from './analyse.ts';
import { bareClaimIn } from './bare-claims.ts';
import { readLabels } from './claim-labels.ts';
import { addClaim, isClaimTable, openRecord } from './claims.ts';
import { type Entry, newEntry, plain, putAmount } from './entries.ts';
import type { Findings, Walk } from './findings.ts';
import type { LossRole } from './headings.ts';
import { readCounts, readTotals, readValues } from './totals.ts';

/** Walks through the pages line by line: labels and records open claims and policies, amounts go to what is open. */
export function walk(layouts: readonly PageLayout[], tables: readonly Table<LossRole>[]): Findings {
  const findings = walkOnce({ layouts, tables, isBare: false });
  return findings.claims.length > 0 ? findings : walkOnce({ layouts, tables, isBare: true });
}

interface Way {
  layouts: readonly PageLayout[];
  tables: readonly Table<LossRole>[];
  /** Whether lines without labels and headings may be claims, too. */
  isBare: boolean;
}

function walkOnce({ layouts, tables, isBare }: Way): Findings {
  const state: Walk = {
    claims: [],
    policies: [],
    grand: newEntry(),
    loose: newEntry(),
    labels: [],
    claim: null,
    policy: null,
    listed: 0,
    target: null,
    open: [],
  };
  let carried: readonly AmountColumn[] = [];
  const byPage = new Map<number, Table<LossRole>[]>();
  for (const table of tables) byPage.set(table.page, [...(byPage.get(table.page) ?? []), table]);
  for (const layout of layouts) {
    const own = byPage.get(layout.page.number) ?? [];
    for (const reading of analyse({ layout, tables: own, carried })) readLine(reading, state, isBare);
    const last = own.findLast((table) => amountColumnsOf(table).length > 0);
    if (last) carried = amountColumnsOf(last);
  }
  const { claims, policies, grand, loose, labels } = state;
  return { claims, policies, grand, loose, labels };
}

function readLine(reading: LineReading, state: Walk, isBare: boolean): void {
  if (reading.isHeader) {
    state.open = [];
    return;
  }
  const { level } = reading;
  const bare = isBare && level === null && reading.table === null ? bareClaimIn(reading.line, state.policies) : null;
  if (bare) {
    state.claim = addClaim(bare, state);
    state.claim.isLine = bare.amounts.size > 0;
    state.target = state.claim;
    return;
  }
  if (level !== null) state.target = targetOf(level, reading, state);
  else if (reading.record) openRecord(reading.record, reading.table as Table<LossRole>, state);
  readLabels(reading, state, level !== null);
  const amounts = reading.grid.flatMap((row) => amountsOf(row, reading.columns));
  if (level === null && isSumOfClaims(amounts, state)) state.target = state.grand;
  for (const { key, segment } of amounts) {
    if (state.target) putAmount(state.target, key, segment);
    else if (level === null) putAmount(state.policy ?? state.loose, key, segment);
  }
  if (level !== null && reading.grid.length === 0) readTotals(reading, state);
  else if (reading.isValues) readValues(reading, state);
  readCounts(reading, state);
}

/** "Total paid: … Total incurred: …" below claims that have both already, and as much as all of them together. */
function isSumOfClaims(amounts: readonly GridAmount[], { claim, target, claims }: Walk): boolean {
  if (!claim || target !== claim || amounts.length < 2 || claims.length < 2) return false;
  if (amounts.every(({ segment }) => amountOf(segment.text) === 0)) return false;
  return amounts.every(({ key, segment }) => {
    if (!claim.amounts.has(key)) return false;
    const sum = claims.reduce((all, { amounts: own }) => all + (own.get(key)?.value ?? 0), 0);
    return Math.abs(sum - (amountOf(segment.text) ?? Number.NaN)) < 0.02;
  });
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
  if (!claim || claim.isLine) return false;
  return table === null || !table.columns.some((column) => column.role === 'claimNumber');
}
