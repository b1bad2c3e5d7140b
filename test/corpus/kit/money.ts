/** Sums dollars without the errors of binary fractions. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}

// kept: `toLocaleString` makes a new formatter for each number
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const withoutCents = new Intl.NumberFormat('en-US');

/** 1,234.50; -1,234.50 */
export function cents(amount: number): string {
  // -0 would be printed as -0.00
  return withCents.format(amount + 0);
}
/** $1,234.50; -$1,234.50 */
export function dollarsAndCents(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${cents(Math.abs(amount))}`;
}
/** 1,235 */
export function whole(amount: number): string {
  return withoutCents.format(Math.round(amount));
}
/** $1,235 */
export function wholeDollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${whole(Math.abs(amount))}`;
}
/** (1,234.50) when negative */
export function inParentheses(amount: number): string {
  return amount < 0 ? `(${cents(-amount)})` : cents(amount);
}
/** 1,234.50CR when negative */
export function withCredit(amount: number): string {
  return amount < 0 ? `${cents(-amount)}CR` : cents(amount);
}
/** 1,234.50- when negative, as mainframes print */
export function minusBehind(amount: number): string {
  return amount < 0 ? `${cents(-amount)}-` : cents(amount);
}
