import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A text PDF with one page for each list of lines, printed from the top in 11 pt Helvetica. */
export async function plainPdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 54, y: 720 - index * 18, size: 11, font });
  }
  return await document.save();
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
