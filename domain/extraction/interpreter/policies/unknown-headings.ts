import type { Box, Word } from '../../../document/page.ts';
import { centreX, centreY, overlapX } from '../../../reading/boxes.ts';
import { runsOf } from '../../boxes/writing.ts';
import { COMPANIES, type Column, type PolicyWords, type Heading } from './policy-table.ts';
import { isWithin, type Sheet } from './sheet.ts';

// Headings of a table of policies that no vocabulary has: their columns belong to no neighbor, and the one that lists
// lines of insurance is told by them.

/** Points: headings of one line. */
const SAME_LINE = 3;

/** The headings with those of their line that are not known, where no walls part columns. */
export function withUnknown(header: readonly Heading[], { runs, grid }: Sheet): Heading[] {
  const isBeside = (run: Box): boolean =>
    header.filter((heading) => Math.abs(centreY(heading) - centreY(run)) < SAME_LINE).length > 1;
  const isFree = (run: Box): boolean => header.every((heading) => overlapX(heading, run) <= 0);
  const isOpen = (run: Box): boolean => grid.spaceAt(centreX(run), centreY(run)).sides < 3;
  const unknown = runs
    .filter((run) => /\p{L}{2}/u.test(run.text) && isBeside(run) && isFree(run) && isOpen(run))
    .map((run): Heading => ({ ...run, field: '', fields: [] }));
  return [...header, ...unknown].sort((a, b) => a.x0 - b.x0);
}

/** The columns, one of an unknown heading as that of the lines of insurance where no heading says which it is. */
export function titledColumns(
  columns: readonly Column[],
  { sheet, table, words }: { sheet: Sheet; table: Box; words: PolicyWords },
): Column[] {
  const wordsIn = (column: Column): Word[] => sheet.words.filter((word) => isWithin(word, { ...table, ...column }));
  const isKnown = columns.some(({ field }) => field === words.title);
  const holdsTitles = (column: Column): boolean =>
    runsOf(wordsIn(column)).some(({ text }) => words.titles.matchWhole(text) !== null);
  // "Insurer" heads a column of letters or one of names.
  const namesCompanies = ({ field, heading }: Column): boolean =>
    (field === '' || field === words.letter) && INSURER.test(heading.map(({ text }) => text).join(' '));
  const own = isKnown ? undefined : columns.find((column) => column.field === '' && holdsTitles(column));
  const companies = columns.find(
    (column) => namesCompanies(column) && wordsIn(column).some(({ text }) => /\p{L}{4}/u.test(text)),
  );
  return columns.map((column) => {
    if (column === own) return { ...column, field: words.title };
    return column === companies ? { ...column, field: COMPANIES } : column;
  });
}

const INSURER = /\b(?:insurer|carrier|company|insurance co)\b/i;
