import type { LabelledValue } from './labelled-values.ts';
import type { SeenLine } from './shown-lines.ts';

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const texts = ['name', 'address', 'label', 'text'];
/** A cut that saves fewer characters is not worth its place. */
const leastSaved = 4;

/** A text as a model cuts it, "1420…", with the cell that it begins in; undefined for one that does not go on to the end of its cell. */
export function cutText(
  { value, kind, place }: Pick<LabelledValue, 'value' | 'kind' | 'place'>,
  lines: readonly SeenLine[],
): { text: string; cell: number; isFirst: boolean } | undefined {
  if (typeof value !== 'string' || !place || !texts.includes(kind)) return undefined;
  const [front = ''] = value.split(/\s/);
  if (letters(front) === '' || value.length - front.length - 1 < leastSaved) return undefined;
  const cells = lines[place.from]?.cells ?? [];
  const at = cells.findIndex((cell, index) => {
    const below = lines.slice(place.from + 1, place.to + 1).map((line) => line.cells[index] ?? '');
    const words = cell.split(' ');
    const from = words.findIndex((word) => letters(word) === letters(front));
    return from >= 0 && letters([...words.slice(from), ...below].join('')) === letters(value);
  });
  if (at < 0) return undefined;
  const isIn = (cell: string): boolean => cell.split(' ').some((word) => letters(word) === letters(front));
  return { text: `${front}…`, cell: at + 1, isFirst: cells.findIndex(isIn) === at };
}
