import type { Cited } from '../cited.ts';
import { describedAt, describedByPlace, makeAndModelAt } from '../declarations/vehicle-description.ts';
import type { Cell } from './cells.ts';

/** Year, make and model of the first cell that describes a vehicle. */
export function addDescription(cells: readonly Cell[], values: Map<string, Cited>): void {
  for (const cell of cells) {
    const { words, page } = cell;
    const whole = describedAt({ ...cell, words: [...words], line: { ...cell.row, words: [], segments: [] }, page });
    const found = whole ?? (values.has('year') ? makeAndModelAt(cell) : describedByPlace(cell));
    if (!found) continue;
    for (const [field, cited] of Object.entries(found)) {
      if (cited && !values.has(field)) values.set(field, cited as Cited);
    }
    return;
  }
}
