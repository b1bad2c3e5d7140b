import type { Line, PageLayout } from './layout.ts';

/** A page and those of its lines that are no furniture. */
export interface PageLines {
  layout: PageLayout;
  lines: readonly Line[];
  /** Places of the lines in `lines`. */
  places: ReadonlyMap<Line, number>;
  /** Left bound: 0 for whole pages; lines of neighboring bands are alike at the same distance from it. */
  x0: number;
}

export function pageLines(layout: PageLayout, furniture: ReadonlySet<Line>, x0 = 0): PageLines {
  const lines = layout.lines.filter((line) => !furniture.has(line));
  return { layout, lines, places: new Map(lines.map((line, at) => [line, at])), x0 };
}
