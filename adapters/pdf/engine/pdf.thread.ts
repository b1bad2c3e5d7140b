import type { PageRange } from '../../../domain/document/batches.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import type { Page } from '../../../domain/document/page.ts';
import type { ResultJson } from '../../../domain/extraction/result.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { type OpenDocument, withDocument } from './document.ts';
import { withPdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';
import { renderPage } from '../render/render-page.ts';
import type { Outcome, Progress, TaskMessage, TaskName, Tasks } from './tasks.ts';

type Report = (progress: Progress) => void;
type Task<Name extends TaskName> = (input: Tasks[Name]['input'], report: Report) => Promise<Tasks[Name]['output']>;

/** One task of the pool, run to its end on this thread. */
export default async function runTask({ name, input, port }: TaskMessage): Promise<Outcome<unknown>> {
  const report: Report = (progress) => port.postMessage(progress);
  report('started');
  try {
    const task = tasks[name] as Task<TaskName>;
    return { value: await task(input, report) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { documentError: { code: error.code, message: error.message } };
  } finally {
    port.close();
  }
}

const tasks: { [Name in TaskName]: Task<Name> } = {
  prepare: () => withPdfium(async () => undefined),

  read: ({ bytes, range, maxPages }, report) =>
    withOpenDocument({ bytes, maxPages, report }, async (document) => ({
      pageCount: document.pageCount,
      pages: await readPages({ document, range, report }),
    })),

  extract: async ({ bytes, policyType, maxPages, wholeUpTo = maxPages }, report) => {
    const start = performance.now();
    const { pageCount, pages } = await withOpenDocument({ bytes, maxPages, report }, async (document) => ({
      pageCount: document.pageCount,
      pages: document.pageCount > wholeUpTo ? undefined : await readPages({ document, report }),
    }));
    const read = performance.now();
    const result = pages && runRules({ pages, policyType });
    const timings = { readMs: read - start, rulesMs: performance.now() - read };
    return { pageCount, ...(result && { result }), timings };
  },

  extractPages: async (input) => runRules(input),

  render: ({ bytes, page, dpi, boxes = [] }, report) =>
    withOpenDocument({ bytes, maxPages: Infinity, report }, (document) =>
      renderPage({ document, number: page, dpi, boxes }),
    ),
};

function withOpenDocument<T>(
  { report, ...input }: { bytes: Uint8Array; maxPages: number; report: Report },
  use: (document: OpenDocument) => T | Promise<T>,
): Promise<T> {
  return withPdfium((pdfium) => withDocument({ pdfium, ...input, onDrawing: report }, use));
}

async function readPages({
  document,
  range = { first: 1, last: document.pageCount },
  report,
}: {
  document: OpenDocument;
  range?: PageRange | undefined;
  report: Report;
}): Promise<Page[]> {
  const first = Math.max(1, range.first);
  const last = Math.min(document.pageCount, range.last);
  const pages: Page[] = [];
  for (let number = first; number <= last; number++) {
    pages.push(await readPage({ document, number, onPicture: () => report('recognizing') }));
    report({ pagesDone: pages.length, pagesTotal: last - first + 1 });
  }
  return pages;
}

function runRules({ pages, policyType: id }: { pages: readonly Page[]; policyType: string }): ResultJson {
  const policyType = findPolicyType(id);
  if (policyType === undefined) throw new RangeError(`There is no policy type ${id}`);
  return new TextEncoder().encode(JSON.stringify(extract({ policyType, pages })));
}
