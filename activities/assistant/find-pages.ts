import { chooseNamed } from '../../domain/assistant/find/named-documents.ts';
import { nameWords, queryWords } from '../../domain/assistant/find/query-words.ts';
import type { FoundNames, NameSearchRepository } from '../../prisma/assistant/name-search.repository.ts';
import type {
  FoundPage,
  PageSearchRepository,
  WeightedTerm,
  SearchedDocuments,
} from '../../prisma/assistant/page-search.repository.ts';

/** What a question is looked up in. */
export interface SearchSources {
  pages: PageSearchRepository;
  names: NameSearchRepository;
}

export interface Found {
  /** Documents that the question names, or an earlier one where it names none. */
  named: string[];
  /** Pages with words of the question, those of named documents first. */
  pages: FoundPage[];
  /** Documents with words of the question in their text or their names, best first, without those of `named`. */
  others: string[];
  /** How many documents have its rarer words. */
  matched: number;
  /** What was searched for: its words, and those that mistyped ones may have meant. */
  words: string[];
}

/** Pages that are read for one question. */
const mostPages = 40;
/** Of one document among several, so that each has its say. */
const fewestOfOne = 4;
/** Questions of before in which the document of this one may be named. */
const mostEarlier = 3;

/**
 * Finds the documents and pages for a question: documents by their names, pages by their words. Words that are nowhere
 * are replaced by the most similar ones; those that stay unknown count nothing.
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
    /** Questions of before, oldest first. */
    earlier?: readonly string[];
  },
): Promise<Found> {
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
