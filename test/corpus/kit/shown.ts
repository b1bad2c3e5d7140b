import type { Label } from './style.ts';

/** A value as it is printed, and as the label has it. */
export interface Shown {
  text: string;
  value: unknown;
  /** Further values that are right too; null: leaving it out is right. */
  accept?: readonly unknown[];
}

/** What is printed of one record, by the path of its field: `paid.loss`. */
export type ShownFields = ReadonlyMap<string, Shown>;

export const plain = (text: string): Shown => ({ text, value: text === '' ? null : text });

/** The label of one record. */
export function dataOf(fields: ShownFields): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [path, { value }] of fields) {
    const [field = '', part] = path.split('.');
    if (part === undefined) data[field] = value;
    else data[field] = { ...(data[field] as object | undefined), [part]: value };
  }
  return data;
}

/** The `_accept` of a label whose records stand at these paths: `['claims[0]', fields]`, '' for the label itself. */
export function acceptOf(records: readonly (readonly [string, ShownFields])[]): NonNullable<Label['_accept']> {
  return Object.fromEntries(
    records.flatMap(([at, fields]) =>
      [...fields].flatMap(([path, { accept }]) =>
        accept === undefined ? [] : [[at === '' ? path : `${at}.${path}`, accept]],
      ),
    ),
  );
}
