import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Vocabulary } from './vocabulary.ts';

// "PAID" over "OUTSTANDING" above one column: the first line of a record's amounts is paid, the second one outstanding.

/** One column alone may have a heading that was merely misplaced. */
const LEAST_COLUMNS = 2;

/** Says of the columns whose header rows name different measures what their lines mean. */
export function withStacks(headed: readonly HeadedColumn[], vocabulary: Vocabulary): HeadedColumn[] {
  const stacks = headed.map((each) => stackOf(each, vocabulary));
  const orders = stacks.map((stack) => stack?.map(({ measure }) => measure).join(' ') ?? null);
  return headed.map((each, at) => {
    const stack = stacks[at];
    const alike = orders.filter((order) => order === orders[at]).length;
    return stack && alike >= LEAST_COLUMNS ? { ...each, stack } : { ...each };
  });
}

function stackOf({ column, lines, amount }: HeadedColumn, vocabulary: Vocabulary): readonly AmountMeaning[] | null {
  if (!column.isNumeric) return null;
  const meanings = lines.map((line) => vocabulary.meaning(line)?.amount ?? null);
  const named = lines.flatMap((line, at) => {
    const meaning = meanings[at];
    const isRepeated = meanings.slice(at + 1).some((later) => later !== null && later.measure === meaning?.measure);
    return meaning && meaning.measure !== null && !isRepeated ? [{ line, meaning }] : [];
  });
  // "Incurred" over "(paid + reserve)" is one heading.
  const isOne = vocabulary.meaning(named.map(({ line }) => line).join(' '))?.amount;
  if (named.length < 2 || isOne) return null;
  return named.map(({ meaning }) => ({ ...meaning, kind: meaning.kind ?? amount?.kind ?? null }));
}
