import { type Plan, recordPlans, type UnderlyingPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './cells.ts';
import { namesOf } from './underlying-names.ts';

/** The lines of a page that stand in the schedule of underlying insurance. */
export const scheduleOf = (rows: readonly Row[], plan: Plan): Row[] =>
  recordPlans(plan, 'underlying').flatMap(([, own]) => scheduleRows(rows, own));

/** The lines below the heading of a schedule. */
function scheduleRows(rows: readonly Row[], plan: UnderlyingPlan): Row[] {
  const { starts, ends } = namesOf(plan);
  const found: Row[] = [];
  let isIn = false;
  for (const row of rows) {
    const texts = row.cells.map(({ text }) => normalize(text));
    const isStart = texts.some((text) => text.split(' ').length < 14 && starts.some((start) => text.includes(start)));
    if (isStart && (!isIn || texts.length === 1)) isIn = true;
    else if (isIn && (texts.some((text) => ends.has(text)) || isSentence(row, found))) isIn = false;
    else if (isIn) found.push(row);
  }
  return found;
}

/** Running text below the policies ends the schedule; right below its heading it explains it. */
const isSentence = ({ cells }: Row, found: readonly Row[]): boolean =>
  found.length > 3 && cells.length === 1 && (cells[0]?.words.length ?? 0) > 9;
