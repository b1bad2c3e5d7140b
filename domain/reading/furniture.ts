// Page furniture: what repeats at one place on most pages, from the edge of the page inwards.
import type { Line, PageLayout } from './layout.ts';

const LEAST_PAGES = 3;
const SHARE = 0.5;
/** Points of the grid on which places are compared. */
const PLACE = 6;

/** Lines with a page number or a time of printing; the digits of others tell policies and terms apart. */
const NUMBERED = /\b(?:page|pg|sheet|printed|run)\b|\b\d+ of \d+\b|\d:\d\d/i;

/**
 * The lines of a document that are page furniture: running heads and feet, page numbers. Column headers, which repeat
 * too, are none.
 */
export function findFurniture(layouts: readonly PageLayout[], isHeader: (line: Line) => boolean): Set<Line> {
  const furniture = new Set<Line>();
  if (layouts.length < LEAST_PAGES) return furniture;
  const pages = new Map<string, Set<number>>();
  for (const { lines, page } of layouts) {
    for (const line of lines) {
      for (const place of placesOf(line)) {
        const seen = pages.get(place) ?? new Set();
        pages.set(place, seen.add(page.number));
      }
    }
  }
  const least = Math.max(LEAST_PAGES, SHARE * layouts.length);
  const repeats = (line: Line): boolean => placesOf(line).some((place) => (pages.get(place)?.size ?? 0) >= least);
  for (const [at, { lines }] of layouts.entries()) {
    // The head of the first page is read: it may be the only place of a name.
    const edges = at === 0 ? [lines.toReversed()] : [lines, lines.toReversed()];
    for (const edge of edges) {
      const inner = edge.findIndex((line) => !repeats(line) || isHeader(line));
      for (const line of edge.slice(0, inner < 0 ? edge.length : inner)) furniture.add(line);
    }
  }
  return furniture;
}

/** The line's text at its own and the neighboring places. */
function placesOf(line: Line): string[] {
  const text = line.words
    .map((word) => word.text)
    .join(' ')
    .toLowerCase();
  const compared = NUMBERED.test(text) ? text.replace(/\d+/g, '#') : text;
  const column = Math.round(line.x0 / PLACE);
  const row = Math.round(line.y0 / PLACE);
  return [row - 1, row, row + 1].map((at) => `${column} ${at} ${compared}`);
}
