import { startChromium } from '../../helpers/chromium.ts';
import type { Html } from './html.ts';
import type { Print } from './style.ts';

export interface Printer {
  /** The document as a PDF. */
  print: (document: { html: Html; print?: Print | undefined }) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

/** Starts a browser that prints. */
export async function startPrinter(): Promise<Printer> {
  const browser = await startChromium();
  return {
    print: async ({ html, print = {} }) => {
      const page = await browser.newPage();
      try {
        await page.setContent(html.text, { waitUntil: 'load', timeout: 120_000 });
        return await page.pdf({
          format: print.format ?? 'Letter',
          landscape: print.landscape ?? false,
          margin: { ...margin, ...print.margin },
          printBackground: true,
          displayHeaderFooter: print.header !== undefined || print.footer !== undefined,
          headerTemplate: print.header?.text ?? '<span></span>',
          footerTemplate: print.footer?.text ?? '<span></span>',
        });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
