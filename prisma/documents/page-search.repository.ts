import { Prisma, type PrismaClient } from '../generated/client.ts';

export type PageSearchRepository = ReturnType<typeof createPageSearchRepository>;

/** Which documents to search: these, or all of the account. */
export type Within = readonly string[] | 'account';

/** A page that was found, with its words as stored. */
export interface FoundPage {
  documentId: string;
  /** 1-based. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  text: string;
  words: [text: string, x0: number, y0: number, x1: number, y1: number][];
}

interface Term {
  /** Folded by `search_fold`; letters and digits only. */
  word: string;
  /** Inverse document frequency within the account. */
  weight: number;
  documents: number;
}

/** Further words are ignored. */
const mostTerms = 24;
/** Documents that are ranked; words that occur in more of them are too common to select candidates. */
const mostCompared = 500;
/** Documents whose pages are ranked. */
const mostDocuments = 50;

/** Ranks pages by the words of a question: any of them counts, unlike in a search query. */
export function createPageSearchRepository(prisma: PrismaClient) {
  return {
    /** The pages with the highest total weight of the words and of words with these prefixes, best first. */
    async findPages(
      accountId: string,
      { within, words, limit }: { within: Within; words: readonly string[]; limit: number },
    ): Promise<FoundPage[]> {
      const terms = await weigh(accountId, words);
      if (terms.length === 0) return [];
      const ids = within === 'account' ? await candidates(accountId, terms) : [...within];
      if (ids.length === 0) return [];
      return await prisma.$queryRaw<FoundPage[]>`
        SELECT pages.document_id AS "documentId", pages.number, pages.width, pages.height, pages.text, pages.words
        FROM (
          SELECT texts.document_id, line.number, line.score
          FROM texts_of_account AS texts CROSS JOIN LATERAL (
            SELECT place::int - 2 AS number, ${sumOf(terms, ({ word }) => Prisma.sql`strpos(folded, ${` ${word}`}) > 0`)} AS score
            FROM string_to_table(texts.text, E'\n') WITH ORDINALITY AS every(folded, place)
            WHERE place > 2
          ) AS line
          WHERE texts.account_id = ${accountId}::uuid AND texts.document_id = ANY (${ids}::uuid[]) AND line.score > 0
          ORDER BY line.score DESC, texts.document_id, line.number
          LIMIT ${limit}
        ) AS best
        JOIN document_pages AS pages ON pages.document_id = best.document_id AND pages.number = best.number
        ORDER BY best.score DESC, best.document_id, best.number`;
    },
  };

  /** The words that occur in documents of the account, rarest first. */
  async function weigh(accountId: string, words: readonly string[]): Promise<Term[]> {
    if (words.length === 0) return [];
    const rows = await prisma.$queryRaw<Omit<Term, 'weight'>[]>`
      SELECT word, (
        SELECT count(*) FROM (
          SELECT FROM texts_of_account
          WHERE account_id = ${accountId}::uuid AND words @@ ('''' || folded.word || ''':*')::tsquery
          LIMIT ${mostCompared}
        ) AS holding
      )::int AS documents
      FROM (
        SELECT DISTINCT btrim(search_fold(given)) AS word FROM unnest(${words.slice(0, mostTerms)}::text[]) AS asked(given)
      ) AS folded
      WHERE word <> '' AND word NOT LIKE '% %'`;
    return rows
      .filter(({ documents }) => documents > 0)
      .map((term) => ({ ...term, weight: Math.log(1 + (mostCompared + 0.5) / (term.documents + 0.5)) }))
      .sort((a, b) => a.documents - b.documents);
  }

  /** The documents with the highest total weight; only those with one of the rarer terms are ranked. */
  async function candidates(accountId: string, terms: readonly Term[]): Promise<string[]> {
    const rare = terms.filter((_, at) => sum(terms.slice(0, at)) < mostCompared);
    const query = rare.map(({ word }) => `'${word}':*`).join(' | ');
    const rows = await prisma.$queryRaw<{ id: string }[]>`
      SELECT document_id AS id FROM (
        SELECT document_id, words, created_at FROM texts_of_account
        WHERE account_id = ${accountId}::uuid AND words @@ ${query}::tsquery
        ORDER BY created_at DESC LIMIT ${mostCompared}
      ) AS compared
      ORDER BY ${sumOf(terms, ({ word }) => Prisma.sql`words @@ ${`'${word}':*`}::tsquery`)} DESC, created_at DESC, id
      LIMIT ${mostDocuments}`;
    return rows.map(({ id }) => id);
  }
}

const sum = (terms: readonly Term[]): number => terms.reduce((all, { documents }) => all + documents, 0);

/** SQL expression: total weight of the terms for which the condition is true. */
function sumOf(terms: readonly Term[], holds: (term: Term) => Prisma.Sql): Prisma.Sql {
  return Prisma.join(
    terms.map((term) => Prisma.sql`(${holds(term)})::int * ${term.weight}::float8`),
    ' + ',
  );
}
