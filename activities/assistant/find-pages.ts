import { chooseNamed } from '../../domain/assistant/find/named-documents.ts';
import { nameWords, queryWords } from '../../domain/assistant/find/query-words.ts';
import type { FoundNames, NameSearchRepository } from '../../prisma/assistant/name-search.repository.ts';
import type {
  FoundPage,
  PageSearchRepository,
  WeightedTerm,
  SearchedDocuments,
} from '../../prisma/assistant/page-search.repository.ts';

/** The search indexes that a question is looked up in. */
export interface SearchSources {
  pages: PageSearchRepository;
  names: NameSearchRepository;
}

export interface QuestionMatches {
  /** Documents that the question names, or an earlier one where it names none. */
  named: string[];
  /** Pages with words of the question, those of named documents first. */
  pages: FoundPage[];
  /** Other documents with words of the question in their text or names, best first. */
  others: string[];
  /** How many documents have its rarer words. */
  matched: number;
  /** The words that were searched for: those of the question, with mistyped ones replaced by similar known words. */
  words: string[];
}

/** Pages that are read for one question. */
const mostPages = 40;
/** Minimum of pages per document, so that no document crowds out the others. */
const fewestOfOne = 4;
/** Earlier questions that are searched for the name of the document when this question names none. */
const mostEarlier = 3;

/**
 * Finds the documents and pages for a question: documents by their names, pages by their words. Words that are nowhere
 * are replaced by the most similar ones; words that stay unknown are ignored.
 */
export async function findPages(
  { pages: search, names }: SearchSources,
  {
    accountId,
    within,
    question,
    earlier = [],
  }: {
    accountId: string;
    within: SearchedDocuments;
    question: string;
    /** Earlier questions, oldest first. */
    earlier?: readonly string[];
  },
): Promise<QuestionMatches> {
  const { terms, words, found } = await lookUp();
  const named = await namedNow(found);
  const inNames = found.documents.map(({ documentId }) => documentId);
  const { documentIds: inText, matched } =
    within === 'account' ? await search.findDocuments(accountId, { terms }) : { documentIds: [...within], matched: 0 };
  const rest = inText.filter((id) => !named.includes(id));
  const ofNamed = await pagesOf(named, mostPages);
  const ofOthers = await pagesOf(rest, mostPages - ofNamed.length);
  const others = new Set([...ofOthers.map(({ documentId }) => documentId), ...inText, ...inNames]);
  return {
    named,
    pages: [...ofNamed, ...ofOthers],
    others: [...others].filter((id) => !named.includes(id)),
    matched,
    words,
  };

  async function lookUp(): Promise<{ terms: WeightedTerm[]; words: string[]; found: FoundNames }> {
    const typed = queryWords(question);
    const [terms, found] = await Promise.all([
      search.weigh(accountId, typed),
      names.findNamed(accountId, { within, words: nameWords(question) }),
    ]);
    const known = new Set([...terms, ...found.words].map(({ word }) => word));
    const corrections = await names.correct(
      accountId,
      typed.filter((word) => !known.has(word)),
    );
    if (corrections.size === 0) return { terms, words: typed, found };
    const words = typed.flatMap((word) => corrections.get(word) ?? [word]);
    const [mendedTerms, mendedNames] = await Promise.all([
      search.weigh(accountId, words),
      names.findNamed(accountId, { within, words: nameWords(`${question} ${words.join(' ')}`) }),
    ]);
    return { terms: mendedTerms, words, found: mendedNames };
  }

  async function namedNow(found: FoundNames): Promise<string[]> {
    const named = chooseNamed(found);
    for (const asked of earlier.slice(-mostEarlier).reverse()) {
      if (named.length > 0) break;
      named.push(...chooseNamed(await names.findNamed(accountId, { within, words: nameWords(asked) })));
    }
    return named;
  }

  async function pagesOf(documentIds: readonly string[], limit: number): Promise<FoundPage[]> {
    const perDocument = Math.max(fewestOfOne, Math.ceil(mostPages / Math.max(1, documentIds.length)));
    return limit <= 0 ? [] : await search.findPages(accountId, { documentIds, terms, limit, perDocument });
  }
}
