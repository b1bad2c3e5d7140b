import type { Term } from '../domain/search/terms.ts';
import { Prisma } from './generated/client.ts';

/** A query as the database is asked it. */
export interface SearchCondition {
  /** What the index answers: holds for every document that is looked for, and for some others when `precise` is given. */
  indexed: Prisma.Sql;
  /** What is left to ask of each document that the index gave, because phrases are not in the index. */
  precise?: Prisma.Sql;
}

/** The condition that one of the alternatives is met: all of its terms, by the columns of `document_texts`. */
export function toCondition(alternatives: readonly (readonly Term[])[]): SearchCondition {
  if (!alternatives.flat().some(({ phrase }) => phrase.length > 0)) {
    // one question to the index: joined by OR outside of it, the words of each document would be read
    return { indexed: Prisma.sql`words @@ ${alternatives.map(toTsquery).join(' | ')}::tsquery` };
  }
  const indexed = alternatives.map(byIndex);
  const precise = alternatives.map((terms, index) => {
    const phrases = terms.filter(({ phrase }) => phrase.length > 0);
    return allOf([
      // which of several alternatives the index has found is not told
      ...(alternatives.length > 1 ? [indexed[index] ?? Prisma.sql`TRUE`] : []),
      ...phrases.map(({ phrase, negated }) => {
        const holds = Prisma.sql`strpos(text, ${asWritten(phrase)}) > 0`;
        return negated ? Prisma.sql`NOT ${holds}` : holds;
      }),
    ]);
  });
  return { indexed: anyOf(indexed), precise: anyOf(precise) };
}

/** What the index can tell about all of the terms: which words there are, and which of them follow each other. */
function byIndex(terms: readonly Term[]): Prisma.Sql {
  const query = toTsquery(terms);
  const pairs = terms.flatMap(({ phrase, negated }) =>
    negated ? [] : phrase.slice(1).map((word, index) => Prisma.sql`search_pair(${phrase[index]}, ${word})`),
  );
  return allOf([
    ...(query === '' ? [] : [Prisma.sql`words @@ ${query}::tsquery`]),
    ...(pairs.length === 0 ? [] : [Prisma.sql`pairs @> ARRAY[${Prisma.join(pairs)}]`]),
  ]);
}

// one without conditions is met by every document
const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length > 0 ? Prisma.sql`(${Prisma.join([...conditions], ' AND ')})` : Prisma.sql`TRUE`;

const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`(${Prisma.join([...conditions], ' OR ')})`;

/** How many of the terms stand in a line of folded text. */
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

/** Folded words are letters and digits, so that nothing in them could end their quotes. */
function toTsquery(terms: readonly Term[]): string {
  const parts = terms.flatMap(({ words, beginnings, phrase, negated }) => {
    if (phrase.length > 0) return negated ? [] : phrase.map((word) => `'${word}'`);
    const any = [...words.map((word) => `'${word}'`), ...beginnings.map((beginning) => `'${beginning}':*`)];
    return [`${negated ? '!' : ''}(${any.join(' | ')})`];
  });
  return parts.length > 0 ? `(${[...new Set(parts)].join(' & ')})` : '';
}
