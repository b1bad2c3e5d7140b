import { acceptedFormats, documentFormat } from '../../document/document-format.ts';
import { maxInlineDocumentBytes } from '../../limits.ts';

const tooLarge = 'The document is larger than 25 MB. Upload it with POST /v1/documents/uploads, or send a URL.';

export type DecodedDocument =
  | { bytes: Uint8Array }
  | { error: 'document_too_large' | 'invalid_document'; message: string };

/**
 * Decodes a base64 document; returns an error unless it is base64 of the standard alphabet, in an accepted format, and at
 * most 25 MB. Blanks and line breaks may stand anywhere, as the command `base64` writes them, and padding may be left out.
 */
export function decodeBase64Document(content: string): DecodedDocument {
  const oddAt = content.search(/[^A-Za-z0-9+/=]/);
  const digits = content.length - (oddAt === -1 ? 0 : countBlanks(content, oddAt));
  if ((digits / 4) * 3 - 2 > maxInlineDocumentBytes) {
    return { error: 'document_too_large', message: tooLarge };
  }
  if ((oddAt !== -1 && /[^A-Za-z0-9+/=\t\n\f\r ]/.test(content)) || !endsWell(content, digits)) {
    return {
      error: 'invalid_document',
      message: 'The document is not base64: no data: prefix, standard alphabet (+ and /), nothing behind its padding.',
    };
  }
  // leaves out blanks by itself, so that no copy without them is made
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxInlineDocumentBytes) {
    return { error: 'document_too_large', message: tooLarge };
  }
  if (documentFormat(bytes) === undefined) {
    return { error: 'invalid_document', message: `The document is none of ${acceptedFormats}.` };
  }
  return { bytes };
}

// Loops over characters, because regular expressions overflow the stack on 25 MB or keep millions of matches.
function countBlanks(content: string, from: number): number {
  let blanks = 0;
  for (let at = from; at < content.length; at++) if (isBlank(content.charCodeAt(at))) blanks++;
  return blanks;
}

/** ASCII whitespace of the URL and HTML standards: tab, line feed, form feed, carriage return, space. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c;
}

/** Whether the last group has digits for whole bytes, and all of its padding or none. `length` is that without blanks. */
function endsWell(content: string, length: number): boolean {
  const padding = content.indexOf('=');
  const end = padding === -1 ? content.length : padding;
  const signs = padding === -1 ? 0 : countPadding(content, padding);
  const rest = (length - signs) % 4;
  if (rest === 1 || (signs > 0 && signs !== (4 - rest) % 4)) return false;
  // unused bits at the end must be zero, so that equal bytes have one sequence of digits
  if (rest === 2) return 'AQgw'.includes(lastDigit(content, end));
  if (rest === 3) return 'AEIMQUYcgkosw048'.includes(lastDigit(content, end));
  return true;
}

/** How many signs of padding stand at the end; more than two when anything but blanks is between or behind them. */
function countPadding(content: string, from: number): number {
  let signs = 0;
  for (let at = from; at < content.length && signs < 3; at++) {
    const code = content.charCodeAt(at);
    if (!isBlank(code)) signs += code === 0x3d ? 1 : 3;
  }
  return signs;
}

function lastDigit(content: string, end: number): string {
  let at = end - 1;
  while (isBlank(content.charCodeAt(at))) at--;
  return content.charAt(at);
}
