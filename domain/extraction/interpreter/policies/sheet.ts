import type { Box, Word } from '../../../document/page.ts';
import { centreX, centreY } from '../../../reading/boxes.ts';
import type { PageLayout } from '../../../reading/layout.ts';
import { type Grid, gridOf } from '../../boxes/grid.ts';
import { findMarks, type Mark, type Option, optionOf } from '../../boxes/marks.ts';
import { type Run, runsOf } from '../../boxes/writing.ts';

/** A page as words between rules, with its ticks told from its writing. */
export interface Sheet {
  layout: PageLayout;
  page: number;
  grid: Grid;
  /** Runs of writing, each within one space between rules. */
  runs: readonly Run[];
  /** All words in reading order, ticks aside. */
  words: readonly Word[];
  marks: readonly Mark[];
  options: readonly Option[];
}

/** The words, rules and ticks of a page. */
export function sheetOf(layout: PageLayout): Sheet {
  const grid = gridOf(layout);
  const marks = findMarks(layout, grid);
  const ticks = new Set(marks.flatMap((mark) => mark.words));
  const words = layout.lines.flatMap((line) => line.words.filter((word) => !ticks.has(word)));
  const runs = grid.cells.flatMap((cell) => runsOf(cell.words.filter((word) => !ticks.has(word))));
  return {
    layout,
    page: layout.page.number,
    grid,
    runs: runs.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0),
    words,
    marks,
    options: marks.map((mark) => optionOf(mark, runs, grid)),
  };
}

/** Whether the middle of something lies in a box. */
export const isWithin = (inner: Box, box: Box): boolean =>
  centreX(inner) >= box.x0 && centreX(inner) < box.x1 && centreY(inner) >= box.y0 && centreY(inner) < box.y1;
