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

/** Points: a caption in a strip of its own has its value in the space below. */
const STRIP = 20;

/** What is typed for a caption: in its cell, or in the space below a caption that fills its cell. */
export function typedFor(entry: Entry, page: FormPage | undefined): Typed {
  const words = wordsOf(entry.values);
  if (words.length > 0 || !page || entry.cell.y1 - entry.cell.y0 > STRIP) return { page: entry.page, words };
  const space = page.grid.spaceAt(entry.x0 + 8, entry.cell.y1 + 6);
  const isItsOwn = sharedWidth(space, entry.cell) > 0.6 && space.sides >= 3;
  const below = isItsOwn ? page.words.filter((word) => isInside(word, space)) : [];
  const isFree = !below.some((word) => page.isCaption(word));
  return { page: entry.page, words: isFree ? below.filter((word) => page.isTyped(word)) : [] };
}
