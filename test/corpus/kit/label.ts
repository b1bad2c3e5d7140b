import { type FieldSchema, isLeaf, type ObjectSchema } from '../../../domain/policies/schema.ts';
import type { Label } from './style.ts';

/** The label with every key of the schema: what is left out becomes null, or an empty list. */
export function completeLabel(schema: ObjectSchema, label: Label): Record<string, unknown> {
  const { _ignore = [], _accept = {}, ...data } = label;
  return { _source: 'drawn', _notes: '', _ignore, _accept, ...complete(schema, data, '') };
}

function complete(schema: ObjectSchema, given: unknown, path: string): Record<string, unknown> {
  const values = new Map(Object.entries((given ?? {}) as Record<string, unknown>));
  for (const name of values.keys()) {
    if (!Object.hasOwn(schema.properties, name)) throw new Error(`the label has an unknown field: ${path}${name}`);
  }
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [
      name,
      completeField(field, values.get(name), `${path}${name}.`),
    ]),
  );
}

function completeField(schema: FieldSchema, given: unknown, path: string): unknown {
  if (isLeaf(schema)) return given ?? null;
  if (schema.type === 'object') return complete(schema, given, path);
  const items = (given ?? []) as readonly unknown[];
  const { items: item } = schema;
  return 'properties' in item ? items.map((each) => complete(item, each, path)) : items;
}
