import { DocumentError } from '../../domain/document/document-error.ts';
import { hasPdfHeader, pdfHeaderBytes } from '../../domain/document/pdf-header.ts';
import { fetchFailed } from './fetch-failure.ts';

/** Yields the chunks of a PDF body; throws as soon as it exceeds `maxBytes`, is not a PDF, or arrives too slowly. */
export async function* pdfChunks({
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
  // buffered until the PDF header is verified
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
      if (start.length < pdfHeaderBytes) continue;
      yield assertPdf(start);
      start = undefined;
    }
  }
  if (start) yield assertPdf(start);
}

/** The error for a document of more than `maxBytes`. */
export function tooLarge(maxBytes: number): DocumentError {
  return new DocumentError('document_too_large', `The document is larger than ${maxBytes} bytes.`);
}

function assertPdf(start: Buffer): Buffer {
  if (hasPdfHeader(start)) return start;
  throw new DocumentError('document_not_pdf', `There is no %PDF- in the first ${pdfHeaderBytes} bytes.`);
}
