import type { Cell, Row } from './cells.ts';

const SAME = 4;

/** The cell that stands over or under another at its left edge, or around the same center. */
export function neighbor(cell: Cell, rows: readonly Row[], step: 1 | -1): Cell | null {
  for (let at = cell.row.at + step, looked = 0; looked < 2; at += step, looked += 1) {
    const row = rows[at];
    if (!row || Math.abs((step > 0 ? row.y0 - cell.y1 : cell.y0 - row.y1) || 0) > 1.5 * cell.size) return null;
    const own =
      row.cells.find((other) => Math.abs(other.x0 - cell.x0) < SAME) ??
      row.cells.find((other) => Math.abs(other.x0 + other.x1 - cell.x0 - cell.x1) / 2 < SAME);
    if (own) return own;
  }
  return null;
}
