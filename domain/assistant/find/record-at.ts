import { citationsOf, type DocumentIndex, type Entity } from '../index/index-document.ts';
import type { Line } from '../index/lines.ts';
import { wordsOf } from '../words.ts';
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

/** How far a quote has to go to stand in one line only. */
const TELLING = 4;
const ENDS = /^\W*(?:[\w-]+\W+){0,3}totals?\b|\bpage \d/i;
/** What a heading of several records begins with. */
const SECTIONS: ReadonlySet<string> = new Set(
  wordsOf(
    'policy location loc premises department dept division branch site region district state line term year account',
  ),
);
const isHeading = ({ text }: Line): boolean => SECTIONS.has(wordsOf(text)[0] ?? '') && !ENDS.test(text);

/** The lines in which each record of a list is printed, from its first value down to the next record or a total, below the headings above it. */
export function blocksOf(document: DocumentIndex, list: string): Blocks {
  const before = known.get(document)?.get(list);
  if (before) return before;
  const blocks = blocksIn(document, list);
  known.set(document, new Map([...(known.get(document) ?? []), [list, blocks]]));
  return blocks;
}

type Blocks = ReadonlyMap<Entity, readonly Line[]>;
const known = new WeakMap<DocumentIndex, ReadonlyMap<string, Blocks>>();

function blocksIn(document: DocumentIndex, list: string): Blocks {
  const entities = BLOCKS.test(list) ? document.entities.filter(({ record }) => record.list === list) : [];
  const own = entities.map((entity) => ({ entity, places: placesOf(entity, document) }));
  const uses = new Map<number, number>();
  for (const { places } of own) for (const place of places) uses.set(place, (uses.get(place) ?? 0) + 1);
  const begins = own
    .map(({ entity, places }) => ({ entity, begin: Math.min(...places.filter((place) => uses.get(place) === 1)) }))
    .filter(({ begin }) => Number.isFinite(begin))
    .sort((a, b) => a.begin - b.begin);
  const headings = new Map<string, Line>();
  return new Map(
    begins.map(({ entity, begin }, at) => {
      for (const line of headingsAbove(document.lines, begin)) headings.set(line.words[0] ?? '', line);
      const first = document.lines[begin];
      const below = document.lines.slice(begin + 1, begins[at + 1]?.begin);
      const end = below.findIndex((line) => ENDS.test(line.text) || isHeading(line) || line.page !== first?.page);
      return [entity, [...headings.values(), ...(first ? [first] : []), ...below.slice(0, end < 0 ? undefined : end)]];
    }),
  );
}

/** The headings right above a line, the nearest one last. */
function headingsAbove(lines: readonly Line[], begin: number): readonly Line[] {
  const first = lines.slice(0, begin).findLastIndex((line) => !isHeading(line)) + 1;
  return lines.slice(first, begin);
}

/** The lines that alone on their page print one of a record's values, or the one that prints most of them. */
function placesOf({ items }: Entity, document: DocumentIndex): number[] {
  const citations = items.flatMap(({ fact }) => citationsOf(document, fact.pointer));
  const holding = citations
    .filter(({ quote }) => quote.length >= TELLING)
    .map(({ page, quote }) =>
      document.lines.flatMap((line, at) => (line.page === page && line.text.includes(quote) ? [at] : [])),
    );
  const alone = holding.flatMap((places) => (places.length === 1 ? places : []));
  const counts = new Map<number, number>();
  for (const place of holding.flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const fullest = [...counts].flatMap(([place, count]) => (count === most ? [place] : []));
  return [...new Set([...alone, ...(fullest.length === 1 ? fullest : [])])];
}
