import { classify } from './classify.ts';
import { indexPage, type PageRow, toPageRow } from './indexed-page.ts';
import type { Page } from './page.ts';

/** Pages as the search index gets them. */
export interface SearchablePages {
  rows: PageRow[];
  /** Pages that were read by OCR. */
  ocrPages: number;
  /** Whether they are those of a damaged file. */
  isRepaired: boolean;
  /** Null when the pages match none; absent when it was not asked for. */
  policyType?: string | null;
}

/** `named`: the policy types that the client's description allows; the pages are classified when it is given. */
export function toSearchable(pages: readonly Page[], named?: readonly string[]): SearchablePages {
  const indexed = pages.map(indexPage);
  return {
    rows: indexed.map(toPageRow),
    isRepaired: pages.some((page) => page.isFromRepairedFile),
    ocrPages: pages.filter(isFromOcr).length,
    ...(named && { policyType: classify({ pages: indexed.map(({ lines }) => lines), named }).policyType }),
  };
}

const isFromOcr = (page: Page): boolean => page.words.some(({ source }) => source === 'ocr');
