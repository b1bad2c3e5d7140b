import { acceptedFormats, documentFormat } from '../../document/document-format.ts';
import { maxInlineDocumentBytes } from '../../limits.ts';

export type DecodedDocument =
  | { bytes: Uint8Array }
  | { error: 'document_too_large' | 'invalid_document'; message: string };

/** Decodes a base64 document; returns an error unless it is strict base64, in an accepted format, and at most 25 MB. */
export function decodeBase64Document(content: string): DecodedDocument {
  if ((content.length / 4) * 3 - 2 > maxInlineDocumentBytes) {
    return { error: 'document_too_large', message: 'The document is larger than 25 MB. Send it as a URL instead.' };
  }
  if (!isStrictBase64(content)) {
    return {
      error: 'invalid_document',
      message: 'The document is not strict base64: no line breaks, no data: prefix, standard alphabet, with padding.',
    };
  }
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxInlineDocumentBytes) {
    return { error: 'document_too_large', message: 'The document is larger than 25 MB. Send it as a URL instead.' };
  }
  if (documentFormat(bytes) === undefined) {
    return { error: 'invalid_document', message: `The document is none of ${acceptedFormats}.` };
  }
  return { bytes };
}

// Searches for one invalid character, because an anchored regular expression overflows the stack on 25 MB.
function isStrictBase64(content: string): boolean {
  if (content.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(content)) return false;
  const padding = content.indexOf('=');
  if (padding === -1) return true;
  const tail = content.slice(-4);
  if (padding < content.length - 2 || !/^[^=]{2,3}={1,2}$/.test(tail)) return false;
  // unused bits before the padding must be zero, so that equal bytes have one encoding
  return Buffer.from(tail, 'base64').toString('base64') === tail;
}
