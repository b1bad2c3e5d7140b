// Grids of a document: tables with headers, also over pages and in panels, then tables without any header.
import { isValue } from './atom.ts';
import { atomsOf } from './atoms.ts';
import type { Extent } from './boxes.ts';
import { type Column, kindOf } from './columns.ts';
import type { Grid, GridPart, Row } from './grid.ts';
import { findBody, wallsOf } from './grid-body.ts';
import { linesAbove, readHeader } from './grid-header.ts';
import { rowsOf } from './grid-rows.ts';
import { findHeaderBlocks, type HeaderBlock, type HeadingWeight } from './header-blocks.ts';
import type { Header } from './header-cells.ts';
import type { Line } from './layout.ts';
import type { PageLines } from './page-lines.ts';
import { EVERYWHERE, panelsOf, secondTable } from './panels.ts';

/** Rows that fit from which a table without header is one, and how far down it is looked for. */
const LEAST_ROWS = 3;
const LOOK_AHEAD = 120;
/** Points by which the header of one table may be shifted from page to page. */
const SHIFT = 6;
/** Lines that may stand between a table that goes on and the end of its page. */
const NOTES = 3;

interface Table {
  block: HeaderBlock;
  page: PageLines;
  parts: { block: HeaderBlock | null; page: PageLines; lines: readonly Line[] }[];
}

/** All grids, in reading order of their first lines. */
export function findGrids(pages: readonly PageLines[], weigh: HeadingWeight): Grid[] {
  const headed = findTables(pages, weigh).flatMap((table) =>
    regionsOf(table).flatMap((region) => gridOf(table, region, weigh) ?? []),
  );
  const used = new Set(
    headed.flatMap((grid) => grid.parts.flatMap((part) => [...part.lines, ...(part.block?.lines ?? [])])),
  );
  const bare = pages.flatMap((page) => findBareGrids(page, used));
  return [...headed, ...bare].toSorted((a, b) => startOf(a) - startOf(b));
}

function startOf({ parts }: Grid): number {
  const [part] = parts;
  return (part?.page ?? 0) * 100_000 + (part?.block?.y0 ?? part?.lines[0]?.y0 ?? 0);
}

/** Header blocks with the lines down to the next; equal headers are one table, which also goes on without header. */
function findTables(pages: readonly PageLines[], weigh: HeadingWeight): Table[] {
  const tables: Table[] = [];
  const byKey = new Map<string, Table>();
  let last: Table | null = null;
  for (const page of pages) {
    const blocks = findHeaderBlocks(page.lines, weigh);
    const before = linesBetween(page.lines, null, blocks[0] ?? null);
    if (last && before.length > 0) last.parts.push({ block: null, page, lines: before });
    for (const [at, block] of blocks.entries()) {
      const lines = linesBetween(page.lines, block, blocks[at + 1] ?? null);
      const same = byKey.get(block.key);
      const table = same && Math.abs(same.block.x0 - block.x0) <= SHIFT ? same : { block, page, parts: [] };
      if (table !== same) tables.push(table);
      byKey.set(block.key, table);
      table.parts.push({ block, page, lines });
      last = table;
    }
  }
  return tables;
}

/** The panels of a table; each must begin with a column of texts or identifiers, else it is one wide table. */
function regionsOf({ block, parts }: Table): Extent[] {
  const first = parts.map((part) => (part.block ? part.lines : []));
  const panels = panelsOf(block);
  if (panels.length < 2) return splitAtSecondTable(block, first);
  const areTables = panels.every((region) => {
    const [head] = findBody({ first, region, walls: [] }).columns;
    return head !== undefined && !['money', 'percent', 'number', 'nil'].includes(kindOf(head));
  });
  return areTables ? panels : [EVERYWHERE];
}

function splitAtSecondTable(block: HeaderBlock, first: readonly (readonly Line[])[]): Extent[] {
  const heads = block.lines.flatMap((line) => atomsOf(line));
  const { columns, parts } = findBody({ first, region: EVERYWHERE, heads, walls: [] });
  const rows = parts.flat().slice(0, LOOK_AHEAD).map(atomsOf);
  // Titles over a whole table head no column.
  const own = block.lines.flatMap((line) => (atomsOf(line).length > 2 ? atomsOf(line) : []));
  const x = secondTable(columns, rows, own);
  if (x === null) return [EVERYWHERE];
  return [
    { x0: EVERYWHERE.x0, x1: x },
    { x0: x, x1: EVERYWHERE.x1 },
  ];
}

function linesBetween(lines: readonly Line[], above: HeaderBlock | null, below: HeaderBlock | null): Line[] {
  const from = above ? lines.indexOf(above.lines.at(-1) ?? above.seed) + 1 : 0;
  const to = below?.lines[0] ? lines.indexOf(below.lines[0]) : lines.length;
  return lines.slice(from, to);
}

function gridOf({ block, page, parts }: Table, region: Extent, weigh: HeadingWeight): Grid | null {
  const [first] = parts;
  const walls = first ? wallsOf(page.layout, [...block.lines, ...first.lines.slice(0, 12)]) : [];
  const headedLines = parts.map((part) => (part.block ? part.lines : []));
  const body = findBody({
    first: headedLines,
    parts: parts.map((part) => part.lines),
    region,
    heads: block.lines.flatMap(atomsOf),
    walls,
  });
  const kept = keptParts(parts, body.parts);
  if (kept.every((part) => part.lines.length === 0) || body.columns.length < 2) return null;
  const above = linesAbove(page.lines, block);
  const headers = readHeader({ block, above, columns: body.columns, rules: page.layout.rules, region, weigh });
  if ((headers[0]?.score ?? 0) <= 0) return null;
  const unused = unusedBelow(block, headers[0]);
  const rows = kept.flatMap((part) => {
    const lines = [...(part.block?.lines.slice(part.block.lines.length - unused) ?? []), ...part.lines];
    return rowsOf(lines, body.columns, region);
  });
  const score = (headers[0]?.score ?? 0) + scoreOf(rows);
  return { ...region, parts: kept, columns: body.columns, headers, rows, score };
}

/** How many lines at the end of a header block are no part of the header: the first rows of the table. */
function unusedBelow(block: HeaderBlock, header: Header | undefined): number {
  const last = header?.lines.at(-1);
  return last ? block.lines.length - 1 - block.lines.indexOf(last) : 0;
}

/** A table goes on without header only if it ran to the end of the page before, a few notes aside. */
function keptParts(parts: Table['parts'], bodies: readonly (readonly Line[])[]): GridPart[] {
  const kept: GridPart[] = [];
  let isOpen = false;
  for (const [at, { block, page, lines }] of parts.entries()) {
    const body = bodies[at] ?? [];
    if (block || (isOpen && body.length > 0)) kept.push({ page: page.layout.page.number, block, lines: body });
    isOpen = (block !== null || isOpen) && body.length > 0 && lines.length - body.length <= NOTES;
  }
  return kept;
}

function scoreOf(rows: readonly Row[]): number {
  const whole = rows.filter((row) => !row.isText);
  const fit = whole.reduce((sum, row) => sum + row.fit, 0) / Math.max(whole.length, 1);
  return 2.5 * fit + Math.min(1, whole.length / 6);
}

function findBareGrids(page: PageLines, used: ReadonlySet<Line>): Grid[] {
  const grids: Grid[] = [];
  let at = 0;
  while (at < page.lines.length) {
    const run = freeRun(page.lines, at, used);
    const grid = run.length >= LEAST_ROWS && startsRow(run[0]) ? bareGrid(page, run) : null;
    if (grid) grids.push(grid);
    at += grid ? (grid.parts[0]?.lines.length ?? 1) : 1;
  }
  return grids;
}

/** Whether most rows have two cells in columns that most rows have, one of them a column of values. */
function isRegular(rows: readonly Row[], columns: readonly Column[]): boolean {
  const whole = rows.filter((row) => !row.isText);
  const common = columns.map((column) => column.count * 2 >= whole.length && column.count >= LEAST_ROWS);
  const regular = whole.filter(
    (row) =>
      row.fit >= 0.75 && row.loose.length === 0 && row.cells.filter((cell, at) => cell && common[at]).length >= 2,
  );
  const hasValues = columns.some((column, at) => common[at] && kindOf(column) !== 'text');
  return hasValues && regular.length >= LEAST_ROWS && regular.length >= 0.7 * whole.length;
}

function freeRun(lines: readonly Line[], from: number, used: ReadonlySet<Line>): Line[] {
  const run: Line[] = [];
  for (let at = from; at < lines.length && run.length < LOOK_AHEAD; at++) {
    const line = lines[at];
    if (!line || used.has(line)) break;
    run.push(line);
  }
  return run;
}

const startsRow = (line: Line | undefined): boolean => {
  const atoms = line ? atomsOf(line) : [];
  return atoms.length >= 2 && atoms.some(isValue) && !atoms.some((atom) => atom.isLabel);
};

function bareGrid(page: PageLines, run: readonly Line[]): Grid | null {
  const region = EVERYWHERE;
  const body = findBody({ first: [run], region, walls: wallsOf(page.layout, run.slice(0, 12)) });
  const lines = body.parts[0] ?? [];
  const rows = rowsOf(lines, body.columns, region);
  if (!isRegular(rows, body.columns)) return null;
  const part = { page: page.layout.page.number, block: null, lines };
  return { ...region, parts: [part], columns: body.columns, headers: [], rows, score: scoreOf(rows) };
}
