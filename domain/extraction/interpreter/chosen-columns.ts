import { CHOSEN, CHOSEN_BY_YOU, OFFERED } from '../lexicon/offers.ts';
import type { Cell } from './cells.ts';
import { type Header, stackOver } from './headers.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d ]/g, '')
    .trim();

/**
 * A line of headings of which one says that its limits are the policy's and others that theirs are offered: the column
 * of the first is read, the others are not. Null where the line says no such thing.
 */
export function chosenColumns(found: readonly Header[], above: readonly Cell[]): Header[] | null {
  const headings = found.map((header) => {
    const [cell] = header.cells.slice(-1);
    const cells = cell ? [...stackOver(cell, above).reverse(), cell] : header.cells;
    const texts = cells.map((_, at) =>
      plain(
        cells
          .slice(at)
          .map(({ text }) => text)
          .join(' '),
      ),
    );
    return { header, isChosen: texts.some(isChosen), isOffered: texts.some((text) => OFFERED.test(text)) };
  });
  if (headings.filter((heading) => heading.isChosen).length !== 1 || !headings.some((heading) => heading.isOffered))
    return null;
  return headings.map(({ header, ...is }, at) => {
    const measure = is.isChosen ? 'limit' : is.isOffered ? 'ignored' : at === 0 ? 'name' : header.measure;
    return { ...header, measure, isUnknown: measure === undefined && header.isUnknown };
  });
}

const isChosen = (text: string): boolean => CHOSEN.test(text) || CHOSEN_BY_YOU.test(text);
