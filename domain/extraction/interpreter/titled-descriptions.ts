import { around } from '../../reading/boxes.ts';
import type { Row } from './cells.ts';
import type { Mention, MentionIn } from './entities.ts';

/** How far below its number a description may stand, in sizes of its letters. */
const CLOSE = 1.2;

/** "Vehicle 2" alone in its line and "2016 Honda Civic" right below name one thing: the number goes before the description. */
export function joinTitledDescriptions(rows: readonly Row[], mentionIn: MentionIn): void {
  for (const [at, row] of rows.entries()) {
    const [title, more] = row.cells;
    const under = rows[at + 1];
    const described = under?.cells[0];
    if (!title || more || !under || !described || under.y0 - row.y1 > CLOSE * row.size) continue;
    if (!areOfOne(mentionIn(title.text), mentionIn(described.text))) continue;
    const words = [...title.words, ...described.words];
    under.cells = [
      { ...described, ...around(words), text: `${title.text} ${described.text}`, words, y0: described.y0, shape: null },
      ...under.cells.slice(1),
    ];
    row.cells = [];
  }
}

/** A number and nothing else, and a description without one, of the same list. */
function areOfOne(title: Mention | null, described: Mention | null): boolean {
  if (!title || !described || title.rest !== '' || !described.leads) return false;
  const [number, other] = [title.entity, described.entity];
  const isNumber = number.numbers[0] != null && number.description === undefined;
  return isNumber && other.description !== undefined && other.list === number.list && other.numbers[0] == null;
}
