import { overlapX } from '../layout/boxes.ts';
import type { PageLayout } from '../layout/layout.ts';
import type { Box, Word } from '../page.ts';
import { acordCaptions, type Caption } from '../lexicon/acord-captions.ts';
import { isFormNoise, sectionHeadings, type SectionName } from '../lexicon/acord-print.ts';
import { assignValues } from './assign-values.ts';
import { findCaptions, type FoundCaption } from './captions.ts';
import { type Cell, type Grid, gridOf } from './grid.ts';
import { findMarks, type Mark, type Option, optionOf } from './marks.ts';
import { isInside, type Run, runsOf } from './writing.ts';

/** A caption of a form and what is typed for it. */
export interface Entry extends Box {
  field: Caption;
  /** 1-based. */
  page: number;
  /** The words of the caption itself. */
  caption: readonly Word[];
  /** In reading order; empty when nothing is typed. */
  values: Run[];
  cell: Cell;
}

export interface Section extends Box {
  name: SectionName;
  page: number;
}

/** A page of a form: its captions with their values, its ticks, and what of it is typed rather than printed. */
export interface FormPage {
  layout: PageLayout;
  number: number;
  grid: Grid;
  /** From top to bottom, then left to right. */
  entries: readonly Entry[];
  options: readonly Option[];
  marks: readonly Mark[];
  sections: readonly Section[];
  /** All writing, ticks aside. */
  runs: readonly Run[];
  isTyped(word: Word): boolean;
  isCaption(word: Word): boolean;
}

/** Fewer text fields say nothing about what is typed. */
const FIELDS_OF_A_FORM = 8;

/** Reads a page as a form. */
export function formPageOf(layout: PageLayout): FormPage {
  const grid = gridOf(layout);
  const marks = findMarks(layout, grid);
  const markWords = new Set(marks.flatMap((mark) => mark.words));
  const fields = layout.page.fields.filter((field) => field.kind === 'text' || field.kind === 'choice');
  const inField = (word: Word) => fields.some((field) => isInside(word, field));
  const isFilledForm = fields.length >= FIELDS_OF_A_FORM;

  const writing = grid.cells.map((cell) => {
    const words = cell.words.filter((word) => !markWords.has(word));
    const runs = runsOf(words);
    const printed = runsOf(words.filter((word) => (isFilledForm ? !inField(word) : word.source !== 'form')));
    return { cell, words, runs, captions: findCaptions(printed, acordCaptions) };
  });
  const captionWords = new Set(writing.flatMap(({ captions }) => captions.flatMap((caption) => caption.words)));
  const largestPrint = largestPrintOf(writing, captionWords);
  const isTyped = (word: Word): boolean => {
    if (captionWords.has(word) || markWords.has(word) || isFormNoise(word.text)) return false;
    if (isFilledForm) return inField(word);
    return word.source === 'form' || word.size > largestPrint;
  };

  const entries = writing.flatMap(({ cell, words, captions }) =>
    assignValues({ captions, typed: runsOf(words.filter(isTyped)), cell }).map(
      ({ caption, values }): Entry => ({
        ...boxOf(caption),
        field: caption.field,
        page: layout.page.number,
        caption: caption.words,
        values,
        cell,
      }),
    ),
  );
  const runs = writing.flatMap((part) => part.runs);
  return {
    layout,
    number: layout.page.number,
    grid,
    entries: entries.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0),
    marks,
    options: marks.map((mark) => optionOf(mark, runs)),
    sections: findSections(runs, layout),
    runs,
    isTyped,
    isCaption: (word) => captionWords.has(word),
  };
}

const boxOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 });

interface Writing {
  cell: Cell;
  words: Word[];
  captions: FoundCaption<Caption>[];
}

/**
 * What is typed into a form is mostly set larger than its captions: where that is plain, small writing is print, known
 * or not. The size in points up to which writing is print; 0 when sizes tell nothing.
 */
function largestPrintOf(writing: readonly Writing[], captionWords: ReadonlySet<Word>): number {
  const captionSizes = [...captionWords].map((word) => word.size).sort((a, b) => a - b);
  const usual = captionSizes[Math.floor(captionSizes.length * 0.75)] ?? 0;
  const others = writing
    .filter(({ captions, cell }) => captions.length > 0 && cell.y1 - cell.y0 < 120)
    .flatMap(({ words }) => words.filter((word) => !captionWords.has(word) && !isFormNoise(word.text)));
  const larger = others.filter((word) => word.size > usual + 0.7);
  return larger.length >= 6 && larger.length >= 0.5 * others.length ? usual + 0.4 : 0;
}

/** The headings between the blocks of a form; a section reaches down to the next heading below it. */
function findSections(runs: readonly Run[], layout: PageLayout): Section[] {
  const found = runs.flatMap((run) => {
    const match = sectionHeadings.match(run.text);
    if (
      !match ||
      !/^\P{Ll}+$/u.test(
        run.words
          .slice(0, match.length)
          .map((word) => word.text)
          .join(' '),
      )
    )
      return [];
    return [{ name: match.field, run }];
  });
  return found.map(({ name, run }) => {
    const below = found.filter((other) => other.run.y0 > run.y0 + 6 && other.name !== name);
    const end = Math.min(layout.page.height, ...below.map((other) => other.run.y0));
    return { name, page: layout.page.number, x0: run.x0, x1: run.x1, y0: run.y0, y1: end };
  });
}

/** How much two boxes share in width, as a share of the narrower one. */
export const sharedWidth = (a: Box, b: Box): number => overlapX(a, b) / Math.max(Math.min(a.x1 - a.x0, b.x1 - b.x0), 1);
