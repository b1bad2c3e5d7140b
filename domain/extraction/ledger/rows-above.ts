import { isAmount } from '../../reading/atom.ts';
import { normalize } from '../../text/normalize.ts';
import type { Anchor } from './anchor.ts';
import type { Ledger } from './ledger.ts';
import { type RecordHeads, recordHeads } from './record-heads.ts';
import { topsByGaps } from './record-tops.ts';
import type { Start } from './region.ts';
import type { Row } from './rows.ts';

// Where a record prints lines above the one that its key stands in.

/** Of the rows below a record that are looked at. */
const LONGEST = 60;
const MOST_ABOVE = 3;
const CLEARER = 0.45;
const RULE = 0.6;
const WIDEST = 3;

/** The rows above its start that are a record's: labelled ones, or as many as all records have. */
export function rowsAbove(ledger: Ledger, anchors: readonly Anchor[], starts: ReadonlyMap<number, Start>): RecordHeads {
  if (endAlike(anchors, ledger)) return { of: () => 0, shared: () => [] };
  const groups = groupLabels(ledger, starts);
  const isGroup = (at: number): boolean => groups.has(firstLabel(ledger.rows[at]));
  const heads = recordHeads(anchors, ledger, (at) => isPlain(at, ledger, starts) && !isGroup(at));
  return heads ?? { of: countAbove(ledger, anchors, starts), shared: () => [] };
}

const LEAST_ENDS = 2;

/** Whether the labels above records stand below the last one too: there records end. */
function endAlike(anchors: readonly Anchor[], { rows }: Ledger): boolean {
  const last = anchors.at(-1)?.row.at ?? rows.length;
  const below = new Set(rows.slice(last + 1, last + 1 + LONGEST).map(firstLabel));
  const ends = anchors.flatMap(({ row }) => firstLabel(rows[row.at - 1])).filter((label) => label !== '');
  return ends.filter((label) => below.has(label)).length >= LEAST_ENDS;
}

/** What begins lines that sum up begins the headings of groups of records: "Unit 107" over "Unit 107: 2 claims". */
function groupLabels({ rows }: Ledger, starts: ReadonlyMap<number, Start>): ReadonlySet<string> {
  const labels = [...starts].flatMap(([at, start]) =>
    start.kind === 'total' && start.level === 'other' ? firstLabel(rows[at]) : [],
  );
  return new Set(labels.filter((label) => label !== ''));
}

function firstLabel(row: Row | undefined): string {
  const [first, second] = row?.atoms ?? [];
  return first?.isLabel === true && second?.isLabel === false ? normalize(first.text) : '';
}

const isPlain = (at: number, { rows, tables }: Ledger, starts: ReadonlyMap<number, Start>): boolean => {
  const row = rows[at];
  return row !== undefined && !starts.has(at) && !row.isFurniture && !tables.isHeading(row);
};

/** How many rows above its start belong to a record: the place of the widest gaps decides, for all records alike. */
function countAbove(
  ledger: Ledger,
  anchors: readonly Anchor[],
  starts: ReadonlyMap<number, Start>,
): (at: number) => number {
  const plain = (at: number): boolean => isPlain(at, ledger, starts);
  const clear = (at: number): number => {
    let count = 0;
    while (count < MOST_ABOVE && plain(at - count - 1) && ledger.rows[at - count - 1]?.page === ledger.rows[at]?.page)
      count++;
    return count;
  };
  const gaps = [0, 1, 2, 3].map((count) => {
    const reaching = anchors.filter(({ row }) => clear(row.at) >= count);
    if (reaching.length < 0.8 * anchors.length || anchors.length < 2) return 0;
    // What a page begins with has no gap above it that tells anything, as long as others do.
    const told = reaching.filter(({ row }) => ledger.rows[row.at - count - 1]?.page === row.page);
    const counting = told.length > 0 ? told : reaching;
    return counting.reduce((all, { row }) => all + gapAbove(ledger.rows, row.at - count), 0) / counting.length;
  });
  if (areBelowAmounts(anchors, ledger, plain)) return () => 1;
  const byLine = anchors.some(({ row }) => ledger.tables.lineOf(row)) ? linesAbove(ledger, clear) : null;
  if (byLine) return byLine;
  const byGaps = topsByGaps(anchors, { rows: ledger.rows, isPlain: plain, gapAbove });
  if (byGaps) return byGaps;
  if (anchors.filter(isTold).length * 2 > anchors.length) return () => 0;
  // A record right below a heading shows that none has rows above its start.
  if (anchors.filter(({ row }) => startsBelowHeading(row, ledger)).length > 1) return () => 0;
  const ruled = ruledAbove(anchors, clear, ledger.rows);
  if (ruled) return ruled;
  let best = 0;
  for (let count = 1; count <= MOST_ABOVE; count++) {
    const mostBefore = Math.max(...gaps.slice(0, count));
    if ((gaps[count] ?? 0) > mostBefore + CLEARER) best = count;
  }
  return (at) => Math.min(best, clear(at));
}

/** Whether every key stands in a line without amounts below one with them: the line above is the record's first. */
function areBelowAmounts(anchors: readonly Anchor[], ledger: Ledger, isPlain: (at: number) => boolean): boolean {
  const { rows, tables } = ledger;
  const top = rows[(anchors[0]?.row.at ?? 0) - 2];
  if (!top || !tables.isHeading(top)) return false;
  const amountsIn = (at: number): number => (isPlain(at) ? (rows[at]?.atoms.filter(isAmount).length ?? 0) : 0);
  const starts = new Set(anchors.map(({ row }) => row.at));
  return anchors.every(({ row: { at, atoms } }) => {
    const isEnd = starts.has(at + 2) || amountsIn(at + 1) === 0;
    return !atoms.some(isAmount) && amountsIn(at - 1) > 1 && isEnd && rows[at - 1]?.page === rows[at]?.page;
  });
}

/** Whether a sentence names the record: its first word stands for label and value. */
const isTold = ({ row, atom }: Anchor): boolean => row.atoms[0]?.isLabel === true && row.atoms[0].x0 === atom.x0;

/** Whether the row above is a heading. */
function startsBelowHeading({ at, page }: Row, { rows, tables }: Ledger): boolean {
  const above = rows[at - 1];
  return above?.page === page && tables.isHeading(above);
}

/** Records that are stacked like their header: its lines above the one that names the key. */
function linesAbove({ rows, tables }: Ledger, clear: (at: number) => number): (at: number) => number {
  const lineAt = (at: number): number | null => {
    const row = rows[at];
    return row ? (tables.lineOf(row)?.at ?? null) : null;
  };
  return (at) => {
    const most = clear(at);
    let count = 0;
    let line = lineAt(at);
    for (let above = 1; line !== null && above <= most; above++) {
      const reached = lineAt(at - above);
      // A line that continues the one above it stands under none.
      if (reached === null) continue;
      if (reached >= line) break;
      line = reached;
      count = above;
    }
    return count;
  };
}

const MOST_RULED = 0.75;

/** Where rules part the records, the rows between the rule and the start. Null where they do not. */
function ruledAbove(
  anchors: readonly Anchor[],
  clear: (at: number) => number,
  rows: readonly Row[],
): ((at: number) => number) | null {
  const of = (at: number): number => {
    const most = clear(at);
    for (let count = 0; count <= most; count++) if (rows[at - count]?.isRuledAbove) return count;
    return 0;
  };
  const ruled = anchors.filter(({ row }) => of(row.at) > 0 || row.isRuledAbove).length;
  const above = anchors.filter(({ row }) => of(row.at) > 0).length;
  return ruled >= MOST_RULED * anchors.length && above * 2 >= anchors.length ? of : null;
}

/** In multiples of the font size, at most 3. */
function gapAbove(rows: readonly Row[], at: number): number {
  const row = rows[at];
  const above = rows[at - 1];
  // Cards that stood side by side follow each other from the top again.
  if (!row || above?.page !== row.page || row.y0 < above.y0) return WIDEST;
  return Math.min((row.y0 - above.y1) / row.size, WIDEST) + (row.isRuledAbove ? RULE : 0);
}
