import { ownValue } from '../../../lookup.ts';
import { type FieldKind, type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../../policies/schema.ts';

/** The record that a path leads into. */
export interface RecordPath {
  /** Path of the list. */
  list: string;
  number: number;
  /** Path of the field within the record. */
  field: string;
  keys: readonly string[];
}

/** The leaf that a path names. */
export interface Target {
  path: string;
  kind: FieldKind;
  allowed: readonly string[] | undefined;
  /** Name of the leaf. */
  name: string;
  record: RecordPath | undefined;
}

/** Most records of a list. */
const mostRecords = 10_000;

/** The leaf that a path names; undefined when there is none. */
export function targetOf(schema: ObjectSchema, path: string): Target | undefined {
  let field: FieldSchema = schema;
  let record: RecordPath | undefined;
  const parts = path.split('/').slice(1);
  for (const [at, part] of parts.entries()) {
    if (isLeaf(field)) return undefined;
    if (field.type === 'array') {
      if (!/^\d{1,5}$/.test(part) || Number(part) >= mostRecords) return undefined;
      if (!isRecordList(field)) return at === parts.length - 1 ? leafOf(path, field, field.items.enum) : undefined;
      const list = `/${parts.slice(0, at).join('/')}`;
      record = { list, number: Number(part), field: parts.slice(at + 1).join('/'), keys: field['x-key'] };
      field = field.items;
    } else {
      const next: FieldSchema | undefined = ownValue(field.properties, part);
      if (!next) return undefined;
      field = next;
    }
  }
  return isLeaf(field) ? { ...leafOf(path, field, field.enum), record } : undefined;
}

function leafOf(
  path: string,
  field: { 'x-match': FieldKind },
  allowed: readonly (string | null)[] | undefined,
): Target {
  const named = path.split('/').filter((part) => !/^\d+$/.test(part));
  const choices = allowed?.filter((one) => one !== null);
  return { path, kind: field['x-match'], allowed: choices, name: named.at(-1) ?? '', record: undefined };
}
