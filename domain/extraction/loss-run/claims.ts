import { saysNoLosses } from '../lexicon/loss-run-cues.ts';
import type { TableRecord } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import { amountColumnsOf } from './amount-columns.ts';
import { amountOf } from './amount-value.ts';
import { type Entry, newEntry, putAmount, putCount, putField } from './entries.ts';
import type { Claim, Walk } from './findings.ts';
import type { LossRole } from './headings.ts';
import { addPolicy, notePolicy, policyOfClaim } from './policies.ts';

/** Whether a table's records are claims, not policies. */
export const isClaimTable = (table: Table<LossRole>): boolean =>
  table.columns.some(({ role }) => role === 'claimNumber' || role === 'lossDate' || role === 'claimantName');

/** A record opens a claim or policy, or goes on with the claim that is open. */
export function openRecord(record: TableRecord<LossRole>, table: Table<LossRole>, state: Walk): void {
  state.open = [];
  const entry = entryOf(record, table);
  if (!isClaimTable(table)) {
    if (entry.fields.has('policyNumber') || entry.fields.has('effDate')) {
      state.claim = null;
      state.policy = addPolicy(entry, state);
      state.listed++;
      state.target = state.policy;
    }
    return;
  }
  const text = record.rows
    .flatMap((row) => row.line.segments)
    .map((segment) => segment.text)
    .join(' ');
  notePolicy(entry, state);
  if (saysNoLosses(text)) {
    state.claim = null;
    state.target = state.policy;
    return;
  }
  // "Line" beside a claim is its kind of coverage.
  const line = entry.fields.get('lineOfBusiness');
  if (line && !entry.fields.has('claimType')) entry.fields.set('claimType', line);
  const hasNumber = entry.fields.has('claimNumber');
  if (!hasNumber && state.claim && (entry.amounts.size > 0 || entry.fields.size > 1)) {
    addPart(entry, state.claim);
    state.target = state.claim;
    return;
  }
  if (!hasNumber && !entry.fields.has('lossDate') && !entry.fields.has('claimantName')) return;
  if (!hasNumber && entry.amounts.size === 0) return;
  state.claim = addClaim(entry, state);
  state.target = state.claim;
}

/** The first line without a number completes the claim that is open; the next ones are its parts. */
function addPart(entry: Entry, claim: Claim): void {
  const clashes = [...entry.amounts.keys()].some((key) => claim.amounts.has(key));
  if (clashes || claim.parts.length > 0) {
    if (!claim.hasTotal) claim.parts.push(entry);
    return;
  }
  for (const [field, value] of entry.fields) if (!claim.fields.has(field)) claim.fields.set(field, value);
  for (const [key, value] of entry.amounts) claim.amounts.set(key, value);
}

function entryOf(record: TableRecord<LossRole>, table: Table<LossRole>): Entry {
  const entry = newEntry();
  const amounts = amountColumnsOf(table);
  // A column's own line of business goes before the one that the policy number's prefix tells.
  const cells = [...record.cells].toSorted(
    ([a], [b]) => Number(a.role === 'policyNumber') - Number(b.role === 'policyNumber'),
  );
  for (const [column, segments] of cells) {
    if (column.role === null || column.role === 'ignored') continue;
    if (column.role !== 'amount') putField(entry, column.role, segments);
    const key = amounts.find(({ x0, stack }) => x0 === column.x0 && stack === column.stack)?.key;
    const amount = segments.find((segment) => amountOf(segment.text) !== null);
    if (key && amount) putAmount(entry, key, amount);
    const open =
      column.role === 'status' ? /^(\d+)\s+open\b/i.exec(segments.map((segment) => segment.text).join(' ')) : null;
    const [first] = segments;
    if (open && first) putCount(entry, 'openClaimCount', { ...first, text: open[1] ?? '' });
  }
  return entry;
}

/** Opens a claim of the policy that it falls under. */
export function addClaim(entry: Entry, state: Walk): Claim {
  const claim: Claim = { ...entry, parts: [], hasTotal: false, isLine: false };
  const number = policyOfClaim(entry, state)?.fields.get('policyNumber');
  if (number && !claim.fields.has('policyNumber')) claim.fields.set('policyNumber', number);
  state.claims.push(claim);
  return claim;
}
