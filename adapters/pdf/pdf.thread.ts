import { DocumentError } from '../../domain/extraction/document-error.ts';
import { type OpenDocument, withDocument } from './document.ts';
import { withPdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';
import { renderPage } from './render-page.ts';
import type { Outcome, PageRange, Progress, TaskMessage, TaskName, Tasks } from './tasks.ts';

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
  read: ({ bytes, range, maxPages }, report) =>
    withPdfium((pdfium) =>
      withDocument({ pdfium, bytes, maxPages }, (document) => ({
        pageCount: document.pageCount,
        pages: readPages({ document, range, report }),
      })),
    ),

  render: ({ bytes, page, dpi, boxes = [] }) =>
    withPdfium((pdfium) =>
      withDocument({ pdfium, bytes, maxPages: Infinity }, (document) =>
        renderPage({ document, number: page, dpi, boxes }),
      ),
    ),
};

function readPages({
  document,
  range = { first: 1, last: document.pageCount },
  report,
}: {
  document: OpenDocument;
  range: PageRange | undefined;
  report: Report;
}): Tasks['read']['output']['pages'] {
  const first = Math.max(1, range.first);
  const last = Math.min(document.pageCount, range.last);
  const pages = [];
  for (let number = first; number <= last; number++) {
    pages.push(readPage(document, number));
    report({ pagesDone: pages.length, pagesTotal: last - first + 1 });
  }
  return pages;
}
