import { centreY } from '../../reading/boxes.ts';
import type { Box, Word } from '../../document/page.ts';
import type { Cited } from '../cited.ts';
import type { SourceDocument } from '../source-document.ts';
import type { FormVocabulary } from './form-vocabulary.ts';
import { type Entry, type FormPage, formPagesOf, sharedWidth } from './form-page.ts';
import { firstOf, type Typed, wordsOf } from './values.ts';
import { isInside } from './writing.ts';

/** A document read as forms. */
export interface FormDocument {
  pages: readonly FormPage[];
  /** The captions of a field on all pages, in reading order. */
  entries(...fields: readonly string[]): Entry[];
  /** What `read` makes of the first caption of the fields with a value that it accepts. */
  first<T>(fields: readonly string[], read: (typed: Typed) => Cited<T> | undefined): Cited<T> | undefined;
}

export function formDocumentOf({ layouts }: Pick<SourceDocument, 'layouts'>, vocabulary: FormVocabulary): FormDocument {
  const pages = formPagesOf(layouts, vocabulary);
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const entries = (...fields: readonly string[]): Entry[] =>
    pages.flatMap((page) => page.entries.filter((entry) => entry.fields.some((field) => fields.includes(field))));
  return {
    pages,
    entries,
    first: (fields, read) =>
      firstOf(
        entries(...fields).map((entry) => typedFor(entry, byNumber.get(entry.page))),
        read,
      ),
  };
}

/** Points: a caption in a strip of its own has its value in the space below or beside. */
const STRIP = 26;
/** Points: borders of neighboring boxes. */
const SAME_BORDER = 2.5;

/** What is typed for a caption: in its box, or in the box below or right of a caption that fills its own. */
export function typedFor(entry: Entry, page: FormPage | undefined): Typed {
  const words = wordsOf(entry.values);
  if (words.length > 0 || !page) return { page: entry.page, words };
  const cell = entry.cell.sides < 3 ? entry : entry.cell;
  const below = page.grid.spaceAt(entry.x0 + 8, cell.y1 + 6);
  const isBelow = cell.y1 - cell.y0 <= STRIP && sharedWidth(below, cell) > 0.6 && below.sides >= 3;
  const under = isBelow ? typedIn(below, page) : [];
  if (under.length > 0) return { page: entry.page, words: under };
  const right = page.grid.spaceAt(cell.x1 + 5, centreY(cell));
  const isRow = Math.abs(right.y0 - cell.y0) < SAME_BORDER && Math.abs(right.y1 - cell.y1) < SAME_BORDER;
  return { page: entry.page, words: isRow && entry.cell.sides >= 3 && right.sides >= 3 ? typedIn(right, page) : [] };
}

/** What is typed in a box that has no caption. */
function typedIn(box: Box, page: FormPage): Word[] {
  const words = page.words.filter((word) => isInside(word, box));
  return words.some((word) => page.isCaption(word)) ? [] : words.filter((word) => page.isTyped(word));
}
