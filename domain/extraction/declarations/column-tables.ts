import type { PageLayout, Segment } from '../../reading/layout.ts';
import type { Wordings } from '../lexicon/wordings.ts';
import type { CellKind, Headings } from '../tables/table.ts';
import { findTables } from '../tables/find-tables.ts';
import { normalize } from '../../text/normalize.ts';

/** A printed line of a table: its cells by role. */
export interface RoleRow<Role extends string> {
  page: number;
  layout: PageLayout;
  /** From left to right. */
  cells: Partial<Record<Role, Segment[]>>;
  y0: number;
  y1: number;
}

export interface RoleTable<Role extends string> {
  page: number;
  roles: ReadonlySet<Role>;
  rows: RoleRow<Role>[];
}

export interface RoleTables<Role extends string> {
  layouts: readonly PageLayout[];
  wordings: Wordings<Role>;
  kinds: Readonly<Record<Role, CellKind>>;
  words: ReadonlySet<string>;
}

/** Tables whose columns are told by a lexicon of headings, with the cells of each line by role. */
export function findRoleTables<Role extends string>({
  layouts,
  wordings,
  kinds,
  words,
}: RoleTables<Role>): RoleTable<Role>[] {
  const headings: Headings<Role> = {
    role: (heading) => wordings.matchWhole(heading)?.field ?? null,
    kind: (role) => kinds[role],
    isWord: (word) => words.has(normalize(word)),
  };
  return findTables({ layouts, headings, least: 2 }).map((table) => {
    const layout = layouts.find((other) => other.page.number === table.page) as PageLayout;
    const roles = new Set(table.columns.flatMap((column) => (column.role ? [column.role] : [])));
    const rows = table.rows.map((row) => {
      const cells: Partial<Record<Role, Segment[]>> = {};
      for (const [stack, segments] of row.cells.entries()) {
        const role = table.columns.find((column) => column.stack === stack)?.role;
        if (role && segments.length > 0) cells[role] = [...(cells[role] ?? []), ...segments];
      }
      return { page: table.page, layout, cells, y0: row.y0, y1: row.y1 };
    });
    return { page: table.page, roles, rows };
  });
}
