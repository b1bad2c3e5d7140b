import type { Cell } from './cells.ts';
import { type Header, stackOver } from './headers.ts';

/** Headings of the limits that are in force, beside those that could be bought. */
const CHOSEN =
  /^(?:your|current|this|selected|chosen|present|in force)(?: (?:current|policy|coverages?|limits?|plan|selection|choice|package|amounts?|protection|quote|option))*$/;
const CHOSEN_BY_NUMBER = /^(?:you (?:have|chose|selected)|(?:coverage|limits?) (?:selected|chosen|you (?:have|chose)))$/;
/** Headings of what is only offered. */
const OFFERED =
  /^(?:option|plan|package|alternative|choice|quote) (?:\d|[a-d])$|^(?:(?:plus|basic|standard|enhanced|deluxe|premier|preferred|elite|silver|gold|platinum|ultra|economy|value|higher|lower|increased|more|other|better|best|alternate|alternative|optional|available|suggested|recommended|additional)(?: (?:package|plan|options?|limits?|coverages?|choices?|protection|policy|level))+)$/;

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
    const texts = cells.map((_, at) => plain(cells.slice(at).map(({ text }) => text).join(' ')));
    return { header, isChosen: texts.some(isChosen), isOffered: texts.some((text) => OFFERED.test(text)) };
  });
  if (headings.filter((heading) => heading.isChosen).length !== 1 || !headings.some((heading) => heading.isOffered))
    return null;
  return headings.map(({ header, ...is }, at) => {
    const measure = is.isChosen ? 'limit' : is.isOffered ? 'ignored' : at === 0 ? 'name' : header.measure;
    return { ...header, measure, isUnknown: measure === undefined && header.isUnknown };
  });
}

const isChosen = (text: string): boolean => CHOSEN.test(text) || CHOSEN_BY_NUMBER.test(text);
