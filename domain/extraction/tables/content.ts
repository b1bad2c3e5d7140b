import { findDates, parseDate } from '../../reading/values/date.ts';
import { isMoneyLike, parseMoney } from '../../reading/values/money.ts';
import type { CellKind } from './table.ts';

/** What a printed value looks like. */
export type Content = 'date' | 'period' | 'amount' | 'number' | 'id' | 'word' | 'text';

/** Tells what a printed value looks like, without knowing where it stands. */
export function contentOf(text: string): Content {
  if (!/\d/.test(text)) return /\s/.test(text.trim()) ? 'text' : 'word';
  if (parseDate(text) !== null) return 'date';
  if (isMoneyLike(text)) return 'amount';
  if (parseMoney(text) !== null) return /^\d{6,}$/.test(text.trim()) ? 'id' : 'number';
  if (findDates(text).length === 2 && text.length < 32) return 'period';
  if (/\d/.test(text) && /^\S+(?:\s\S*\d\S*)*$/.test(text.trim()) && (text.match(/\d/g)?.length ?? 0) >= 3) return 'id';
  return /\s/.test(text.trim()) ? 'text' : 'word';
}

const MISFITS: Readonly<Record<Content, Readonly<Record<CellKind, number>>>> = {
  date: { date: 0, id: 25, code: 40, count: 60, amount: 60, text: 12 },
  period: { date: 0, id: 25, code: 40, count: 60, amount: 60, text: 10 },
  amount: { amount: 0, count: 30, date: 60, id: 40, code: 40, text: 20 },
  number: { amount: 0, count: 0, id: 0, code: 4, text: 6, date: 40 },
  id: { id: 0, text: 4, code: 15, count: 40, amount: 40, date: 30 },
  word: { text: 0, code: 0, id: 10, date: 25, count: 25, amount: 40 },
  text: { text: 0, id: 10, code: 12, date: 25, count: 40, amount: 40 },
};

/** How badly a value fits a column of that kind, in points of distance. */
export const misfit = (content: Content, kind: CellKind): number => MISFITS[content][kind];
