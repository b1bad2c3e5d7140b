import { around, centreX, centreY } from '../../reading/boxes.ts';
import type { Box, Word } from '../../document/page.ts';
import type { FormPage, HeadingCell } from './form-page.ts';
import type { Cell } from './grid.ts';
import type { Typed } from './values.ts';
import { isInside } from './writing.ts';

/** What heads the columns of a table: normalized texts with the role of the column. */
export type RuledHeadings<Role extends string> = Pick<ReadonlyMap<string, Role>, 'has' | 'get'>;

export interface RuledColumn<Role extends string> {
  role: Role;
  x0: number;
  x1: number;
}

export interface RuledRow<Role extends string> {
  y0: number;
  y1: number;
  /** What is typed in the column; no words when there is no such column or nothing is typed. */
  typed(role: Role): Typed;
  /** All words of the column, print too. */
  all(role: Role): Typed;
  /** The same row of some of the columns. */
  within(columns: readonly RuledColumn<Role>[]): RuledRow<Role>;
  /** What is typed in a line over the whole width between this row and the next one. */
  note: Typed;
}

export interface RuledTable<Role extends string> extends Box {
  page: FormPage;
  columns: RuledColumn<Role>[];
  rows: RuledRow<Role>[];
}

/** Points: no row of a form is higher. */
const HIGHEST_ROW = 130;
const SAME_RULE = 1.6;

/** Finds tables whose headings stand in ruled cells; rows are the spaces between the rules below them. */
export function findRuledTables<Role extends string>({
  page,
  headings,
  least,
}: {
  page: FormPage;
  headings: RuledHeadings<Role>;
  /** How many known headings make a table. */
  least: number;
}): RuledTable<Role>[] {
  const cells = page.headings.flatMap((heading) => {
    const role = roleOf(heading, headings);
    return role ? [{ cell: heading.cell, role }] : [];
  });
  return headerRows(cells)
    .filter((header) => new Set(header.map(({ role }) => role)).size >= least)
    .map((header) => tableOf(header, page));
}

export interface ColumnHeading<Role extends string> {
  cell: Cell;
  role: Role;
}

function roleOf<Role extends string>({ texts }: HeadingCell, headings: RuledHeadings<Role>): Role | undefined {
  const known = texts.find((text) => headings.has(text));
  return known === undefined ? undefined : headings.get(known);
}

/** Headings side by side; those of a lower storey stand beside the tall ones. */
function headerRows<Role extends string>(cells: readonly ColumnHeading<Role>[]): ColumnHeading<Role>[][] {
  const rows: ColumnHeading<Role>[][] = [];
  const tallFirst = cells.toSorted((a, b) => height(b.cell) - height(a.cell));
  for (const heading of tallFirst) {
    const row = rows.find(([tallest]) => tallest && isBeside(tallest.cell, heading.cell));
    if (row) row.push(heading);
    else rows.push([heading]);
  }
  return rows;
}

const height = (box: Box): number => box.y1 - box.y0;
const isBeside = (tall: Box, other: Box): boolean => centreY(other) > tall.y0 && centreY(other) < tall.y1;

/** The table below headings in ruled cells. */
export function tableOf<Role extends string>(header: readonly ColumnHeading<Role>[], page: FormPage): RuledTable<Role> {
  const columns = header.map(({ cell, role }) => ({ role, x0: cell.x0, x1: cell.x1 })).sort((a, b) => a.x0 - b.x0);
  const box = around(header.map(({ cell }) => cell));
  const { words } = page;
  const rows: RuledRow<Role>[] = [];
  let top = box.y1;
  for (;;) {
    const bottom = nextRule({ columns, page, top });
    if (bottom === null) break;
    if (hasColumns({ columns, page, y: (top + bottom) / 2 })) {
      rows.push(rowOf({ columns, page, words, y0: top, y1: bottom }));
    } else {
      const next = nextRule({ columns, page, top: bottom });
      const last = rows.at(-1);
      if (!last || next === null || !hasColumns({ columns, page, y: (bottom + next) / 2 })) break;
      last.note = typedBetween(page, top, bottom);
    }
    top = bottom;
  }
  return { ...box, page, columns, rows };
}

function typedBetween(page: FormPage, y0: number, y1: number): Typed {
  const isBetween = (word: Word) => centreY(word) >= y0 && centreY(word) < y1;
  return { page: page.number, words: page.words.filter((word) => isBetween(word) && page.isTyped(word)) };
}

/** The rule that most columns end at next. */
function nextRule<Role extends string>({
  columns,
  page,
  top,
}: {
  columns: readonly RuledColumn<Role>[];
  page: FormPage;
  top: number;
}): number | null {
  const ends = columns.map((column) => page.grid.spaceAt(centreX(column), top + 2.5).y1);
  let best: number | null = null;
  let most = 0;
  for (const end of ends) {
    const support = ends.filter((other) => Math.abs(other - end) <= SAME_RULE).length;
    if (support > most) [best, most] = [end, support];
  }
  return best === null || best - top > HIGHEST_ROW || best - top < 5 || most * 2 < ends.length ? null : best;
}

/** Whether most borders of the columns run through this height. */
function hasColumns<Role extends string>({
  columns,
  page,
  y,
}: {
  columns: readonly RuledColumn<Role>[];
  page: FormPage;
  y: number;
}): boolean {
  const walls = columns.flatMap(({ x0, x1 }) => [x0, x1]);
  const drawn = walls.filter((x) => page.grid.hasWallAt({ x, y, reach: SAME_RULE }));
  return drawn.length >= 0.7 * walls.length;
}

function rowOf<Role extends string>({
  columns,
  page,
  words,
  y0,
  y1,
}: {
  columns: readonly RuledColumn<Role>[];
  page: FormPage;
  words: readonly Word[];
  y0: number;
  y1: number;
}): RuledRow<Role> {
  const inRow = words.filter((word) => centreY(word) >= y0 && centreY(word) < y1);
  const all = (role: Role): Typed => {
    const column = columns.find((candidate) => candidate.role === role);
    const found = column ? inRow.filter((word) => isInside(word, { ...column, y0, y1 })) : [];
    return { page: page.number, words: found };
  };
  return {
    y0,
    y1,
    all,
    note: { page: page.number, words: [] },
    within: (some) => rowOf({ columns: some, page, words, y0, y1 }),
    typed: (role) => ({ page: page.number, words: all(role).words.filter((word) => page.isTyped(word)) }),
  };
}
