import type { Segment } from '../../reading/layout.ts';
import type { AmountColumn } from './amount-columns.ts';
import { amountsOf } from './amount-grid.ts';
import { amountOf } from './amount-value.ts';
import { isAmountsOnly, type LineReading } from './analyse.ts';
import { putSum } from './bare-claims.ts';
import { type Entry, putAmount, putCount } from './entries.ts';
import type { Walk } from './findings.ts';

/** A totals line: its amounts and counts go to what it totals. */
export function readTotals({ cells, columns, table, line }: LineReading, state: Walk): void {
  const { target } = state;
  if (!target) return;
  if (table && cells.length > 0 && !isAmountsOnly(table)) {
    for (const { key, stack } of columns) {
      const amount = cells[stack]?.findLast((segment) => amountOf(segment.text) !== null);
      if (key && amount) putAmount(target, key, amount);
    }
    for (const { role, stack } of table.columns) {
      const [count] = cells[stack] ?? [];
      if (role === 'claimCount' && count) putCount(target, 'claimCount', count);
      if (role === 'openCount' && count) putCount(target, 'openClaimCount', count);
      const open = role === 'status' && count ? /^(\d+)\s+open\b/i.exec(count.text) : null;
      if (open && count) putCount(target, 'openClaimCount', { ...count, text: open[1] ?? '' });
    }
    return;
  }
  putUnlabelled(line.segments, columns, target);
}

/** Amounts below their own header go to the claim or total above it. */
export function readValues({ line, columns }: LineReading, state: Walk): void {
  putUnlabelled(line.segments, columns, state.target ?? state.claim ?? state.policy ?? state.loose);
}

function putUnlabelled(segments: readonly Segment[], columns: readonly AmountColumn[], into: Entry): void {
  const numbers = segments.filter((segment) => amountOf(segment.text) !== null);
  const [label] = numbers;
  if (!label) return;
  if (columns.length === 0) putSum(into, numbers);
  const heading = { measure: null, kind: null, isNet: false };
  for (const { key, segment } of amountsOf({ label, heading, numbers, isBoxed: false }, columns))
    putAmount(into, key, segment);
}

/** "Open | 1 | 0 | 1" and "Report totals | 7 | 2 | 9": counts by type of claim, the last one is their sum. */
export function readCounts({ line, level }: LineReading, state: Walk): void {
  for (const [at, caption] of line.segments.entries()) {
    const counts: Segment[] = [];
    for (const segment of line.segments.slice(at + 1)) {
      if (!/^\d{1,5}$/.test(segment.text)) break;
      counts.push(segment);
    }
    const total = counts.at(-1);
    const sum = counts.slice(0, -1).reduce((all, segment) => all + Number(segment.text), 0);
    if (!total || counts.length < 2 || sum !== Number(total.text)) continue;
    const isOpen = /^(totals? (for )?)?open\b/i.test(caption.text);
    const into = level === 'none' ? state.grand : state.target;
    if (isOpen) putCount(into ?? state.grand, 'openClaimCount', total);
    else if (into && (level === 'grand' || level === 'policy') && /totals?\b/i.test(caption.text))
      putCount(into, 'claimCount', total);
  }
}
