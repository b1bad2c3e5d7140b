import type { Line, PageLayout } from '../../reading/layout.ts';
import { fillCells } from './fill-cells.ts';
import { findHeaders, type Header } from './headers.ts';
import type { Headings, Table } from './table.ts';

/**
 * The one table module: declarations, loss runs and forms find their tables here.
 *
 * A table is a header block (lines of column headings) and the printed lines below it. Headings side by side make
 * stacks; a stack holds one column, or several when the header is stacked: then a record takes several lines, and its
 * columns stand one below the other. What headings mean is the caller's (`Headings`); geometry, wrapped headings,
 * group headings over several columns and the borders between columns are decided here.
 */

interface TableSearch<Role extends string> {
  layouts: readonly PageLayout[];
  headings: Headings<Role>;
  /** How many known headings make a header; 3 when not given. */
  least?: number;
  /** The line that no longer belongs to the table above it. */
  ends?: (line: Line) => boolean;
  /** Whether a table goes on at the top of a page that has no header; not when not given. */
  continues?: boolean;
  /** A role that, printed twice in one header, means two tables side by side. */
  sideBySide?: Role;
}

/** Finds the tables of a document in reading order; work grows linearly with its pages. */
export function findTables<Role extends string>(search: TableSearch<Role>): Table<Role>[] {
  const { layouts, headings, least = 3, ends = () => false, continues = false, sideBySide } = search;
  const tables: Table<Role>[] = [];
  let open: Table<Role> | undefined;
  for (const layout of layouts) {
    const headers = findHeaders({ layout, headings, least, sideBySide });
    if (continues && open && headers.length === 0) {
      const rest: Table<Role> = { ...open, page: layout.page.number, header: [], rows: [] };
      fillRows({ table: rest, layout, lines: layout.lines, ends });
      tables.push(rest);
      continue;
    }
    for (const [at, header] of headers.entries()) {
      const table = tableOf(header, layout.page.number);
      const from = layout.lines.indexOf(header.lines.at(-1) as Line) + 1;
      const next = headers.slice(at + 1).find((other) => other.lines[0] !== header.lines[0]);
      const to = next ? layout.lines.indexOf(next.lines[0] as Line) : layout.lines.length;
      fillRows({ table, layout, lines: layout.lines.slice(from, to), ends, within: header });
      tables.push(table);
      open = table;
    }
  }
  return tables;
}

function tableOf<Role extends string>(header: Header<Role>, page: number): Table<Role> {
  const stacks = Math.max(...header.columns.map((column) => column.stack)) + 1;
  return { page, header: header.lines, columns: header.columns, stacks, rows: [] };
}

interface Filling<Role extends string> {
  table: Table<Role>;
  layout: PageLayout;
  lines: readonly Line[];
  ends: (line: Line) => boolean;
  within?: { left: number; right: number };
}

function fillRows<Role extends string>({ table, layout, lines, ends, within }: Filling<Role>): void {
  for (const line of lines) {
    if (ends(line)) return;
    const segments = line.segments.filter(
      (segment) =>
        !within || (segment.x0 + segment.x1 > 2 * within.left && segment.x0 + segment.x1 <= 2 * within.right),
    );
    if (segments.length === 0) continue;
    const cells = fillCells({ segments, columns: table.columns, rules: layout.rules });
    table.rows.push({ page: line.page, line, cells, x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1 });
  }
}
