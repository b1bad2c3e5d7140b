import { searchLines } from '../../domain/assistant/find/search.ts';
import { findQuote } from '../../domain/document/quotes.ts';
import type { Citation } from '../../domain/extraction/result.ts';
import type { FoundPage, SearchedDocuments } from '../../prisma/assistant/page-search.repository.ts';
import { findPages } from './find-pages.ts';
import { toAssistantDocument, type TurnSources } from './turn-documents.ts';

/** A passage as returned to clients and models. */
export interface FoundPassage {
  documentId: string;
  title: string;
  /** 1-based. */
  page: number;
  text: string;
  /** The part of the text most relevant to the query. */
  quote: string;
  bbox: Citation['bbox'] | null;
  /** 0..1. */
  score: number;
}

/** Pages of each document that are read when words of the query are on none of its pages. */
const firstPages = 2;
const mostOpened = 10;

/** The passages most relevant to a query, best first. A search within named documents returns the best that they have. */
export async function searchPassages(
  sources: TurnSources,
  { accountId, within, query, limit }: { accountId: string; within: SearchedDocuments; query: string; limit: number },
): Promise<FoundPassage[]> {
  const { documents } = sources;
  const { pages: found, named } = await findPages(sources, { accountId, within, question: query });
  const searched = within === 'account' ? named : within;
  const pages = found.length > 0 ? found : await openFirst(searched.slice(0, mostOpened));
  const known = await documents.findSummaries(accountId, [...new Set(pages.map(({ documentId }) => documentId))]);
  const read = known.map((document) => toAssistantDocument({ ...document, result: null }, pages));
  const lines = searchLines({ query, documents: read, most: limit, keepsBest: searched.length > 0 });
  return lines.map(({ document: { documentId, title, source }, page, quote: text, best, score }) => {
    const quote = best.text.trim();
    const words = source.pages?.find(({ number }) => number === page)?.words;
    const bbox = (words && findQuote(words, quote)?.bbox) ?? null;
    return { documentId, title, page, text, quote, bbox, score };
  });

  async function openFirst(documentIds: readonly string[]): Promise<FoundPage[]> {
    return await documents.firstPages(accountId, { documentIds, count: firstPages });
  }
}
