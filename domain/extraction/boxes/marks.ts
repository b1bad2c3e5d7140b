import { centreX, centreY } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Box, Word } from '../../document/page.ts';
import type { Grid } from './grid.ts';
import { type Run, textOf } from './writing.ts';

/** A tick: an X or a check mark in its box. */
export interface Mark extends Box {
  words: readonly Word[];
}

const SIGN = /^[[(]?(?:[xX✓✔✕✖✗✘☒☑■●◉★√])[\])]?$/;
/** A box, ticked or not: another option begins. */
const BOX = /^[[(]?[☐□▢○◯☒☑●][\])]?$/u;
/** Boxes that are printed as one sign stand close to the words before them. */
const BOXED = /^(?:[[(][xX✓✔][\])]|[☒☑■])$/;
/** Share of the font size: nothing stands so close to the left of a tick; blanks of typewriters are 0.6 wide. */
const ALONE = 0.8;
/** Points: an option stands so close to the right of its tick. */
const REACH = 24;
/** Points: the lines of an option stand so close above and below the middle of its tick. */
const HALF_LINE = 7.5;

/** The ticks of a page: checked buttons, and signs that stand alone. */
export function findMarks(layout: PageLayout, grid: Grid): Mark[] {
  const buttons = layout.page.fields.filter((field) => field.kind === 'checkbox' || field.kind === 'radio');
  const signs = layout.lines.flatMap((line) =>
    line.words.filter((word, at) => SIGN.test(word.text) && isAlone({ word, before: line.words[at - 1], grid })),
  );
  const isOver = (word: Word, box: Box) =>
    word.x0 < box.x1 && word.x1 > box.x0 && centreY(word) > box.y0 - 1 && centreY(word) < box.y1 + 1;
  const typed = signs.filter((word) => !buttons.some((button) => isOver(word, button)));
  const checked = buttons.filter((button) => button.checked);
  return [
    ...typed.map((word) => ({ x0: word.x0, y0: word.y0, x1: word.x1, y1: word.y1, words: [word] })),
    ...checked.map((button): Mark => {
      const { x0, y0, x1, y1 } = button;
      const drawn = signs.filter((word) => isOver(word, button));
      const sign: Word = { x0, y0, x1, y1, text: 'X', size: y1 - y0, bold: false, source: 'form', confidence: 1 };
      return { x0, y0, x1, y1, words: drawn.length > 0 ? drawn : [sign] };
    }),
  ];
}

function isAlone({ word, before, grid }: { word: Word; before: Word | undefined; grid: Grid }): boolean {
  if (!before || BOXED.test(word.text) || before.text.endsWith(':') || word.x0 - before.x1 >= ALONE * word.size)
    return true;
  const middle = (word.x0 + before.x1) / 2;
  return grid.hasWallAt({ x: middle, y: centreY(word), reach: (word.x0 - before.x1) / 2 + 1.5 });
}

export interface Option {
  mark: Mark;
  text: string;
  words: readonly Word[];
}

/** What a tick stands for: the writing right of it. */
export function optionOf(mark: Mark, runs: readonly Run[], grid: Grid): Option {
  const middle = centreY(mark);
  const near = runs.filter(
    (run) => run.x0 >= mark.x1 - 2 && run.x0 - mark.x1 <= REACH && Math.abs(centreY(run) - middle) <= HALF_LINE,
  );
  const [nearest] = near.toSorted((a, b) => a.x0 - b.x0);
  const before = askedBefore(mark, nearest, runs);
  if (before) return { mark, text: textOf(before), words: before };
  const lines = nearest ? near.filter((run) => run.x0 - nearest.x0 < 4) : [];
  const all = linesAt(lines, mark, grid).flatMap((run) => run.words);
  const end = all.findIndex(({ text }) => BOX.test(text));
  const words = end < 0 ? all : all.slice(0, end);
  return { mark, text: textOf(words), words };
}

/** "CLAIMS-MADE: X   OCCUR:": a tick behind a colon answers what stands before it, unless an option without one follows. */
function askedBefore(mark: Mark, right: Run | undefined, runs: readonly Run[]): readonly Word[] | null {
  if (right && !right.text.endsWith(':')) return null;
  const left = runs.find(
    (run) => run.text.endsWith(':') && Math.abs(centreY(run) - centreY(mark)) < 3 && isJustBefore(run, mark),
  );
  return left ? left.words : null;
}

const isJustBefore = (run: Run, mark: Mark): boolean => run.x1 <= mark.x0 + 1 && mark.x0 - run.x1 < REACH;

/** Points: how far the left wall of a box may be from the sign in it, and how high a box is. */
const WALL = 5;
const HIGHEST_BOX = 16;
/** Points: so much further from a sign may the middle of all lines be than that of the nearest. */
const ABOUT_MIDDLE = 1;

/** The lines beside a tick: the nearest, and those that have no box of their own. */
function linesAt(lines: readonly Run[], mark: Mark, grid: Grid): readonly Run[] {
  const middle = centreY(mark);
  const off = (run: Run): number => Math.abs(centreY(run) - middle);
  const [nearest] = lines.toSorted((a, b) => off(a) - off(b));
  if (!nearest || lines.length < 2) return lines;
  const inOrder = lines.toSorted((a, b) => a.y0 - b.y0);
  const box = grid.spaceAt(centreX(mark), middle);
  if (box.sides < 4 || box.y1 - box.y0 > HIGHEST_BOX) {
    const center = lines.reduce((sum, run) => sum + centreY(run), 0) / lines.length;
    return Math.abs(center - middle) <= off(nearest) + ABOUT_MIDDLE ? inOrder : [nearest];
  }
  const isBeside = (run: Run): boolean => centreY(run) > box.y0 && centreY(run) < box.y1;
  const hasBox = (run: Run): boolean => grid.hasWallAt({ x: mark.x0, y: centreY(run), reach: WALL });
  return inOrder.filter((run) => run === nearest || isBeside(run) || !hasBox(run));
}
