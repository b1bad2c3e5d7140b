import type { Leaf, RecordLeaves } from './leaves.ts';

/** What the values of one field look like over all records of their list. */
export interface Column {
  leaves: Leaf[];
  /** Share of the list's records that have the field. */
  filled: number;
  /** Share of its values that differ from each other. */
  distinct: number;
  /** By page and edge: how many values start, end or are centred there. */
  edges: ReadonlyMap<string, number>;
  /** By page: its topmost value. */
  topmost: ReadonlyMap<number, Leaf>;
  onPage: ReadonlyMap<number, number>;
  /** How many values are written alike, by `patternOf`. */
  patterns: ReadonlyMap<string, number>;
}

const GRID = 3;

/** The fields of every list, by slot. */
export function columnsOf(records: readonly RecordLeaves[]): Map<string, Column> {
  const sizes = new Map<string, number>();
  const leaves = new Map<string, Leaf[]>();
  for (const record of records) {
    sizes.set(record.list, (sizes.get(record.list) ?? 0) + 1);
    for (const leaf of record.leaves) {
      const column = leaves.get(leaf.slot);
      if (column) column.push(leaf);
      else leaves.set(leaf.slot, [leaf]);
    }
  }
  return new Map([...leaves].map(([slot, own]) => [slot, columnOf(own, sizes.get(own[0]?.record.list ?? '') ?? 1)]));
}

function columnOf(leaves: Leaf[], size: number): Column {
  const edges = new Map<string, number>();
  const topmost = new Map<number, Leaf>();
  const onPage = new Map<number, number>();
  const patterns = new Map<string, number>();
  for (const leaf of leaves) {
    const pattern = patternOf(leaf);
    patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
    const { page, words } = leaf.cited;
    onPage.set(page, (onPage.get(page) ?? 0) + 1);
    for (const edge of edgesOf(leaf)) edges.set(edge, (edges.get(edge) ?? 0) + 1);
    const top = topmost.get(page);
    if (!top || (words[0]?.y0 ?? 0) < (top.cited.words[0]?.y0 ?? 0)) topmost.set(page, leaf);
  }
  const distinct = new Set(leaves.map(({ value }) => value)).size / leaves.length;
  return { leaves, filled: Math.min(leaves.length / size, 1), distinct, edges, topmost, onPage, patterns };
}

/** How a value is printed: its runs of digits and letters, and the signs between them. */
export function patternOf({ cited }: Leaf): string {
  const text = cited.words.map((word) => word.text).join(' ');
  return text
    .slice(0, 40)
    .replace(/\p{L}+/gu, 'A')
    .replace(/\d+/g, '9');
}

function edgesOf({ cited: { page, words } }: Leaf): string[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const at = (x: number): number => Math.round(x / GRID);
  return [`${page} l ${at(first.x0)}`, `${page} r ${at(last.x1)}`];
}

/** The share of the field's other values on the page that stand in one column with this one; 0.5 for a lone value. */
export function alignment(leaf: Leaf, { edges, onPage }: Column): number {
  const others = (onPage.get(leaf.cited.page) ?? 1) - 1;
  if (others === 0) return 0.5;
  const most = Math.max(0, ...edgesOf(leaf).map((edge) => (edges.get(edge) ?? 1) - 1));
  return most / others;
}
