import { citationsOf, type DocumentIndex, type Entity } from '../index/index-document.ts';
import type { FoundLines } from './passages.ts';

/** Lists whose records are printed as blocks of lines, and not in a row or two of a table. */
const BLOCKS = /^(?:claims|vehicles|drivers|locations|pets|individuals|additionalInterests|policies)$/;

/** The record whose lines a passage's best line stands among: the last one that begins above it on its page. */
export function recordAt({
  document,
  page,
  best,
}: FoundLines): { document: DocumentIndex; entity: Entity } | undefined {
  let found: { entity: Entity; at: number } | undefined;
  for (const entity of document.entities) {
    if (!BLOCKS.test(entity.record.list)) continue;
    const at = beginOf(entity, document, page);
    if (at !== undefined && at <= best.at + 1 && (!found || at >= found.at)) found = { entity, at };
  }
  return found && { document, entity: found.entity };
}

/** The first line of a page on which one of a record's values stands. */
function beginOf({ items }: Entity, document: DocumentIndex, page: number): number | undefined {
  const quotes = items
    .slice(0, 3)
    .flatMap(({ fact }) => citationsOf(document, fact.pointer))
    .filter((citation) => citation.page === page)
    .map(({ quote }) => quote);
  if (quotes.length === 0) return undefined;
  const lines = document.lines.filter((line) => line.page === page);
  const found = quotes.flatMap((quote) => lines.find(({ text }) => text.includes(quote))?.at ?? []);
  return found.length > 0 ? Math.min(...found) : undefined;
}
