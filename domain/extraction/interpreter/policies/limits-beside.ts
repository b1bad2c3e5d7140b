import type { Word } from '../../../document/page.ts';
import { centreY } from '../../../reading/boxes.ts';
import { ownValue } from '../../../lookup.ts';
import { linesOf, textOf } from '../../boxes/writing.ts';
import { cite, type Draft, isCited } from '../../cited.ts';
import { valueOf } from './limits-below.ts';
import type { Column } from './policy-table.ts';
import { DEDUCTIBLES, LIMITS } from './policy-words.ts';
import type { RowSearch } from './row-search.ts';

// Limits that are coverages of their own: each line of a column of amounts is named by the column before it, and has its
// deductible in a column behind it.

type Inside = (column: Column) => Word[];

const isOnLine = (a: Word, b: Word | undefined): boolean => b !== undefined && Math.abs(centreY(a) - centreY(b)) < 4;

/** "Covered property | Limit": amounts without a name beside them, with what the column before them says, else the line of insurance. */
export function limitsBeside({ grid: { columns }, sheet: { page }, plan }: RowSearch, inside: Inside): Draft[] {
  const { limits, title } = plan;
  const at = columns.findIndex(({ field }) => field === LIMITS);
  const column = columns[at];
  if (!limits?.isApart || !column) return [];
  const before = columns[at - 1];
  const names = [before?.field === '' ? before : undefined, columns.find(({ field }) => field === title)];
  return linesOf(inside(column)).flatMap((line): Draft[] => {
    const name = names
      .map((own) => (own ? inside(own).filter((word) => isOnLine(word, line[0])) : []))
      .find((words) => /\p{L}{3}/u.test(textOf(words)));
    const value = valueOf(line, page, limits);
    return name && Object.keys(value).length > 0
      ? [{ [limits.name]: cite(textOf(name), { page, words: name }), ...value }]
      : [];
  });
}

/** A limit with what stands on its line in the column of deductibles. */
export function withDeductible(limit: Draft, { grid, sheet, plan }: RowSearch, inside: Inside): Draft {
  const { limits, deductible } = plan;
  const column = grid.columns.find(({ field }) => field === DEDUCTIBLES);
  if (!limits?.isApart || !deductible || !column || ownValue(limit, deductible.amount)) return limit;
  const value = ownValue(limit, limits.amount) ?? ownValue(limit, limits.text) ?? ownValue(limit, limits.name);
  const word = isCited(value) ? value.words[0] : undefined;
  const words = inside(column).filter((other) => isOnLine(other, word));
  return VALUE.test(textOf(words)) ? { ...limit, ...valueOf(words, sheet.page, deductible) } : limit;
}

/** A deductible is a figure, or said not to be one. */
const VALUE = /\d|^(?:none|nil|n\/a|included|waived|see .*)$/i;
