import type { Cited } from '../../cited.ts';
import type { Cell, Row } from '../cells.ts';
import { leftOf } from '../underlying.ts';

/**
 * The lines of a policy: from the one that names its line of insurance to that of the next policy below, without the
 * cells of policies beside it.
 */
export function blockOf(title: Cited, rows: readonly Row[], titles: readonly Cited[]): Row[] {
  const own = placeOf(title, rows);
  if (!own) return [];
  const others = titles.flatMap((other) => (other === title ? [] : (placeOf(other, rows) ?? [])));
  const beside = others.filter(({ at }) => at === own.at);
  const left = beside.some(({ x0 }) => x0 < own.x0) ? own.x0 - MARGIN : Number.NEGATIVE_INFINITY;
  const right = Math.min(...beside.map(({ x0 }) => x0).filter((x0) => x0 > own.x0)) - MARGIN;
  const end = Math.min(rows.length, ...others.map(({ at }) => at).filter((at) => at > own.at));
  return rows
    .slice(own.at, end)
    .map((row) => ({ ...row, cells: row.cells.filter(({ x0 }) => x0 >= left && x0 < right) }));
}

/** Points: lines of a card may begin a little further left than its title. */
const MARGIN = 8;

interface Place {
  /** Position in all lines. */
  at: number;
  x0: number;
}

function placeOf({ words: [word], page }: Cited, rows: readonly Row[]): Place | null {
  const isOwn = (cell: Cell): boolean => word !== undefined && cell.words.includes(word);
  const at = rows.findIndex((row) => row.page === page && row.cells.some(isOwn));
  const cell = rows[at]?.cells.find(isOwn);
  return cell ? { at, x0: leftOf(cell) } : null;
}
