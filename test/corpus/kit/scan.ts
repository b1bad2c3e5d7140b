import type { PdfReader } from '../../../adapters/pdf/index.ts';
import type { Printer } from './browser.ts';
import { html, sheet } from './html.ts';
import type { Print, Scan } from './style.ts';

const NO_MARGIN = { top: '0in', right: '0in', bottom: '0in', left: '0in' };

/** The same pages as pictures, a little askew and pale, without any text: what a flatbed scanner makes of a printout. */
export async function scanned({
  bytes,
  pageCount,
  print,
  scan: { dpi = 200, degrees = 0.3 },
  printer,
  reader,
}: {
  bytes: Uint8Array;
  pageCount: number;
  print: Print;
  scan: Scan;
  printer: Printer;
  reader: PdfReader;
}): Promise<Uint8Array> {
  const pictures: string[] = [];
  for (let page = 1; page <= pageCount; page++) {
    const { png } = await reader.render({ bytes, page, dpi });
    pictures.push(Buffer.from(png).toString('base64'));
  }
  const isLandscape = print.landscape === true;
  // no CSS filter: Chromium would draw the picture again with its nearest pixels and break letters
  const css = `@page{margin:0}body{margin:0}div{width:${isLandscape ? '11in;height:8.48in' : '8.5in;height:10.98in'};overflow:hidden;break-after:page}
div:last-child{break-after:auto}img{width:100%;transform:rotate(${degrees}deg);opacity:.88}`;
  const body = pictures.map((picture) => html`<div><img src="data:image/png;base64,${picture}"></div>`);
  return await printer.print({ html: sheet({ css, body }), print: { landscape: isLandscape, margin: NO_MARGIN } });
}
