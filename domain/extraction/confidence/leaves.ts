import { ownValue } from '../../lookup.ts';
import {
  type FieldKind,
  type FieldSchema,
  isLeaf,
  isRecordList,
  type LeafSchema,
  type ObjectSchema,
  type RecordListSchema,
  type StringListSchema,
} from '../../policies/schema.ts';
import type { Cited } from '../cited.ts';

/** A value of a result with all that is known about its place in the data. */
export interface Leaf {
  /** JSON Pointer into the data. */
  pointer: string;
  /** The pointer without positions: "claims/paid/total". */
  slot: string;
  /** The name of the property. */
  field: string;
  description: string;
  kind: FieldKind;
  isCore: boolean;
  /** Whether the schema lists the possible values. */
  isChoice: boolean;
  /** Whether it is one of the fields that tell records apart. */
  isKey: boolean;
  /** How many objects and lists it stands in. */
  depth: number;
  value: unknown;
  cited: Cited;
  record: RecordLeaves;
}

/** The values of one record of a list, or those outside of lists. */
export interface RecordLeaves {
  /** Property of the list; empty for what stands outside of lists. */
  list: string;
  at: number;
  /** How many fields it may have. */
  fields: number;
  /** How many fields tell it from others of its list. */
  keys: number;
  leaves: Leaf[];
}

interface Place {
  pointer: string;
  slot: string;
  depth: number;
  record: RecordLeaves;
  keys: readonly string[];
}

/** All values of a result that are present, by record. */
export function leavesOf(
  schema: ObjectSchema,
  data: Readonly<Record<string, unknown>>,
  evidence: ReadonlyMap<string, Cited>,
): RecordLeaves[] {
  const outside: RecordLeaves = { list: '', at: 0, fields: fieldsOf(schema), keys: 0, leaves: [] };
  const records = [outside];

  function walk(field: FieldSchema, value: unknown, place: Place): void {
    if (isLeaf(field)) add(field, value, place);
    else if (field.type === 'object') walkObject(field, value, { ...place, depth: place.depth + 1 });
    else if (!Array.isArray(value)) return;
    else if (isRecordList(field)) walkRecords(field, value, place);
    else walkTexts(field, value, place);
  }

  function walkObject({ properties }: ObjectSchema, value: unknown, place: Place): void {
    for (const [key, field] of Object.entries(properties)) {
      const inner = ownValue(value as Record<string, unknown>, key);
      if (inner === null || inner === undefined) continue;
      const slot = place.slot === '' ? key : `${place.slot}/${key}`;
      walk(field, inner, { ...place, pointer: `${place.pointer}/${key}`, slot });
    }
  }

  function walkTexts(field: StringListSchema, items: unknown[], place: Place): void {
    const item: LeafSchema = { type: ['string'], description: field.description, 'x-match': field['x-match'] };
    for (const [at, each] of items.entries()) add(item, each, { ...place, pointer: `${place.pointer}/${at}` });
  }

  function walkRecords(field: RecordListSchema, items: unknown[], place: Place): void {
    const fields = fieldsOf(field.items);
    const keys = field['x-key'];
    for (const [at, item] of items.entries()) {
      const record: RecordLeaves = { list: place.slot, at, fields, keys: keys.length, leaves: [] };
      records.push(record);
      const inside = { ...place, pointer: `${place.pointer}/${at}`, depth: 1, record, keys };
      walkObject(field.items, item, inside);
    }
  }

  function add(field: LeafSchema, value: unknown, { pointer, slot, depth, record, keys }: Place): void {
    const cited = evidence.get(pointer);
    if (!cited) return;
    const name = slot.slice(slot.lastIndexOf('/') + 1);
    record.leaves.push({
      pointer,
      slot,
      field: name,
      description: field.description,
      kind: field['x-match'],
      isCore: field['x-core'] === true,
      isChoice: field.enum !== undefined,
      isKey: keys.includes(name),
      depth,
      value,
      cited,
      record,
    });
  }

  walkObject(schema, data, { pointer: '', slot: '', depth: 0, record: outside, keys: [] });
  return records;
}

/** How many values a record may have, lists aside. */
function fieldsOf({ properties }: ObjectSchema): number {
  let count = 0;
  for (const field of Object.values(properties)) {
    if (isLeaf(field)) count++;
    else if (field.type === 'object') count += fieldsOf(field);
  }
  return count;
}
