import { ownValue } from '../../lookup.ts';
import { overlapX } from '../../reading/boxes.ts';
import { type Cell, isValue, type Row } from './cells.ts';
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
    const noun = first && isCounted(others) ? nounIn(first.text, mentionIn) : null;
    if (noun === null) nameOwners(row, rows, plan);
    else for (const cell of others) nameColumn(cell, noun);
  }
  return rows;
}

function nameColumn(cell: Cell, noun: string): void {
  cell.text = `${noun} ${numberOf(cell)}`;
  cell.shape = null;
}

/** "1   2   3" or "(1)   (2)" over the amounts of coverages count what these belong to; "#1   #2" do so between other headings. */
function nameOwners({ at, cells }: Row, rows: readonly Row[], plan: Plan): void {
  const from = cells.findIndex((cell) => numberOf(cell) === 1);
  const isMarked = !/^\d/.test(cells[from]?.text ?? '');
  const end = cells.findIndex((cell, other) => other > from && Number.isNaN(numberOf(cell)));
  const numbers = from < 0 || (from > 1 && !isMarked) ? [] : cells.slice(from, isMarked && end > 0 ? end : undefined);
  const under = rows[at + 1];
  if (!isCounted(numbers) || !under || !isPriced(under, numbers)) return;
  const noun = ownerNoun(plan);
  for (const cell of noun ? numbers : []) nameColumn(cell, noun ?? '');
}

/** What the things are called that coverages belong to, where one number tells them apart. */
export function ownerNoun(plan: Plan): string | undefined {
  const [number] = recordPlans(plan, 'coverage').flatMap(([, { owner }]) => {
    const record = owner && ownValue(plan.records, owner.list);
    return record?.role === 'entity' && record.numbers.length === 1 ? record.numbers : [];
  });
  return number?.nouns.split('|')[0];
}

/** Whether a line has a name, and an amount under each number. */
function isPriced({ cells }: Row, numbers: readonly Cell[]): boolean {
  const [name] = cells;
  const isUnder = (number: Cell): boolean => cells.some((cell) => isValue(cell) && overlapX(cell, number) > 0);
  return name !== undefined && !isValue(name) && name.x1 < (numbers[0]?.x0 ?? 0) && numbers.every(isUnder);
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
  numbers.length > 1 && numbers.every((cell, at) => numberOf(cell) === at + 1);

const numberOf = ({ text }: Cell): number => Number(/^[(#]?0?(\d{1,2})[).]?$/.exec(text)?.[1] ?? Number.NaN);

const nounIn = (text: string, mentionIn: MentionIn): string | null =>
  !/\d/.test(text) && mentionIn(`${text} 1`)?.leads ? text : null;
