import { type Cell, type Row, isValue, valuesRight } from './cells.ts';
import type { Reading } from './headers.ts';
import { neighbor } from './neighbor.ts';

/** Whether a page prints values over their labels, as many web pages do: counted over all labels that stand alone. */
export function printsValuesAbove(rows: readonly Row[], { meaningOf }: Reading): boolean {
  let above = 0;
  let below = 0;
  const isName = (cell: Cell): boolean => {
    const { fields, topic, isWhole } = meaningOf(cell.text.replace(/:$/, ''));
    return isWhole && (fields.length > 0 || topic !== undefined);
  };
  const isOwn = (label: Cell, other: Cell | null): other is Cell => {
    if (!other || isName(other)) return false;
    // The name of a coverage has an amount; of other labels any text may be the value.
    return meaningOf(label.text.replace(/:$/, '')).topic === undefined || isValue(other);
  };
  for (const label of rows.flatMap((row) => row.cells.filter(isName))) {
    if (label.text.endsWith(':') || valuesRight(label) || isOfPairs(label.row, (cell) => isLabel(cell, { meaningOf })))
      continue;
    const over = neighbor(label, rows, -1);
    const under = neighbor(label, rows, 1);
    if (isOwn(label, over) && label.y0 - over.y1 < 0.8 * label.size) above += 1;
    if (isOwn(label, under) && under.y0 - label.y1 < 0.8 * label.size) below += 1;
  }
  return above >= 2 && above > below;
}

/** Whether a text names a field. */
export function isLabel({ text }: Cell, { meaningOf }: Pick<Reading, 'meaningOf'>): boolean {
  const { fields, isWhole } = meaningOf(text.replace(/:$/, ''));
  return isWhole && fields.length > 0;
}

/** A line of several labels, each with its value beside it. */
export const isOfPairs = ({ cells }: Row, isLabel: (cell: Cell) => boolean): boolean =>
  cells.length > 2 && cells.length % 2 === 0 && cells.every((cell, at) => isLabel(cell) === (at % 2 === 0));

/** A line of amounts alone and right below it a name for each, farther from what comes next: there the amounts stand over their names whatever the page does else. */
export function isOverNames(row: Row, rows: readonly Row[], { meaningOf }: Reading): boolean {
  const under = rows[row.at + 1];
  const next = rows[row.at + 2];
  if (!under || row.cells.length < 2 || under.cells.length !== row.cells.length || !row.cells.every(isValue))
    return false;
  const gap = under.y0 - row.y1;
  if (gap > row.size || (next && next.y0 - under.y1 < gap + 0.2 * row.size)) return false;
  return row.cells.every((cell) => {
    const name = neighbor(cell, rows, 1);
    return name !== null && name.row === under && !isValue(name) && meaningOf(name.text).topic !== undefined;
  });
}
