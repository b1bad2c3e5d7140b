import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Column } from './columns.ts';
import type { HeadedColumn } from './headed-column.ts';
import { lineRoles } from './line-roles.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Table, Tables } from './tables.ts';

// Records of several lines under as many lines of headings: line i of a record stands under line i of the header.

const LEAST_KNOWN = 2;
const LEAST_RECORDS = 0.6;

/** Tables whose records are stacked like their headings, read line by line. */
export function withStackedLines(tables: Tables, meanings: Meanings): Tables {
  const lines = new Map<Row, Row>();
  for (const table of tables.all) {
    if (!hasStackedHeadings(table, meanings)) continue;
    const body = tables.rows.filter((row) => tables.tableOf(row)?.key === table.key && !row.isFurniture);
    const header = fieldLines(table, meanings);
    const roles = lineRoles(body, header, meanings);
    if (!areTall(roles)) continue;
    for (const [at, row] of body.entries()) {
      const line = header[roles[at] ?? -1];
      if (line) lines.set(row, line);
    }
  }
  if (lines.size === 0) return tables;
  return {
    ...tables,
    lineOf: (row) => lines.get(row) ?? null,
    headedAt: (row, atom) => {
      const joined = tables.headedAt(row, atom);
      const line = lines.get(row);
      return line ? underLine(line, atom, { joined, meanings }) : joined;
    },
  };
}

/** The header rows that name fields; others head groups of amounts. */
const fieldLines = ({ block }: Table, { vocabulary }: Meanings): Row[] =>
  block.rows.filter((row) => row.atoms.some(({ text }) => (vocabulary.meaning(text)?.fields.length ?? 0) > 0));

function hasStackedHeadings(table: Table, { vocabulary, plan }: Meanings): boolean {
  const { headed } = table;
  const header = fieldLines(table, { vocabulary, plan });
  if (header.length < 2) return false;
  const isKnown = (text: string): boolean => (vocabulary.meaning(text)?.fields.length ?? 0) > 0;
  const rows = header.map((row) => row.atoms.filter((atom) => !vocabulary.meaning(atom.text)?.amount));
  const known = rows.map((atoms) => atoms.filter((atom) => isKnown(atom.text)).length);
  const isEach = known.every((count, at) => {
    const printed = header[at]?.atoms.length ?? 0;
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

/** Whether most records have a second line. */
function areTall(roles: readonly (number | null)[]): boolean {
  let records = 0;
  let tall = 0;
  let isCounted = true;
  for (const role of roles) {
    if (role === 0) {
      records++;
      isCounted = false;
    } else if (role !== null && !isCounted) {
      tall++;
      isCounted = true;
    }
  }
  return records > 0 && tall >= LEAST_RECORDS * records;
}

interface Under {
  /** What the atom stands under when all header lines are joined: the reading of amounts. */
  joined: HeadedColumn | null;
  meanings: Meanings;
}

function underLine(line: Row, atom: Atom, { joined, meanings }: Under): HeadedColumn | null {
  if (atom.kind === 'money' || atom.kind === 'nil' || atom.kind === 'number') return joined;
  const cell = cellOver(line, atom);
  const names = cell && (meanings.vocabulary.meaning(cell.text)?.fields.length ?? 0) > 0;
  if (atom.kind === 'int' && !names) return joined;
  if (!cell) return null;
  return { column: columnUnder(cell, line), lines: [cell.text], wordings: [cell.text], amount: null };
}

/** A cell of a line reaches to the next heading of that line. */
function columnUnder(cell: Atom, line: Row): Column {
  const next = line.atoms.filter(({ x0 }) => x0 > cell.x0).map(({ x0 }) => x0);
  return { x0: cell.x0, x1: Math.min(...next) - 1, sort: 'text', isNumeric: false, cells: [] };
}

const REACH = 40;

/** The heading with the nearest edge: the left one, for numbers the right one or the middle too. */
export function cellOver(heading: Row, atom: Atom): Atom | null {
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
