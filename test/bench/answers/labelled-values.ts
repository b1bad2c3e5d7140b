import {
  isLeaf,
  isRecordList,
  type FieldKind,
  type LeafSchema,
  type StringListSchema,
  type ObjectSchema,
} from '../../../domain/policies/schema.ts';
import { ownValue } from '../../../domain/lookup.ts';
import { type Found, placesOf } from './find-values.ts';
import type { SeenLine } from './shown-lines.ts';

/** A labelled value, and where it stands as far as that is known. */
export interface LabelledValue {
  /** With `/` in front, such as `/claims/3/paid/total`. */
  path: string;
  value: string | number | boolean;
  kind: FieldKind;
  /** List and number of its record; absent outside of lists. */
  record?: { list: string; number: number; isKey: boolean };
  place?: Found;
}

type Unplaced = Omit<LabelledValue, 'place'> & { places: Found[] };

/** The values of a label that the schema asks for, each at the place that most likely prints it. */
export function labelledValues(schema: ObjectSchema, label: unknown, lines: readonly SeenLine[]): LabelledValue[] {
  const all = leavesOf(schema, label, { path: '', lines });
  const records = new Map<string, Unplaced[]>();
  for (const one of all) {
    if (!one.record) continue;
    const key = `${one.record.list}/${one.record.number}`;
    records.set(key, [...(records.get(key) ?? []), one]);
  }
  const taken = new Set<number>();
  const anchors = new Map([...records].map(([key, values]) => [key, anchorOf(values, taken)] as const));
  return all.map(({ places, ...one }) => {
    const anchor = one.record && anchors.get(`${one.record.list}/${one.record.number}`);
    const place = anchor === undefined ? places[0] : nearest(places, anchor);
    return { ...one, ...(place && { place }) };
  });
}

function leavesOf(
  { properties }: ObjectSchema,
  node: unknown,
  {
    path,
    lines,
    record,
  }: { path: string; lines: readonly SeenLine[]; record?: { list: string; number: number; keys: readonly string[] } },
): Unplaced[] {
  if (typeof node !== 'object' || node === null) return [];
  const leaf = (field: LeafSchema | StringListSchema, value: unknown, at: string, key: string): Unplaced[] => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    const own = record && { list: record.list, number: record.number, isKey: record.keys.includes(key) };
    const kind = field['x-match'];
    const allowed = isLeaf(field) ? field.enum : field.items.enum;
    const places = placesOf(lines, { kind, isChoice: allowed !== undefined }, value);
    return [{ path: at, value, kind, places, ...(own && { record: own }) }];
  };
  return Object.entries(properties).flatMap(([key, field]) => {
    const value = ownValue(node as Record<string, unknown>, key);
    const at = `${path}/${key}`;
    if (isLeaf(field)) return leaf(field, value, at, key);
    if (field.type === 'object') return leavesOf(field, value, { path: at, lines, ...(record && { record }) });
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!isRecordList(field)) return items.flatMap((item, number) => leaf(field, item, `${at}/${number}`, key));
    const keys = field['x-key'];
    return items.flatMap((item, number) =>
      leavesOf(field.items, item, { path: `${at}/${number}`, lines, record: { list: at, number, keys } }),
    );
  });
}

/** How far below its first line a record reaches. */
const reach = 3;

/** The line around which most values of a record stand, keys first; lines that other records have are not taken again. */
function anchorOf(values: readonly Unplaced[], taken: Set<number>): number | undefined {
  const lines = [...new Set(values.flatMap(({ places }) => places.map(({ from }) => from)))].sort((a, b) => a - b);
  const scores = lines.map((line) => {
    const near = values.map(({ places, record }) => {
      const off = Math.min(...places.map(({ from }) => (from >= line ? from - line : Infinity)));
      return off > reach ? 0 : (record?.isKey === true ? 3 : 1) / (1 + off / 4);
    });
    return near.reduce((sum, score) => sum + score, 0) - (taken.has(line) ? 2 : 0);
  });
  const best = lines[scores.indexOf(Math.max(...scores))];
  if (best !== undefined) taken.add(best);
  return best;
}

function nearest(places: readonly Found[], anchor: number): Found | undefined {
  // what stands below the first line of a record is more likely its own than what stands above
  const far = ({ from }: Found): number => (from >= anchor ? from - anchor : 2 * (anchor - from));
  return places.toSorted((a, b) => far(a) - far(b))[0];
}
