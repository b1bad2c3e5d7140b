import type { RecordLeaves } from './leaves.ts';
import type { Printed, PrintedLine } from './printed.ts';

/** How much of what is printed where a record stands was read. */
export interface Region {
  /** Share of its typed atoms that values were taken from. */
  explained: number;
  /** How many of them no value was taken from. */
  lost: number;
  /** Share of all its atoms that values were taken from. */
  read: number;
}

interface Extent {
  first: number;
  last: number;
}

/** Nothing known, as of values outside of lists. */
export const NO_REGION: Region = { explained: 0.5, lost: 0, read: 0.5 };

/**
 * The region of each record of a list: from its first line to the line before the next record of its list; the last one of a
 * page ends with its own last line.
 */
export function regionsOf(records: readonly RecordLeaves[], printed: Printed): Map<RecordLeaves, Region> {
  const extents = new Map(records.map((record) => [record, extentsOf(record, printed)]));
  const starts = startsOf(extents);
  const regions = new Map<RecordLeaves, Region>();
  for (const [record, pages] of extents) {
    if (record.list === '') continue;
    const lines = [...pages].flatMap(([page, { first, last }]) => {
      const next = (starts.get(placeOf(record, page)) ?? []).find((start) => start > first);
      return (printed.lines.get(page) ?? []).slice(first, Math.max(next ?? 0, last + 1));
    });
    regions.set(record, regionOf(lines));
  }
  return regions;
}

const placeOf = ({ list }: RecordLeaves, page: number): string => `${page} ${list}`;

/** The lines that a record's values stand in, by page. */
function extentsOf({ leaves }: RecordLeaves, { lineOf }: Printed): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  for (const { cited } of leaves) {
    for (const word of cited.words) {
      const line = lineOf.get(word);
      if (!line) continue;
      const { first, last } = extents.get(line.page) ?? { first: line.at, last: line.at };
      extents.set(line.page, { first: Math.min(first, line.at), last: Math.max(last, line.at) });
    }
  }
  return extents;
}

/** By page and list: the first lines of its records, from top to bottom. */
function startsOf(extents: ReadonlyMap<RecordLeaves, ReadonlyMap<number, Extent>>): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (const [record, pages] of extents) {
    for (const [page, { first }] of pages) {
      const place = placeOf(record, page);
      const found = starts.get(place);
      if (found) found.push(first);
      else starts.set(place, [first]);
    }
  }
  for (const found of starts.values()) found.sort((a, b) => a - b);
  return starts;
}

function regionOf(lines: readonly PrintedLine[]): Region {
  const sum = { typed: 0, taken: 0, atoms: 0, used: 0 };
  for (const { typed, taken, atoms, used } of lines) {
    sum.typed += typed;
    sum.taken += taken;
    sum.atoms += atoms.length;
    sum.used += used;
  }
  return {
    explained: sum.typed === 0 ? 1 : sum.taken / sum.typed,
    lost: sum.typed - sum.taken,
    read: sum.atoms === 0 ? 1 : sum.used / sum.atoms,
  };
}
