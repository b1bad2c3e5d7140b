import { parseMoney } from '../../reading/values/money.ts';

/** "$4.300.00" and "~3,211.38": a comma read as a full stop, a dollar sign read as another sign. */
const MISREAD = /^[~§S$*]?\s?(\d{1,3}(?:[.,]\d{3})+\.\d{2}|\d+\.\d{2})$/;

/** A claim amount, with the misreadings that scanned reports are full of repaired; null when it is none. */
export function amountOf(text: string): number | null {
  const amount = parseMoney(text);
  if (amount !== null) return amount;
  const digits = MISREAD.exec(text.trim())?.[1];
  return digits ? Number(`${digits.slice(0, -3).replace(/[.,]/g, '')}${digits.slice(-3)}`) : null;
}
