import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

const SIZE = 8;
/** Courier: every character is as wide. */
const WIDTH = 0.6 * SIZE;
const PITCH = 12;

/** Pages as a typewriter sets them: a line that begins with "*" is bold. */
export async function typedPdf(pages: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Courier);
  const bold = await document.embedFont(StandardFonts.CourierBold);
  for (const art of pages) {
    const lines = art.replace(/^\n/, '').split('\n');
    const page = document.addPage([40 + WIDTH * Math.max(115, ...lines.map((line) => line.length)), 792]);
    for (const [row, line] of lines.entries()) {
      const font = line.startsWith('*') ? bold : regular;
      const y = 750 - row * PITCH;
      // each cell is drawn by itself, so that no blanks are part of it
      for (const match of line.replace(/^\*/, ' ').matchAll(/\S+(?: \S+)*/g)) {
        page.drawText(match[0], { x: 20 + match.index * WIDTH, y, size: SIZE, font });
      }
    }
  }
  return await document.save();
}

/** A form in the making; coordinates in points from the top left corner of a letter page. */
export interface FormPage {
  /** Rules at all these coordinates, over the whole width and height of the table. */
  table(xs: readonly number[], ys: readonly number[]): FormPage;
  /** Captions, line below line. */
  print(x: number, y: number, text: string, style?: { size?: number; bold?: boolean }): FormPage;
  /** What the filler types. */
  type(x: number, y: number, text: string, size?: number): FormPage;
  /** A tick box, with an X in it when ticked. */
  tick(x: number, y: number, isTicked?: boolean): FormPage;
}

/** A document of ruled forms. */
export async function formPdf(draws: readonly ((form: FormPage) => void)[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const draw of draws) {
    const page = document.addPage([612, 792]);
    const rule = (x0: number, y0: number, x1: number, y1: number): void =>
      page.drawLine({
        start: { x: x0, y: 792 - y0 },
        end: { x: x1, y: 792 - y1 },
        thickness: 0.5,
        color: rgb(0, 0, 0),
      });
    const write = (text: string, place: { x: number; y: number; size: number; bold: boolean }): void => {
      for (const [at, line] of text.split('\n').entries()) {
        if (line === '') continue;
        const y = 792 - place.y - place.size * 0.8 - at * place.size * 1.1;
        page.drawText(line, { x: place.x, y, size: place.size, font: place.bold ? bold : regular });
      }
    };
    const form: FormPage = {
      table(xs, ys) {
        for (const x of xs) rule(x, Math.min(...ys), x, Math.max(...ys));
        for (const y of ys) rule(Math.min(...xs), y, Math.max(...xs), y);
        return form;
      },
      print(x, y, text, style = {}) {
        write(text, { x, y, size: style.size ?? 6, bold: style.bold ?? false });
        return form;
      },
      type(x, y, text, size = 9) {
        write(text, { x, y, size, bold: false });
        return form;
      },
      tick(x, y, isTicked = true) {
        form.table([x, x + 12], [y, y + 11]);
        return isTicked ? form.type(x + 3, y + 1, 'X') : form;
      },
    };
    draw(form);
  }
  return await document.save();
}
