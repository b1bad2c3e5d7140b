import { type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../policies/schema.ts';
import { lookup } from '../../lookup.ts';
import { fieldCodes } from './field-codes.ts';

/**
 * The JSON Schema of a policy type as a model reads it best: a line for each field of a value or table, with its path, kind
 * and meaning. An object that occurs several times, such as the amounts by kind, is listed once.
 */
export function outlineOf(schema: ObjectSchema): string {
  const shapes = sharedShapes(schema);
  const scalars = Object.entries(schema.properties).filter(([, field]) => !isRecordList(field));
  const lists = listsOf(schema.properties, '');
  const codes = fieldCodes(schema);
  return [
    ...[...shapes].flatMap(([, { letter, of }]) => [`${letter} stands for:`, ...fieldLines(of, '- ', shapes)]),
    'Fields for "values", each with its short name in front:',
    ...scalars.flatMap(([key, field]) =>
      lineOf(field, key, shapes).map((line) => `${codes.get(key) ?? key} = ${line}`),
    ),
    ...lists.flatMap(({ path, list }) => [
      `Table "${path}": ${list.description}`,
      ...fieldLines(list.items, '- ', shapes),
    ]),
  ].join('\n');
}

interface Shape {
  letter: string;
  of: ObjectSchema;
}

/** Objects of the same fields that occur more than once, by those fields. */
function sharedShapes(schema: ObjectSchema): Map<string, Shape> {
  const counts = new Map<string, { of: ObjectSchema; count: number }>();
  const visit = (field: FieldSchema): void => {
    if (isLeaf(field)) return;
    if (field.type === 'array') {
      if (isRecordList(field)) visitAll(field.items);
      return;
    }
    const key = shapeOf(field);
    counts.set(key, { of: field, count: (counts.get(key)?.count ?? 0) + 1 });
    visitAll(field);
  };
  const visitAll = ({ properties }: ObjectSchema): void => Object.values(properties).forEach(visit);
  visitAll(schema);
  const shared = [...counts].filter(([, { count }]) => count > 1);
  return new Map(shared.map(([key, { of }], at) => [key, { letter: String.fromCharCode(65 + at), of }]));
}

const shapeOf = ({ properties }: ObjectSchema): string => JSON.stringify(properties);

/** Lists of records, also those inside of records: `policies/N/limits`. */
function listsOf(
  properties: ObjectSchema['properties'],
  path: string,
): { path: string; list: Extract<FieldSchema, { items: ObjectSchema }> }[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    if (isLeaf(field)) return [];
    if (field.type === 'object') return listsOf(field.properties, `${path}${key}/`);
    if (!isRecordList(field)) return [];
    const own = `${path}${key}`;
    return [{ path: own, list: field }, ...listsOf(field.items.properties, `${own}/N/`)];
  });
}

function fieldLines({ properties }: ObjectSchema, path: string, shapes: ReadonlyMap<string, Shape>): string[] {
  return Object.entries(properties).flatMap(([key, field]) => lineOf(field, `${path}${key}`, shapes));
}

function lineOf(field: FieldSchema, path: string, shapes: ReadonlyMap<string, Shape>): string[] {
  if (isLeaf(field)) return [`${path} (${kindOf(field['x-match'], field.enum)}): ${field.description}`];
  if (field.type === 'object') {
    const shape = shapes.get(shapeOf(field));
    if (shape) return [`${path}/${shape.letter}${field.description === undefined ? '' : `: ${field.description}`}`];
    return fieldLines(field, `${path}/`, shapes);
  }
  // a list of records is a table of its own
  if (isRecordList(field)) return [];
  return [`${path}/N (${kindOf(field['x-match'], field.items.enum)}): ${field.description}`];
}

function kindOf(kind: string, allowed: readonly (string | null)[] | undefined): string {
  if (allowed) return `one of ${allowed.filter((value) => value !== null).join(', ')}`;
  return kinds.get(kind) ?? kind;
}

const kinds = lookup({
  date: 'date',
  money: '$',
  int: 'whole number',
  percent: '%',
  bool: 'true or false',
  enum: 'text',
});
