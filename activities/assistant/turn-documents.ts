import type { AssistantDocument } from '../../domain/assistant/documents.ts';
import { isFiller } from '../../domain/assistant/lexicon/fillers.ts';
import { wordsOf } from '../../domain/assistant/words.ts';
import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import { isInProgress } from '../../domain/document/states.ts';
import type {
  AssistantDocumentRepository,
  DocumentWithResult,
} from '../../prisma/assistant/assistant-document.repository.ts';
import type { FoundPage, PageSearchRepository } from '../../prisma/documents/page-search.repository.ts';

/** The repositories that a turn reads from. */
export interface TurnSources {
  documents: AssistantDocumentRepository;
  pages: PageSearchRepository;
}

/** Pages that are read for one question. */
const mostPages = 40;
/** Documents whose extracted values are read for one question. */
const mostDocuments = 50;
/** Declarations pages are at the front of a policy. */
const firstPages = 2;

/**
 * The documents of the turn's scope with their extracted values, and the pages most relevant to the question, best
 * first.
 */
export async function gatherDocuments(
  { documents, pages: search }: TurnSources,
  {
    accountId,
    searchScope,
    documentIds,
    question,
  }: { accountId: string; searchScope: SearchScope; documentIds: readonly string[]; question: string },
): Promise<{ documents: AssistantDocument[]; notReady: DocumentWithResult[] }> {
  if (searchScope === 'none') return { documents: [], notReady: [] };
  const within = searchScope === 'account' ? searchScope : documentIds;
  const pages = await search.findPages(accountId, { within, words: wordsToFind(question), limit: mostPages });
  const ids = searchScope === 'account' ? await candidates() : [...documentIds];
  const found = await documents.findWithResults(accountId, ids);
  const first = await documents.firstPages(accountId, { documentIds: ids, count: firstPages });
  const known = new Set(pages.map(nameOf));
  const all = [...pages, ...first.filter((page) => !known.has(nameOf(page)))];
  return {
    documents: found.map((document) => toAssistantDocument(document, all)),
    notReady: found.filter(({ status }) => isInProgress(status)),
  };

  /** Documents of the best pages first, then those with matching titles, then the newest. */
  async function candidates(): Promise<string[]> {
    const [named, newest] = await Promise.all([
      documents.list(accountId, { within: 'account', query: question, limit: mostDocuments }),
      documents.list(accountId, { within: 'account', limit: mostDocuments }),
    ]);
    const ranked = [...pages, ...named, ...newest].map(({ documentId }) => documentId);
    return [...new Set(ranked)].slice(0, mostDocuments);
  }
}

/** The document as the assistant reads it, with its pages among `pages`. */
export function toAssistantDocument(
  { documentId, title, fileName, policyType, result }: DocumentWithResult,
  pages: readonly FoundPage[],
): AssistantDocument {
  return {
    documentId,
    title,
    fileName,
    policyType,
    result,
    pages: pages.filter((page) => page.documentId === documentId).map(toAssistantPage),
  };
}

/** A stored page in the form that the look-up of quotes needs. */
export function toAssistantPage({ number, width, height, text, words }: FoundPage) {
  return {
    number,
    text,
    words: { width, height, words: words.map(([word, x0, y0, x1, y1]) => ({ text: word, x0, y0, x1, y1 })) },
  };
}

/** The words of a question without filler words. */
export const wordsToFind = (question: string): string[] => wordsOf(question).filter((word) => !isFiller(word));

const nameOf = ({ documentId, number }: FoundPage): string => `${documentId} ${number}`;
