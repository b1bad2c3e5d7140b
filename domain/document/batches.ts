/** A range of pages, 1-based and inclusive. */
export interface PageRange {
  first: number;
  last: number;
}

/** How many pages of a batched job one activity reads: long enough to be worth its events, short enough to retry alone. */
export const pagesPerBatch = 20;

/** Splits a document into the page ranges that are read side by side. */
export function splitIntoBatches(pageCount: number): PageRange[] {
  const ranges: PageRange[] = [];
  for (let first = 1; first <= pageCount; first += pagesPerBatch) {
    ranges.push({ first, last: Math.min(first + pagesPerBatch - 1, pageCount) });
  }
  return ranges;
}
