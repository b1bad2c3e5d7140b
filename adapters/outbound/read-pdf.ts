import { DocumentError } from '../../domain/document/document-error.ts';
import { hasPdfHeader, pdfHeaderBytes } from '../../domain/document/pdf-header.ts';
import { fetchFailed } from './fetch-failure.ts';

/** The chunks of a body that is a PDF of at most `maxBytes`; gives up as soon as it is too large, no PDF, or too slow. */
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
  // nothing is handed on before it is known to be a PDF
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

/** The refusal of a document of more than `maxBytes`. */
export function tooLarge(maxBytes: number): DocumentError {
  return new DocumentError('document_too_large', `The document is larger than ${maxBytes} bytes.`);
}

function assertPdf(start: Buffer): Buffer {
  if (hasPdfHeader(start)) return start;
  throw new DocumentError('document_not_pdf', `There is no %PDF- in the first ${pdfHeaderBytes} bytes.`);
}
