import { createHash } from 'node:crypto';
import type { Inspected } from './storage.ts';

const startBytes = 1_024;

/** Reads a stream to its end; returns its size, its SHA-256 and its first bytes. */
export async function inspectBytes(source: AsyncIterable<Uint8Array>): Promise<Inspected> {
  const hash = createHash('sha256');
  let bytes = 0;
  let start = Buffer.alloc(0);
  for await (const chunk of source) {
    bytes += chunk.length;
    hash.update(chunk);
    if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)]);
  }
  return { bytes, sha256: hash.digest('hex'), start };
}
