import { ownValue } from '../../lookup.ts';
import {
  type FieldSchema,
  isLeaf,
  isRecordList,
  type ObjectSchema,
  type RecordListSchema,
} from '../../policies/schema.ts';
import type { ExtractionResult, FieldState } from '../result.ts';

/** What decides whether a model is asked for a value that the rules have read. */
export interface AskThresholds {
  /** Values that the rules are less sure of are asked for, 0..1. */
  confidence: number;
  /** Share of the expected values that are missing or unsure from which the whole document is asked, 0..1. */
  whole: number;
}

/** A reason to ask a model. */
export interface Doubt {
  /** Path of the field with `N` for the position in a list, such as `/claims/N/paid/total`. */
  field: string;
  /** Path of the value; of a missing field or list its own. */
  path: string;
  /** List of records that the value belongs to; absent at the top of the result. */
  list?: string;
  /** Whether the value, if any, is one that tells records of its list apart. */
  isKey: boolean;
  kind: 'absent' | 'unsure' | 'conflicting';
}

export interface Doubts {
  doubts: Doubt[];
  /** Fields that hold no value and need not: many are not printed. */
  optional: string[];
  /** Values that are there or should be. */
  expected: number;
}

/** Share of a list's records that have a field from which one without it is thought to lack it. */
const usual = 0.5;

type Result = Pick<ExtractionResult, 'data' | 'fields'>;
type Place = {
  path: string;
  field: string;
  list?: string;
  keys?: readonly string[];
  usualFields?: ReadonlySet<string>;
};

/** The values of a result that its own confidence leaves in doubt, and the fields that a complete one would hold. */
export function doubtsOf(
  schema: ObjectSchema,
  { data, fields }: Result,
  { confidence }: Pick<AskThresholds, 'confidence'>,
): Doubts {
  const found: Doubts = { doubts: [], optional: [], expected: 0 };

  function object({ properties }: ObjectSchema, node: unknown, place: Place): void {
    for (const [key, field] of Object.entries(properties)) {
      const value = childOf(node, key);
      visit(field, value, { ...place, path: `${place.path}/${key}`, field: `${place.field}/${key}` });
    }
  }

  function visit(field: FieldSchema, value: unknown, place: Place): void {
    if (!isLeaf(field) && field.type === 'object') return object(field, value, place);
    if (!isLeaf(field) && isRecordList(field)) return records(field, value, place);
    const values = Array.isArray(value) ? value.map((_, at) => `${place.path}/${at}`) : [place.path];
    if (isAbsent(value)) return absent(place, 'x-core' in field);
    found.expected += 1;
    for (const kind of new Set(values.map((path) => doubtIn(ownValue(fields, path))))) {
      if (kind) add(place, kind);
    }
  }

  function absent(place: Place, isCore: boolean): void {
    const isExpected = isCore || place.usualFields?.has(place.field) === true;
    if (!isExpected) {
      found.optional.push(place.field);
      return;
    }
    found.expected += 1;
    add(place, 'absent');
  }

  function records(list: RecordListSchema, value: unknown, { path, field }: Place): void {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (items.length === 0) return absent({ path, field }, 'x-core' in list);
    const usualFields = usualFieldsOf(list.items, items, `${field}/N`);
    const place = { list: field, keys: list['x-key'], usualFields };
    for (const [at, item] of items.entries())
      object(list.items, item, { ...place, path: `${path}/${at}`, field: `${field}/N` });
  }

  function doubtIn(state: FieldState | undefined): Doubt['kind'] | undefined {
    if (!state || state.state === 'conflicting') return 'conflicting';
    return state.confidence < confidence ? 'unsure' : undefined;
  }

  function add({ path, field, list, keys = [] }: Place, kind: Doubt['kind']): void {
    const isKey = list !== undefined && keys.some((key) => field === `${list}/N/${key}`);
    found.doubts.push({ path, field, kind, isKey, ...(list !== undefined && { list }) });
  }

  object(schema, data, { path: '', field: '' });
  return { ...found, optional: [...new Set(found.optional)] };
}

/** The fields that most records of a list have. */
function usualFieldsOf(schema: ObjectSchema, items: readonly unknown[], field: string): Set<string> {
  const counts = new Map<string, number>();
  const count = ({ properties }: ObjectSchema, node: unknown, at: string): void => {
    for (const [key, child] of Object.entries(properties)) {
      const value = childOf(node, key);
      if (!isLeaf(child) && child.type === 'object') count(child, value, `${at}/${key}`);
      else if (!isAbsent(value)) counts.set(`${at}/${key}`, (counts.get(`${at}/${key}`) ?? 0) + 1);
    }
  };
  for (const item of items) count(schema, item, field);
  return new Set([...counts].filter(([, number]) => number > items.length * usual).map(([name]) => name));
}

const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function childOf(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? ownValue(node as Record<string, unknown>, key) : undefined;
}
