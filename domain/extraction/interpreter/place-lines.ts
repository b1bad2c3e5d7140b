import { CITY_WITHIN } from '../../reading/values/places.ts';
import { type EntityPlan, type Plan, recordPlans } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';
import { PAIR } from './entities.ts';
import { SAME } from './field-values.ts';

// Places told in one line: "1 / 2   1867 Park Dr, Derby KS 67037   Frame   1955", "Premises: No. 1, Bldg. 2, 6 Oak St, Derby KS 67037, shop".
// Their numbers, their address and what is said behind it become cells of their own, and the numbers say what they count.

const STREET = /^(?:(?:#?\d{1,3}[.):] )?\d\w*(?:-\d+)? \S|P\.?\s?O\.? )/i;
/** What parts an address from what follows it. */
const BEHIND = /^ ?[,;(·|–—-]/;

/** Cuts the lines of places of a page. */
export function cutPlaceLines(rows: readonly Row[], plan: Plan): void {
  const places = recordPlans(plan, 'entity').find(
    ([, { numbers, fields }]) => numbers.length > 0 && hasAddress(fields),
  );
  const numbers = places?.[1].numbers ?? [];
  if (numbers.length === 0) return;
  const pairs = new Map<string, string>();
  for (const row of rows) {
    const at = row.cells.findIndex(isPlace);
    if (at >= 0 && at === row.cells.findLastIndex(isPlace)) cutPlace(row, at, { numbers, pairs });
  }
  if (pairs.size >= LEAST) for (const row of rows) row.cells = row.cells.map((cell) => named(cell, pairs));
}

const LEAST = 2;
const isPlace = ({ text }: Cell): boolean => CITY_WITHIN.test(text) || SAME.test(text);
const hasAddress = (fields: EntityPlan['fields']): boolean =>
  Object.values(fields).some((field) => field?.kind === 'address');

interface Numbering {
  numbers: EntityPlan['numbers'];
  /** What pairs of numbers before addresses stand for. */
  pairs: Map<string, string>;
}

function cutPlace(row: Row, at: number, { numbers, pairs }: Numbering): void {
  const [cell, before] = [row.cells[at] as Cell, row.cells[at - 1]];
  const { head, address } = withoutNumbers(cell, numbers);
  if (!STREET.test(address.text) && !SAME.test(address.text)) return;
  const own = head ?? before;
  const pair = numbers.length > 1 ? namedPair(own?.text ?? '', numbers) : null;
  if (own && pair !== null) pairs.set(own.text, pair);
  const lead = head ? [pair === null ? head : { ...head, text: pair, shape: null }] : [];
  row.cells.splice(at, 1, ...lead, ...addressAndRest(address));
  if (before && !head && pair !== null) row.cells[at - 1] = { ...before, text: pair, shape: null };
}

/** "1 / 2" as "location 1 building 2" */
function namedPair(text: string, numbers: EntityPlan['numbers']): string | null {
  const [, first, second] = PAIR.exec(text.trim()) ?? NUMBERED.exec(text) ?? [];
  const nouns = numbers.map((number) => number.nouns.split('|')[0]);
  return first === undefined || second === undefined ? null : `${nouns[0]} ${first} ${nouns[1]} ${second}`;
}

/** "No. 1, Bldg. 2" behind the word for places. */
const NUMBERED = /\bno\.? ?(\d{1,3}),? (?:building|bldg|bld)\.? ?(?:no\.? ?)?(\d{1,3})\b/i;

/** The numbers that an address begins with, and the address without them. */
function withoutNumbers(cell: Cell, numbers: EntityPlan['numbers']): { head: Cell | null; address: Cell } {
  const words = cell.words.map(({ text }) => text);
  for (let end = Math.min(MOST_WORDS, words.length - 3); end > 0; end--) {
    const head = words.slice(0, end).join(' ').replace(/[,:]$/, '');
    const isHead = numbers.length > 1 && (PAIR.test(head) || (NUMBERED.test(head) && /\d$/.test(head)));
    if ((isHead || INTRODUCES.test(words[end - 1] ?? '')) && STREET.test(words.slice(end).join(' ')))
      return { head: { ...partOf(cell, 0, end), text: head }, address: partOf(cell, end, words.length) };
  }
  return { head: null, address: cell };
}

const MOST_WORDS = 6;
/** "The insured premises is", "Shop at" */
const INTRODUCES = /^(?:is|at|are|\p{L}+:)$/iu;

/** An address up to its ZIP code, and what stands behind a sign after it. */
function addressAndRest(cell: Cell): Cell[] {
  const { 0: city = '', index = 0 } = CITY_WITHIN.exec(cell.text) ?? {};
  const end = index + city.length;
  if (city === '' || !BEHIND.test(cell.text.slice(end))) return [cell];
  const count = cell.text.slice(0, end).split(' ').length;
  const address = { ...partOf(cell, 0, count), text: cell.text.slice(0, end) };
  const isSign = /^[·|–—-]$/.test(cell.words[count]?.text ?? '');
  const rest = partOf(cell, isSign ? count + 1 : count, cell.words.length);
  return rest.words.length === 0 ? [cell] : [address, rest];
}

/** A pair of numbers that stands before an address elsewhere: "at 1.2". */
function named(cell: Cell, pairs: ReadonlyMap<string, string>): Cell {
  const text = pairs.get(cell.text.replace(/^(?:at|for) /i, ''));
  return text === undefined ? cell : { ...cell, text, shape: null };
}
