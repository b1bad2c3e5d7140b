import { isLeaf, isRecordList, type FieldSchema, type ObjectSchema } from '../../policies/schema.ts';

/**
 * The part of a schema that paths name, `N` standing for the position in a list: a path to a list or an object takes all
 * of it. Records keep the fields that tell them apart, so that they can be paired with those of the whole schema.
 */
export function narrowSchema(schema: ObjectSchema, paths: readonly string[]): ObjectSchema {
  const wanted = new Set(paths);
  const parents = new Set(paths.flatMap(parentsOf));

  function objectOf(object: ObjectSchema, path: string, always: readonly string[] = []): ObjectSchema {
    const properties = Object.entries(object.properties).flatMap(([key, field]) => {
      const kept = always.includes(key) ? field : fieldOf(field, `${path}/${key}`);
      return kept ? [[key, kept] as const] : [];
    });
    return { ...object, required: properties.map(([key]) => key), properties: Object.fromEntries(properties) };
  }

  function fieldOf(field: FieldSchema, path: string): FieldSchema | undefined {
    if (wanted.has(path)) return field;
    if (isLeaf(field) || !parents.has(path)) return undefined;
    if (field.type === 'object') return objectOf(field, path);
    return isRecordList(field) ? { ...field, items: objectOf(field.items, `${path}/N`, field['x-key']) } : undefined;
  }

  return objectOf(schema, '');
}

function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1);
  return parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
}
