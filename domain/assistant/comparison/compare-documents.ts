import { nameIn } from '../index/name-of.ts';
import type { Fact, RecordNode } from '../index/facts.ts';
import { groupedBy } from '../grouped-by.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { writeMoney, writeTogether } from '../writing/values.ts';
import { groupOf, labelOf } from './groups.ts';
import { keyOf, pairRecords } from './pair-records.ts';

export type Change = 'same' | 'changed' | 'added' | 'dropped';

/** A value that two documents give, or one of them. */
export interface ComparisonRow {
  /** "Premium", "Limits", "Vehicles" …: rows of a group stand together. */
  group: string;
  what: string;
  /** As Markdown; empty where the document does not say. */
  before: { text: string; facts: readonly Fact[]; record?: RecordNode };
  after: { text: string; facts: readonly Fact[]; record?: RecordNode };
  change: Change;
  /** "+$120 (+8%)"; empty unless both are one number. */
  difference: string;
  /** Name of the list that the row belongs to. */
  list?: string;
  key: string;
}

/** Compares what two documents say, the earlier one first: value by value, records matched by what they are. */
export function compareRead(before: DocumentIndex, after: DocumentIndex): ComparisonRow[] {
  const rows = [...compareRoots(before, after), ...compareRecords(before, after)];
  const order = [...new Set(rows.map(({ group }) => group))].sort((a, b) => rankOf(a) - rankOf(b));
  return order.flatMap((group) => rows.filter((row) => row.group === group));
}

const GROUPS = ['Policy', 'Premium', 'Limits', 'Deductibles', 'Coverages', 'Vehicles', 'Drivers', 'Locations'];
const rankOf = (group: string): number => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);

const rootFacts = ({ facts }: DocumentIndex): Fact[] => facts.filter(({ record }) => !record);

function compareRoots(before: DocumentIndex, after: DocumentIndex): ComparisonRow[] {
  const keys = [...new Set([...rootFacts(before), ...rootFacts(after)].map(({ key }) => key))];
  return keys.map((key) => {
    const [a, b] = [before, after].map((document) => rootFacts(document).filter((fact) => fact.key === key));
    return rowOf({ group: groupOf(key), what: labelOf(key), key, before: a ?? [], after: b ?? [] });
  });
}

function compareRecords(before: DocumentIndex, after: DocumentIndex): ComparisonRow[] {
  const pairs = pairRecords(before, after);
  const alone = new Set(pairs.flatMap(({ a, b }) => (a && b ? [] : [a ?? b])));
  const [goneBefore, goneAfter] = [before, after].map((document) => wentWith(document, alone));
  const [factsBefore, factsAfter] = [before, after].map(({ facts }) => groupedBy(facts, ({ record }) => record));
  return pairs.flatMap(({ list, a, b }) => {
    const group = groupOf(list);
    const [inA, inB] = [factsBefore?.get(a) ?? [], factsAfter?.get(b) ?? []];
    if (!a || !b) {
      if (a) return goneBefore?.(a) ? [] : [onlyIn({ record: a, document: before, facts: inA, isBefore: true })];
      return !b || goneAfter?.(b) ? [] : [onlyIn({ record: b, document: after, facts: inB, isBefore: false })];
    }
    const keys = [...new Set([...inA, ...inB].map(({ key }) => key))].filter((key) => !keyOf(list).includes(key));
    const rows = keys.map((key) => ({
      ...rowOf({
        group,
        what: `${nameIn(after, b)}, ${labelOf(key)}`,
        key,
        before: inA.filter((fact) => fact.key === key),
        after: inB.filter((fact) => fact.key === key),
        records: [a, b],
      }),
      list,
    }));
    if (rows.length > 0) return rows;
    const [one, other] = [inA.slice(0, 1), inB.slice(0, 1)];
    return [{ ...rowOf({ group, what: nameIn(after, b), key: '', before: one, after: other, records: [a, b] }), list }];
  });
}

/** Whether what a record is a part of is one of those, too: the coverages of a vehicle that was dropped went with it. */
function wentWith(
  { records }: DocumentIndex,
  alone: ReadonlySet<RecordNode | undefined>,
): (record: RecordNode) => boolean {
  const vehicles = records.filter((record) => record.list === 'vehicles' && alone.has(record));
  const numbers = new Set(vehicles.map(({ values }) => values.number));
  return ({ list, parent, values: { vehicleNumber } }) =>
    (parent !== undefined && alone.has(parent)) ||
    (list === 'coverages' && typeof vehicleNumber === 'number' && numbers.has(vehicleNumber));
}

interface OnlyIn {
  record: RecordNode;
  document: DocumentIndex;
  /** Those of the record. */
  facts: readonly Fact[];
  isBefore: boolean;
}

function onlyIn({ record, document, facts, isBefore }: OnlyIn): ComparisonRow {
  const shown = facts.filter(({ key }) => !NOT_SHOWN.has(key));
  const named = nameIn(document, record);
  const rest = shown.filter(({ value }) => !named.includes(String(value)));
  const text = rest.map((fact) => `${labelOf(fact.key)} ${writeTogether([fact])}`).join(', ') || 'yes';
  const side = { text, facts: shown, record };
  const none = { text: '', facts: [] };
  return {
    group: groupOf(record.list),
    what: named,
    key: '',
    list: record.list,
    before: isBefore ? side : none,
    after: isBefore ? none : side,
    change: isBefore ? 'dropped' : 'added',
    difference: '',
  };
}

const NOT_SHOWN: ReadonlySet<string> = new Set(['vehicleNumber', 'number', 'locationNumber', 'buildingNumber']);

interface Sides extends Pick<ComparisonRow, 'group' | 'what' | 'key'> {
  before: readonly Fact[];
  after: readonly Fact[];
  records?: readonly RecordNode[];
}

function rowOf({ group, what, key, before, after, records: [a, b] = [] }: Sides): ComparisonRow {
  const textOf = (facts: readonly Fact[]): string => facts.map((fact) => writeTogether([fact])).join('; ');
  const [left, right] = [textOf(before), textOf(after)];
  const change = left === '' ? 'added' : right === '' ? 'dropped' : isSame(before, after) ? 'same' : 'changed';
  return {
    group,
    what,
    key,
    before: { text: left, facts: before, ...(a && { record: a }) },
    after: { text: right, facts: after, ...(b && { record: b }) },
    change,
    difference: differenceOf(before, after),
  };
}

/** Spelling in capitals and the order of a list are no change. */
function isSame(before: readonly Fact[], after: readonly Fact[]): boolean {
  const plain = (facts: readonly Fact[]): string =>
    facts
      .map(({ value }) =>
        String(value)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}.%]+/gu, ''),
      )
      .sort()
      .join(' ');
  return plain(before) === plain(after);
}

function differenceOf(before: readonly Fact[], after: readonly Fact[]): string {
  const [a, b] = [before[0], after[0]];
  if (before.length !== 1 || after.length !== 1 || typeof a?.value !== 'number' || typeof b?.value !== 'number')
    return '';
  const by = Math.round((b.value - a.value) * 100) / 100;
  if (by === 0 || a.kind === 'int') return '';
  const sign = by > 0 ? '+' : '-';
  const amount = a.kind === 'money' ? writeMoney(Math.abs(by)) : String(Math.abs(by));
  const share = a.value === 0 ? '' : ` (${sign}${Math.round(Math.abs(by / a.value) * 1000) / 10}%)`;
  return `${sign}${amount}${share}`;
}
