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

function figureAt(
  text: string,
  { digits, at, last }: { digits: string; at: number; last: Figure | undefined },
): Figure | undefined {
  const lead = (front.exec(text.slice(0, at))?.[0] ?? '').trimStart();
  const start = at - lead.length;
  const before = text.slice(0, start);
  const after = text.slice(at + digits.length);
  const slash = /\/\s?$/.test(before);
  const isSplit = /[\s%]\/\s?$|\d{3}\/\s?$/.test(before) && last !== undefined;
  if (/[\p{L}\p{N}.,]$|\d:$/u.test(before) || (slash && !isSplit)) return undefined;
  const scale = scales.find(([pattern]) => pattern.test(after));
  const unit = scale?.[0].exec(after)?.[0] ?? '';
  const percent = /^\s?(?:%|percent\b)/i.exec(after)?.[0] ?? '';
  const tail = after.slice(unit.length + percent.length);
  if (!unit && !percent && /^(?:[-:]?\p{N}|-?\p{L})/u.test(tail) && !/^CR\b/i.test(tail)) return undefined;
  if (/^\/\d/.test(tail) && !/[,%]/.test(digits + percent)) return undefined;
  const credit = /^\s?\)|^-(?![\p{L}\p{N}])|^\s?CR\b/iu.exec(tail)?.[0] ?? '';
  const isNegative = (lead.includes('(') && credit.includes(')')) || /[-–−]/.test(lead) || /-|CR/i.test(credit);
  return {
    amount: Number(digits.replaceAll(',', '')) * (scale?.[1] ?? 1),
    isNegative,
    unit: percent ? 'percent' : /[$§]|USD/i.test(lead) ? 'dollars' : 'none',
    start,
    end: at + digits.length + unit.length + percent.length + credit.length,
    part: isSplit ? last.part + 1 : 1,
    isSplit: /^\s?\/\s?[$§]?\d/.test(tail),
  };
}

/** "100/300": limits in thousands. */
function thousandsOf(text: string): Figure[] {
  return [
    ...text.matchAll(/(?<![\p{L}\p{N}/,.-])\$?(\d{2,4})\/\$?(\d{2,4})(?:\/\$?(\d{2,4}))?(?![\p{L}\p{N}/,.-])/gu),
  ].flatMap(({ index: start, 0: { length }, 1: first = '', 2: second = '', 3: third }) => {
    if (Number(second) < Number(first)) return [];
    const parts = [first, second, ...(third === undefined ? [] : [third])];
    return parts.map(
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
  });
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
