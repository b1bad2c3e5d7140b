import type { Cell, Row } from './cells.ts';
import { type EntityPlan, type Plan, recordPlans } from '../plan.ts';
import { type MentionIn, PAIR } from './entities.ts';

/**
 * "Vehicle   1   2   3" heads a column for each vehicle: the noun stands once for all numbers.
 * Pairs of numbers that count on ("01 / 01   01 / 02   02 / 01") need no noun that is known.
 */
export function namedByNumbers(rows: Row[], mentionIn: MentionIn, plan: Plan): Row[] {
  const [pairs] = recordPlans(plan, 'entity').flatMap(([, { numbers }]) => (numbers.length === 2 ? [numbers] : []));
  for (const row of rows) {
    const [first, ...others] = row.cells;
    if (first && others[0] && pairs && areCountedPairs(others)) nameHead(first, others[0], { pairs, mentionIn });
    if (!first || !isCounted(others)) continue;
    const noun = nounIn(first.text, mentionIn);
    if (noun === null) continue;
    for (const cell of others) {
      cell.text = `${noun} ${cell.text}`;
      cell.shape = null;
    }
  }
  return rows;
}

/** Whether pairs begin with the first of the first, and each is the next of the same or the first of the next. */
function areCountedPairs(cells: readonly Cell[]): boolean {
  const pairs = cells.map(({ text }) => PAIR.exec(text)?.slice(1).map(Number) ?? []);
  return (
    pairs.length > 1 &&
    pairs.every(([outer = 0, inner = 0], at) => {
      const [before = 0, last = 0] = pairs[at - 1] ?? [];
      return outer === before ? inner === last + 1 : outer === before + 1 && inner === 1;
    })
  );
}

/** The head of such a line says what the numbers count, whatever it prints. */
function nameHead(
  head: Cell,
  pair: Cell,
  { pairs, mentionIn }: { pairs: EntityPlan['numbers']; mentionIn: MentionIn },
): void {
  if (mentionIn(pair.text, head.text) !== null) return;
  head.text = pairs.map(({ nouns }) => nouns.split('|')[0] ?? '').join(' / ');
}

const isCounted = (numbers: readonly Cell[]): boolean =>
  numbers.length > 1 && numbers.every(({ text }, at) => /^0?\d{1,2}$/.test(text) && Number(text) === at + 1);

const nounIn = (text: string, mentionIn: MentionIn): string | null =>
  !/\d/.test(text) && mentionIn(`${text} 1`)?.leads ? text : null;
