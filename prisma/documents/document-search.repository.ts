import { foldPlain } from '../../domain/search/fold.ts';
import { createHighlighter, type Snippet } from '../../domain/search/highlight.ts';
import { type QueryPiece, parseQuery } from '../../domain/search/parse-query.ts';
import { type Corrections, type Term, toTerms } from '../../domain/search/terms.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import { countTerms, selectDocuments } from './search-condition.ts';
import { similarWords } from '../similar-words.ts';

export type DocumentSearchRepository = ReturnType<typeof createDocumentSearchRepository>;

export interface SearchRequest {
  query: string;
  limit: number;
  /** Last document of the previous page of results. */
  after?: { createdAt: Date; id: string } | undefined;
  /** Corrections of the first page of results, to be kept on later ones. */
  corrections?: Corrections | undefined;
}

export interface FoundDocuments {
  /** Newest first. */
  ids: string[];
  /** Words without matches, and the similar words that were searched for instead. */
  corrections: Corrections;
  /** The terms that were searched for, to be highlighted. */
  terms: Term[];
}

/** A snippet of a page that matches. */
export interface Highlight extends Snippet {
  documentId: string;
  /** 1-based. */
  page: number;
}

/** Per document. */
const maxHighlights = 3;
/** Further terms of a long query are searched for, but not highlighted. */
const maxMarked = 20;
/** Terms by which the pages of a document are ranked. */
const maxCompared = 4;

/** Searches the text, titles and file names of an account's documents. Needs a client of `createSearchPrisma`. */
export function createDocumentSearchRepository(prisma: PrismaClient) {
  return {
    /**
     * The newest documents that match the query. Without a match, words that occur in no document are replaced by the most
     * similar ones that do.
     */
    async search(accountId: string, { query, ...page }: SearchRequest): Promise<FoundDocuments> {
      const alternatives = parseQuery(query);
      const folded = await fold(alternatives);
      const asked = toTerms({ alternatives, folded, ...(page.corrections && { corrections: page.corrections }) });
      const found = await find(accountId, { terms: asked, ...page });
      if (found.ids.length > 0 || page.after) return { ...found, corrections: page.corrections ?? {} };
      const corrections = await correct(accountId, asked);
      if (Object.keys(corrections).length === 0) return { ...found, corrections };
      const corrected = toTerms({ alternatives, folded, corrections });
      return { ...(await find(accountId, { terms: corrected, ...page })), corrections };
    },

    /** Snippets of up to three pages of each document: those with most of the terms, in page order. */
    async highlight(accountId: string, { ids, terms }: Pick<FoundDocuments, 'ids' | 'terms'>): Promise<Highlight[]> {
      const marked = terms.slice(0, maxMarked);
      if (ids.length === 0 || marked.length === 0) return [];
      const pages = await prisma.$queryRaw<{ documentId: string; page: number; text: string }[]>`
        SELECT best.document_id AS "documentId", best.number AS page, pages.text
        FROM texts_of_account AS texts CROSS JOIN LATERAL (
          SELECT texts.document_id, line.place::int - 2 AS number
          FROM (
            SELECT place, ${countTerms(Prisma.sql`folded`, longestTerms(marked))} AS found
            FROM string_to_table(texts.text, E'\n') WITH ORDINALITY AS every(folded, place)
            -- OFFSET 0 keeps the planner from inlining the subquery, which would count the terms twice
            WHERE place > 2 OFFSET 0
          ) AS line
          WHERE line.found > 0
          ORDER BY line.found DESC, line.place
          LIMIT ${maxHighlights}
        ) AS best
        JOIN document_pages AS pages ON pages.document_id = best.document_id AND pages.number = best.number
        WHERE texts.account_id = ${accountId}::uuid AND texts.document_id = ANY (${ids}::uuid[])
        ORDER BY best.document_id, best.number`;
      const mark = createHighlighter(marked);
      return pages.flatMap(({ text, ...place }) => {
        const snippet = mark(text);
        return snippet ? [{ ...place, ...snippet }] : [];
      });
    },
  };

  /** The folded words of each piece; calls the database only for text that `foldPlain` cannot fold. */
  async function fold(alternatives: readonly (readonly QueryPiece[])[]): Promise<string[][][]> {
    // Postgres text cannot contain U+0000
    const texts = alternatives.flat().map(({ text }) => text.replaceAll('\0', ' '));
    const plain = texts.map(foldPlain);
    const others = texts.filter((_, place) => plain[place] === undefined);
    const rows =
      others.length === 0
        ? []
        : await prisma.$queryRaw<{ folded: string }[]>`
            SELECT search_fold(given) AS folded FROM unnest(${others}::text[]) WITH ORDINALITY AS asked(given, place)
            ORDER BY place`;
    const folded = rows.map((row) => row.folded.split(' ').filter((word) => word !== ''));
    const words = plain.map((known) => known ?? folded.shift() ?? []);
    return alternatives.map((asked) => words.splice(0, asked.length));
  }

  async function find(
    accountId: string,
    { terms, after, limit }: { terms: readonly (readonly Term[])[] } & Omit<SearchRequest, 'query'>,
  ): Promise<Pick<FoundDocuments, 'ids' | 'terms'>> {
    const wanted = terms.flat().filter(({ negated }) => !negated);
    if (terms.length === 0) return { ids: [], terms: [] };
    const among = after
      ? Prisma.sql`created_at <= ${after.createdAt} AND (created_at < ${after.createdAt} OR document_id > ${after.id}::uuid)`
      : Prisma.sql`TRUE`;
    const found = await prisma.$queryRaw<{ document_id: string }[]>(
      selectDocuments(terms, { accountId, among, limit }),
    );
    return { ids: found.map(({ document_id: id }) => id), terms: wanted };
  }

  /** Similar words for the words that occur in no document of the account. */
  async function correct(accountId: string, terms: readonly (readonly Term[])[]): Promise<Corrections> {
    const words = terms
      .flat()
      .filter(({ negated, phrase }) => !negated && phrase.length === 0)
      .map(({ beginnings }) => beginnings[0])
      .filter((word): word is string => word !== undefined);
    return Object.fromEntries(await similarWords(prisma, accountId, words));
  }
}

/** The terms that are most specific: the longest ones. */
function longestTerms(terms: readonly Term[]): Term[] {
  const lengthOf = ({ words, beginnings, phrase }: Term): number =>
    Math.max(phrase.join(' ').length, ...[...words, ...beginnings].map(({ length }) => length));
  return terms.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, maxCompared);
}
