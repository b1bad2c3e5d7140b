const header = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

/** PDF readers accept the header anywhere within this many bytes. */
export const pdfHeaderBytes = 1024;

/** Whether a file that starts with these bytes is a PDF. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, pdfHeaderBytes) - header.length;
  for (let start = 0; start <= last; start++) {
    if (header.every((byte, offset) => bytes[start + offset] === byte)) return true;
  }
  return false;
}
