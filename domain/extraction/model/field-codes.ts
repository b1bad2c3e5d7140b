import { isRecordList, type ObjectSchema } from '../../policies/schema.ts';

const leastLetters = 2;
const known = new WeakMap<ObjectSchema, ReadonlyMap<string, string>>();

/**
 * Short names of the fields outside of tables, by field: "poN" for `policyNumber`; with more letters of the first word where two
 * would be the same.
 */
export function fieldCodes(schema: ObjectSchema): ReadonlyMap<string, string> {
  const before = known.get(schema);
  if (before) return before;
  const fields = Object.entries(schema.properties).flatMap(([key, field]) => (isRecordList(field) ? [] : [key]));
  const lengths = new Map(fields.map((field) => [field, leastLetters]));
  const codeOf = (field: string): string => initialsOf(field, lengths.get(field) ?? leastLetters);
  for (let isChanged = true; isChanged; ) {
    const codes = fields.map(codeOf);
    const same = fields.filter(
      (field) => codeOf(field) !== field && codes.filter((code) => code === codeOf(field)).length > 1,
    );
    for (const field of same) lengths.set(field, (lengths.get(field) ?? leastLetters) + 1);
    isChanged = same.length > 0;
  }
  const codes = new Map(fields.map((field) => [field, codeOf(field)]));
  known.set(schema, codes);
  return codes;
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
  const [field] = [...fieldCodes(schema)].find(([, code]) => code === front) ?? [];
  return field === undefined ? path : `/${field}${rest}`;
}
