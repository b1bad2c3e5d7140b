// Dates are `YYYY-MM-DD` in labels and in the programs; these functions print them as reports do.

const months = 'January February March April May June July August September October November December'.split(' ');

const parts = (iso: string): { year: string; month: string; day: string } => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month, day };
};
const monthName = (month: string): string => months[Number(month) - 1] ?? '';

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day in another year; 29 February becomes the 28th. */
export function addYears(iso: string, years: number): string {
  const { year, month, day } = parts(iso);
  return [Number(year) + years, month, month === '02' && day === '29' ? '28' : day].join('-');
}

/** 03/07/2024 */
export function slashed(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${month}/${day}/${year}`;
}
/** 3/7/2024 */
export function bare(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${Number(month)}/${Number(day)}/${year}`;
}
/** 03/07/24 */
export function shortSlashed(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${month}/${day}/${year.slice(2)}`;
}
/** 3/7/24 */
export function shortBare(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`;
}
/** 03-07-2024 */
export function dashed(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${month}-${day}-${year}`;
}
/** 07-MAR-2024 */
export function dayFirst(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${day}-${monthName(month).slice(0, 3).toUpperCase()}-${year}`;
}
/** March 7, 2024 */
export function written(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${monthName(month)} ${Number(day)}, ${year}`;
}
/** Mar 7, 2024 */
export function abbreviated(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${monthName(month).slice(0, 3)} ${Number(day)}, ${year}`;
}
/** 07 Mar 2024 */
export function spaced(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${day} ${monthName(month).slice(0, 3)} ${year}`;
}
/** 03-07-24 */
export function shortDashed(iso: string): string {
  return shortSlashed(iso).replaceAll('/', '-');
}
/** 20240307 */
export function compact(iso: string): string {
  return iso.replaceAll('-', '');
}

/** Every form above, to find a date on a page. */
export const dateForms: readonly ((iso: string) => string)[] = [
  slashed,
  bare,
  shortSlashed,
  shortBare,
  dashed,
  dayFirst,
  written,
  abbreviated,
  spaced,
  shortDashed,
  compact,
  (iso) => iso,
];
