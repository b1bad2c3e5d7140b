import { anyOf } from '../../text/any-of.ts';
import { remembered } from '../../text/remembered.ts';
import { scaled } from './scaled.ts';

const AMOUNT = String.raw`(?:USD\s?)?[-+–−]?\s?\(?\s?[-–−]?\s?[$§]?\s?[-–−]?\s?(\d{1,3}(?:,\s?\d{3})+|\d+)?(\.\d{1,2})?\s?([kK]|[tT]housand|[mM](?:illion|M)?)?\s?\)?\s?(?:-|CR\b|cr\b)?`;
const WHOLE = new RegExp(`^${AMOUNT}$`);
const NEGATIVE = /^\s*(?:USD\s?)?(?:[-–−]\s?[$§]?\s?[\d.]|[$§]\s?[-–−]\s?[\d.]|\(.*\))|(?:\d\s?-|CR)\s*$/i;

/** OCR reads commas as points: "$1.235.96". */
const POINTS = /^([$§]\d{1,3})((?:\.\d{3})+)(?=\.\d\d$)/;

/** "Five thousand dollars ($5,000)": an amount in words and, as what they mean, in figures. */
const SPELLED = /^\s*\p{L}[\p{L}\s-]* dollars?,? \(([$§][\d,.]+)\)\s*$/iu;

/** `strict` demands a dollar sign, cents or thousands commas: for places where any integer could stand. */
export interface MoneyOptions {
  strict?: boolean;
}

/** A dollar amount as a number; null when the whole text is not one. Credits ("CR", minus, parentheses) are negative. */
export function parseMoney(text: string, { strict = false }: MoneyOptions = {}): number | null {
  const trimmed = text
    .replace(SPELLED, '$1')
    .trim()
    .replace(/[*†‡]+$/, '')
    .replace(/(?<=\d)\.$/, '')
    .replace(POINTS, (_, first: string, groups: string) => first + groups.replaceAll('.', ','))
    .trim();
  const match = WHOLE.exec(trimmed);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  if (strict && !/[$§]|\.\d\d|,\d{3}/.test(trimmed)) return null;
  if (match[3] !== undefined && !/[$§]/.test(trimmed)) return null;
  const printed = Number(`${(match[1] ?? '0').replace(/[,\s]/g, '')}${match[2] ?? ''}`);
  const amount = scaled(printed, scaleOf(match[3]));
  if (!Number.isFinite(amount)) return null;
  return NEGATIVE.test(trimmed) && amount !== 0 ? -amount : amount;
}

const scaleOf = (unit: string | undefined): number =>
  unit === undefined ? 1 : /^[kt]/i.test(unit) ? 1_000 : 1_000_000;

/** Whether the whole text is an amount with a dollar sign, cents or thousands commas. */
export function isMoneyLike(text: string): boolean {
  return parseMoney(text, { strict: true }) !== null;
}

export interface FoundMoney {
  amount: number;
  /** Position in the text. */
  start: number;
  end: number;
}

const INSIDE = anyOf(
  /(?<![\w.,])[-–−(]?\s?[$§]\s?-?\d[\d,]*(?:\.\d{1,2})?(?:\s?(?:[kK]|[tT]housand|[mM]illion|MM?)\b)?\)?(?![\w])/g,
  /(?<![\w.,/$-])\(?-?(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+\.\d{2})\)?(?![\w%/])/g,
);

/** All amounts inside a text that are marked as such (dollar sign, cents or thousands commas). */
export const findMoney = (text: string): readonly FoundMoney[] => (/\d/.test(text) ? moneyIn(text) : []);

const moneyIn = remembered((text): readonly FoundMoney[] => {
  const found: FoundMoney[] = [];
  for (const match of text.matchAll(INSIDE)) {
    const amount = parseMoney(match[0].trim().replace(/,$/, ''));
    if (amount !== null) found.push({ amount, start: match.index, end: match.index + match[0].length });
  }
  return found;
});
