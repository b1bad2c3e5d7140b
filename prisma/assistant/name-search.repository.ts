import type { NamedDocument, NameWord } from '../../domain/assistant/find/named-documents.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';
import type { SearchedDocuments } from './page-search.repository.ts';
import { similarWords } from '../similar-words.ts';

export type NameSearchRepository = ReturnType<typeof createNameSearchRepository>;

/** The words of a question that occur in names of documents. */
export interface FoundNames {
  /** Best first. */
  documents: NamedDocument[];
  words: NameWord[];
  /** Number of documents that were searched. */
  total: number;
}

/** Further words are ignored. */
const mostWords = 32;
const mostDocuments = 100;
/** Minimum length of a part of a number that matches the whole number. */
const leastOfNumber = 4;

/** Finds documents by what people call them: title, file name, carrier, insured, policy number, type, vehicle, address. */
export function createNameSearchRepository(prisma: PrismaClient) {
  return {
    /** The documents with most of these words in their names, the rarer words first. */
    async findNamed(
      accountId: string,
      { within, words }: { within: SearchedDocuments; words: readonly string[] },
    ): Promise<FoundNames> {
      const among =
        within === 'account'
          ? Prisma.sql`account_id = ${accountId}::uuid`
          : Prisma.sql`account_id = ${accountId}::uuid AND document_id = ANY (${[...within]}::uuid[])`;
      const counted = await prisma.$queryRaw<(NameWord & { total: number })[]>`
        SELECT word, total, (SELECT count(*) FROM names_of_account WHERE ${among} AND names LIKE pattern)::int AS documents
        FROM (
          SELECT DISTINCT btrim(search_fold(given)) AS word FROM unnest(${words.slice(0, mostWords)}::text[]) AS asked(given)
        ) AS folded
        CROSS JOIN LATERAL (SELECT ${patternOf(Prisma.sql`word`)} AS pattern) AS made
        CROSS JOIN (SELECT count(*)::int AS total FROM names_of_account WHERE ${among}) AS every
        WHERE word <> '' AND word NOT LIKE '% %'`;
      const total = counted[0]?.total ?? 0;
      const known = counted
        .filter(({ documents }) => documents > 0)
        .map(({ word, documents }) => ({ word, documents }))
        .sort((a, b) => a.documents - b.documents);
      if (known.length === 0) return { documents: [], words: [], total };
      const holds = known.map(({ word }) => Prisma.sql`names LIKE ${patternOf(Prisma.sql`${word}::text`)}`);
      const score = Prisma.join(
        known.map(
          ({ documents }, at) => Prisma.sql`(holding[${at + 1}::int])::int * ${weightOf(documents, total)}::float8`,
        ),
        ' + ',
      );
      const rows = await prisma.$queryRaw<{ documentId: string; holding: boolean[] }[]>`
        SELECT document_id AS "documentId", holding
        FROM (
          SELECT document_id, created_at, ARRAY[${Prisma.join(holds)}] AS holding
          FROM names_of_account WHERE ${among} AND (${Prisma.join(holds, ' OR ')})
        ) AS named
        ORDER BY ${score} DESC, created_at DESC, document_id
        LIMIT ${mostDocuments}`;
      const documents = rows.map(({ documentId, holding }) => ({
        documentId,
        words: known.filter((_, at) => holding[at] === true).map(({ word }) => word),
      }));
      return { documents, words: known, total };
    },

    /** For each mistyped word, the most similar words of the account's documents. */
    async correct(accountId: string, words: readonly string[]): Promise<Map<string, string[]>> {
      return await similarWords(
        prisma,
        accountId,
        words.filter((word) => word.length >= 4),
      );
    },
  };
}

/** SQL expression: a LIKE pattern for names that a word begins; a part of a number may stand anywhere in it. */
function patternOf(word: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(CASE WHEN ${word} ~ '\\d' AND length(${word}) >= ${leastOfNumber}::int THEN '%' ELSE '% ' END || ${word} || '%')`;
}

const weightOf = (documents: number, total: number): number =>
  Math.log(1 + (total - documents + 0.5) / (documents + 0.5));
