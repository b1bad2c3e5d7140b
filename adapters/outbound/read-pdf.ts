import { createHash } from 'node:crypto';
import { DocumentError } from '../../domain/extraction/document-error.ts';
import { hasPdfHeader, pdfHeaderBytes } from '../../domain/extraction/pdf-header.ts';
import { fetchFailed } from './fetch-failure.ts';

export interface FetchedDocument {
  bytes: Uint8Array;
  /** Hexadecimal. */
  sha256: string;
}

/** Reads a PDF of at most `maxBytes` from a body, and gives up as soon as it is too large, no PDF, or too slow. */
export async function readPdf({
  body,
  maxBytes,
  slowAfterMs,
  minBytesPerSecond,
}: {
  body: AsyncIterable<Uint8Array>;
  maxBytes: number;
  slowAfterMs: number;
  minBytesPerSecond: number;
}): Promise<FetchedDocument> {
  const started = performance.now();
  const sha256 = createHash('sha256');
  // one growing buffer: a list of chunks would let a server that sends single bytes fill the memory with their objects
  let buffer = Buffer.allocUnsafe(64 * 1024);
  let size = 0;
  let isPdf = false;
  for await (const chunk of body) {
    if (size + chunk.length > maxBytes) throw tooLarge(maxBytes);
    if (size + chunk.length > buffer.length) buffer = grown(buffer, size + chunk.length);
    buffer.set(chunk, size);
    size += chunk.length;
    sha256.update(chunk);
    if (!isPdf && size >= pdfHeaderBytes) isPdf = assertPdf(buffer.subarray(0, size));
    const elapsedMs = performance.now() - started;
    if (elapsedMs > slowAfterMs && (size / elapsedMs) * 1000 < minBytesPerSecond) {
      throw fetchFailed('timeout', { retryable: true });
    }
  }
  if (!isPdf) assertPdf(buffer.subarray(0, size));
  return { bytes: buffer.subarray(0, size), sha256: sha256.digest('hex') };
}

/** The refusal of a document of more than `maxBytes`. */
export function tooLarge(maxBytes: number): DocumentError {
  return new DocumentError('document_too_large', `The document is larger than ${maxBytes} bytes.`);
}

function assertPdf(start: Uint8Array): true {
  if (hasPdfHeader(start)) return true;
  throw new DocumentError('document_not_pdf', `There is no %PDF- in the first ${pdfHeaderBytes} bytes.`);
}

function grown(buffer: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(Math.max(needed, buffer.length * 2));
  larger.set(buffer);
  return larger;
}
