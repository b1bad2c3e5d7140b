import { cite, type Draft } from '../../cited.ts';
import type { Word } from '../../../document/page.ts';
import { findDates } from '../../../reading/values/date.ts';
import { parseMoney } from '../../../reading/values/money.ts';
import { parsePercent } from '../../../reading/values/numbers.ts';
import { linesOf, textOf } from '../../boxes/writing.ts';
import type { PolicyGrid } from './policy-table.ts';
import { DEDUCTIBLES, LIMITS } from './policy-words.ts';
import type { RowSearch } from './row-search.ts';

/** The limits of a policy in lines of their own below its line: a name at the left, amounts in the columns of the table. */
export function limitsBelow({ sheet, grid, row, plan }: RowSearch): Draft[] {
  const { limits, deductible } = plan;
  const column = grid.columns.find(({ field }) => field === LIMITS);
  const other = grid.columns.find(({ field }) => field === DEDUCTIBLES);
  if (!limits || !column) return [];
  const lines = linesOf(sheet.words.filter(({ y0, y1 }) => (y0 + y1) / 2 > row.y0 && (y0 + y1) / 2 < row.y1));
  return lines.slice(1).flatMap((line): Draft[] => {
    const values = line.filter((word) => word.x1 > column.x0 && isValueFrom(line, word));
    const amounts = values.filter((word) => !other || (word.x0 + word.x1) / 2 < other.x0);
    const own = other ? values.filter((word) => (word.x0 + word.x1) / 2 >= other.x0) : [];
    const name = line.filter((word) => !values.includes(word));
    if (!/\p{L}{3}/u.test(textOf(name)) || values.length === 0) return [];
    const source = { page: sheet.page, words: name };
    return [
      {
        [limits.name]: cite(textOf(name).replace(/[:\s]+$/, ''), source),
        ...valueOf(amounts, sheet.page, limits),
        ...(deductible ? valueOf(own, sheet.page, deductible) : {}),
      },
    ];
  });
}

/** The words of lines below that of a policy, whose own has no limit, which list its limits over the whole width. */
export function limitsAcross(words: readonly Word[], { columns }: PolicyGrid): Word[] {
  const left = columns.find(({ field }) => field === LIMITS)?.x0 ?? Number.POSITIVE_INFINITY;
  const isAmount = (word: Word): boolean => AMOUNT.test(word.text) && word.x1 < left;
  const [first = [], ...below] = linesOf(words);
  if (first.some(({ x0 }) => x0 >= left)) return [];
  return below
    .filter((line) => line.some(isAmount) && /\p{L}{2}/u.test(textOf(line)) && findDates(textOf(line)).length === 0)
    .flat();
}

const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+$/;

/** What stands behind the first wide gap of a line are values. */
function isValueFrom(line: readonly Word[], word: Word): boolean {
  const gap = line.findIndex((next, at) => at > 0 && next.x0 - (line[at - 1]?.x1 ?? 0) > 1.5 * next.size);
  return gap > 0 && line.indexOf(word) >= gap;
}

/** An amount, or what stands there in words. */
export function valueOf(words: readonly Word[], page: number, fields: { amount: string; text: string }): Draft {
  const printed = textOf(words);
  if (!/[\p{L}\d]/u.test(printed)) return {};
  const money = parsePercent(printed) === null ? parseMoney(printed) : null;
  const source = { page, words };
  return money === null ? { [fields.text]: cite(printed, source) } : { [fields.amount]: cite(money, source) };
}
