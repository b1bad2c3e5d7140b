import type { Row } from './cells.ts';
import type { MentionIn } from './entities.ts';

/** "Vehicle   1   2   3" heads a column for each vehicle: the noun stands once for all numbers of its line. */
export function namedByNumbers(rows: Row[], mentionIn: MentionIn): Row[] {
  for (const { cells } of rows) {
    const [noun, ...numbers] = cells;
    const isCounted =
      numbers.length > 1 && numbers.every(({ text }, at) => /^0?\d{1,2}$/.test(text) && Number(text) === at + 1);
    if (!noun || !isCounted || !mentionIn(`${noun.text} 1`)?.leads || /\d/.test(noun.text)) continue;
    for (const cell of numbers) {
      cell.text = `${noun.text} ${cell.text}`;
      cell.shape = null;
    }
  }
  return rows;
}
