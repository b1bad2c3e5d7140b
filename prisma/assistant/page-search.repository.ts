import { Prisma, type PrismaClient } from '../generated/client.ts';

export type PageSearchRepository = ReturnType<typeof createPageSearchRepository>;

/** Which documents to search: these, or all of the account. */
export type SearchedDocuments = readonly string[] | 'account';

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

export interface WeightedTerm {
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
    /** In how many documents of the account each of these words occurs, or a word that begins with it; rarest first. */
    weigh,

    /** The documents with the highest total weight of the terms, best first, and how many hold one of the rarer terms. */
    async findDocuments(
      accountId: string,
      { terms }: { terms: readonly WeightedTerm[] },
    ): Promise<{ documentIds: string[]; matched: number }> {
      return terms.length === 0 ? { documentIds: [], matched: 0 } : await candidates(accountId, terms);
    },

    /** The pages of these documents with the highest total weight of the terms, best first. */
    async findPages(
      accountId: string,
      {
        documentIds: ids,
        terms,
        limit,
        perDocument = limit,
      }: { documentIds: readonly string[]; terms: readonly WeightedTerm[]; limit: number; perDocument?: number },
    ): Promise<FoundPage[]> {
      if (ids.length === 0 || terms.length === 0) return [];
      return await prisma.$queryRaw<FoundPage[]>`
        SELECT pages.document_id AS "documentId", pages.number, pages.width, pages.height, pages.text, pages.words
        FROM (
          SELECT * FROM (SELECT texts.document_id, line.number, line.score,
            row_number() OVER (PARTITION BY texts.document_id ORDER BY line.score DESC, line.number) AS place
          FROM texts_of_account AS texts CROSS JOIN LATERAL (
            SELECT place::int - 2 AS number, ${sumOf(terms, ({ word }) => Prisma.sql`strpos(folded, ${` ${word}`}) > 0`)} AS score
            FROM string_to_table(texts.text, E'\n') WITH ORDINALITY AS every(folded, place)
            WHERE place > 2
          ) AS line
          WHERE texts.account_id = ${accountId}::uuid AND texts.document_id = ANY (${[...ids]}::uuid[]) AND line.score > 0
          ) AS every
          WHERE place <= ${perDocument}::int
          ORDER BY score DESC, document_id, number
          LIMIT ${limit}
        ) AS best
        JOIN document_pages AS pages ON pages.document_id = best.document_id AND pages.number = best.number
        ORDER BY best.score DESC, best.document_id, best.number`;
    },
  };

  /** The words that occur in documents of the account, rarest first. */
  async function weigh(accountId: string, words: readonly string[]): Promise<WeightedTerm[]> {
    if (words.length === 0) return [];
    const rows = await prisma.$queryRaw<Omit<WeightedTerm, 'weight'>[]>`
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

  /** Only documents with one of the rarer terms are ranked. */
  async function candidates(
    accountId: string,
    terms: readonly WeightedTerm[],
  ): Promise<{ documentIds: string[]; matched: number }> {
    const rare = terms.filter((_, at) => sum(terms.slice(0, at)) < mostCompared);
    const query = rare.map(({ word }) => `'${word}':*`).join(' | ');
    const rows = await prisma.$queryRaw<{ id: string; matched: number }[]>`
      SELECT document_id AS id, count(*) OVER ()::int AS matched FROM (
        SELECT document_id, words, created_at FROM texts_of_account
        WHERE account_id = ${accountId}::uuid AND words @@ ${query}::tsquery
        ORDER BY created_at DESC LIMIT ${mostCompared}
      ) AS compared
      ORDER BY ${sumOf(terms, ({ word }) => Prisma.sql`words @@ ${`'${word}':*`}::tsquery`)} DESC, created_at DESC, id
      LIMIT ${mostDocuments}`;
    return { documentIds: rows.map(({ id }) => id), matched: rows[0]?.matched ?? 0 };
  }
}

const sum = (terms: readonly WeightedTerm[]): number => terms.reduce((all, { documents }) => all + documents, 0);

/** SQL expression: total weight of the terms for which the condition is true. */
function sumOf(terms: readonly WeightedTerm[], holds: (term: WeightedTerm) => Prisma.Sql): Prisma.Sql {
  return Prisma.join(
    terms.map((term) => Prisma.sql`(${holds(term)})::int * ${term.weight}::float8`),
    ' + ',
  );
}
