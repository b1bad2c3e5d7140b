/** The segments of a JSON Pointer (RFC 6901); undefined for text that is none. */
export function parsePointer(pointer: string): string[] | undefined {
  if (!/^(?:\/(?:[^~/]|~[01])*)+$/u.test(pointer)) return undefined;
  const segments = pointer.slice(1).split('/');
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON Pointer of these segments, whatever its length. */
export function toPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
