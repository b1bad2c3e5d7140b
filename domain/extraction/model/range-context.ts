import { estimateTokens } from '../../model/model.ts';
import type { NumberedPage, ShownLine } from './numbered-pages.ts';
import { isBefore, type LinePlace } from './ranges.ts';

/** Lines of the top of the document, of headings in force, and of what comes right before a range. */
const linesOfTitle = 12;
const mostHeadings = 8;
const linesBefore = 5;
const mostWordsOfHeading = 14;
const mostTokens = 1_500;

interface Placed {
  place: LinePlace;
  line: ShownLine;
}

/**
 * The lines before a range that say what its lines mean: the title block, headings in force, the headings of the columns of
 * its first table, and the end of the record before.
 */
export function contextOf(pages: readonly NumberedPage[], from: LinePlace): LinePlace[] {
  const all = pages.flatMap(({ page, lines }) =>
    lines.map((line, at): Placed => ({ place: { page: page.number, line: at + 1 }, line })),
  );
  const before = all.filter(({ place }) => isBefore(place, from, { orSame: false }));
  const context = [
    ...before.slice(-linesBefore),
    ...headsOf(all, { before, from }),
    ...headingsOf(before, pages.length),
    ...before.slice(0, linesOfTitle),
  ];
  const unique = new Map(context.map((one) => [`${one.place.page}.${one.place.line}`, one]));
  let tokens = 0;
  const fitting = [...unique.values()].filter(({ line }) => (tokens += estimateTokens(line.text) + 2) <= mostTokens);
  return fitting.map(({ place }) => place).toSorted((a, b) => a.page - b.page || a.line - b.line);
}

/** The headings of the table that the range begins in, which may have been printed pages before. */
function headsOf(all: readonly Placed[], { before, from }: { before: readonly Placed[]; from: LinePlace }): Placed[] {
  const rows = all.slice(before.length, before.length + 40);
  const first = rows.find(({ line }) => line.cells.length > 2);
  if (!first) return [];
  const { cells, heads } = first.line;
  if (first.place.page === from.page && heads.length > 0) {
    return before.filter(({ place }) => place.page === from.page && heads.includes(place.line));
  }
  const alike = before.findLast(({ line }) => line.heads.length > 0 && line.cells.length === cells.length);
  if (!alike) return [];
  return before.filter(({ place }) => place.page === alike.place.page && alike.line.heads.includes(place.line));
}

/** The latest heading of each form, the rare forms first: headings of policies are rarer than lines of their claims. */
function headingsOf(before: readonly Placed[], pages: number): Placed[] {
  const latest = new Map<string, { one: Placed; count: number }>();
  for (const one of before.slice(linesOfTitle).filter(({ line }) => isHeading(line))) {
    const form = one.line.text.replace(/\S*\d\S*/g, '#').replace(/:.*/, ':');
    latest.set(form, { one, count: (latest.get(form)?.count ?? 0) + 1 });
  }
  return (
    [...latest.values()]
      // what stands on every page stands in the range, too
      .filter(({ count }) => pages < 3 || count < pages * 0.8)
      .toSorted((a, b) => a.count - b.count || (isBefore(a.one.place, b.one.place, { orSame: false }) ? 1 : -1))
      .slice(0, mostHeadings)
      .map(({ one }) => one)
  );
}

function isHeading({ words, text, heads }: ShownLine): boolean {
  if (words.length === 0 || words.length > mostWordsOfHeading) return false;
  return words.every(({ bold }) => bold) || (heads.length === 0 && /[\p{L}.#]\s*:\s*\S/u.test(text));
}
