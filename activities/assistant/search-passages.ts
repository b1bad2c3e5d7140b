import { titleOf } from '../../domain/assistant/documents.ts';
import { bestQuote } from '../../domain/assistant/ranking/best-quote.ts';
import { rankPassages } from '../../domain/assistant/ranking/rank-passages.ts';
import { splitPassages } from '../../domain/assistant/ranking/split-passages.ts';
import { searchWordsOf } from '../../domain/assistant/words.ts';
import { findQuote } from '../../domain/document/quotes.ts';
import type { Citation } from '../../domain/extraction/result.ts';
import type { Within } from '../../prisma/documents/page-search.repository.ts';
import { toAssistantPage, type TurnSources, wordsToFind } from './turn-documents.ts';

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

/** Pages that are split into passages and ranked. */
const mostPages = 40;

/** The passages most relevant to a query, best first. */
export async function searchPassages(
  { documents, pages: search }: TurnSources,
  { accountId, within, query, limit }: { accountId: string; within: Within; query: string; limit: number },
): Promise<FoundPassage[]> {
  const words = wordsToFind(query);
  const found = await search.findPages(accountId, { within, words, limit: mostPages });
  const known = await documents.findWithResults(accountId, [...new Set(found.map(({ documentId }) => documentId))]);
  const titles = new Map(known.map((document) => [document.documentId, titleOf(document)]));
  const pages = found.map(({ documentId, ...page }) => ({ documentId, ...toAssistantPage({ documentId, ...page }) }));
  const passages = pages.flatMap((page) => splitPassages({ documentId: page.documentId, pages: [page] }));
  const wanted = words.flatMap(searchWordsOf);
  return rankPassages({ words: wanted, passages })
    .slice(0, limit)
    .map(({ passage: { documentId, page, text }, coverage }) => {
      const quote = bestQuote({ passage: text, words: wanted });
      const source = pages.find((one) => one.documentId === documentId && one.number === page);
      const bbox = (source && findQuote(source.words, quote)?.bbox) ?? null;
      return { documentId, title: titles.get(documentId) ?? '', page, text, quote, bbox, score: coverage };
    });
}
