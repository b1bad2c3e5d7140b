import {
  type FieldSchema,
  isLeaf,
  isRecordList,
  type ObjectSchema,
  type RecordListSchema,
} from '../../policies/schema.ts';
import type { PageRole } from '../../reading/layout.ts';
import { ownValue } from '../../lookup.ts';
import { type Cited, type Draft, isCited } from '../cited.ts';

/** Declarations win over what repeats them; a lower rank is better. */
const ranks: Record<PageRole, number> = {
  declarations: 0,
  schedule: 1,
  other: 1,
  id_card: 2,
  bill: 2,
  notice: 3,
  letter: 3,
};

type Node = Draft[string];

/** A record of a range with the number of the range. */
interface Ranged {
  record: Draft;
  range: number;
}

/**
 * The drafts of the ranges of a document as one. A record that straddles a border is joined, one that is repeated in another
 * range, such as in a summary, stays once.
 */
export function mergeDrafts({
  schema,
  drafts,
  roleOf,
}: {
  schema: ObjectSchema;
  /** In the order of the ranges. */
  drafts: readonly Draft[];
  roleOf: (page: number) => PageRole;
}): Draft {
  const [only, ...others] = drafts;
  if (only && others.length === 0) return only;
  const rank = ({ page }: Cited): number => ranks[roleOf(page)];

  function objectOf({ properties }: ObjectSchema, nodes: readonly Node[]): Draft {
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [
        key,
        fieldOf(
          field,
          nodes.map((node) => childOf(node, key)),
        ),
      ]),
    );
  }

  function fieldOf(field: FieldSchema, nodes: readonly Node[]): Node {
    if (isLeaf(field)) return bestOf(nodes.filter(isCited));
    if (field.type === 'object') return objectOf(field, nodes);
    if (isRecordList(field)) return recordsOf(field, nodes);
    return textsOf(nodes.flatMap(listOf).filter(isCited));
  }

  function bestOf(given: readonly Cited[]): Cited | undefined {
    return given.reduce<Cited | undefined>((best, one) => (best && rank(best) <= rank(one) ? best : one), undefined);
  }

  return objectOf(schema, drafts);
}

/** The records of all ranges in order, the straddling and repeated ones joined to the first. */
function recordsOf(field: RecordListSchema, nodes: readonly Node[]): Draft[] {
  const keys = field['x-key'];
  const first = ownValue(field.items.properties, keys[0] ?? '');
  const isId = first !== undefined && isLeaf(first) && first['x-match'] === 'id';
  const kept: Ranged[] = [];
  const byKey = new Map<string, Ranged[]>();
  const sameAs = (record: Draft, { range, isFirst }: { range: number; isFirst: boolean }): Ranged | undefined => {
    const repeated = candidatesOf(record, { keys, byKey }).find((one) =>
      isRepeated({ keys, isId, one, record, range }),
    );
    const last = kept.at(-1);
    return repeated ?? (isFirst && last && goesOn({ keys, last, record, range }) ? last : undefined);
  };
  const add = (record: Draft, place: { range: number; isFirst: boolean }): void => {
    const same = sameAs(record, place);
    const added = same ?? { record, range: place.range };
    if (same) same.record = joined(same.record, record);
    else kept.push(added);
    for (const key of keysOf(added.record, keys)) addTo(byKey, key, added);
  };
  for (const [range, node] of nodes.entries()) {
    const records = listOf(node).filter((one): one is Draft => !isCited(one));
    for (const [at, record] of records.entries()) add(record, { range, isFirst: at === 0 });
  }
  return kept.map(({ record }) => record);
}

interface Pair {
  keys: readonly string[];
  /** Whether the first key field is a number that names one record. */
  isId: boolean;
  one: Ranged;
  record: Draft;
  range: number;
}

/**
 * Whether a record says again what one of another range says: its number is the same and no other key
 * field differs, all key fields are the same, or all of what both have in common, when that is more than one value.
 */
function isRepeated({ keys, isId, one, record, range }: Pair): boolean {
  if (one.range === range) return false;
  const pairs = keys.map((key) => [textAt(one.record, key), textAt(record, key)] as const);
  if (pairs.some(([a, b]) => a !== undefined && b !== undefined && a !== b)) return false;
  const [first] = pairs;
  if (isId && first && first[0] !== undefined && first[0] === first[1]) return true;
  if (pairs.every(([a, b]) => a === b) && pairs.some(([a]) => a !== undefined)) return true;
  const { same, different } = compare(one.record, record);
  return different === 0 && same > 1 && pairs.some(([a, b]) => a !== undefined && a === b);
}

/** Whether the first record of a range is the rest of the last one of the range before: it has no key, and contradicts nothing. */
function goesOn({ keys, last, record, range }: Omit<Pair, 'one' | 'isId'> & { last: Ranged }): boolean {
  return (
    last.range === range - 1 &&
    keysOf(record, keys).length === 0 &&
    keysOf(last.record, keys).length > 0 &&
    compare(last.record, record).different === 0
  );
}

function candidatesOf(
  record: Draft,
  { keys, byKey }: { keys: readonly string[]; byKey: ReadonlyMap<string, Ranged[]> },
): Ranged[] {
  return [...new Set(keysOf(record, keys).flatMap((key) => (byKey.get(key) ?? []).slice(0, mostCandidates)))];
}

/** A date or state may be the key field of thousands. */
const mostCandidates = 200;

const keysOf = (record: Draft, keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const text = textAt(record, key);
    return text === undefined ? [] : [`${key}:${text}`];
  });

function addTo(byKey: Map<string, Ranged[]>, key: string, one: Ranged): void {
  const list = byKey.get(key);
  if (!list) byKey.set(key, [one]);
  else if (!list.includes(one)) list.push(one);
}

/** How many values two records share, and how many differ. */
function compare(a: Draft, b: Draft): { same: number; different: number } {
  const count = { same: 0, different: 0 };
  for (const [key, mine] of Object.entries(a)) {
    const theirs = ownValue(b, key);
    if (isCited(mine) && isCited(theirs)) count[textOf(mine) === textOf(theirs) ? 'same' : 'different'] += 1;
    else if (isDraft(mine) && isDraft(theirs)) {
      const inner = compare(mine, theirs);
      count.same += inner.same;
      count.different += inner.different;
    }
  }
  return count;
}

/** The first record, with the values that only the second has. */
function joined(a: Draft, b: Draft): Draft {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const [mine, theirs] = [ownValue(a, key), ownValue(b, key)];
      if (isDraft(mine) && isDraft(theirs)) return [key, joined(mine, theirs)];
      return [key, mine === undefined || (Array.isArray(mine) && mine.length === 0) ? theirs : mine];
    }),
  );
}

function textsOf(given: readonly Cited[]): Cited[] {
  const unique = new Map<string, Cited>();
  for (const one of given) if (!unique.has(textOf(one))) unique.set(textOf(one), one);
  return [...unique.values()];
}

const listOf = (node: Node): readonly (Cited | Draft)[] => (Array.isArray(node) ? node : []);
const childOf = (node: Node, key: string): Node => (isDraft(node) ? ownValue(node, key) : undefined);
const isDraft = (node: Node): node is Draft =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && !isCited(node);

function textAt(record: Draft, key: string): string | undefined {
  const value = ownValue(record, key);
  return isCited(value) ? textOf(value) : undefined;
}

const textOf = ({ value }: Cited): string =>
  typeof value === 'string' ? value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : String(value);
