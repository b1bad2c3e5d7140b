import { createHash } from 'node:crypto';

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A length that divides no part, so that the pattern begins elsewhere in each. */
const PERIOD = 65_537;
const pattern = Buffer.from(Array.from({ length: PERIOD }, (_, index) => (index * 31 + (index >> 8) * 17) % 256));

/** Bytes that are not the same everywhere, so that a part in the wrong place shows. */
export const someBytes = (length: number): Buffer => Buffer.alloc(length, pattern);

/** The bytes in chunks as they come from a network; with `breaksAfter` the other side goes away in the middle. */
export async function* inChunks(
  bytes: Uint8Array,
  { chunk = 60_000, breaksAfter = Number.POSITIVE_INFINITY }: { chunk?: number; breaksAfter?: number } = {},
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunk) {
    if (at >= breaksAfter) throw new Error('the other side went away');
    yield bytes.subarray(at, at + chunk);
  }
}
