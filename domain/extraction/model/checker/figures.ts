import { scaled } from '../../../reading/values/scaled.ts';
import { findDates } from './dates.ts';

/** A figure of a text, with its sign and unit. */
export interface Figure {
  /** Without sign. */
  amount: number;
  isNegative: boolean;
  unit: 'dollars' | 'percent' | 'none';
  /** Position in the text, sign and unit included. */
  start: number;
  end: number;
  /** Which of the figures with slashes between: "80% / 20%" is 1 and 2. */
  part: number;
  /** More figures follow behind a slash. */
  isSplit: boolean;
}

const core = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
const scales: readonly [RegExp, number][] = [
  [/^\s?(?:k|thousand)\b/i, 1_000],
  [/^\s?(?:mm?|mil|million)\b/i, 1_000_000],
];
const front = /(?:\(\s?)?[-–−]?(?:USD\s?)?[$§]?\s?[-–−]?$/i;
const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The figures of a text; those within dates, times, ids and ordinals are none. */
export function figuresOf(text: string): Figure[] {
  const dates = findDates(text);
  const figures: Figure[] = [];
  for (const match of text.matchAll(core)) {
    const digits = match[0].replace(/,+$/, '');
    const at = match.index;
    if (dates.some(({ start, end }) => at < end && start < at + digits.length)) continue;
    const figure = figureAt(text, { digits, at, last: figures.at(-1) });
    if (figure) figures.push(figure);
  }
  return [...figures, ...thousandsOf(text), ...spelledOut(text)];
}

interface Around {
  /** Sign and currency before the digits. */
  lead: string;
  before: string;
  scale: number;
  /** Scale and percent sign behind the digits. */
  unit: string;
  /** What stands behind these. */
  tail: string;
}

function around(text: string, at: number, digits: string): Around {
  const lead = (front.exec(text.slice(0, at))?.[0] ?? '').trimStart();
  const after = text.slice(at + digits.length);
  const [pattern, scale] = scales.find(([one]) => one.test(after)) ?? [/^\s?(?:%|percent\b)/i, 1];
  const unit = pattern.exec(after)?.[0] ?? '';
  return { lead, before: text.slice(0, at - lead.length), scale, unit, tail: after.slice(unit.length) };
}

/** Whether digits are part of something else: a word, an id, a time, or a fraction. */
function isPart(digits: string, { lead, before, unit, tail }: Around): boolean {
  if (/[\p{L}\p{N}.,]$|\d:$/u.test(before)) return true;
  if (/\/\s?$/.test(before) && !isBehindSlash(before) && !lead.includes('$')) return true;
  if (unit === '' && /^(?:[-:]?\p{N}|-?\p{L})/u.test(tail) && !/^CR\b/i.test(tail)) return true;
  return /^\/\d/.test(tail) && !/[,%]/.test(digits + unit);
}

/** "80% / 20%", "100,000/300,000". */
const isBehindSlash = (before: string): boolean => /[\s%]\/\s?$|\d{3}\/\s?$/.test(before);

function figureAt(
  text: string,
  { digits, at, last }: { digits: string; at: number; last: Figure | undefined },
): Figure | undefined {
  const beside = around(text, at, digits);
  if (isPart(digits, beside)) return undefined;
  const { lead, before, scale, unit, tail } = beside;
  const credit = /^\s?\)|^-(?![\p{L}\p{N}])|^\s?CR\b/iu.exec(tail)?.[0] ?? '';
  const isInParentheses = lead.includes('(') && credit.includes(')');
  return {
    amount: scaled(Number(digits.replaceAll(',', '')), scale),
    isNegative: isInParentheses || /[-–−]/.test(lead) || /-|CR/i.test(credit),
    unit: /%|percent/i.test(unit) ? 'percent' : /[$§]|USD/i.test(lead) ? 'dollars' : 'none',
    start: at - lead.length,
    end: at + digits.length + unit.length + credit.length,
    part: isBehindSlash(before) ? (last?.part ?? 0) + 1 : 1,
    isSplit: /^\s?\/\s?[$§]?\d/.test(tail),
  };
}

const split = /(?<![\w/,.-])\$?(\d{2,4})\/\$?(\d{2,4})(?:\/\$?(\d{2,4}))?(?![\w/,.-])/g;

/** "100/300": limits in thousands. */
function thousandsOf(text: string): Figure[] {
  return [...text.matchAll(split)].flatMap(
    ({ index: start, 0: { length }, 1: first = '', 2: second = '', 3: third }) => {
      if (Number(second) < Number(first)) return [];
      return [first, second, ...(third === undefined ? [] : [third])].map(
        (part, at): Figure => ({
          amount: Number(part) * 1_000,
          isNegative: false,
          unit: 'dollars',
          start,
          end: start + length,
          part: at + 1,
          isSplit: at === 0,
        }),
      );
    },
  );
}

function spelledOut(text: string): Figure[] {
  return spelled.flatMap((word, at) =>
    [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))].map(({ index: start }): Figure => {
      return {
        amount: at + 1,
        isNegative: false,
        unit: 'none',
        start,
        end: start + word.length,
        part: 1,
        isSplit: false,
      };
    }),
  );
}
