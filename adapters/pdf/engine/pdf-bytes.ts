import { DocumentError } from '../../../domain/document/document-error.ts';
import { hasPdfHeader } from '../../../domain/document/pdf-header.ts';

/** Share of the file's bytes. Intact files have none; files that were transcoded as text have about a fifth. */
const MAX_REPLACED = 0.01;
const REPLACEMENT_CHARACTER = Buffer.from([0xef, 0xbf, 0xbd]);

/**
 * Rejects files that cannot be an intact PDF, judged by their bytes.
 * @throws DocumentError document_not_pdf, document_corrupt
 */
export function assertSoundPdf(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!hasPdfHeader(bytes)) {
    throw new DocumentError('document_not_pdf', 'The document is not a PDF file.');
  }
  const limit = (buffer.length * MAX_REPLACED) / REPLACEMENT_CHARACTER.length;
  let replaced = 0;
  for (let at = buffer.indexOf(REPLACEMENT_CHARACTER); at !== -1; at = buffer.indexOf(REPLACEMENT_CHARACTER, at + 3)) {
    if (++replaced > limit) {
      throw new DocumentError('document_corrupt', 'The PDF file was damaged by being stored or sent as text.');
    }
  }
}
