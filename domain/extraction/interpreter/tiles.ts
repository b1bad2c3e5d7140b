import { findMoney } from '../../reading/values/money.ts';
import type { Measure } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import type { Reading } from './headers.ts';
import { joined } from './matrix-columns.ts';
import { partsOf } from './things/targets.ts';
import { kindOfValue } from './value-shape.ts';

// Coverages as tiles: the limit in large or bold type, the name below it, and below that what else there is to say.

interface TileSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
}

interface Tile {
  limit: readonly Cell[];
  name: readonly Cell[];
  details: readonly Cell[];
}

const LEAST = 3;
const SAME_EDGE = 3;
/** How far below each other the lines of a tile are at the most, in sizes of the letters. */
const CLOSE = 0.7;
const MOST_LINES = 6;

/** Puts tiles into a line each, name first, where a page shows several whose names are known; false where it does not. */
export function gatherTiles(search: TileSearch): boolean {
  const tiles = search.rows.flatMap((row) => row.cells.flatMap((cell) => tileFrom(cell, search) ?? []));
  const known = tiles.filter((tile) => isKnown(tile, search));
  const detailed = known.filter(({ details }) => details.length > 0);
  if (detailed.length < LEAST || known.length * 2 < tiles.length) return false;
  for (const tile of tiles) gather(tile, search);
  return true;
}

/** The tile whose limit begins with a cell; null where none does. */
function tileFrom(cell: Cell, search: TileSearch): Tile | null {
  const { rows } = search;
  const above = lineAbove(cell, rows);
  // A name above a value is its own, whatever stands below.
  if (above && (isLike(above, cell) || isTopic(above.text, search))) return null;
  const lines = stackFrom(cell, rows);
  const end = lines.findIndex((line) => !isLike(line[0] as Cell, cell));
  const limit = lines.slice(0, end).flat();
  const rest = lines.slice(end);
  if (end < 1 || kindOfValue(textOf(limit)) === null) return null;
  const until = rest.findIndex((line) => line.some((own) => TELLS.test(own.text)));
  const name = until < 0 ? rest.flat() : rest.slice(0, until).flat();
  const isName = name.length > 0 && name.length <= 3 && name.every(({ shape }) => shape === null);
  const details = until < 0 ? [] : rest.slice(until).flat();
  return isName && details.every((own) => isRead(own, search)) ? { limit, name, details } : null;
}

/** Lines below each other that begin at the left edge of a cell, with what goes on right of it. */
function stackFrom(cell: Cell, rows: readonly Row[]): Cell[][] {
  const lines: Cell[][] = [];
  let last = cell;
  for (const row of rows.slice(cell.row.at)) {
    const own = row.cells.find((other) => Math.abs(other.x0 - cell.x0) < SAME_EDGE);
    if (row.y0 - last.y1 > CLOSE * last.size || lines.length === MOST_LINES) break;
    if (!own) continue;
    lines.push(goingOn(own));
    last = own;
  }
  return lines;
}

function goingOn(cell: Cell): Cell[] {
  const cells = [cell];
  for (const next of cell.row.cells.filter(({ x0 }) => x0 > cell.x0)) {
    if (next.x0 - (cells.at(-1) as Cell).x1 > 0.6 * cell.size) break;
    cells.push(next);
  }
  return cells;
}

const lineAbove = (cell: Cell, rows: readonly Row[]): Cell | undefined =>
  rows
    .slice(Math.max(0, cell.row.at - 3), cell.row.at)
    .flatMap(({ cells }) => cells)
    .find((other) => Math.abs(other.x0 - cell.x0) < SAME_EDGE && cell.y0 - other.y1 < CLOSE * cell.size);

const isLike = (a: Cell, b: Cell): boolean => a.bold === b.bold && Math.abs(a.size - b.size) < 0.6;

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

const TELLS = /\$|\b(?:no (?:added|extra|additional) (?:cost|charge|premium)|included|no deductible)\b/i;

const isKnown = ({ name }: Tile, search: TileSearch): boolean => isTopic(textOf(name), search);

const isTopic = (text: string, { reading, list }: TileSearch): boolean => reading.meaningOf(text).topic?.list === list;

/** Whether it is known of each amount what it measures. */
const isRead = (cell: Cell, search: TileSearch): boolean =>
  findMoney(cell.text).length === amountsIn(cell, search).length;

const SEPARATOR = /\s+[·•|–—]\s+|[,;]\s+/;

/** "$500 deductible · $66.00 a year": the amounts below a name with what they measure. */
function amountsIn(cell: Cell, { reading }: TileSearch): Cell[] {
  return partsOf(cell, SEPARATOR).flatMap((part): Cell[] => {
    const [money, more] = findMoney(part.text);
    if (!money || more) return [];
    const measure = measureOf(`${part.text.slice(0, money.start)} ${part.text.slice(money.end)}`.trim(), reading);
    const text = part.text.slice(money.start, money.end);
    return measure ? [{ ...part, text, measure, shape: kindOfValue(text) }] : [];
  });
}

function measureOf(words: string, reading: Reading): Measure | null {
  if (/\b(?:deductible|ded|excess)\b/i.test(words)) return 'deductible';
  return PRICE.test(words) || reading.meaningOf(words).measure === 'premium' ? 'premium' : null;
}

const PRICE = /^(?:(?:a|per|each|every|for the) (?:year|month|term)|annually|yearly|premium)$/i;

/** Moves the cells of a tile into the line of its name, in the order in which tables have them. */
function gather(tile: Tile, search: TileSearch): void {
  const all = [...tile.limit, ...tile.name, ...tile.details];
  const words = new Set(all.flatMap((cell) => cell.words));
  for (const row of search.rows) row.cells = row.cells.filter((cell) => !cell.words.some((word) => words.has(word)));
  const home = (tile.name[0] as Cell).row;
  const limit = { ...joined(tile.limit), measure: 'limit' as const };
  const values = [limit, ...tile.details.flatMap((cell) => amountsIn(cell, search))];
  const [x0, x1] = [Math.min(...all.map((cell) => cell.x0)), Math.max(...all.map((cell) => cell.x1))];
  const step = (x1 - x0) / (values.length + 1);
  const placed = [{ ...joined(tile.name) }, ...values].map((cell, at) => ({
    ...cell,
    row: home,
    x0: x0 + at * step,
    x1: x0 + (at + 1) * step - 1,
    y0: home.y0,
    y1: home.y1,
  }));
  home.cells = [...home.cells, ...placed].toSorted((a, b) => a.x0 - b.x0);
}
