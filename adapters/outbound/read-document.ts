import { DocumentError } from '../../domain/document/document-error.ts';
import { acceptedFormats, documentFormat, signatureBytes } from '../../domain/document/document-format.ts';
import { fetchFailed } from './fetch-failure.ts';

/** Yields the chunks of a body; throws as soon as it exceeds `maxBytes`, is in no accepted format, or arrives too slowly. */
export async function* documentChunks({
  body,
  maxBytes,
  slowAfterMs,
  minBytesPerSecond,
}: {
  body: AsyncIterable<Uint8Array>;
  maxBytes: number;
  slowAfterMs: number;
  minBytesPerSecond: number;
}): AsyncGenerator<Uint8Array> {
  const started = performance.now();
  // buffered until the format is recognized
  let start: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    const elapsedMs = performance.now() - started;
    if (elapsedMs > slowAfterMs && (size / elapsedMs) * 1000 < minBytesPerSecond) {
      throw fetchFailed('timeout', { retryable: true });
    }
    if (!start) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < signatureBytes) continue;
      yield assertAccepted(start);
      start = undefined;
    }
  }
  if (start) yield assertAccepted(start);
}

/** The error for a document of more than `maxBytes`. */
export function tooLarge(maxBytes: number): DocumentError {
  return new DocumentError('document_too_large', `The document is larger than ${maxBytes} bytes.`);
}

function assertAccepted(start: Buffer): Buffer {
  if (documentFormat(start) !== undefined) return start;
  throw new DocumentError('document_not_pdf', `The file is none of ${acceptedFormats}.`);
}
