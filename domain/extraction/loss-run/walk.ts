import type { PageLayout, Segment } from '../layout/layout.ts';
import { saysNoLosses, type TotalLevel } from '../lexicon/loss-run-cues.ts';
import type { TableRecord } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import { findDates } from '../values/date.ts';
import { parseInteger } from '../values/numbers.ts';
import { parseMoney } from '../values/money.ts';
import { type AmountColumn, amountColumnsOf } from './amount-columns.ts';
import { amountsOf } from './amount-grid.ts';
import { analyse, isAmountsOnly, type LineReading } from './analyse.ts';
import { type Entry, isIdentifier, newEntry, plain, putAmount, putCount, putField } from './entries.ts';
import type { LossRole } from './headings.ts';
import { isReportField, type LabelPair } from './labels.ts';

/** A claim and the lines printed below it that belong to the same number. */
export interface Claim extends Entry {
  /** Its lines, when it is printed as several; they are claims of their own unless a total follows. */
  parts: Entry[];
  hasTotal: boolean;
}

/** What the pages of a loss run say, before claims and policies that are printed twice are merged. */
export interface Findings {
  claims: Claim[];
  policies: Entry[];
  grand: Entry;
  /** Labels of the report: insured, agency, carrier, dates. */
  labels: LabelPair[];
}

interface Walk extends Findings {
  claim: Claim | null;
  policy: Entry | null;
  /** Where amount rows and totals go. */
  target: Entry | null;
  /** The text value that the next line may continue. */
  open: { field: LabelPair['fields'][number]; value: Segment; entry: Entry } | null;
}

/** Walks through the pages line by line: labels and records open claims and policies, amounts go to what is open. */
export function walk(layouts: readonly PageLayout[], tables: readonly Table<LossRole>[]): Findings {
  const state: Walk = {
    claims: [],
    policies: [],
    grand: newEntry(),
    labels: [],
    claim: null,
    policy: null,
    target: null,
    open: null,
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
  const { claims, policies, grand, labels } = state;
  return { claims, policies, grand, labels };
}

function readLine(reading: LineReading, state: Walk): void {
  if (reading.isHeader) {
    state.open = null;
    return;
  }
  const level = reading.level ?? impliedLevel(reading);
  if (level !== null) state.target = targetOf(level, reading, state);
  else if (reading.record) openRecord(reading.record, reading.table as Table<LossRole>, state);
  readLabels(reading, state, level !== null);
  for (const row of reading.grid) {
    for (const { key, segment } of amountsOf(row, reading.columns)) {
      if (state.target) putAmount(state.target, key, segment);
      else if (level === null) putAmount(state.policy ?? state.grand, key, segment);
    }
  }
  if (level !== null && reading.grid.length === 0) readTotals(reading, state);
}

/** "Policy 123 | Claim count = 13 | 48,716.91 | …" is a total without the word. */
function impliedLevel({ pairs, cells, columns, isInRecord }: LineReading): TotalLevel | null {
  if (isInRecord || !pairs.some(({ fields }) => fields.includes('claimCount'))) return null;
  const amounts = columns.filter(({ stack }) => cells[stack]?.some((segment) => parseMoney(segment.text) !== null));
  return amounts.length >= 2 ? 'policy' : null;
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
  state.claim = null;
  if (isSummary) return state.grand;
  const text = plain(reading.line.segments.map((segment) => segment.text).join(' '));
  const named = state.policies.find((policy) => {
    const number = plain(policy.fields.get('policyNumber')?.value ?? '');
    return number.length > 3 && text.includes(number);
  });
  return named ?? state.policy ?? state.grand;
}

/** A total below lines that have no claim number of their own sums the claim they stand under. */
function isPartOfCard({ table }: LineReading, { claim }: Walk): boolean {
  if (!claim) return false;
  return table === null || !table.columns.some((column) => column.role === 'claimNumber');
}

const isClaimTable = (table: Table<LossRole>): boolean =>
  table.columns.some(({ role }) => role === 'claimNumber' || role === 'lossDate' || role === 'claimantName');

function openRecord(record: TableRecord<LossRole>, table: Table<LossRole>, state: Walk): void {
  state.open = null;
  const entry = entryOf(record, table);
  if (!isClaimTable(table)) {
    if (entry.fields.has('policyNumber') || entry.fields.has('effDate')) {
      state.claim = null;
      state.policy = addPolicy(entry, state);
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
  for (const [column, segments] of record.cells) {
    if (column.role === null || column.role === 'ignored') continue;
    if (column.role !== 'amount') putField(entry, column.role, segments);
    const key = amounts.find(({ x0, stack }) => x0 === column.x0 && stack === column.stack)?.key;
    const amount = segments.find((segment) => parseMoney(segment.text) !== null);
    if (key && amount) putAmount(entry, key, amount);
    const open =
      column.role === 'status' ? /^(\d+)\s+open\b/i.exec(segments.map((segment) => segment.text).join(' ')) : null;
    const [first] = segments;
    if (open && first) putCount(entry, 'openClaimCount', { ...first, text: open[1] ?? '' });
  }
  return entry;
}

function addClaim(entry: Entry, state: Walk): Claim {
  const claim: Claim = { ...entry, parts: [], hasTotal: false };
  const number = state.policy?.fields.get('policyNumber');
  if (number && !claim.fields.has('policyNumber')) claim.fields.set('policyNumber', number);
  state.claims.push(claim);
  return claim;
}

/** A claim's line that names its policy or term makes it the one that the next lines belong to. */
function notePolicy(entry: Entry, state: Walk): void {
  const policy = newEntry();
  for (const field of ['policyNumber', 'effDate', 'expDate', 'lineOfBusiness'] as const) {
    const value = entry.fields.get(field);
    if (value) policy.fields.set(field, value);
  }
  if (policy.fields.has('policyNumber') || policy.fields.has('effDate')) state.policy = addPolicy(policy, state);
}

/** The policy of the same number and term, completed with what is new; else a new one. */
function addPolicy(policy: Entry, state: Walk): Entry {
  const same = (field: 'policyNumber' | 'effDate' | 'lineOfBusiness', other: Entry): boolean => {
    const [own, known] = [policy.fields.get(field)?.value, other.fields.get(field)?.value];
    return own === undefined || known === undefined || plain(own) === plain(known);
  };
  const isSame = (other: Entry): boolean =>
    same('policyNumber', other) && same('effDate', other) && same('lineOfBusiness', other);
  const shares = (other: Entry): boolean =>
    (policy.fields.has('policyNumber') && other.fields.has('policyNumber')) ||
    (policy.fields.has('effDate') && other.fields.has('effDate'));
  const found = [state.policy, ...state.policies].find((other) => other && isSame(other) && shares(other));
  if (!found) {
    state.policies.push(policy);
    return policy;
  }
  for (const [field, value] of policy.fields) if (!found.fields.has(field)) found.fields.set(field, value);
  for (const [key, value] of policy.amounts) if (!found.amounts.has(key)) found.amounts.set(key, value);
  for (const [key, value] of policy.counts) if (!found.counts.has(key)) found.counts.set(key, value);
  return found;
}

const CLAIM_ONLY = new Set([
  'claimantName',
  'lossDate',
  'reportedDate',
  'closedDate',
  'status',
  'claimType',
  'lossState',
  'description',
  'cause',
  'natureOfInjury',
  'bodyPart',
]);

function readLabels(reading: LineReading, state: Walk, isTotal: boolean): void {
  const { pairs, line } = reading;
  if (pairs.length === 0) {
    continueValue(reading, state);
    return;
  }
  state.open = null;
  const number = pairs.find((pair) => pair.fields.includes('claimNumber') && isIdentifier(pair.value.text));
  if (number && !isTotal) {
    const entry = newEntry();
    putField(entry, 'claimNumber', [number.value]);
    const isSame =
      state.claim && plain(state.claim.fields.get('claimNumber')?.value ?? '') === plain(number.value.text);
    if (!isSame) state.claim = addClaim(entry, state);
    state.target = state.claim;
    if (state.claim) state.open = { field: 'claimNumber', value: number.value, entry: state.claim };
  }
  const policy = newEntry();
  for (const pair of pairs) {
    if (pair === number) continue;
    const field = pair.fields.find((one) => (state.claim ? CLAIM_ONLY.has(one) : isReportField(one))) ?? pair.fields[0];
    if (field === undefined) continue;
    if (isReportField(field)) state.labels.push(pair);
    else if (field === 'claimCount' || field === 'openCount') {
      const count = parseInteger(pair.value.text) === null ? null : pair.value;
      const into = isTotal ? state.target : (state.policy ?? state.grand);
      if (count && into) putCount(into, field === 'claimCount' ? 'claimCount' : 'openClaimCount', count);
    } else if (CLAIM_ONLY.has(field)) {
      if (state.claim && !isTotal) {
        putField(state.claim, field, [pair.value]);
        state.open = { field, value: pair.value, entry: state.claim };
      }
    } else if (field !== 'ignored' && field !== 'claimNumber') putField(policy, field, [pair.value]);
  }
  if (policy.fields.size > 0) readPolicy(policy, reading, state, isTotal);
  void line;
}

function readPolicy(policy: Entry, { line, pairs }: LineReading, state: Walk, isTotal: boolean): void {
  // "Policy: 123-45 | INSURED NAME | 01/01/2020 - 01/01/2021": the term stands beside without a label.
  const taken = new Set(pairs.flatMap(({ value }) => value.words));
  const term = line.segments.find(
    (segment) => findDates(segment.text).length === 2 && !segment.words.some((word) => taken.has(word)),
  );
  if (term && policy.fields.has('policyNumber')) putField(policy, 'period', [term]);
  if (!policy.fields.has('policyNumber') && !policy.fields.has('effDate')) {
    if (state.policy) addPolicy({ ...policy, fields: new Map([...state.policy.fields, ...policy.fields]) }, state);
    return;
  }
  const isNumberless = !policy.fields.has('policyNumber');
  if (isNumberless && state.policy && !state.policy.fields.has('effDate')) {
    for (const [field, value] of policy.fields)
      if (!state.policy.fields.has(field)) state.policy.fields.set(field, value);
    return;
  }
  const before = state.policy;
  state.policy = addPolicy(policy, state);
  if (isTotal) state.target = state.policy;
  else if (before !== state.policy && state.claim?.fields.get('policyNumber') === undefined && state.claim) {
    const number = state.policy.fields.get('policyNumber');
    if (number) state.claim.fields.set('policyNumber', number);
  }
}

const CONTINUED = new Set(['description', 'cause', 'natureOfInjury', 'bodyPart', 'claimNumber', 'claimantName']);

/** The next line of a wrapped value: below its first line, with nothing to its left that could be its label. */
function continueValue({ line, grid, record }: LineReading, state: Walk): void {
  const { open } = state;
  if (!open || record || isReportField(open.field) || !CONTINUED.has(open.field)) return;
  const next = line.segments.find((segment) => Math.abs(segment.x0 - open.value.x0) < 3);
  const isClose = next && next.y0 - open.value.y1 < 0.9 * next.size;
  if (!next || !isClose || grid.some(({ label }) => label === next)) {
    state.open = null;
    return;
  }
  const field = open.field as 'description';
  const old = open.entry.fields.get(field);
  if (!old || (open.field === 'claimNumber' && !/^[\w-]+$/.test(next.text))) return;
  open.entry.fields.set(field, { ...old, value: `${old.value} ${next.text}`, words: [...old.words, ...next.words] });
  open.value = next;
}

function readTotals({ cells, columns, table, line }: LineReading, state: Walk): void {
  const { target } = state;
  if (!target) return;
  if (table && cells.length > 0 && !isAmountsOnly(table)) {
    for (const { key, stack } of columns) {
      const amount = cells[stack]?.findLast((segment) => parseMoney(segment.text) !== null);
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
  const numbers = line.segments.filter((segment) => parseMoney(segment.text) !== null);
  for (const { key, segment } of amountsOf(
    { label: numbers[0] as Segment, heading: { measure: null, kind: null, isNet: false }, numbers },
    columns,
  )) {
    putAmount(target, key, segment);
  }
}
