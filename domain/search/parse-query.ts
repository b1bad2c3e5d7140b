/** A piece of a query as it was typed: a word, or words that belong together (`"total loss"`, `QX-445-1182`). */
export interface QueryPiece {
  text: string;
  /** What is found must not hold it. */
  negated: boolean;
}

const pieces = /(-?)"([^"]*)"?|(\S+)/g;

/**
 * Reads a query as people write them for the web: words that all have to be there, `or` between alternatives, `-` before
 * what must not be there, quotes around words that belong together. Every text is a query; some find nothing.
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
