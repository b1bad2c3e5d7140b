import { createHash } from 'node:crypto';
import { StorageError } from './storage-error.ts';

/** What was counted and hashed while bytes passed by. */
export interface Measured {
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** What the bytes have to be. */
export interface Expected {
  maxBytes: number;
  /** The announced size. */
  sizeBytes?: number | undefined;
  /** The announced SHA-256, hex. */
  sha256?: string | undefined;
}

export interface Measure {
  /** The bytes of the source; throws `StorageError` in the place of the chunk that is one too many. */
  chunks: AsyncIterable<Uint8Array>;
  /** What passed by; throws `StorageError` when that is not what was announced. To be called after the last chunk. */
  result(): Measured;
}

/** Counts and hashes the bytes of a source while somebody else reads them, and stops as soon as there are too many. */
export function measure(source: AsyncIterable<Uint8Array>, expected: Expected): Measure {
  const { maxBytes, sizeBytes, sha256 } = expected;
  const hash = createHash('sha256');
  let bytes = 0;

  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of unbroken(source)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new StorageError('too_large');
      if (sizeBytes !== undefined && bytes > sizeBytes) throw new StorageError('wrong_size');
      hash.update(chunk);
      yield chunk;
    }
  }

  return {
    chunks: chunks(),
    result() {
      const found = hash.digest('hex');
      if (sizeBytes !== undefined && bytes !== sizeBytes) throw new StorageError('wrong_size');
      if (sha256 !== undefined && found !== sha256.toLowerCase()) throw new StorageError('wrong_hash');
      return { bytes, sha256: found };
    },
  };
}

/** Tells the source's failures from those of whoever writes what it gives: only the first ones are caught here. */
async function* unbroken(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (cause) {
    throw new StorageError('broken_off', { cause });
  }
}
