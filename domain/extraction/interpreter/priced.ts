import { parseMoney } from '../../reading/values/money.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { FactSearch } from './place.ts';
import type { Sum } from './summed.ts';

const known = new WeakMap<Sum, Cell[]>();

/**
 * The known names of the lines whose prices are added up with that of a line. Amounts are prices where these lines also say what they buy, and where not all of
 * them are round: limits are added up too.
 */
export function pricedNames(row: Row, search: FactSearch): Cell[] {
  const sum = search.summed.of(row);
  if (!sum) return [];
  const names = known.get(sum) ?? namesIn(sum, search);
  known.set(sum, names);
  return names;
}

function namesIn({ parts }: Sum, { reading, list }: FactSearch): Cell[] {
  if (parts.every(({ text }) => (parseMoney(text) ?? 0) % ROUND === 0)) return [];
  const named = parts.flatMap((part) => {
    const [first] = part.row.cells;
    const isKnown = first && reading.meaningOf(first.text.replace(/:$/, '')).topic?.list === list;
    return isKnown ? [{ first, part }] : [];
  });
  const isBought = named.some(({ part }) => part.row.cells.some((cell) => cell !== part && isValue(cell)));
  return isBought ? named.map(({ first }) => first) : [];
}

const ROUND = 100;
