import { parseMoney } from '../../reading/values/money.ts';
import type { Cell, Row } from './cells.ts';
import { isMarkedMoney } from './value-shape.ts';

const SAME_EDGE = 4;
const CENT = 0.011;
/** How many lines the description of one thing takes. */
const LONGEST = 40;
const LEAST = 2;

/** Whether what stands below an amount, at its right edge, adds up to it: the price of a thing stands in its heading. */
export function isSumBelow(amount: Cell, rows: readonly Row[]): boolean {
  const whole = amountOf(amount);
  let sum = 0;
  let count = 0;
  for (const row of rows.slice(amount.row.at + 1, amount.row.at + LONGEST)) {
    const cell = row.cells.findLast(({ text, x1 }) => isMarkedMoney(text) && Math.abs(x1 - amount.x1) < SAME_EDGE);
    if (!cell) continue;
    sum += amountOf(cell);
    count += 1;
    if (count >= LEAST && Math.abs(sum - whole) < CENT) return true;
    if (sum > whole + CENT) return false;
  }
  return false;
}

const amountOf = ({ text }: Cell): number => parseMoney(text.replace(/−/g, '-')) ?? 0;
