import { overlapX } from '../../reading/boxes.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import type { Cell } from './cells.ts';

/** "Location of premises" over "Loc   Bldg   Address": a line of its own over the first of several headings. */
export function isTitleOfAll(over: Cell, { row: { cells }, x0 }: Cell): boolean {
  const isFirst = over.row.cells.length === 1 && Math.abs(over.x0 - x0) < SAME_EDGE && x0 === cells[0]?.x0;
  return isFirst && cells.filter((cell) => overlapX(over, cell) > 0.3 * (cell.x1 - cell.x0)).length > 1;
}

const SAME_EDGE = 3;

/** "Vehicle information" over "Veh   Year   Make" is the title of the table. */
export function isTitle(cell: Cell): boolean {
  const [first, second, more] = cell.row.cells;
  if (more) return false;
  if (second) return cell === second && PART.test(first?.text ?? '');
  return NUMBERED.test(cell.text) || sectionWordings.matchWhole(cell.text) !== null;
}

/** "Item 3.", whose title stands apart */
const PART = /^(?:item|part|section) (?:\d{1,2}|[ivx]{1,4}|[a-z])[.:]?$/i;

/** "2. Premium": the title of a section. */
const NUMBERED = /^(?:(?:ITEM|Item|PART|Part|SECTION|Section) )?(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)] \p{L}/u;
