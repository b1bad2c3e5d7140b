// Grids of a document: tables with headers, also over pages and in panels, then tables without any header.
import { isValue } from './atom.ts';
import { atomsOf } from './atoms.ts';
import { centreX, type Extent } from './boxes.ts';
import { type Column, kindOf } from './columns.ts';
import type { Grid, GridPart, Row } from './grid.ts';
import { type Body, findBody, wallsOf } from './grid-body.ts';
import { linesAbove, readHeader } from './grid-header.ts';
import { rowsOf } from './grid-rows.ts';
import { findHeaderBlocks, type HeaderBlock, type HeadingWeight } from './header-blocks.ts';
import type { Header } from './header-cells.ts';
import type { Line } from './layout.ts';
import { isTransposed, orientationOf } from './orientation.ts';
import type { PageLines } from './page-lines.ts';
import { EVERYWHERE, panelsOf, secondTable } from './panels.ts';

/** Rows that fit from which a table without header is one, and how far down it is looked for. */
const LEAST_ROWS = 3;
const NEAR = 3;
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
  const headed = findTables(pages, weigh).flatMap((table) => gridsOf(table, weigh));
  const used = new Set(
    headed.flatMap((grid) => grid.parts.flatMap((part) => [...part.lines, ...(part.block?.lines ?? [])])),
  );
  const bare = pages.flatMap((page) => findBareGrids({ page, used, weigh }));
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

/** The grids under one header: panels, two tables side by side, or one. */
function gridsOf(table: Table, weigh: HeadingWeight): Grid[] {
  const body = bodyOf(table, EVERYWHERE);
  const regions = panelsOf(table.block, body.columns);
  const panels = regions.length > 1 ? regions.map((region) => ({ region, body: bodyOf(table, region) })) : [];
  if (panels.length > 0 && panels.every(({ body }) => beginsWithNames(body))) {
    return panels.flatMap(({ region, body }) => gridOf({ table, region, body, weigh }) ?? []);
  }
  const x = startOfSecond(table, body);
  if (x === null) return [gridOf({ table, region: EVERYWHERE, body, weigh }) ?? []].flat();
  const halves = [
    { x0: EVERYWHERE.x0, x1: x },
    { x0: x, x1: EVERYWHERE.x1 },
  ];
  return halves.flatMap((region) => gridOf({ table, region, body: bodyOf(table, region), weigh }) ?? []);
}

function bodyOf({ block, page, parts }: Table, region: Extent): Body {
  const [first] = parts;
  return findBody({
    first: parts.map((part) => (part.block ? part.lines : [])),
    parts: parts.map((part) => part.lines),
    region,
    heads: block.lines.flatMap((line) => atomsOf(line)),
    walls: first ? wallsOf(page.layout, [...block.lines, ...first.lines.slice(0, 12)]) : [],
  });
}

/** A panel begins with a column of texts or identifiers, else it is a part of one wide table. */
function beginsWithNames({ columns: [head] }: Body): boolean {
  return head !== undefined && !['money', 'percent', 'number', 'nil'].includes(kindOf(head));
}

function startOfSecond({ block }: Table, { columns, parts }: Body): number | null {
  const rows = parts.flat().slice(0, LOOK_AHEAD).map(atomsOf);
  // Titles over a whole table head no column.
  const heads = block.lines.flatMap((line) => (atomsOf(line).length > 2 ? atomsOf(line) : []));
  return secondTable(columns, rows, heads);
}

function linesBetween(lines: readonly Line[], above: HeaderBlock | null, below: HeaderBlock | null): Line[] {
  const from = above ? lines.indexOf(above.lines.at(-1) ?? above.seed) + 1 : 0;
  const to = below?.lines[0] ? lines.indexOf(below.lines[0]) : lines.length;
  return lines.slice(from, to);
}

interface GridSource {
  table: Table;
  region: Extent;
  body: Body;
  weigh: HeadingWeight;
}

function gridOf({ table: { block, page, parts }, region, body, weigh }: GridSource): Grid | null {
  const kept = keptParts(parts, body.parts);
  if (kept.every((part) => part.lines.length === 0) || body.columns.length < 2) return null;
  const above = linesAbove(page.lines, block);
  const headers = readHeader({ block, above, columns: body.columns, rules: page.layout.rules, region, weigh });
  const [header] = headers;
  if (!header || header.score <= 0) return null;
  const rowsFrom = (skipped: number): Row[] =>
    kept.flatMap((part) => rowsOf([...(part.block?.lines.slice(skipped) ?? []), ...part.lines], body.columns, region));
  const rows = rowsFrom(block.lines.length - unusedBelow(block, header));
  const grid = { ...region, parts: kept, columns: body.columns };
  const orientation = orientationOf(rows, header.texts, weigh);
  if (isTransposed(orientation, rows)) {
    const all = rowsFrom(0);
    return { ...grid, headers: [], rows: all, orientation, isTransposed: true, explained: 0, score: scoreOf(all) };
  }
  const explained = explainedBy(header, rows);
  const score = header.score + scoreOf(rows);
  return { ...grid, headers, rows, orientation, isTransposed: false, explained, score };
}

/** Share of the values of rows that stand in columns with a heading. */
function explainedBy({ texts, groups }: Header, rows: readonly Row[]): number {
  let [headed, all] = [0, 0];
  for (const row of rows) {
    for (const [at, cell] of row.cells.entries()) {
      const values = cell?.atoms.filter(isValue).length ?? 0;
      all += values;
      if (texts[at] !== '' || (groups[at]?.length ?? 0) > 0) headed += values;
    }
    all += row.loose.filter(isValue).length;
  }
  return all === 0 ? 0 : headed / all;
}

/** How many lines at the end of a header block are no part of the header: the first rows of the table. */
function unusedBelow(block: HeaderBlock, header: Header): number {
  const last = header.lines.at(-1);
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

interface BareSource {
  page: PageLines;
  /** Lines of tables with headers. */
  used: ReadonlySet<Line>;
  weigh: HeadingWeight;
}

function findBareGrids({ page, used, weigh }: BareSource): Grid[] {
  const grids: Grid[] = [];
  let at = 0;
  while (at < page.lines.length) {
    const run = freeRun(page.lines, at, used);
    const grid = run.length >= LEAST_ROWS && startsRows(run) ? bareGrid(page, run, weigh) : null;
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

/** Whether a line has a value and two of its atoms stand at edges of atoms of a line near below. */
function startsRows([line, ...below]: readonly Line[]): boolean {
  const atoms = line ? atomsOf(line) : [];
  if (atoms.length < 2 || !atoms.some(isValue) || atoms.some((atom) => atom.isLabel)) return false;
  return below.slice(0, NEAR).some((other) => {
    const others = atomsOf(other);
    return atoms.filter((atom) => others.some((one) => standsUnder(atom, one))).length >= 2;
  });
}

const standsUnder = (a: Extent, b: Extent): boolean =>
  Math.abs(a.x0 - b.x0) < 4 || Math.abs(a.x1 - b.x1) < 4 || Math.abs(centreX(a) - centreX(b)) < 4;

function bareGrid(page: PageLines, run: readonly Line[], weigh: HeadingWeight): Grid | null {
  const region = EVERYWHERE;
  const body = findBody({ first: [run], region, walls: wallsOf(page.layout, run.slice(0, 12)) });
  const lines = body.parts[0] ?? [];
  const rows = rowsOf(lines, body.columns, region);
  if (!isRegular(rows, body.columns)) return null;
  const part = { page: page.layout.page.number, block: null, lines };
  const orientation = orientationOf(
    rows,
    body.columns.map(() => ''),
    weigh,
  );
  const grid = { ...region, parts: [part], columns: body.columns, headers: [], rows };
  return { ...grid, orientation, isTransposed: isTransposed(orientation, rows), explained: 0, score: scoreOf(rows) };
}
