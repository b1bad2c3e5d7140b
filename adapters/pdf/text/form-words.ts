import type { FormField, Word } from '../../../domain/document/page.ts';
import { hasCenterIn } from '../engine/boxes.ts';

/** Approximates how a viewer sets the value of a field: fractions of line height and font size; maximum in points. */
const SIZE_OF_LINE = 0.75;
const MAX_SIZE = 12;
const LINE_HEIGHT = 1.2;
const MEAN_ADVANCE = 0.5;
const PADDING = 2;

/** Marks words that are values of form fields, and adds words for values that the page does not show. */
export function withFormWords(words: readonly Word[], fields: readonly FormField[]): Word[] {
  const filled = fields.filter(({ kind, value }) => (kind === 'text' || kind === 'choice') && value.trim() !== '');
  if (filled.length === 0) return [...words];
  const drawn = new Set<FormField>();
  const marked = words.map((word): Word => {
    const field = filled.find((candidate) => hasCenterIn(word, candidate) && isPartOf(candidate.value, word.text));
    if (field === undefined) return word;
    drawn.add(field);
    return { ...word, source: 'form' };
  });
  return [...marked, ...filled.filter((field) => !drawn.has(field)).flatMap(wordsOf)];
}

/** Ignores punctuation, because fields print `1000` as `1,000.00`. */
function isPartOf(value: string, text: string): boolean {
  const [whole, part] = [value, text].map((one) => one.replace(/[^\p{L}\p{N}]/gu, '')) as [string, string];
  return part === '' ? value.includes(text) : whole.includes(part) || (whole !== '' && part.startsWith(whole));
}

function wordsOf({ value, x0, y0, x1, y1 }: FormField): Word[] {
  const lines = value.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const height = (y1 - y0) / lines.length;
  const size = Math.max(1, Math.min(MAX_SIZE, height * SIZE_OF_LINE));
  const lineHeight = lines.length === 1 ? height : Math.min(height, size * LINE_HEIGHT);
  return lines.flatMap((line, row) => {
    const advance = Math.min(MEAN_ADVANCE * size, Math.max(0, x1 - x0 - 2 * PADDING) / line.length);
    const middle = y0 + lineHeight * (row + 0.5);
    return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      size,
      bold: false,
      source: 'form' as const,
      confidence: 1,
      x0: x0 + PADDING + index * advance,
      y0: middle - size / 2,
      x1: x0 + PADDING + (index + text.length) * advance,
      y1: middle + size / 2,
    }));
  });
}
