import { anyOf } from '../../text/any-of.ts';
import { remembered } from '../../text/remembered.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;

const IN_NUMBERS = /\d\s?[/.-]\s?\d/;
const IN_WORDS = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** `sign` is what every text with such a date has; most texts have none of them. */
const SHAPES: readonly { sign: RegExp; pattern: RegExp; read: (parts: string[]) => [string, string, string] }[] = [
  {
    sign: IN_NUMBERS,
    pattern: /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\b|(?=T\d))/g,
    read: ([y = '', m = '', d = '']) => [y, m, d],
  },
  {
    sign: IN_NUMBERS,
    pattern: /(?<![\d/$-])(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?![\d/])/g,
    read: ([m = '', d = '', y = '']) => [y, m, d],
  },
  {
    sign: IN_WORDS,
    pattern: new RegExp(
      String.raw`\b(${MONTH_NAME})[\s/-]*(\d{1,2})(?:(?:st|nd|rd|th)?\s*[,/-]?\s*(\d{4})|[/-]'?(\d{2}))\b`,
      'gi',
    ),
    read: ([m = '', d = '', long, short = '']) => [long ?? short, m, d],
  },
  {
    sign: IN_WORDS,
    pattern: new RegExp(String.raw`\b(\d{4})[/-](${MONTH_NAME})[/-](\d{1,2})\b`, 'gi'),
    read: ([y = '', m = '', d = '']) => [y, m, d],
  },
  {
    sign: IN_WORDS,
    pattern: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)?[\s/-]*(?:of\s+)?(${MONTH_NAME})[\s,/-]*(\d{4}|\d{2})\b`,
      'gi',
    ),
    read: ([d = '', m = '', y = '']) => [y, m, d],
  },
];

export interface FoundDate {
  /** ISO, YYYY-MM-DD. */
  date: string;
  /** Position in the text. */
  start: number;
  end: number;
}

/** "03/01/2023-03/01/2024", "3-1-23/3-1-24": two dates with another sign between them than in them. */
const JOINED = /(?<=\/\d{2,4})[-–—](?=\d{1,2}\/\d{1,2}\/)|(?<=-\d{2,4})\/(?=\d{1,2}-\d{1,2}-)/g;

/** Whether a text has the signs that every date in it needs. */
export const mayHoldDate = (text: string): boolean => /\d/.test(text) && (IN_NUMBERS.test(text) || IN_WORDS.test(text));

/** All complete calendar dates of a text, from left to right; month and year alone are none. */
export const findDates = (text: string): readonly FoundDate[] => (/\d/.test(text) ? datesIn(text) : []);

const datesIn = remembered((text): readonly FoundDate[] => {
  const parted = text.replace(JOINED, ' ');
  const found: FoundDate[] = [];
  for (const { sign, pattern, read } of SHAPES) {
    if (!sign.test(parted)) continue;
    pattern.lastIndex = 0;
    // `matchAll` would compile a copy of the pattern
    for (let match = pattern.exec(parted); match; match = pattern.exec(parted)) {
      const date = isoDate(...read(match.slice(1)));
      const start = match.index;
      const end = start + match[0].length;
      if (date && !found.some((other) => start < other.end && other.start < end)) found.push({ date, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
});

const TIME = anyOf(
  /(?:\bat\b)?\s*\b(?:12[:.]?0[01]|\d{1,2}:\d{2}(?::\d{2})?)\s*(?:[ap]\.?\s?m\.?)?/gi,
  /\b(?:standard time|noon|midnight|[a-z]{3} time)\b|[()]/gi,
);

/** The date that the whole text is, a time of day aside, as YYYY-MM-DD; null when it is none. */
export function parseDate(text: string): string | null {
  const [first, second] = findDates(text);
  if (!first || second) return null;
  const around = `${text.slice(0, first.start)} ${text.slice(first.end)}`.replace(TIME, ' ');
  return /[\p{L}\p{N}]/u.test(around) ? null : first.date;
}

function isoDate(year: string, month: string, day: string): string | null {
  const y = year.length === 2 ? Number(year) + (Number(year) < 50 ? 2000 : 1900) : Number(year);
  const m = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const d = Number(day);
  if (y < 1800 || y > 2199 || m < 1 || m > 12 || d < 1) return null;
  const lastDay = m === 2 ? (isLeapYear(y) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
  if (d > lastDay) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whole months from one ISO date to another; null when the days differ by more than one. */
export function monthsBetween(from: string, to: string): number | null {
  const [y0 = 0, m0 = 0, d0 = 0] = from.split('-').map(Number);
  const [y1 = 0, m1 = 0, d1 = 0] = to.split('-').map(Number);
  return Math.abs(d0 - d1) <= 1 || (d0 > 27 && d1 > 27) ? (y1 - y0) * 12 + m1 - m0 : null;
}
