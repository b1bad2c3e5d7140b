import { type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../policies/schema.ts';
import { lookup } from '../../lookup.ts';

/** The JSON Schema of a policy type as a model reads it best: a line for each leaf, with its path, kind and meaning. */
export function outlineOf(schema: ObjectSchema): string {
  return linesOf(schema, '').join('\n');
}

function linesOf(schema: ObjectSchema, path: string): string[] {
  return Object.entries(schema.properties).flatMap(([key, field]) => fieldLines(field, `${path}/${key}`));
}

function fieldLines(field: FieldSchema, path: string): string[] {
  if (isLeaf(field)) return [`${path} (${kindOf(field['x-match'], field.enum)}): ${field.description}`];
  if (field.type === 'object') return linesOf(field, path);
  if (isRecordList(field)) return [`${path}/N, a list: ${field.description}`, ...linesOf(field.items, `${path}/N`)];
  return [`${path}/N (${kindOf(field['x-match'], field.items.enum)}), a list: ${field.description}`];
}

function kindOf(kind: string, allowed: readonly (string | null)[] | undefined): string {
  if (allowed) return `one of ${allowed.filter((value) => value !== null).join(', ')}`;
  return kinds.get(kind) ?? kind;
}

const kinds = lookup({
  date: 'date YYYY-MM-DD',
  money: 'US dollars, a number',
  number: 'number',
  int: 'whole number',
  percent: 'number, 20 for 20 %',
  bool: 'true or false',
  enum: 'text',
});
