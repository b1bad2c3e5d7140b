import { isValue } from '../../reading/atom.ts';
import type { Region } from './region.ts';
import type { Row } from './rows.ts';

const UNUSUAL = 1.25;
/** Records that show how long one is; one is enough where nothing but text follows. */
const LEAST_LENGTHS = 2;
/** A gap that may part records from what follows, in font sizes. */
const LEAST_GAP = 0.6;

/** A record that another one does not follow ends at a gap that is wider than those inside of records. */
export function cutAtGaps(regions: Region[]): void {
  const { lengths, usual } = shapeOf(regions);
  if (lengths.length === 0) return;
  const shortest = Math.min(...lengths);
  for (const [at, region] of regions.entries()) {
    if (region.kind !== 'record' || regions[at + 1]?.kind === 'record') continue;
    const end = endAtGap(region.rows, usual);
    const isAfterAnchor = region.rows.indexOf(region.anchor.row) < end;
    const isTold = lengths.length >= LEAST_LENGTHS || region.rows.slice(end).every(isText);
    if (end >= shortest && isAfterAnchor && isTold) region.rows = region.rows.slice(0, end);
  }
}

/** How many rows the records have that others follow, and the usual gap between rows. */
function shapeOf(regions: readonly Region[]): { lengths: readonly number[]; usual: number } {
  const inside: number[] = [];
  const between: number[] = [];
  const lengths: number[] = [];
  for (const [at, { kind, rows }] of regions.entries()) {
    const next = regions[at + 1];
    if (kind !== 'record' || next?.kind !== 'record') continue;
    lengths.push(rows.length);
    between.push(gapBetween(rows.at(-1), next.rows[0] as Row));
    for (const [index, row] of rows.entries()) if (index > 0) inside.push(gapBetween(rows[index - 1], row));
  }
  // Records of one line follow each other as closely as the lines of others.
  return { lengths, usual: usualOf(inside) ?? usualOf(between) ?? 2 };
}

const endAtGap = (rows: readonly Row[], usual: number): number =>
  rows.findIndex((row, index) => index > 0 && gapBetween(rows[index - 1], row) > Math.max(UNUSUAL * usual, LEAST_GAP));

const isText = ({ atoms }: Row): boolean => atoms.every((atom) => !isValue(atom) && !atom.isLabel);

const usualOf = (gaps: readonly number[]): number | undefined =>
  gaps.toSorted((a, b) => a - b)[Math.floor(0.9 * gaps.length)];

function gapBetween(above: Row | undefined, row: Row): number {
  return above?.page === row.page ? (row.y0 - above.y1) / row.size : 0;
}
