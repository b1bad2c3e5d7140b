import { wordsWithin } from '../../reading/text-run.ts';
import type { Cited } from '../cited.ts';
import { describedAt, describedByPlace, makeAndModelAt } from '../declarations/vehicle-description.ts';
import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import type { Cell } from './cells.ts';
import { introducesThing } from './entities.ts';

/** Year, make and model of the first cell that describes a vehicle. */
export function addDescription(cells: readonly Cell[], values: Map<string, Cited>): void {
  for (const cell of cells) {
    const whole = describedIn(cell) ?? describedIn(fromDescription(cell));
    const found = whole ?? (values.has('year') ? makeAndModelAt(cell) : describedByPlace(cell));
    if (!found) continue;
    for (const [field, cited] of Object.entries(found)) {
      if (cited && !values.has(field)) values.set(field, cited as Cited);
    }
    return;
  }
}

const describedIn = (cell: Cell): ReturnType<typeof describedAt> =>
  describedAt({ ...cell, words: [...cell.words], line: { ...cell.row, words: [], segments: [] } });

/** "Coverage for your 2023 Honda Pilot": the cell without what introduces the description. */
function fromDescription(cell: Cell): Cell {
  const { index } = VEHICLE_WITHIN.exec(cell.text) ?? { index: 0 };
  if (!introducesThing(cell.text.slice(0, index))) return cell;
  const words = wordsWithin({ text: cell.text, words: cell.words }, index, cell.text.length);
  return { ...cell, words, text: cell.text.slice(index) };
}
