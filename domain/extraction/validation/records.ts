import { ownValue } from '../../lookup.ts';

/** A record of a result with its JSON Pointer. */
export interface PlacedRecord {
  path: string;
  record: Readonly<Record<string, unknown>>;
}

/** The result itself and every record inside it. */
export function recordsWithin(value: unknown, path = ''): PlacedRecord[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => recordsWithin(item, `${path}/${at}`));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const inner = Object.entries(record).flatMap(([key, child]) => recordsWithin(child, `${path}/${key}`));
  return [{ path, record }, ...inner];
}

/** The records of a list of the result; none when there is no such list. */
export function recordsAt(data: Readonly<Record<string, unknown>>, key: string): Record<string, unknown>[] {
  const list = ownValue(data, key);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : [];
}

/** The amount of a record's field; null when it has none. */
export function amountOf(record: Readonly<Record<string, unknown>>, key: string): number | null {
  const value = ownValue(record, key);
  return typeof value === 'number' ? value : null;
}
