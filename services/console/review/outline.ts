import { humanize, labelOf } from './labels.ts';
import { join } from './pointer.ts';
import { isOf, type Schema } from './schema.ts';

/** A field of the schema below something: of the data, of a record of a list. */
export interface Leaf {
  /** Pointer from there. */
  path: string;
  label: string;
  schema: Schema;
}

/** Fields of the data that stand together, or a list of records as a table. */
export type Section =
  | { kind: 'fields'; id: string; title: string; fields: Leaf[] }
  | { kind: 'values'; id: string; title: string; pointer: string; schema: Schema }
  | { kind: 'table'; id: string; title: string; pointer: string; columns: Leaf[] };

/** The sections of a policy type's data in the order of its schema; fields at the top come first. */
export function outlineOf(schema: Schema): Section[] {
  const members = Object.entries(schema.properties ?? {});
  const top = members.filter(([, { properties, items }]) => !properties && !items);
  const general: Section = {
    kind: 'fields',
    id: 'general',
    title: 'General',
    fields: top.map(([name, member]) => ({ path: join('', name), label: humanize(name), schema: member })),
  };
  const others = members.flatMap(([name, member]): Section[] => {
    const shared = { id: name, title: humanize(name) };
    if (member.items?.properties) {
      return [{ kind: 'table', ...shared, pointer: join('', name), columns: leavesOf(member.items) }];
    }
    if (member.items) return [{ kind: 'values', ...shared, pointer: join('', name), schema: member.items }];
    if (!member.properties) return [];
    const fields = leavesOf(member).map((leaf) => ({ ...leaf, path: `${join('', name)}${leaf.path}` }));
    return [{ kind: 'fields', ...shared, fields }];
  });
  return [...(general.fields.length > 0 ? [general] : []), ...others];
}

/** The fields of an object, those of nested objects too; a list inside is one field. */
function leavesOf(schema: Schema, names: readonly string[] = [], path = ''): Leaf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const place = join(path, name);
    if (member.properties && isOf(member, 'object')) return leavesOf(member, [...names, name], place);
    return [{ path: place, label: labelOf([...names, name]), schema: member }];
  });
}
