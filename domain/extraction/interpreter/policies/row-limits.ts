import { ownValue } from '../../../lookup.ts';
import type { Word } from '../../../document/page.ts';
import { centreY } from '../../../reading/boxes.ts';
import { parseMoney } from '../../../reading/values/money.ts';
import { linesOf, runsOf, textOf } from '../../boxes/writing.ts';
import { cite, type Draft, isCited } from '../../cited.ts';
import { isShortened, saysThousands } from '../thousands.ts';
import { valueOf } from './limits-below.ts';
import { limitsIn } from './listed-limits.ts';
import { type LimitFields, limitDraft, nestedLimits } from './nested-limits.ts';
import type { Column } from './policy-table.ts';
import { LIMITS } from './policy-words.ts';
import type { RowSearch } from './row-search.ts';
import type { Sheet } from './sheet.ts';

/** The limits of a cell: each with its name around it, or several in a line. */
export function limitsOf(
  words: readonly Word[],
  { sheet, plan: { limits: fields }, words: { choices } }: RowSearch,
): Draft[] {
  if (!fields) return [];
  const inThousands = sheet.layout.lines.some((line) => saysThousands(textOf(line.words)));
  const runs = runsOf(words.filter((word) => !isTicked(word, words, sheet)));
  const listed = runs.map((run) => limitsIn(run.words, sheet.page, { choices }));
  const others = runs.filter((_, at) => listed[at]?.length === 0).flatMap((run) => run.words);
  const several = listed.flat().map(({ name, amount }) => ({ [fields.name]: name, [fields.amount]: amount }));
  const nested = nestedLimits(others, sheet, inThousands).map((limit) => limitDraft(limit, fields));
  const [only, more] = linesOf(words.filter(({ text }) => /[\p{L}\d]/u.test(text)));
  const isUnnamed = several.length + nested.length === 0 && !fields.isApart && only !== undefined && !more;
  const all = isUnnamed ? [valueOf(only, sheet.page, fields)] : [...several, ...nested];
  return inThousands ? all.map((limit) => withFullAmount(limit, fields)) : all;
}

/** "[X] PER STATUTE" over "E.L. EACH ACCIDENT": what is ticked without an amount names no limit. */
const isTicked = (word: Word, words: readonly Word[], { options }: Sheet): boolean =>
  options.some((option) => option.words.includes(word)) &&
  !words.some((other) => /\d$/.test(other.text) && Math.abs(centreY(other) - centreY(word)) < word.size / 2);

function withFullAmount(limit: Draft, fields: LimitFields): Draft {
  const [name, amount] = [fields.name, fields.amount].map((field) => ownValue(limit, field));
  const value = isCited(amount) ? Number(amount.value) : Number.NaN;
  return isCited(name) && isCited(amount) && isShortened(String(name.value), value)
    ? { ...limit, [fields.amount]: { ...amount, value: 1000 * value } }
    : limit;
}

/** "Each Occurrence | General Aggregate" over columns of amounts: the headings name the limits. */
export function headedLimits(
  { grid, sheet, plan: { limits } }: RowSearch,
  inside: (column: Column) => Word[],
): Draft[] {
  if (!limits || grid.columns.some(({ field }) => field === LIMITS)) return [];
  return grid.columns.flatMap((column): Draft[] => {
    const words = inside(column).filter(({ text }) => text !== '$');
    const isLimit = column.field === '' && !NO_LIMIT.test(textOf(column.heading));
    const amount = isLimit ? parseMoney(textOf(words), { strict: true }) : null;
    if (amount === null || words.length === 0) return [];
    const { page } = sheet;
    return [
      {
        [limits.name]: cite(textOf(column.heading).replace(/[:\s]+$/, ''), { page, words: column.heading }),
        [limits.amount]: cite(amount, { page, words }),
      },
    ];
  });
}

/** Amounts that are no limits. */
export const NO_LIMIT =
  /\b(?:premium|cost|fee|tax|deductible|ded|retention|sir|rate|payroll|sales|receipts|value)s?\b/i;
