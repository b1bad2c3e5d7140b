import type { PageRange } from '../../../domain/document/batches.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import type { Page } from '../../../domain/document/page.ts';
import { pagesFromJson, pagesToJson } from '../../../domain/document/pages-json.ts';
import { toSearchable } from '../../../domain/document/searchable-pages.ts';
import type { ResultJson } from '../../../domain/extraction/result.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import type { OpenDocument } from './document.ts';
import { readPage } from './read-page.ts';
import { createTaskRunner, type Report, withOpenDocument } from './run-task.ts';
import type { Tasks } from './tasks.ts';

export default createTaskRunner({
  read: readRange,

  readJson: async (input, report) => {
    const { pageCount, pages } = await readRange(input, report);
    return { pageCount, json: pagesToJson(pages) };
  },

  readSearchable: async ({ named, ...input }, report) => {
    const { pageCount, pages } = await readRange(input, report);
    return { pageCount, json: pagesToJson(pages), ...toSearchable(pages, named) };
  },

  extract: async ({ bytes, policyType, maxPages, wholeUpTo = maxPages }, report) => {
    const start = performance.now();
    const wanted = (last: number) => (last > wholeUpTo ? undefined : { first: 1, last });
    const { pageCount, pages } = await withOpenDocument({ bytes, maxPages, wanted, report }, async (document) => ({
      pageCount: document.pageCount,
      pages: document.pageCount > wholeUpTo ? undefined : await readPages({ document, report }),
    }));
    const read = performance.now();
    const result = pages && runRules({ pages, policyType });
    const timings = { readMs: read - start, rulesMs: performance.now() - read };
    return { pageCount, ...(result && { result }), timings };
  },

  extractPages: async ({ ranges, policyType }) => runRules({ pages: ranges.flatMap(pagesFromJson), policyType }),
});

function readRange(
  { bytes, range, maxPages }: Tasks['read']['input'],
  report: Report,
): Promise<Tasks['read']['output']> {
  return withOpenDocument(
    { bytes, maxPages, wanted: (last) => range ?? { first: 1, last }, report },
    async (document) => ({
      pageCount: document.pageCount,
      pages: await readPages({ document, range, report }),
    }),
  );
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
    pages.push(await readPage({ document, number, onRecognize: () => report('recognizing') }));
    report({ pagesDone: pages.length, pagesTotal: last - first + 1 });
  }
  return pages;
}

function runRules({ pages, policyType: id }: { pages: readonly Page[]; policyType: string }): ResultJson {
  const policyType = findPolicyType(id);
  if (policyType === undefined) throw new RangeError(`There is no policy type ${id}`);
  return new TextEncoder().encode(JSON.stringify(extract({ policyType, pages })));
}
