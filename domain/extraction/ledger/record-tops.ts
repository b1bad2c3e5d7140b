import { isValue } from '../../reading/atom.ts';
import type { Anchor } from './anchor.ts';
import type { Row } from './rows.ts';

// In tables whose cells are set in the middle or at the bottom, a record begins above the line of its key, higher or lower
// as its texts are long: the widest gap between two keys parts their records.

const MOST_ABOVE = 14;
const LEAST_RECORDS = 3;
const LEAST_CLEAR = 0.8;
const LEAST_ABOVE = 0.3;
/** How much wider the gap between records is than those inside of them, in font sizes. */
const CLEARER = 0.25;

interface Lines {
  rows: readonly Row[];
  /** Whether a row may belong to any record. */
  isPlain: (at: number) => boolean;
  /** In font sizes. */
  gapAbove: (rows: readonly Row[], at: number) => number;
}

/** How many rows above its key belong to each record, by the row of the key; null where gaps do not show it. */
export function topsByGaps(anchors: readonly Anchor[], lines: Lines): ((at: number) => number) | null {
  const starts = new Set(anchors.map(({ row }) => row.at));
  const tops = anchors.map(({ row }) => topOf(row.at, starts, lines));
  const between = tops.filter(({ isBetween, most }) => isBetween && most > 0);
  const clear = between.filter(({ isClear }) => isClear);
  const above = clear.filter(({ count }) => count > 0);
  if (clear.length < LEAST_RECORDS || clear.length < LEAST_CLEAR * between.length) return null;
  if (above.length < LEAST_ABOVE * anchors.length) return null;
  const byRow = new Map(tops.map((top, index) => [anchors[index]?.row.at, top.count]));
  return (at) => byRow.get(at) ?? 0;
}

interface Top {
  count: number;
  /** Rows above that belong to this record or the one before. */
  most: number;
  isBetween: boolean;
  isClear: boolean;
}

function topOf(at: number, starts: ReadonlySet<number>, { rows, isPlain, gapAbove }: Lines): Top {
  const page = rows[at]?.page;
  let most = 0;
  const isText = (above: Row | undefined): boolean => above?.page === page && !above?.atoms.some(isValue);
  while (most < MOST_ABOVE && isPlain(at - most - 1) && isText(rows[at - most - 1])) most++;
  const isBetween = starts.has(at - most - 1) && rows[at - most - 1]?.page === page;
  if (!isBetween) return { count: most, most, isBetween, isClear: false };
  const gaps = Array.from({ length: most + 1 }, (_, count) => gapAbove(rows, at - count));
  const widest = Math.max(...gaps);
  const count = gaps.indexOf(widest);
  const second = Math.max(0, ...gaps.filter((_, index) => index !== count));
  return { count, most, isBetween, isClear: widest > second + CLEARER };
}
