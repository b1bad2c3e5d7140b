/** A piece of a query: a word, or words that must be adjacent (`"total loss"`, `QX-445-1182`). */
export interface QueryPiece {
  text: string;
  /** Matches must not contain it. */
  negated: boolean;
}

const pieces = /(-?)"([^"]*)"?|(\S+)/g;

/**
 * Parses a web search query: all words are required, `or` separates alternatives, `-` excludes, quotes make phrases. Every
 * text is a valid query; some have no matches.
 */
export function parseQuery(query: string): QueryPiece[][] {
  const alternatives: QueryPiece[][] = [[]];
  for (const [, dash, quoted, bare = ''] of query.matchAll(pieces)) {
    if (quoted !== undefined) alternatives.at(-1)?.push({ text: quoted, negated: dash === '-' });
    else if (bare.toLowerCase() === 'or') alternatives.push([]);
    else alternatives.at(-1)?.push({ text: bare.replace(/^-/, ''), negated: /^-./.test(bare) });
  }
  return alternatives.filter((asked) => asked.length > 0);
}
