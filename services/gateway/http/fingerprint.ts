import { createHash } from 'node:crypto';

/** Hex SHA-256 of a JSON value, independent of the order of properties. */
export function fingerprint(value: unknown): string {
  return sha256(canonical(value));
}

/** Hex SHA-256 of UTF-8 text. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
