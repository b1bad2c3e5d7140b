// JSON Pointers (RFC 6901) into the data of a result.

/** '/claims/3/paid~1total' as ['claims', '3', 'paid/total']. */
export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

export const join = (pointer: string, segment: string | number): string =>
  `${pointer}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value at a pointer; undefined where there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  let value = data;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = new Map(Object.entries(value)).get(segment);
  }
  return value;
}
