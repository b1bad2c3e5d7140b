import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Vocabulary } from './vocabulary.ts';

// "PAID" over "OUTSTANDING" above one column: the first line of a record's amounts is paid, the second one outstanding.

/** One column alone may have a heading that was merely misplaced. */
const LEAST_COLUMNS = 2;

/** Says of the columns whose header rows name different measures what their lines mean. */
export function withStacks(headed: readonly HeadedColumn[], vocabulary: Vocabulary): HeadedColumn[] {
  const stacks = headed.map((each) => stackOf(each, vocabulary));
  const orders = stacks.map((stack) => stack && !isOneHeading(stack, vocabulary) && orderOf(stack));
  const isAlike = (order: string | false | null): boolean =>
    typeof order === 'string' && orders.filter((other) => other === order).length >= LEAST_COLUMNS;
  // Where several columns are stacked, one beside them whose headings stand in the same lines is as well.
  const lines = new Set(stacks.flatMap((stack, at) => (stack && isAlike(orders[at] ?? null) ? linesOf(stack) : [])));
  return headed.map((each, at) => {
    const stack = stacks[at];
    const isStacked = stack && (isAlike(orders[at] ?? null) || lines.has(linesOf(stack)));
    return isStacked ? { ...each, stack: stack.map(({ meaning }) => meaning) } : { ...each };
  });
}

/** A line of a heading that names a measure. */
interface Named {
  at: number;
  line: string;
  meaning: AmountMeaning;
}

const orderOf = (stack: readonly Named[]): string => stack.map(({ meaning }) => meaning.measure).join(' ');
const linesOf = (stack: readonly Named[]): string => stack.map(({ at }) => at).join(' ');

function stackOf({ column, lines, amount }: HeadedColumn, vocabulary: Vocabulary): readonly Named[] | null {
  if (!column.isNumeric) return null;
  const meanings = lines.map((line) => vocabulary.meaning(line)?.amount ?? null);
  const named = lines.flatMap((line, at): Named[] => {
    const meaning = meanings[at];
    const isRepeated = meanings.slice(at + 1).some((later) => later !== null && later.measure === meaning?.measure);
    if (!meaning || meaning.measure === null || isRepeated) return [];
    return [{ at, line, meaning: { ...meaning, kind: meaning.kind ?? amount?.kind ?? null } }];
  });
  return named.length < 2 ? null : named;
}

/** "Incurred" over "(paid + reserve)" is one heading; "Paid Loss" over "Reserve Loss" are two. */
function isOneHeading(stack: readonly Named[], { meaning }: Vocabulary): boolean {
  const areWhole = stack.every(({ line }) => meaning(line)?.amount?.kind != null);
  return !areWhole && meaning(stack.map(({ line }) => line).join(' '))?.amount != null;
}
