import type { Page, Word } from '../../document/page.ts';
import { visibleText } from '../../model/visible-text.ts';
import { layOut } from '../../reading/lay-out.ts';
import type { PageRole } from '../../reading/layout.ts';
import { alignCells } from './aligned-cells.ts';
import { unfoldColumns } from './prose-columns.ts';

/** A line as a model sees it, with the words behind each cell. */
export interface ShownLine {
  words: readonly Word[];
  /** From left to right; a column of the line's table that is empty here is an empty list. */
  cells: readonly (readonly Word[])[];
  /** Numbers of the lines of the page that head the columns of its table. */
  heads: readonly number[];
  /** Without its number. */
  text: string;
}

/** A page as a model gets it: numbered lines, and the words behind each. */
export interface NumberedPage {
  page: Page;
  role: PageRole;
  /** By line, from 1. */
  lines: readonly ShownLine[];
  text: string;
}

/**
 * Numbers the lines of a page, with a bar between cells, so that a model can say where it read a value. Columns of running
 * text come one after the other; a table shows its empty cells, so that each value stands below its heading.
 */
export function numberLines(page: Page): NumberedPage {
  const layout = layOut(page);
  const lines = alignCells(unfoldColumns(layout.lines)).map(({ cells, heads }): ShownLine => {
    const words = cells.map((segments) => segments.flatMap((segment) => segment.words));
    return {
      words: words.flat(),
      cells: words,
      heads: heads.map((at) => at + 1),
      text: words.map(textOf).join(' | '),
    };
  });
  // so that a model can name a line of a page that it sees as a picture only
  if (lines.length === 0) lines.push({ words: [], cells: [], heads: [], text: '' });
  return { page, role: layout.role, lines, text: textOfLines({ page, lines }) };
}

/** Lines of a page with their numbers. */
export function textOfLines(
  { page, lines }: Pick<NumberedPage, 'page' | 'lines'>,
  isShown: (line: number) => boolean = () => true,
): string {
  const numbered = lines.flatMap(({ text }, at) => (isShown(at + 1) ? [`${at + 1}| ${text}`] : []));
  return [`PAGE ${page.number}`, ...numbered].join('\n');
}

/** A bar in the text of others would look like a border between cells. */
const textOf = (words: readonly Word[]): string =>
  visibleText(words.map(({ text }) => text).join(' '))
    .replaceAll('|', '/')
    .trim();
