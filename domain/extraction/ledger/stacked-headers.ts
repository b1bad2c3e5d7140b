import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Block, Ledger } from './ledger.ts';
import type { Region } from './regions.ts';
import type { Row } from './rows.ts';
import type { Table } from './tables.ts';

// Records of several lines under as many lines of headings: line i of a record stands under line i of the header.

type RecordRegion = Extract<Region, { kind: 'record' }>;

const LEAST_KNOWN = 2;
const LEAST_RECORDS = 0.6;

/** The tables whose records are stacked like their headings. */
export function stackedTables(regions: readonly Region[], ledger: Ledger): ReadonlySet<string> {
  const stacked = new Set<string>();
  for (const table of ledger.tables.all) {
    const records = regions.filter(
      (region): region is RecordRegion =>
        region.kind === 'record' && ledger.tables.tableOf(region.anchor.row)?.key === table.key,
    );
    if (records.length > 0 && hasStackedHeadings(table, ledger) && areTall(records)) stacked.add(table.key);
  }
  return stacked;
}

function hasStackedHeadings({ block, headed }: Table, { vocabulary }: Ledger): boolean {
  if (block.rows.length < 2) return false;
  const isKnown = (text: string): boolean => (vocabulary.meaning(text)?.fields.length ?? 0) > 0;
  const rows = block.rows.map((row) => row.atoms.filter((atom) => !vocabulary.meaning(atom.text)?.amount));
  const known = rows.map((atoms) => atoms.filter((atom) => isKnown(atom.text)).length);
  const isEach = known.every((count, at) => {
    const printed = block.rows[at]?.atoms.length ?? 0;
    return count > 0 && count * 2 >= (rows[at]?.length ?? 0) && printed >= LEAST_KNOWN;
  });
  // A line may have one field beside amounts, but not be the wrapped end of a heading; two lines have several fields.
  if (!isEach || known.filter((count) => count >= LEAST_KNOWN).length < 2) return false;
  const cells = rows.flat();
  const single = cells.filter((atom) => isKnown(atom.text)).length / Math.max(cells.length, 1);
  const joined = headed.filter(({ lines }) => lines.some((line) => line !== ''));
  const whole = joined.filter(({ wordings }) => isKnown(wordings[0] ?? '')).length;
  return single > whole / Math.max(joined.length, 1);
}

function areTall(records: readonly RecordRegion[]): boolean {
  const tall = records.filter(({ rows }) => rows.filter((row) => row.atoms.length >= 2).length >= 2);
  return tall.length >= LEAST_RECORDS * records.length;
}

/** What the atoms of a stacked record stand under. */
export function stackedHeadings({ rows, anchor }: RecordRegion, ledger: Ledger): NonNullable<Block['stacked']> {
  const table = ledger.tables.tableOf(anchor.row);
  const header = table?.block.rows ?? [];
  const first = Math.max(
    header.findIndex((row) => namesKey(row, ledger)),
    0,
  );
  const from = rows.indexOf(anchor.row);
  return (row: Row, atom: Atom) => {
    const line = rows.indexOf(row) - from + first;
    const heading = header[Math.min(Math.max(line, 0), header.length - 1)];
    const cell = heading && cellOver(heading, atom);
    return cell ? [cell.text] : [];
  };
}

function namesKey(row: Row, { plan, vocabulary }: Ledger): boolean {
  return row.atoms.some((atom) => vocabulary.meaning(atom.text)?.fields.includes(plan.record.key));
}

const REACH = 40;

/** The heading with the nearest edge: the left one, for numbers the right one or the middle too. */
function cellOver(heading: Row, atom: Atom): Atom | null {
  let best: Atom | null = null;
  let least = REACH;
  for (const cell of heading.atoms) {
    const left = Math.abs(cell.x0 - atom.x0);
    const right = Math.abs(cell.x1 - atom.x1);
    const middle = Math.abs(cell.x0 + cell.x1 - atom.x0 - atom.x1) / 2;
    const distance = isAmount(atom) || atom.kind === 'state' ? Math.min(left, right, middle) : left;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}
