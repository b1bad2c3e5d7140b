import { DocumentError } from '../../../domain/document/document-error.ts';
import { acceptedFormats, type DocumentFormat, documentFormat } from '../../../domain/document/document-format.ts';

/** Share of the file's bytes. Intact files have none; files that were transcoded as text have about a fifth. */
const MAX_REPLACED = 0.01;
const REPLACEMENT_CHARACTER = Buffer.from([0xef, 0xbf, 0xbd]);

/**
 * The format of a file. Rejects files that cannot be an intact PDF, judged by their bytes.
 * @throws DocumentError document_not_pdf, document_corrupt
 */
export function checkedFormat(bytes: Uint8Array): DocumentFormat {
  const format = documentFormat(bytes);
  if (format === undefined) throw new DocumentError('document_not_pdf', `The document is none of ${acceptedFormats}.`);
  if (format === 'pdf') assertNotTranscoded(bytes);
  return format;
}

const END_OF_FILE = Buffer.from('%%EOF');

/** Whether objects follow the last end-of-file marker: an incremental update that was cut off. */
export function isCutWithinUpdate(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf(END_OF_FILE);
  return end !== -1 && /\d \d+ obj\b/.test(buffer.toString('latin1', end));
}

function assertNotTranscoded(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const limit = (buffer.length * MAX_REPLACED) / REPLACEMENT_CHARACTER.length;
  let replaced = 0;
  for (let at = buffer.indexOf(REPLACEMENT_CHARACTER); at !== -1; at = buffer.indexOf(REPLACEMENT_CHARACTER, at + 3)) {
    if (++replaced > limit) {
      throw new DocumentError('document_corrupt', 'The PDF file was damaged by being stored or sent as text.');
    }
  }
}
