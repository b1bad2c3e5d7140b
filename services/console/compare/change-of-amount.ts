const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const shares = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
  style: 'percent',
});

/** "+120 (+8%)" between two numbers; undefined for anything else. */
export function changeOfAmount(a: unknown, b: unknown): string | undefined {
  if (typeof a !== 'number' || typeof b !== 'number' || a === b) return undefined;
  const share = a === 0 ? '' : ` (${shares.format((b - a) / Math.abs(a))})`;
  const difference = b - a;
  const text = (Number.isInteger(difference) ? amounts : cents).format(difference);
  return `${text}${share}`;
}
