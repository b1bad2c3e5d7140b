import { closestWords } from '../domain/search/corrections.ts';
import type { PrismaClient } from './generated/client.ts';

const maxCorrected = 8;
/** Candidates for the correction of a word. */
const maxSimilar = 50;

/** For each word with which no word of the account's documents begins, the most similar words that they have. */
export async function similarWords(
  prisma: PrismaClient,
  accountId: string,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const asked = [...new Set(words)].filter((word) => /^\P{N}+$/u.test(word)).slice(0, maxCorrected);
  if (asked.length === 0) return new Map();
  const rows = await prisma.$queryRaw<{ word: string; known: string[] }[]>`
    SELECT asked.word, nearest.known
    FROM unnest(${asked}::text[]) AS asked(word)
    CROSS JOIN LATERAL (
      SELECT array_agg(word ORDER BY documents DESC, word) AS known
      FROM (
        (
          SELECT word, documents FROM words_of_account
          WHERE account_id = ${accountId}::uuid AND word % asked.word
          ORDER BY similarity(word, asked.word) DESC, word
          LIMIT ${maxSimilar}
        )
        UNION
        -- transposed letters, which trigram similarity misses in short words
        SELECT word, documents FROM words_of_account
        WHERE account_id = ${accountId}::uuid AND word = ANY (ARRAY(
          SELECT overlay(asked.word PLACING reverse(substr(asked.word, place, 2)) FROM place FOR 2)
          FROM generate_series(1, length(asked.word) - 1) AS place))
      ) AS likeliest
    ) AS nearest
    WHERE nearest.known IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM words_of_account
      WHERE account_id = ${accountId}::uuid AND word >= asked.word AND starts_with(word, asked.word)
        AND word < asked.word || chr(1114111)
    )`;
  const closest = rows.map(({ word, known }) => [word, closestWords(word, known)] as const);
  return new Map(closest.filter(([, meant]) => meant.length > 0));
}
