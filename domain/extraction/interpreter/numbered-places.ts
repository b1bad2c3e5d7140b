import { CITY_WITHIN } from '../../reading/values/places.ts';
import { type EntityPlan, type Plan, recordPlans } from '../plan.ts';
import type { Cell, Row } from './cells.ts';

/**
 * "LOC BLDG" alone over "001   01 22 ELM ST, LINCOLN, NE 68502" and, further down, "002   01 9 OAK RD, …": the numbers of a place in front
 * of its address. Such lines are read as if they printed the nouns before the numbers.
 */
export function namePlaces(rows: readonly Row[], plan: Plan): void {
  for (const [, { numbers, fields }] of recordPlans(plan, 'entity')) {
    if (!Object.values(fields).some((field) => field?.kind === 'address')) continue;
    let nouns: readonly string[] | null = null;
    let [from, to] = [0, 0];
    for (const row of rows) {
      const [first] = row.cells;
      if (!first) continue;
      const heads = nounsIn(row, numbers);
      if (heads) [nouns, from, to] = [heads, first.x0, first.words[0]?.x1 ?? first.x0];
      else if (nouns && first.x0 > from - SAME_EDGE && first.x0 < to + SAME_EDGE) nameRow(row, nouns);
    }
  }
}

const SAME_EDGE = 4;

/** The nouns of several numbers that are all that a line prints, outermost first, or all before "Address". */
function nounsIn({ cells }: Row, numbers: EntityPlan['numbers']): string[] | null {
  const printed = cells.flatMap((cell) => cell.words.map(({ text }) => text.replace(/\W+$/, '')));
  const [words, more] = [printed.slice(0, numbers.length), printed.slice(numbers.length)];
  if (numbers.length < 2 || !(more.length === 0 || OF_ADDRESS.test(more.join(' ')))) return null;
  const isAll = numbers.every(({ nouns }, at) => nouns.split('|').includes(words[at]?.toLowerCase() ?? ''));
  return isAll ? words : null;
}

const OF_ADDRESS = /^(?:(?:premises|location|street|property) )?(?:address|location|description)$/i;

function nameRow(row: Row, nouns: readonly string[]): void {
  const words = row.cells.flatMap((cell) => cell.words);
  const [digits, address] = [words.slice(0, nouns.length), words.slice(nouns.length)];
  const text = address.map((word) => word.text).join(' ');
  const isPlace = digits.every((word) => /^\d{1,3}$/.test(word.text)) && ADDRESS.test(text) && CITY_WITHIN.test(text);
  const [first] = row.cells;
  const [start] = address;
  if (!isPlace || !first || !start) return;
  const named = nouns.map((noun, at) => `${noun} ${digits[at]?.text}`).join(' ');
  const head: Cell = { ...first, text: named, words: digits, x1: digits.at(-1)?.x1 ?? first.x1, shape: null };
  const x1 = address.at(-1)?.x1 ?? first.x1;
  row.cells = [head, { ...first, text, words: address, x0: start.x0, x1, shape: null }];
}

const ADDRESS = /^(?:\d\w* \S|P\.?\s?O\.? )/i;
