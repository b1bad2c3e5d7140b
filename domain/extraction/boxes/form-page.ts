import { overlapX } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Box, Word } from '../../document/page.ts';
import { isFormNoise } from './form-noise.ts';
import type { Wordings } from '../lexicon/wordings.ts';
import { normalize } from '../../text/normalize.ts';
import { assignValues } from './assign-values.ts';
import { findCaptions, type FoundCaption } from './captions.ts';
import { type Cell, type Grid, gridOf } from './grid.ts';
import type { FormVocabulary } from './form-vocabulary.ts';
import { findMarks, type Mark, type Option, optionOf } from './marks.ts';
import { isInside, linesOf, type Run, runOf, runsOf, textOf } from './writing.ts';

/** A caption of a form and what is typed for it. */
export interface Entry extends Box {
  /** The fields that have this caption. */
  fields: readonly string[];
  /** 1-based. */
  page: number;
  /** The words of the caption itself. */
  caption: readonly Word[];
  /** In reading order; empty when nothing is typed. */
  values: Run[];
  cell: Cell;
}

export interface Section extends Box {
  name: string;
  page: number;
}

/** A cell with what may be the heading in it, normalised: its print or all of it, with or without brackets. */
export interface HeadingCell {
  cell: Cell;
  texts: readonly string[];
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
  /** All words, ticks aside. */
  words: readonly Word[];
  /** Low cells that may head a column. */
  headings: readonly HeadingCell[];
  isTyped(word: Word): boolean;
  isCaption(word: Word): boolean;
}

/** Fewer text fields say nothing about what is typed. */
const FIELDS_OF_A_FORM = 8;

/** Reads the pages of a document as forms; what is print and what is typed is told from all of them together. */
export function formPagesOf(layouts: readonly PageLayout[], vocabulary: FormVocabulary): FormPage[] {
  const read = layouts.map((layout) => readWriting(layout, vocabulary));
  const largestPrint = largestPrintOf(read);
  return read
    .map((writing) => withoutTyped(writing, largestPrint))
    .map((writing) => formPageOf(writing, { largestPrint, vocabulary }));
}

interface CellWriting {
  cell: Cell;
  /** Ticks aside. */
  words: Word[];
  runs: Run[];
  captions: FoundCaption[];
}

interface PageWriting {
  layout: PageLayout;
  grid: Grid;
  marks: Mark[];
  cells: CellWriting[];
  captionWords: ReadonlySet<Word>;
  /** Whether a word stands in a text field; undefined on a page with too few of them. */
  isInField: ((word: Word) => boolean) | undefined;
}

function readWriting(layout: PageLayout, vocabulary: FormVocabulary): PageWriting {
  const grid = gridOf(layout);
  const marks = findMarks(layout, grid);
  const markWords = new Set(marks.flatMap((mark) => mark.words));
  const fields = layout.page.fields.filter((field) => field.kind === 'text' || field.kind === 'choice');
  const inFields = new Set(
    layout.lines.flatMap((line) => line.words.filter((word) => fields.some((field) => isInside(word, field)))),
  );
  const isInField = fields.length >= FIELDS_OF_A_FORM ? (word: Word) => inFields.has(word) : undefined;
  const cells = grid.cells.map((cell) => {
    const words = cell.words.filter((word) => !markWords.has(word));
    const printed = words.filter((word) => !(isInField?.(word) ?? word.source === 'form'));
    const printedRuns = runsOf(printed);
    const runs = printed.length === words.length ? printedRuns : runsOf(words);
    return { cell, words, runs, captions: findCaptions(printedRuns, vocabulary.captions) };
  });
  const captionWords = wordsOfCaptions(cells);
  return { layout, grid, marks, cells, captionWords, isInField };
}

/** The writing of a page without what looks like captions and is typed: the word "Building", the end of a company's name. */
function withoutTyped(writing: PageWriting, largestPrint: number): PageWriting {
  const isTyped = ({ words, size }: FoundCaption): boolean =>
    largestPrint > 0 && size > largestPrint && !words.some(({ bold }) => bold);
  const cells = writing.cells.map((cell) => ({ ...cell, captions: cell.captions.filter((found) => !isTyped(found)) }));
  return { ...writing, cells, captionWords: wordsOfCaptions(cells) };
}

const wordsOfCaptions = (cells: readonly CellWriting[]): ReadonlySet<Word> =>
  new Set(cells.flatMap(({ captions }) => captions.flatMap((caption) => caption.words)));

function formPageOf(
  writing: PageWriting,
  { largestPrint, vocabulary }: { largestPrint: number; vocabulary: FormVocabulary },
): FormPage {
  const { layout, grid, marks, captionWords, isInField } = writing;
  const markWords = new Set(marks.flatMap((mark) => mark.words));
  const typedWords = new Set<Word>();
  for (const word of writing.cells.flatMap(({ words }) => words)) {
    if (captionWords.has(word) || isFormNoise(word.text)) continue;
    if (isInField?.(word) ?? (word.source === 'form' || word.size > largestPrint)) typedWords.add(word);
  }
  const isTyped = (word: Word): boolean => typedWords.has(word);
  const runs = writing.cells.flatMap((cell) => cell.runs);
  const options = marks.map((mark) => optionOf(mark, runs, grid));
  const choices = choicesOn(options, runs);
  // Where no boxes are drawn, a ticked choice below a value would go on with it.
  const isValue = (word: Word, { sides }: Cell): boolean => isTyped(word) && !(sides < 3 && choices.has(word));
  // "X OWNER" over "TENANT" is what may be ticked, and no caption of two lines.
  const isAsked = ({ words: own }: FoundCaption, { sides }: Cell): boolean =>
    !(sides < 3 && own.some((word) => choices.has(word)));
  const entries = joinCornered(writing.cells, isTyped).flatMap(({ cell, words, captions }) =>
    assignValues({
      captions: captions.filter((caption) => isAsked(caption, cell)),
      typed: runsOf(words.filter((word) => isValue(word, cell))),
      cell,
    }).map(
      ({ caption, values }): Entry => ({
        ...boxOf(caption),
        fields: caption.fields,
        page: layout.page.number,
        caption: caption.words,
        values,
        cell,
      }),
    ),
  );
  const words = layout.lines.flatMap((line) => line.words);
  return {
    layout,
    number: layout.page.number,
    grid,
    entries: entries.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0),
    marks,
    options,
    sections: findSections(
      runs.filter(({ words: [first] }) => first && !choices.has(first)),
      layout,
      { captionSize: medianSize([...captionWords]), headings: vocabulary.headings },
    ),
    runs,
    words: words.filter((word) => !markWords.has(word)),
    headings: headingsOf(grid, isTyped),
    isTyped,
    isCaption: (word) => captionWords.has(word),
  };
}

/** Points: choices below each other start at the same place; lines that they are apart. */
const SAME_START = 2;
const NEXT_CHOICE = 1.6;

/** The words of all choices that are ticked, and of those right above and below them in their column. */
function choicesOn(options: readonly Option[], runs: readonly Run[]): ReadonlySet<Word> {
  const found = options.filter(({ words }) => words.length > 0).map(({ words }) => runOf([...words]));
  const isNear = (run: Run, { x0, y0, size }: Run): boolean =>
    Math.abs(run.x0 - x0) < SAME_START && Math.abs(run.y0 - y0) < NEXT_CHOICE * size;
  const unticked = runs.filter((run) => !run.text.includes(':') && found.some((option) => isNear(run, option)));
  return new Set([...found, ...unticked].flatMap(({ words }) => words));
}

/** Points: no heading of a column is higher. */
const HIGHEST_HEADING = 60;
/** Words. */
const LONGEST_HEADING = 24;

function headingsOf(grid: Grid, isTyped: (word: Word) => boolean): HeadingCell[] {
  return grid.cells
    .filter((cell) => cell.sides >= 2 && cell.y1 - cell.y0 <= HIGHEST_HEADING && cell.words.length <= LONGEST_HEADING)
    .flatMap((cell): HeadingCell[] => {
      const words = linesOf(cell.words).flat();
      const whole = textOf(words);
      const printed = textOf(words.filter((word) => !isTyped(word)));
      // A caption with its value is no heading of a column; of headings only "OTHER: Crime" says what is typed beside it.
      if (normalize(printed) !== normalize(whole) && printed !== '' && !/^other\b/i.test(printed)) return [];
      const texts = [printed, whole].flatMap((text) => [text, text.replace(/\s*\(.*$/, '')]);
      return [{ cell, texts: [...new Set(texts)].map(normalize).filter((text) => text !== '') }];
    });
}

/** Tick boxes cut corners out of a cell: what stands between the same left and upper, or lower, rules belongs together. */
function joinCornered(cells: readonly CellWriting[], isTyped: (word: Word) => boolean): CellWriting[] {
  const captioned = cells.filter(({ captions }) => captions.length > 0).map((writing) => ({ ...writing }));
  for (const { cell, captions, words } of cells) {
    if (captions.length > 0 || !words.some(isTyped)) continue;
    const isNear = (a: number, b: number) => Math.abs(a - b) <= 2;
    const into = captioned.find(
      (other) =>
        isNear(other.cell.x0, cell.x0) &&
        (isNear(other.cell.y0, cell.y0) || (isNear(other.cell.y1, cell.y1) && other.cell.y0 < cell.y0)),
    );
    if (into) into.words = [...into.words, ...words];
  }
  return captioned;
}

const boxOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 });

function medianSize(words: readonly Word[]): number {
  const sizes = words.map((word) => word.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/**
 * What is typed into a form is mostly set larger than its captions: where that is plain, small writing is print, known
 * or not. The size in points up to which writing is print; 0 when sizes tell nothing.
 */
function largestPrintOf(pages: readonly PageWriting[]): number {
  const captionSizes = pages.flatMap(({ captionWords }) => [...captionWords].map((word) => word.size));
  const usual = captionSizes.sort((a, b) => a - b)[Math.floor(captionSizes.length * 0.75)] ?? 0;
  const others = pages.flatMap(({ cells, captionWords }) =>
    cells
      .filter(({ captions, cell }) => captions.length > 0 && cell.y1 - cell.y0 < 120)
      .flatMap(({ words }) => words.filter((word) => !captionWords.has(word) && !isFormNoise(word.text))),
  );
  const larger = others.filter((word) => word.size > usual + 0.7);
  return larger.length >= 6 && larger.length >= 0.5 * others.length ? usual + 0.4 : 0;
}

/** Shares of the size of captions: headings are set larger. */
const HEADING_SIZE = 1.12;

/** The headings between the blocks of a form; a section reaches down to the next heading below it. */
function findSections(
  runs: readonly Run[],
  layout: PageLayout,
  { captionSize, headings }: { captionSize: number; headings: Wordings },
): Section[] {
  const known = runs.flatMap((run) => {
    const match = headings.match(run.text);
    const words = match ? run.words.slice(0, match.length).map((word) => word.text) : [];
    return match && !/\p{Ll}/u.test(words.join(' ')) ? [{ name: match.field, run }] : [];
  });
  const large = known.filter(({ run }) => run.size >= HEADING_SIZE * captionSize);
  const found = large.length > 0 ? large : known;
  return found.map(({ name, run }) => {
    const below = found.filter((other) => other.run.y0 > run.y0 + 6 && other.name !== name);
    const end = Math.min(layout.page.height, ...below.map((other) => other.run.y0));
    return { name, page: layout.page.number, x0: run.x0, x1: run.x1, y0: run.y0, y1: end };
  });
}

/** How much two boxes share in width, as a share of the narrower one. */
export const sharedWidth = (a: Box, b: Box): number => overlapX(a, b) / Math.max(Math.min(a.x1 - a.x0, b.x1 - b.x0), 1);
