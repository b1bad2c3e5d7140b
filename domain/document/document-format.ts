import { lookup } from '../lookup.ts';

/** File formats in which documents are accepted. */
export type DocumentFormat = 'pdf' | 'png' | 'jpeg' | 'tiff';

/** The accepted formats, for messages. */
export const acceptedFormats = 'PDF, PNG, JPEG or TIFF';

/** The format is recognized by this many bytes: PDF readers accept the header anywhere within them. */
export const signatureBytes = 1024;

const pdfHeader = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

const imageSignatures: readonly { format: DocumentFormat; signature: readonly number[] }[] = [
  { format: 'png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'jpeg', signature: [0xff, 0xd8, 0xff] },
  { format: 'tiff', signature: [0x49, 0x49, 0x2a, 0x00] },
  { format: 'tiff', signature: [0x4d, 0x4d, 0x00, 0x2a] },
];

/** The format of a file that starts with these bytes; undefined if it is not accepted. File names and headers do not count. */
export function documentFormat(bytes: Uint8Array): DocumentFormat | undefined {
  if (hasPdfHeader(bytes)) return 'pdf';
  return imageSignatures.find(({ signature }) => startsWith(bytes, signature))?.format;
}

const pdfMediaType = 'application/pdf';

const imageMediaTypes = lookup({
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
});

/** Media types of the accepted formats, the PDF's first. */
export const documentMediaTypes: readonly string[] = [pdfMediaType, ...new Set(imageMediaTypes.values())];

/** The media type that the extension of a file name stands for; that of a PDF for any other name. */
export function mediaTypeOf(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return imageMediaTypes.get(extension) ?? pdfMediaType;
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, signatureBytes) - pdfHeader.length;
  for (let start = 0; start <= last; start++) {
    if (startsWith(bytes, pdfHeader, start)) return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, offset) => bytes[at + offset] === byte);
}
