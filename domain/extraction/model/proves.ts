import type { FieldKind } from '../../policies/schema.ts';
import { findDates } from '../../reading/values/date.ts';

/** Figures of a text, signs and currency aside. */
const figure = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
const scale = /(\d[\d,]*(?:\.\d+)?)\s?(k|m|mm|million|thousand)\b/gi;

/**
 * Whether words that were found on a page say the value: an amount, number or date stands among them, and every word of
 * a text does. A model may read well and still write another value beside the right quote.
 */
export function proves({ kind, value, quote }: { kind: FieldKind; value: unknown; quote: string }): boolean {
  switch (kind) {
    case 'money':
    case 'number':
    case 'int':
    case 'percent':
      return typeof value === 'number' && figuresOf(quote).includes(Math.abs(value));
    case 'date':
      return findDates(quote).some(({ date }) => date === value);
    // what a tick or a printed code means is for the reader to say
    case 'bool':
    case 'enum':
      return true;
    case 'id':
      return lettersOf(quote).includes(lettersOf(String(value)));
    default:
      return hasAllWords(quote, String(value));
  }
}

function figuresOf(text: string): number[] {
  const plain = (text.match(figure) ?? []).map(toNumber);
  const scaled = [...text.matchAll(scale)].map(
    ([, number = '', unit = '']) => toNumber(number) * (/^[kt]/i.test(unit) ? 1_000 : 1_000_000),
  );
  return [...plain, ...scaled];
}

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function hasAllWords(quote: string, value: string): boolean {
  const words = wordsOf(value);
  const printed = new Set(wordsOf(quote));
  return words.length > 0 && (words.every((word) => printed.has(word)) || lettersOf(quote).includes(lettersOf(value)));
}
