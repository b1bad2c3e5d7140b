import { maxCorrectedTextLength } from '../limits.ts';
import { ownValue } from '../lookup.ts';
import {
  type FieldSchema,
  isLeaf,
  type LeafSchema,
  type ObjectSchema,
  type StringListSchema,
} from '../policies/schema.ts';

/** What a corrected value can be: a field, or an element of a list. */
export type ValueSchema = FieldSchema | StringListSchema['items'];

export interface ValueProblem {
  /** Place in the value. */
  path: readonly string[];
  code: string;
  message: string;
}

/** Problems that keep the value from conforming to the schema; their messages never repeat the value. */
export function conform(schema: ValueSchema, value: unknown, path: readonly string[] = []): ValueProblem[] {
  if (schema.type === 'object') return conformRecord(schema, value, path);
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [{ path, code: 'invalid_type', message: 'Must be a list' }];
    return value.flatMap((element, index) => conform(schema.items, element, [...path, String(index)]));
  }
  return conformLeaf(schema, value).map((problem) => ({ path, ...problem }));
}

function conformRecord(schema: ObjectSchema, value: unknown, path: readonly string[]): ValueProblem[] {
  if (!isRecord(value)) return [{ path, code: 'invalid_type', message: 'Must be an object' }];
  return Object.entries(value).flatMap(([name, member]) => {
    const field = ownValue(schema.properties, name);
    if (field) return conform(field, member, [...path, name]);
    return [{ path: [...path, name], code: 'unrecognized_keys', message: 'The schema of the type has no such field' }];
  });
}

type Leaf = LeafSchema | StringListSchema['items'];

function conformLeaf(schema: Leaf, value: unknown): Omit<ValueProblem, 'path'>[] {
  const type = isListItem(schema) ? [schema.type] : schema.type;
  if (!type.some((name) => isOfType(name, value))) {
    return [{ code: 'invalid_type', message: `Must be ${type.join(' or ')}` }];
  }
  const allowed: readonly unknown[] | undefined = schema.enum;
  if (allowed && !allowed.includes(value)) return [{ code: 'invalid_value', message: 'Must be a value of the schema' }];
  return typeof value === 'string' ? conformText(value, schema) : [];
}

function conformText(text: string, schema: Leaf): Omit<ValueProblem, 'path'>[] {
  if (text.trim() === '')
    return [{ code: 'too_small', message: 'Must not be empty; null says that there is no value' }];
  if (text.length > maxCorrectedTextLength)
    return [{ code: 'too_big', message: `Must be at most ${maxCorrectedTextLength} characters` }];
  if ('format' in schema && !isDate(text)) return [{ code: 'invalid_format', message: 'Must be a date: YYYY-MM-DD' }];
  return [];
}

const isListItem = (schema: Leaf): schema is StringListSchema['items'] => schema.type === 'string';

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with every field that its schema requires, in the order of the schema: null or an empty list where it has none. */
export function complete(schema: ValueSchema, value: unknown): unknown {
  if (schema.type === 'array') return Array.isArray(value) ? value.map((one) => complete(schema.items, one)) : [];
  if (schema.type === 'object') {
    const given = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, complete(field, ownValue(given, name))]),
    );
  }
  return value ?? null;
}

/** The schema at these segments; undefined where the type has no such place. */
export function schemaAt(schema: ValueSchema, segments: readonly string[]): ValueSchema | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return schema;
  const next =
    schema.type === 'object'
      ? ownValue(schema.properties, segment)
      : schema.type === 'array'
        ? schema.items
        : undefined;
  return next && schemaAt(next, rest);
}

/** Whether the schema is that of a single value, not of a list or record. */
export function isValue(schema: ValueSchema): boolean {
  return schema.type === 'string' || ('x-match' in schema && schema.type !== 'array' && isLeaf(schema));
}
