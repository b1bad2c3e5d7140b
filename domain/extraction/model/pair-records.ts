import { ownValue } from '../../lookup.ts';

/**
 * For each record of a list the position of the same one in the other list: a key in common and none that differs. Every
 * record is used once; undefined where there is none.
 */
export function pairRecords(
  keys: readonly string[],
  records: readonly unknown[],
  others: readonly unknown[],
): (number | undefined)[] {
  const byValue = new Map<string, number[]>();
  for (const [at, other] of others.entries()) {
    for (const value of valuesOf(keys, other)) {
      const known = byValue.get(value);
      if (known) known.push(at);
      else byValue.set(value, [at]);
    }
  }
  const used = new Set<number>();
  return records.map((record) => {
    // the rarest value first: a policy number may be that of all records, a claim number is not
    const candidates = valuesOf(keys, record)
      .map((value) => byValue.get(value) ?? [])
      .sort((a, b) => a.length - b.length);
    for (const positions of candidates) {
      const same = positions.find((at) => !used.has(at) && agrees(keys, record, others[at]));
      if (same === undefined) continue;
      used.add(same);
      return same;
    }
    return undefined;
  });
}

/** Whether two values are the same but for letter case and punctuation. */
export function isEqual(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}

function agrees(keys: readonly string[], a: unknown, b: unknown): boolean {
  return keys.every((key) => {
    const [one, other] = [valueOf(a, key), valueOf(b, key)];
    return isMissing(one) || isMissing(other) || isEqual(one, other);
  });
}

function valuesOf(keys: readonly string[], record: unknown): string[] {
  return keys.flatMap((key) => {
    const value = valueOf(record, key);
    return isMissing(value) ? [] : [`${key} ${String(plain(value))}`];
  });
}

const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : value;
const valueOf = (record: unknown, key: string): unknown => ownValue(record as Record<string, unknown>, key);
const isMissing = (value: unknown): boolean => value === null || value === undefined;
