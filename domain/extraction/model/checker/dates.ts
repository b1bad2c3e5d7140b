import { type FoundDate, findDates as findUsual } from '../../../reading/values/date.ts';

const compact = /(?<![\p{L}\p{N}.,/$-])((?:19|20)\d{2})(\d{2})(\d{2})(?![\p{L}\p{N}/,])/gu;

/** The dates of a text, also 20240131 and "1st day of March 2027". */
export function findDates(text: string): FoundDate[] {
  const dates = findUsual(text.replace(/\bday of\b/gi, 'of    '));
  const more = [...text.matchAll(compact)].flatMap(({ 0: { length }, index: start, 1: y, 2: m, 3: d }) => {
    const [found] = findUsual(`${y}-${m}-${d}`);
    return found ? [{ date: found.date, start, end: start + length }] : [];
  });
  return [...dates, ...more];
}
