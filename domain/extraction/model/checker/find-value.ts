import type { Word } from '../../../document/page.ts';
import { type TextRun, textRun, wordsWithin } from '../../../reading/text-run.ts';
import { findAnswer, findChoice } from './choices.ts';
import type { FoundDate } from '../../../reading/values/date.ts';
import { findDates } from './dates.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { Target } from './target.ts';
import { abbreviated, asPrinted, holding, reordered, spelledIn } from './texts.ts';

/** Words that say a value, and the value as its kind wants it. */
export interface Found {
  words: readonly Word[];
  value: unknown;
}

export interface Wanted {
  target: Target;
  /** Of the target's kind. */
  value: unknown;
}

/** `lenient`: words that the model names may say the value in other words; elsewhere only its own words are looked for. */
export interface Search {
  lenient: boolean;
}

const DASH = /^[-–—]{1,2}$/u;

/** The runs of the words that say the value, the best first. */
export function findValue(words: readonly Word[], { target, value }: Wanted, { lenient }: Search): Found[] {
  if (words.length === 0) return [];
  const { run, figures, dates } = readingOf(words);
  switch (target.kind) {
    case 'money':
    case 'number':
    case 'int':
    case 'percent':
      if (value === 0 && target.kind === 'money' && figures().length === 0) return dashesIn(words);
      return figures().flatMap((figure) => {
        const amount = amountOf(figure, { target, value });
        return amount === undefined ? [] : [{ words: wordsWithin(run, figure.start, figure.end), value: amount }];
      });
    case 'date':
      return dates().flatMap(({ date, start, end }) =>
        date === value ? [{ words: wordsWithin(run, start, end), value }] : [],
      );
    case 'enum':
    case 'bool': {
      const span =
        typeof value === 'boolean'
          ? findAnswer(run.text, value, target.name)
          : findChoice(run.text, String(value), target.allowed ?? []);
      return span ? [{ words: wordsWithin(run, span.start, span.end), value }] : [];
    }
    default:
      return textIn(words, { target, value }, { lenient });
  }
}

/** A dash in a column of amounts says that there is nothing. */
const dashesIn = (words: readonly Word[]): Found[] =>
  words.filter(({ text }) => DASH.test(text)).map((word) => ({ words: [word], value: 0 }));

interface Reading {
  run: TextRun;
  figures: () => readonly Figure[];
  dates: () => readonly FoundDate[];
}

const readings = new WeakMap<readonly Word[], Reading>();

/** The same cells are searched for many values. */
function readingOf(words: readonly Word[]): Reading {
  const known = readings.get(words);
  if (known) return known;
  const run = textRun(words);
  let figures: readonly Figure[] | undefined;
  let dates: readonly FoundDate[] | undefined;
  const reading: Reading = {
    run,
    figures: () => (figures ??= figuresOf(run.text)),
    dates: () => (dates ??= findDates(run.text)),
  };
  readings.set(words, reading);
  return reading;
}

/** Credits of these are printed with and without a sign, and are always positive. */
const isAlwaysPositive = (path: string): boolean => /\/discounts\/\d+\/amount$|\/recovered$/.test(path);

/** What a figure is for the field; undefined when it is not the value. */
function amountOf(figure: Figure, { target, value }: Wanted): number | undefined {
  if (typeof value !== 'number') return undefined;
  if (target.kind === 'percent') return percentOf(figure, value);
  const { amount, isNegative, unit } = figure;
  if (unit === 'percent' || !isSame(amount, value) || !isPartFor(target.name, figure)) return undefined;
  if (target.kind !== 'money') return target.kind === 'int' && unit === 'dollars' ? undefined : amount;
  return isNegative && amount !== 0 && !isAlwaysPositive(target.path) ? -amount : amount;
}

/** Some write 80 % as 0.8. */
function percentOf({ amount, unit, part }: Figure, value: number): number | undefined {
  if (unit === 'dollars' || part > 1) return undefined;
  const isShare = unit === 'percent' && Math.abs(value) < 1 && isSame(amount, value * 100);
  return isShare || isSame(amount, value) ? amount : undefined;
}

const isSame = (amount: number, value: number): boolean => Math.abs(amount - Math.abs(value)) < 0.005;

/** Of split limits the first is per person, the others are per accident and for property. */
function isPartFor(name: string, { part, isSplit }: Figure): boolean {
  if (name === 'limitPerPerson') return part === 1;
  return name !== 'limit' || !isSplit;
}

function textIn(words: readonly Word[], { target: { kind }, value }: Wanted, { lenient }: Search): Found[] {
  const text = String(value);
  const spelled = spelledIn(words, text);
  if (spelled) return [{ words: spelled.words, value: asPrinted(kind, { value: text, text: spelled.text }) }];
  if (kind === 'name') {
    const run = reordered(words, text);
    return run ? [{ words: run, value: asPrinted(kind, { value: text, text: textRun(run).text }) }] : [];
  }
  if (!lenient || kind === 'id' || kind === 'address') return [];
  const short = kind === 'label' ? abbreviated(words, text) : undefined;
  if (short) return [{ words: short, value: /^\d+$/.test(text) ? textRun(short).text : value }];
  const run = holding(words, text);
  return run ? [{ words: run, value }] : [];
}
