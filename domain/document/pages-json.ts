import type { Page } from './page.ts';

/**
 * A list of pages as JSON in UTF-8: how storage holds them, and how they go from a thread to its process and back. Bytes are
 * handed over in no time; the words of a long document as objects would hold up the process for seconds.
 */
export type PagesJson = Uint8Array;

export function pagesToJson(pages: readonly Page[]): PagesJson {
  // page by page: a text of all of them may be longer than a text can be
  const parts = pages.flatMap((page, at) => [at === 0 ? '[' : ',', JSON.stringify(page)]);
  return Buffer.concat([...parts, pages.length === 0 ? '[]' : ']'].map((part) => Buffer.from(part)));
}

export function pagesFromJson(json: PagesJson): Page[] {
  return JSON.parse(new TextDecoder().decode(json)) as Page[];
}
