/** A range of pages, 1-based and inclusive. */
export interface PageRange {
  first: number;
  last: number;
}

/** Pages per activity of a batched job: a trade-off between the size of the history and the cost of a retry. */
export const pagesPerBatch = 20;

/** Splits a document into page ranges that are read in parallel. */
export function splitIntoBatches(pageCount: number): PageRange[] {
  const ranges: PageRange[] = [];
  for (let first = 1; first <= pageCount; first += pagesPerBatch) {
    ranges.push({ first, last: Math.min(first + pagesPerBatch - 1, pageCount) });
  }
  return ranges;
}
