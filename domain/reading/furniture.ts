// Page furniture: what repeats at one place on most pages, from the edge of the page inwards.
import type { Line, PageLayout } from './layout.ts';

const LEAST_PAGES = 3;
const SHARE = 0.5;
/** Points of the grid on which places are compared. */
const PLACE = 6;

/** The lines of a document that are page furniture: running heads and feet, page numbers; numbers in them may differ. */
export function findFurniture(layouts: readonly PageLayout[]): Set<Line> {
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
  for (const { lines } of layouts.slice(1)) {
    for (const edge of [lines, lines.toReversed()]) {
      for (const line of edge) {
        if (!repeats(line)) break;
        furniture.add(line);
      }
    }
  }
  return furniture;
}

/** The line's text without digits at its own and the neighboring place. */
function placesOf(line: Line): string[] {
  const text = line.words
    .map((word) => word.text)
    .join(' ')
    .toLowerCase()
    .replace(/\d+/g, '#');
  const column = Math.round(line.x0 / PLACE);
  const row = Math.round(line.y0 / PLACE);
  return [row - 1, row, row + 1].map((at) => `${column} ${at} ${text}`);
}
