import { isRecordList, type ObjectSchema } from '../../policies/schema.ts';

const leastLetters = 2;

interface Codes {
  byField: ReadonlyMap<string, string>;
  fieldOf: ReadonlyMap<string, string>;
}

const known = new WeakMap<ObjectSchema, Codes>();

/**
 * Short names of the fields outside of tables, by field: "poN" for `policyNumber`; with more letters of the first word where two
 * would be the same.
 */
export function fieldCodes(schema: ObjectSchema): ReadonlyMap<string, string> {
  return codesOf(schema).byField;
}

function codesOf(schema: ObjectSchema): Codes {
  const before = known.get(schema);
  if (before) return before;
  const fields = Object.entries(schema.properties).flatMap(([key, field]) => (isRecordList(field) ? [] : [key]));
  const codes = new Map(fields.map((field) => [field, initialsOf(field, leastLetters)]));
  const lengths = new Map<string, number>();
  for (let same = ambiguous(codes); same.length > 0; same = ambiguous(codes)) {
    for (const field of same) {
      const length = (lengths.get(field) ?? leastLetters) + 1;
      lengths.set(field, length);
      codes.set(field, initialsOf(field, length));
    }
  }
  // of several fields with one code the first counts
  const found = { byField: codes, fieldOf: new Map([...codes].reverse().map(([field, code]) => [code, field])) };
  known.set(schema, found);
  return found;
}

/** Fields with the code of another one that could be longer. */
function ambiguous(codes: ReadonlyMap<string, string>): string[] {
  const counts = new Map<string, number>();
  for (const code of codes.values()) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...codes].flatMap(([field, code]) => (code !== field && (counts.get(code) ?? 0) > 1 ? [field] : []));
}

function initialsOf(field: string, length: number): string {
  const [first = '', ...others] = field.split(/(?=\p{Lu})/u);
  if (length > first.length) return field;
  return `${first.slice(0, length)}${others.map(([initial]) => initial).join('')}`;
}

/** A path with the name of its field in place of the code. */
export function fullPath(schema: ObjectSchema, path: string): string {
  const [, front = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  if (Object.hasOwn(schema.properties, front)) return path;
  const field = codesOf(schema).fieldOf.get(front);
  return field === undefined ? path : `/${field}${rest}`;
}
