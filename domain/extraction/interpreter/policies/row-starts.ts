import type { Word } from '../../../document/page.ts';
import { findDates } from '../../../reading/values/date.ts';
import { linesOf, textOf } from '../../boxes/writing.ts';
import type { Band, Column, PolicyWords } from './policy-table.ts';
import { isWithin, type Sheet } from './sheet.ts';

// Where the policies of a table start: at their dates; above them at the letter or the line of insurance, where these stand
// in lines of their own; at letters or lines of insurance alone where no column has dates.

export interface StartSearch {
  columns: readonly Column[];
  sheet: Sheet;
  words: PolicyWords;
}

/** The heights at which the rows of a band of a table start. */
export function rowStarts(band: Band, table: Band, search: StartSearch): number[] {
  const { columns, sheet, words } = search;
  const lines = headLines(band, columns, sheet, words);
  const dated = datedLines(band, columns, sheet, words);
  if (dated.length > 0) return dated.map((y, at) => startOver(y, dated[at - 1] ?? band.y0, lines));
  if (datedLines(table, columns, sheet, words).length > 0) return [];
  const lettered = lines.filter(({ letter }) => letter);
  const heads = lettered.length > 0 ? lettered : lines.filter(({ title }) => title === 'known');
  return heads.map(({ y0 }) => y0);
}

/** Each has a date of its own, in the first column that has dates. */
function datedLines(band: Band, columns: readonly Column[], sheet: Sheet, { dates }: PolicyWords): number[] {
  for (const column of columns.filter(({ field }) => dates.has(field))) {
    const words = sheet.words.filter((word) => isWithin(word, { ...column, ...band }));
    const lines = linesOf(words).filter((line) => findDates(textOf(line)).length > 0);
    if (lines.length > 0) return lines.map(topOf);
  }
  return [];
}

const topOf = (words: readonly Word[]): number => Math.min(...words.map(({ y0 }) => y0));

/** What a line says in the columns of letters and of lines of insurance. */
interface HeadLine {
  y0: number;
  letter: boolean;
  title: 'known' | 'other' | null;
}

const LETTER = /^[A-H]$/;
/** Boxes without a tick, and what goes on with the line above, name nothing. */
const NO_TITLE = /^(?:\[\s*\]?|\(|and\b|&)/i;

function headLines(band: Band, columns: readonly Column[], sheet: Sheet, words: PolicyWords): HeadLine[] {
  const [letters, titles] = [words.letter, words.title].map((field) =>
    columns.find((column) => column.field === field),
  );
  const inside = (column: Column | undefined): Word[] =>
    column ? sheet.words.filter((word) => isWithin(word, { ...column, ...band })) : [];
  const [marks, names] = [inside(letters), inside(titles)];
  return linesOf([...marks, ...names]).map((line): HeadLine => {
    const text = textOf(line.filter((word) => names.includes(word)));
    const letter = LETTER.test(textOf(line.filter((word) => marks.includes(word))));
    return { y0: topOf(line), letter, title: titleOf(text, words) };
  });
}

function titleOf(text: string, { titles, choices }: PolicyWords): HeadLine['title'] {
  if (!/\p{L}{2}/u.test(text) || NO_TITLE.test(text)) return null;
  if (titles.match(text)) return 'known';
  return [...choices.values()].some((choice) => choice.match(text)) ? null : 'other';
}

/** The letter or the line of insurance over a line of dates that has none itself. */
function startOver(y: number, before: number, lines: readonly HeadLine[]): number {
  const own = lines.find(({ y0 }) => Math.abs(y0 - y) < 4);
  if (own?.letter && own.title !== null) return y;
  const over = lines.filter(({ y0 }) => y0 > before + 4 && y0 < y - 4);
  const head = over.find(
    ({ letter, title }) => (letter && !own?.letter) || (title === 'known' && (own?.title ?? null) === null),
  );
  return head?.y0 ?? y;
}
