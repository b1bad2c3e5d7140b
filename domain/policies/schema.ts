/** How a leaf's value is typed, normalized and compared. */
export type FieldKind =
  | 'id'
  | 'name'
  | 'label'
  | 'text'
  | 'address'
  | 'date'
  | 'money'
  | 'number'
  | 'int'
  | 'percent'
  | 'enum'
  | 'bool';

/** A leaf of a result: JSON Schema 2020-12 with our annotations. A value that is not printed is `null`. */
export interface LeafSchema {
  type: readonly string[];
  description: string;
  'x-match': FieldKind;
  'x-core'?: true;
  enum?: readonly (string | null)[];
  format?: 'date';
}

/** A list of plain strings, such as the named insureds. */
export interface StringListSchema {
  type: 'array';
  description: string;
  items: { type: 'string'; enum?: readonly string[] };
  'x-match': FieldKind;
  'x-core'?: true;
}

/** A list of records; `x-key` names the fields that tell one record from another. */
export interface RecordListSchema {
  type: 'array';
  description: string;
  items: ObjectSchema;
  'x-key': readonly string[];
  'x-core'?: true;
}

export interface ObjectSchema {
  type: 'object';
  description?: string;
  additionalProperties: false;
  required: readonly string[];
  properties: Readonly<Record<string, FieldSchema>>;
}

export type FieldSchema = LeafSchema | StringListSchema | RecordListSchema | ObjectSchema;

type Properties = Readonly<Record<string, FieldSchema>>;

/** An object schema whose field names are known to the compiler, so that a plan cannot misspell one. */
export type ObjectOf<Fields extends Properties> = ObjectSchema & { properties: Fields };

/** A list of such objects. */
export type RecordsOf<Fields extends Properties> = RecordListSchema & { items: ObjectOf<Fields> };

type Options = { core?: true };

function leaf(jsonType: string, kind: FieldKind, description: string, { core }: Options): LeafSchema {
  return { type: [jsonType, 'null'], description, 'x-match': kind, ...(core && { 'x-core': core }) };
}

export const id = (description: string, options: Options = {}): LeafSchema =>
  leaf('string', 'id', description, options);
export const name = (description: string, options: Options = {}): LeafSchema =>
  leaf('string', 'name', description, options);
export const label = (description: string, options: Options = {}): LeafSchema =>
  leaf('string', 'label', description, options);
export const text = (description: string, options: Options = {}): LeafSchema =>
  leaf('string', 'text', description, options);
export const address = (description: string, options: Options = {}): LeafSchema =>
  leaf('string', 'address', description, options);
/** `YYYY-MM-DD`. */
export const date = (description: string, options: Options = {}): LeafSchema => ({
  ...leaf('string', 'date', description, options),
  format: 'date',
});
/** US dollars as a plain number. */
export const money = (description: string, options: Options = {}): LeafSchema =>
  leaf('number', 'money', description, options);
export const number = (description: string, options: Options = {}): LeafSchema =>
  leaf('number', 'number', description, options);
export const int = (description: string, options: Options = {}): LeafSchema =>
  leaf('integer', 'int', description, options);
/** 20 for 20 %. */
export const percent = (description: string, options: Options = {}): LeafSchema =>
  leaf('number', 'percent', description, options);
/** A tick box. */
export const bool = (description: string, options: Options = {}): LeafSchema =>
  leaf('boolean', 'bool', description, options);
/** The letter that a form gives to an insurer. */
export const letter = (description: string): LeafSchema => leaf('string', 'enum', description, {});
export const oneOf = (values: readonly string[], description: string, options: Options = {}): LeafSchema => ({
  ...leaf('string', 'enum', description, options),
  enum: [...values, null],
});

export function listOf(
  kind: FieldKind,
  description: string,
  { core, values }: Options & { values?: readonly string[] } = {},
): StringListSchema {
  return {
    type: 'array',
    description,
    items: { type: 'string', ...(values && { enum: values }) },
    'x-match': kind,
    ...(core && { 'x-core': core }),
  };
}

export function recordsOf<Fields extends Properties>(
  key: readonly (keyof Fields & string)[],
  description: string,
  properties: Fields,
  { core }: Options = {},
): RecordsOf<Fields> {
  return { type: 'array', description, items: record(properties), 'x-key': key, ...(core && { 'x-core': core }) };
}

export function record<Fields extends Properties>(properties: Fields, description?: string): ObjectOf<Fields> {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}

export function isLeaf(schema: FieldSchema): schema is LeafSchema {
  return Array.isArray(schema.type);
}

export function isRecordList(schema: FieldSchema): schema is RecordListSchema {
  return schema.type === 'array' && 'properties' in schema.items;
}
