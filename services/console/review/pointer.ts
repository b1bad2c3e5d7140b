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
export const valueAt = (data: unknown, pointer: string): unknown => valueAtPath(data, segmentsOf(pointer));

export function valueAtPath(data: unknown, segments: readonly string[]): unknown {
  let value = data;
  for (const segment of segments) value = member(value, segment);
  return value;
}

function member(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  if (!isRecord(value)) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
