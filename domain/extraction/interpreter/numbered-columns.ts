import { overlapX } from '../../reading/boxes.ts';
import type { Cell, Row } from './cells.ts';
import type { MentionIn } from './entities.ts';

/** "Vehicle   1   2   3" heads a column for each vehicle: the noun stands once for all numbers, in their line or over them. */
export function namedByNumbers(rows: Row[], mentionIn: MentionIn): Row[] {
  for (const row of rows) {
    const [first, ...others] = row.cells;
    const isAlone = first !== undefined && /^0?1$/.test(first.text);
    const numbers = isAlone ? row.cells : others;
    if (!first || !isCounted(numbers)) continue;
    const noun = isAlone ? nounOver(row, rows[row.at - 1], mentionIn) : nounIn(first.text, mentionIn);
    if (noun === null) continue;
    for (const cell of numbers) {
      cell.text = `${noun} ${cell.text}`;
      cell.shape = null;
    }
  }
  return rows;
}

const isCounted = (numbers: readonly Cell[]): boolean =>
  numbers.length > 1 && numbers.every(({ text }, at) => /^0?\d{1,2}$/.test(text) && Number(text) === at + 1);

const nounIn = (text: string, mentionIn: MentionIn): string | null =>
  !/\d/.test(text) && mentionIn(`${text} 1`)?.leads ? text : null;

/** "Premium for auto" right over "1   2   3". */
function nounOver(row: Row, above: Row | undefined, mentionIn: MentionIn): string | null {
  if (!above || row.y0 - above.y1 > row.size) return null;
  const over = above.cells.filter((cell) => overlapX(cell, row) > 0);
  const [title, more] = over;
  if (!title || more || title.words.length > 6) return null;
  const nouns = title.words.flatMap(({ text }) => nounIn(text, mentionIn) ?? []);
  return nouns.length === 1 ? (nouns[0] ?? null) : null;
}
