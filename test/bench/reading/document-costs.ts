import type { Page } from '../../../domain/document/page.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { layOut } from '../../../domain/reading/lay-out.ts';
import { type OpenDocument, withDocument } from '../../../adapters/pdf/engine/document.ts';
import { withPdfium } from '../../../adapters/pdf/engine/pdfium.ts';
import { readPage } from '../../../adapters/pdf/engine/read-page.ts';

/** What the stages of one document cost, in milliseconds of processor time a page. */
export interface Costs {
  pageCount: number;
  /** PDFium alone: the code and the box of every character. */
  raw: number;
  /** Words, rules and fields of the pages; contains what `raw` does. */
  reading: number;
  layout: number;
  /** Everything after reading; contains `layout`. */
  rules: number;
  usesOcr: boolean;
  pages: Page[];
}

const MAX_PAGES = 500;

/** Measures a document: the least of several runs, since other processes only add to it. */
export function costsOf(bytes: Uint8Array, { type, runs }: { type: PolicyType; runs: number }): Promise<Costs> {
  return withPdfium((pdfium) =>
    withDocument(
      { pdfium, bytes, maxPages: MAX_PAGES, wanted: () => undefined, onDrawing: () => undefined },
      async (document): Promise<Costs> => {
        const pages = await readAll(document);
        const usesOcr = pages.some(({ words }) => words.some(({ source }) => source === 'ocr'));
        const perPage = async (run: () => unknown): Promise<number> => (await leastMs(run, runs)) / pages.length;
        return {
          pageCount: pages.length,
          raw: await perPage(() => characterLoop(document)),
          reading: usesOcr ? Number.NaN : await perPage(() => readAll(document)),
          layout: await perPage(() => pages.map(layOut)),
          rules: await perPage(() => extract({ policyType: type, pages })),
          usesOcr,
          pages,
        };
      },
    ),
  );
}

async function readAll(document: OpenDocument): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 1; number <= document.pageCount; number++)
    pages.push(await readPage({ document, number, onRecognize: () => undefined }));
  return pages;
}

/** What any reader on PDFium has to do at least. */
function characterLoop({ pdfium: { api, scratch }, handle, pageCount }: OpenDocument): number {
  let sum = 0;
  for (let at = 0; at < pageCount; at++) {
    const page = api.FPDF_LoadPage(handle, at);
    const text = api.FPDFText_LoadPage(page);
    const count = api.FPDFText_CountChars(text);
    for (let index = 0; index < count; index++) {
      sum += api.FPDFText_GetUnicode(text, index);
      api.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
      sum += api.FPDFText_GetFontSize(text, index);
    }
    api.FPDFText_ClosePage(text);
    api.FPDF_ClosePage(page);
  }
  return sum;
}

/** The least processor time of several runs, in milliseconds. */
export async function leastMs(run: () => unknown, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < runs; turn++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
