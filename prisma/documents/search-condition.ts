import type { Term } from '../../domain/search/terms.ts';
import { Prisma } from '../generated/client.ts';

/** Further condition on every candidate, such as the position after the previous page. */
type Among = Prisma.Sql;

/**
 * Selects the `limit` newest documents that match all terms of one of the alternatives. The index matches words and pairs
 * of adjacent words. Phrases are then checked against the texts, which are long: one by one, newest first, until there
 * are enough.
 */
export function selectDocuments(
  alternatives: readonly (readonly Term[])[],
  { accountId, among, limit }: { accountId: string; among: Among; limit: number },
): Prisma.Sql {
  const ofAccount = Prisma.sql`account_id = ${accountId}::uuid`;
  const newestFirst = Prisma.sql`ORDER BY created_at DESC, document_id`;
  const [only, ...others] = alternatives;
  const terms = alternatives.flat();
  const hasPhrase = terms.some(({ phrase }) => phrase.length > 0);
  const isOnlyNegated = alternatives.some((alternative) => alternative.every(({ negated }) => negated));

  if (!isOnlyNegated && (!hasPhrase || others.length === 0)) {
    // one tsquery for all alternatives: an SQL OR of several would recheck the words of each document
    const indexed = hasPhrase ? byIndex(only ?? []) : hasWords(alternatives.map(toTsquery).join(' | '));
    const candidates = Prisma.sql`
      SELECT document_id, text FROM texts_of_account WHERE ${ofAccount} AND ${indexed} AND ${among} ${newestFirst}`;
    return hasPhrase
      ? Prisma.sql`
          SELECT document_id FROM (${candidates} OFFSET 0) AS candidates WHERE ${byText(only ?? [])} LIMIT ${limit}`
      : Prisma.sql`SELECT document_id FROM (${candidates} LIMIT ${limit}) AS found`;
  }

  // one index scan per alternative: a query that only negates would scan the whole index
  const idsWith = (condition: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`(SELECT document_id FROM texts_of_account WHERE ${ofAccount} AND ${condition})`;
  const met = alternatives.map((alternative) => {
    if (alternative.some(({ negated }) => !negated)) return Prisma.sql`document_id IN ${idsWith(byIndex(alternative))}`;
    const unwanted = alternative
      .filter(({ phrase }) => phrase.length === 0)
      .map((term) => ({ ...term, negated: false }));
    if (unwanted.length === 0) return Prisma.sql`TRUE`;
    return Prisma.sql`document_id NOT IN ${idsWith(hasWords(unwanted.map((term) => toTsquery([term])).join(' | ')))}`;
  });
  return Prisma.sql`
    SELECT document_id FROM (
      SELECT document_id, text, met FROM (
        SELECT document_id, created_at, text, ARRAY[${Prisma.join(met)}] AS met
        FROM texts_of_account WHERE ${ofAccount} AND ${among} OFFSET 0
      ) AS every WHERE TRUE = ANY (met) ${newestFirst} OFFSET 0
    ) AS candidates
    WHERE ${anyOf(alternatives.map((alternative, place) => Prisma.sql`(met[${place + 1}::int] AND ${byText(alternative)})`))}
    LIMIT ${limit}`;
}

const hasWords = (query: string): Prisma.Sql => Prisma.sql`words @@ ${query}::tsquery`;

/** The condition that the index can check: words and adjacent words. */
function byIndex(terms: readonly Term[]): Prisma.Sql {
  const query = toTsquery(terms);
  const pairs = terms.flatMap(({ phrase, negated }) =>
    negated ? [] : phrase.slice(1).map((word, index) => Prisma.sql`search_pair(${phrase[index]}, ${word})`),
  );
  return allOf([
    ...(query === '' ? [] : [hasWords(query)]),
    ...(pairs.length === 0 ? [] : [Prisma.sql`pairs @> ARRAY[${Prisma.join(pairs)}]`]),
  ]);
}

/** The condition that needs the text: phrases. */
function byText(terms: readonly Term[]): Prisma.Sql {
  return allOf(
    terms
      .filter(({ phrase }) => phrase.length > 0)
      .map(({ phrase, negated }) => {
        const holds = Prisma.sql`strpos(text, ${asWritten(phrase)}) > 0`;
        return negated ? Prisma.sql`NOT ${holds}` : holds;
      }),
  );
}

// an empty conjunction is true
const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.sql`(${Prisma.join([...conditions], ' AND ')})` : Prisma.sql`TRUE`;

const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`(${Prisma.join([...conditions], ' OR ')})`;

/** SQL expression: how many of the terms occur in a line of folded text. */
export function countTerms(line: Prisma.Sql, terms: readonly Term[]): Prisma.Sql {
  const counts = terms.map(({ words, beginnings, phrase }) => {
    const patterns = [
      ...words.map((word) => ` ${word} `),
      ...beginnings.map((beginning) => ` ${beginning}`),
      ...(phrase.length > 0 ? [asWritten(phrase)] : []),
    ];
    const found = patterns.map((pattern) => Prisma.sql`strpos(${line}, ${pattern}) > 0`);
    return Prisma.sql`(${Prisma.join(found, ' OR ')})::int`;
  });
  return counts.length > 0 ? Prisma.join(counts, ' + ') : Prisma.sql`0`;
}

const asWritten = (phrase: readonly string[]): string => ` ${phrase.join(' ')} `;

/** Folded words consist of letters and digits only, so they need no escaping. */
function toTsquery(terms: readonly Term[]): string {
  const parts = terms.flatMap(({ words, beginnings, phrase, negated }) => {
    if (phrase.length > 0) return negated ? [] : phrase.map((word) => `'${word}'`);
    const any = [...words.map((word) => `'${word}'`), ...beginnings.map((beginning) => `'${beginning}':*`)];
    return [`${negated ? '!' : ''}(${any.join(' | ')})`];
  });
  return parts.length > 0 ? `(${[...new Set(parts)].join(' & ')})` : '';
}
