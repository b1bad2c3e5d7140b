const days = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric' });
const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });
const numbers = new Intl.NumberFormat();

export const formatNumber = (value: number): string => numbers.format(value);

/** Date and time, for tooltips. */
export const formatMoment = (timestamp: string): string => moments.format(new Date(timestamp));

/** "5 min. ago" within a day, else the date. */
export function formatAge(timestamp: string, now = Date.now()): string {
  const seconds = Math.round((new Date(timestamp).getTime() - now) / 1_000);
  if (seconds > -60) return 'just now';
  if (seconds > -3_600) return relative.format(Math.ceil(seconds / 60), 'minute');
  if (seconds > -86_400) return relative.format(Math.ceil(seconds / 3_600), 'hour');
  return days.format(new Date(timestamp));
}

export function formatSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 1_024 * 1_024) return `${Math.round(bytes / 1_024)} KB`;
  return `${(bytes / 1_024 / 1_024).toFixed(1)} MB`;
}

/** "1 page", "12 pages". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
