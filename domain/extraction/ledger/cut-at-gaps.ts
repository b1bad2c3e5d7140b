import type { Region } from './region.ts';
import type { Row } from './rows.ts';

const UNUSUAL = 1.25;
/** Records that show how long one is. */
const LEAST_LENGTHS = 2;

/** A record that another one does not follow ends at a gap that is wider than those inside of records. */
export function cutAtGaps(regions: Region[]): void {
  const inside: number[] = [];
  const lengths: number[] = [];
  for (const [at, { kind, rows }] of regions.entries()) {
    if (kind !== 'record' || regions[at + 1]?.kind !== 'record') continue;
    lengths.push(rows.length);
    for (const [index, row] of rows.entries()) if (index > 0) inside.push(gapBetween(rows[index - 1], row));
  }
  const usual = inside.toSorted((a, b) => a - b)[Math.floor(0.9 * inside.length)] ?? 2;
  const shortest = Math.min(...lengths);
  for (const [at, region] of regions.entries()) {
    if (region.kind !== 'record' || regions[at + 1]?.kind === 'record' || lengths.length < LEAST_LENGTHS) continue;
    const end = region.rows.findIndex(
      (row, index) => index > 0 && gapBetween(region.rows[index - 1], row) > Math.max(UNUSUAL * usual, 0.6),
    );
    const isAfterAnchor = region.rows.findIndex((row) => row === region.anchor.row) < end;
    if (end >= shortest && isAfterAnchor) region.rows = region.rows.slice(0, end);
  }
}

function gapBetween(above: Row | undefined, row: Row): number {
  return above?.page === row.page ? (row.y0 - above.y1) / row.size : 0;
}
