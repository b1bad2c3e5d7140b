import { ownValue } from '../../domain/lookup.ts';
import { cell, table } from './page.ts';

/** What is read of a JSON Schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The type of a value in words, with links to schemas that have a name. */
export function typeOf(schema: Schema): string {
  const { $ref: reference, anyOf, oneOf, allOf, items } = schema;
  if (reference !== undefined)
    return `[${nameOfReference(reference)}](/reference/schemas#${nameOfReference(reference)})`;
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum)
    return schema.enum
      .filter((value) => value !== null)
      .map(code)
      .join(', ');
  const choices = anyOf ?? (schema.properties === undefined ? oneOf : undefined) ?? allOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  const types = [schema.type ?? 'any value'].flat();
  if (types.includes('array')) return [`list of ${items ? typeOf(items) : 'values'}`, ...orNull(types)].join(' ');
  return [types.filter((type) => type !== 'null').join(' or '), formatOf(schema), ...orNull(types)]
    .join(' ')
    .replace('  ', ' ');
}

const orNull = (types: readonly string[]): string[] => (types.includes('null') && types.length > 1 ? ['or null'] : []);
const formatOf = ({ format }: Schema): string => (format === undefined ? '' : `(${format})`);

/** Limits of a value that a client has to know, in words. */
function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, maxLength, maxItems } = schema;
  const isBound = (bound: number | undefined): boolean =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return [
    ...(isBound(minimum) ? [`At least ${minimum}.`] : []),
    ...(isBound(maximum) ? [`At most ${maximum}.`] : []),
    ...(maxLength === undefined ? [] : [`At most ${maxLength} characters.`]),
    ...(maxItems === undefined ? [] : [`At most ${maxItems} items.`]),
    ...(isPlain(schema.default) ? [`Default: ${code(schema.default)}.`] : []),
  ];
}

const isPlain = (value: unknown): boolean => value !== undefined && typeof value !== 'object';

export function describe(schema: Schema, words = schema.description ?? ''): string {
  const text = words === '' || /[.!?:]$/.test(words) ? words : `${words}.`;
  return cell([text, ...limitsOf(schema)].filter((part) => part !== '').join(' '));
}

/** One row for each property, those of objects inside of it included: `webhook.url`, `issues[].path`. */
export function propertyRows(schema: Schema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isRequired = schema.required?.includes(name) === true;
    const full = `${prefix}${name}`;
    const inner = property.items?.properties ? property.items : property;
    const below = inner.properties ? propertyRows(inner, `${full}${inner === property ? '' : '[]'}.`) : [];
    return [[`\`${full}\``, typeOf(property), isRequired ? 'yes' : '', describe(property)], ...below];
  });
}

export function propertyTable(schema: Schema): string {
  return table(['Property', 'Type', 'Always', 'Meaning'], propertyRows(schema));
}

/** The schema that a reference leads to. */
export function resolve(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  if (schema.$ref === undefined) return schema;
  return ownValue(schemas, nameOfReference(schema.$ref)) ?? schema;
}
