import { createHash } from 'node:crypto';
import { StorageError } from './storage-error.ts';

/** Size and hash of a stream. */
export interface Measured {
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** What a client declared about the bytes, and their maximum size. */
export interface Expected {
  maxBytes: number;
  /** The declared size. */
  sizeBytes?: number | undefined;
  /** The declared SHA-256, hex. */
  sha256?: string | undefined;
}

export interface Measure {
  /** The chunks of the source; throws `StorageError` instead of yielding a chunk that exceeds a limit. */
  chunks: AsyncIterable<Uint8Array>;
  /** Size and hash; throws `StorageError` if they differ from the declared ones. Call it after the last chunk. */
  result(): Measured;
}

/** Counts and hashes the bytes of a source while they are consumed, and stops as soon as there are too many. */
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

/** Converts failures of the source to `broken_off`. Failures of the consumer are not caught here. */
async function* unbroken(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (cause) {
    throw new StorageError('broken_off', { cause });
  }
}
