/** The part of JSON Schema that the schemas of policy types use. */
export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  /** How values compare: money, date, int, name, text, … */
  'x-match'?: string;
}

export const isOf = ({ type }: Schema, kind: string): boolean =>
  Array.isArray(type) ? type.includes(kind) : type === kind;

/** Whether values are aligned to the right. */
export const isNumeric = (schema: Schema): boolean => isOf(schema, 'number') || isOf(schema, 'integer');

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 });

/** A value as people read it; undefined where there is none. */
export function format(value: unknown, schema: Schema): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value, schema);
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

function formatNumber(value: number, schema: Schema): string {
  if (schema['x-match'] === 'money') return Number.isInteger(value) ? numbers.format(value) : money.format(value);
  // years and numbers of vehicles are not grouped
  return isOf(schema, 'integer') && value < 10_000 ? plain.format(value) : numbers.format(value);
}

/** What a person typed as a value of the schema; throws an Error with a sentence where it is none. */
export function parse(text: string, schema: Schema): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (isOf(schema, 'boolean')) return trimmed === 'true';
  if (!isNumeric(schema)) return trimmed;
  const value = Number(trimmed.replaceAll(/[$,\s]/g, ''));
  if (!Number.isFinite(value)) throw new Error('Enter a number.');
  if (!isOf(schema, 'number') && !Number.isInteger(value)) throw new Error('Enter a whole number.');
  return value;
}
