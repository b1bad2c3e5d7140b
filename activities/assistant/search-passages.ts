import { titleOf } from '../../domain/assistant/documents.ts';
import { bestQuote } from '../../domain/assistant/ranking/best-quote.ts';
import { rankPassages } from '../../domain/assistant/ranking/rank-passages.ts';
import { splitPassages } from '../../domain/assistant/ranking/split-passages.ts';
import { searchWordsOf } from '../../domain/assistant/words.ts';
import { findQuote } from '../../domain/document/quotes.ts';
import type { Citation } from '../../domain/extraction/result.ts';
import type { FoundPage, Within } from '../../prisma/documents/page-search.repository.ts';
import { findPages } from './find-pages.ts';
import { toAssistantPage, type TurnSources } from './turn-documents.ts';

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
  { accountId, within, query, limit }: { accountId: string; within: Within; query: string; limit: number },
): Promise<FoundPassage[]> {
  const { documents } = sources;
  const { pages: found, words, named } = await findPages(sources, { accountId, within, question: query });
  const searched = within === 'account' ? named : within;
  const pages = found.length > 0 ? found : await openFirst(searched.slice(0, mostOpened));
  const known = await documents.findSummaries(accountId, [...new Set(pages.map(({ documentId }) => documentId))]);
  const titles = new Map(known.map((document) => [document.documentId, titleOf(document)]));
  const wanted = words.flatMap(searchWordsOf);
  const passages = pages.flatMap((page) => splitPassages({ documentId: page.documentId, pages: [page] }));
  return rankPassages({ words: wanted, passages, keepsBest: searched.length > 0 })
    .slice(0, limit)
    .map(({ passage: { documentId, page, text }, coverage }) => {
      const quote = bestQuote({ passage: text, words: wanted });
      const source = pages.find((one) => one.documentId === documentId && one.number === page);
      const bbox = (source && findQuote(toAssistantPage(source).words, quote)?.bbox) ?? null;
      return { documentId, title: titles.get(documentId) ?? '', page, text, quote, bbox, score: coverage };
    });

  async function openFirst(documentIds: readonly string[]): Promise<FoundPage[]> {
    return await documents.firstPages(accountId, { documentIds, count: firstPages });
  }
}
