import type { PageLayout, Segment } from '../layout/layout.ts';
import { segmentOf } from '../layout/segments.ts';
import { saysNoLosses, type TotalLevel } from '../lexicon/loss-run-cues.ts';
import type { TableRecord } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import { findDates } from '../values/date.ts';
import { parseInteger } from '../values/numbers.ts';
import { amountOf } from './amount-value.ts';
import { type AmountColumn, amountColumnsOf } from './amount-columns.ts';
import { amountsOf } from './amount-grid.ts';
import { analyse, isAmountsOnly, type LineReading } from './analyse.ts';
import {
  type Entry,
  type EntryField,
  isIdentifier,
  isSameNumber,
  newEntry,
  plain,
  putAmount,
  putCount,
  putField,
} from './entries.ts';
import type { LossRole } from './headings.ts';
import { isReportField, type LabelPair } from './labels.ts';
import { readPolicyLine } from './policy-line.ts';

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
  /** Totals printed before any policy is named: the report's, or those of the policy that follows. */
  loose: Entry;
  /** Labels of the report: insured, agency, carrier, dates. */
  labels: LabelPair[];
}

interface Continued {
  /** Its last printed line. */
  last: Segment;
  append: (segment: Segment) => boolean;
}

interface Walk extends Findings {
  claim: Claim | null;
  policy: Entry | null;
  /** Where amount rows and totals go. */
  target: Entry | null;
  /** Text values that the next line may continue. */
  open: Continued[];
}

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
  state.claim = null;
  if (isSummary) return state.grand;
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

const isClaimTable = (table: Table<LossRole>): boolean =>
  table.columns.some(({ role }) => role === 'claimNumber' || role === 'lossDate' || role === 'claimantName');

function openRecord(record: TableRecord<LossRole>, table: Table<LossRole>, state: Walk): void {
  state.open = [];
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
    const amount = segments.find((segment) => amountOf(segment.text) !== null);
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
    if (own === undefined || known === undefined) return true;
    return field === 'policyNumber' ? isSameNumber(own, known) : plain(own) === plain(known);
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
  const { pairs } = reading;
  continueValues(reading, state);
  const number = pairs.find((pair) => pair.fields.includes('claimNumber') && isIdentifier(pair.value.text));
  if (number && !isTotal) {
    const entry = newEntry();
    putField(entry, 'claimNumber', [number.value]);
    const isSame =
      state.claim && plain(state.claim.fields.get('claimNumber')?.value ?? '') === plain(number.value.text);
    if (!isSame) state.claim = addClaim(entry, state);
    state.target = state.claim;
    if (state.claim) state.open.push(continued(state.claim, 'claimNumber', number.value));
  }
  const policy = newEntry();
  if (!reading.isInRecord && !number && !isTotal) readPolicyLine(reading.line, policy);
  for (const pair of pairs) {
    if (pair === number) continue;
    const field = pair.fields.find((one) => (state.claim ? CLAIM_ONLY.has(one) : isReportField(one))) ?? pair.fields[0];
    if (field === undefined) continue;
    if (isReportField(field)) noteLabel(pair, state);
    else if (field === 'claimCount' || field === 'openCount') {
      const count = parseInteger(pair.value.text) === null ? null : pair.value;
      const into = isTotal ? state.target : (state.policy ?? state.loose);
      if (count && into) putCount(into, field === 'claimCount' ? 'claimCount' : 'openClaimCount', count);
    } else if (CLAIM_ONLY.has(field)) {
      if (state.claim && !isTotal) {
        putField(state.claim, field, [pair.value]);
        if (CONTINUED.has(field)) state.open.push(continued(state.claim, field as EntryField, pair.value));
      }
    } else if (field !== 'ignored' && field !== 'claimNumber') putField(policy, field, [pair.value]);
  }
  if (policy.fields.size > 0) readPolicy(policy, reading, state, isTotal);
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

function continued(entry: Entry, field: EntryField, value: Segment): Continued {
  return {
    last: value,
    append(next) {
      const old = entry.fields.get(field);
      if (!old || (field === 'claimNumber' && !/^[\w-]*\d[\w-]*$/.test(next.text))) return false;
      entry.fields.set(field, { ...old, value: `${old.value} ${next.text}`, words: [...old.words, ...next.words] });
      return true;
    },
  };
}

/** Names of companies may go on below, up to their address. */
function noteLabel(pair: LabelPair, state: Walk): void {
  state.labels.push(pair);
  if (pair.fields.some((field) => field === 'agencyName' || field === 'namedInsureds')) {
    state.open.push({
      last: pair.value,
      append(next) {
        if (!COMPANY_TAIL.test(next.text.trim())) return false;
        pair.value = segmentOf([...pair.value.words, ...next.words], pair.value.line);
        return true;
      },
    });
  }
}

const COMPANY_TAIL =
  /^(?:(?:insurance|services?|agency|brokerage|group|associates|&|and|of)\s*)*(?:llc|inc|l\.l\.c|co|corp|corporation|company|ltd|lp|llp|agency|services|brokers)\.?,?$/i;

/** The next line of a wrapped value: below its first line, with no label of its own. */
function continueValues({ line, grid, record, pairs }: LineReading, state: Walk): void {
  if (record) state.open = [];
  const taken = new Set(
    [...grid.map(({ label }) => label), ...pairs.flatMap(({ label, value }) => [label, value])].flatMap(
      ({ words }) => words,
    ),
  );
  state.open = state.open.filter((open) => {
    const next = line.segments.find((segment) => Math.abs(segment.x0 - open.last.x0) < 3);
    // Other values of the line before stand between this value and its next line.
    if (!next) return line.y0 - open.last.y1 < 0.9 * line.size;
    if (next.y0 - open.last.y1 >= 0.9 * next.size || next.words.some((word) => taken.has(word)) || !open.append(next))
      return false;
    open.last = next;
    return true;
  });
}

function readTotals({ cells, columns, table, line }: LineReading, state: Walk): void {
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
function readValues({ line, columns }: LineReading, state: Walk): void {
  putUnlabelled(line.segments, columns, state.target ?? state.claim ?? state.policy ?? state.loose);
}

function putUnlabelled(segments: readonly Segment[], columns: readonly AmountColumn[], into: Entry): void {
  const numbers = segments.filter((segment) => amountOf(segment.text) !== null);
  const [label] = numbers;
  if (!label) return;
  const heading = { measure: null, kind: null, isNet: false };
  for (const { key, segment } of amountsOf({ label, heading, numbers, isBoxed: false }, columns))
    putAmount(into, key, segment);
}

/** "Open | 1 | 0 | 1" and "Report totals | 7 | 2 | 9": counts by type of claim, the last one is their sum. */
function readCounts({ line, level }: LineReading, state: Walk): void {
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
