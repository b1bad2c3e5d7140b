import { type FieldSchema, isLeaf, isRecordList } from '../../../domain/policies/schema.ts';

type Label = Record<string, unknown>;

/** A label with every field of the schema: what it leaves out is null or empty. Keys that begin with "_" are kept. */
export function wholeLabel(label: Label, schema: FieldSchema): Label {
  return { ...label, ...(wholeOf(label, schema) as Label) };
}

function wholeOf(value: unknown, schema: FieldSchema): unknown {
  if (isLeaf(schema)) return value ?? null;
  if (schema.type === 'array') {
    const items = Array.isArray(value) ? value : [];
    return isRecordList(schema) ? items.map((item) => wholeOf(item, schema.items)) : items;
  }
  const known =
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map<string, unknown>();
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, wholeOf(known.get(name), field)]),
  );
}

/** The keys of a label that the schema has not, as paths. */
export function unknownKeys(value: unknown, schema: FieldSchema, path = ''): string[] {
  if (isLeaf(schema) || value === null || value === undefined) return [];
  if (schema.type === 'array')
    return isRecordList(schema) && Array.isArray(value)
      ? value.flatMap((item, at) => unknownKeys(item, schema.items, `${path}[${at}]`))
      : [];
  const known = new Map(Object.entries(schema.properties));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = known.get(name);
    if (field) return unknownKeys(inner, field, `${path}.${name}`);
    return name.startsWith('_') ? [] : [`${path}.${name}`];
  });
}
