import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { type Column, columnsOf, sortOf } from './columns.ts';
import { crossedEdges, cutCells } from './cut-cells.ts';
import { cutAtEdges } from './edge-headings.ts';
import { withFewCells } from './few-cells.ts';
import type { HeadedColumn } from './headed-column.ts';
import { headColumns } from './headed-columns.ts';
import { type HeaderBlock, headerBlocks } from './headers.ts';
import { restacked } from './restacked-headers.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Everything that stands under header blocks with the same words. */
export interface Table {
  key: string;
  block: HeaderBlock;
  headed: readonly HeadedColumn[];
}

/** The tables of a document and which of them rules a row. */
export interface Tables {
  /** The document's rows, with cells that stood too close cut apart. */
  rows: readonly Row[];
  all: readonly Table[];
  /** Null where no heading stands above. */
  tableOf: (row: Row) => Table | null;
  isHeading: (row: Row) => boolean;
  headedAt: (row: Row, atom: Atom) => HeadedColumn | null;
  /** The header line that a row of a stacked record stands under; null for all other rows. */
  lineOf: (row: Row) => Row | null;
}

/** How many tables back a row may return to: headings inside a record do not end the table around it. */
const MOST_IN_FORCE = 4;
const RIGHT_EDGE = 5;
const LEFT_EDGE = 4;
const REACH = 8;
/** Edges that a row on a later page must share with the columns of a table. */
const LEAST_SHARED = 1;

/** The rows with texts cut where cells of their table begin. */
function withCellsCut(
  rows: readonly Row[],
  force: readonly (readonly HeaderBlock[])[],
  headings: ReadonlySet<number>,
): Row[] {
  const below = new Map<HeaderBlock, Row[]>();
  const blockOf = ({ at }: Row): HeaderBlock | undefined => (headings.has(at) ? undefined : force[at]?.[0]);
  for (const row of rows) {
    const block = blockOf(row);
    const own = block && below.get(block);
    if (own) own.push(row);
    else if (block) below.set(block, [row]);
  }
  const crossed = new Map([...below].map(([block, own]) => [block, crossedEdges(block, own)]));
  return rows.map((row) => {
    const block = blockOf(row);
    return block ? cutCells(row, block, crossed.get(block) ?? new Set()) : row;
  });
}

export function tablesOf(printed: readonly Row[], vocabulary: Vocabulary): Tables {
  const asPrinted = headerBlocks(printed, vocabulary);
  const headings = new Set(asPrinted.flatMap((block) => block.rows.map((row) => row.at)));
  const blocks = asPrinted.map((block) => restacked(block, vocabulary));
  const force = blocksInForce(printed, blocks);
  const rows = withCellsCut(printed, force, headings);
  const latest = new Map<string, Row[]>();
  for (const row of rows) {
    const block = force[row.at]?.[0];
    if (block && !headings.has(row.at)) addTo(latest, block.key, row);
  }
  const first = build(blocks, latest, vocabulary);
  const chosen = choose({ rows, force, tables: first, headings });
  const tables = build(blocks, chosen.rows, vocabulary);
  const keyOf = chosen.keys;
  // Every reader asks for the columns of the same atoms.
  const places = new Map<Atom, HeadedColumn | null>();
  const tableOf = (row: Row): Table | null => tables.get(keyOf[row.at] ?? '') ?? null;
  return {
    rows,
    all: [...tables.values()],
    tableOf,
    lineOf: () => null,
    isHeading: (row) => headings.has(row.at),
    headedAt: (row, atom) => {
      const known = places.get(atom);
      if (known !== undefined) return known;
      const table = tableOf(row);
      const headed = table ? (headedAt(table.headed, atom) ?? underHeading(table.block, atom)) : null;
      places.set(atom, headed);
      return headed;
    },
  };
}

/** By row, the blocks that may rule it, the latest first; those of earlier pages stay where a page has none. */
function blocksInForce(rows: readonly Row[], blocks: readonly HeaderBlock[]): HeaderBlock[][] {
  const byEnd = new Map(blocks.map((block) => [block.rows.at(-1)?.at ?? -1, block]));
  let stack: HeaderBlock[] = [];
  return rows.map((row) => {
    const before = stack;
    const block = byEnd.get(row.at);
    if (block) stack = [block, ...stack.filter((each) => each.key !== block.key)].slice(0, MOST_IN_FORCE);
    // what sentences say stands below no heading
    if (row.isTold) return [];
    // What stood beside others is under no heading of the table above all of them.
    return row.isCard ? before.filter((each) => each.rows[0]?.isCard) : before;
  });
}

function addTo(lists: Map<string, Row[]>, key: string, row: Row): void {
  const list = lists.get(key);
  if (list) list.push(row);
  else lists.set(key, [row]);
}

function build(
  blocks: readonly HeaderBlock[],
  bodies: ReadonlyMap<string, Row[]>,
  vocabulary: Vocabulary,
): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const block of blocks) {
    if (tables.has(block.key)) continue;
    const body = bodies.get(block.key) ?? [];
    const columns = withFewCells(columnsOf(body, headsBoth(block, vocabulary)), body, block);
    // labels in lines between the records are no cells, and stand under no heading
    const filled = columns.filter(({ cells }) => !cells.every(({ isLabel }) => isLabel));
    const cut = cutAtEdges(block, filled);
    const labels = columns.filter((column) => !filled.includes(column)).map((column) => unheaded(column, block));
    const headed = [...headColumns(cut, filled, vocabulary), ...labels];
    tables.set(block.key, { key: block.key, block: cut, headed: headed.toSorted((a, b) => a.column.x0 - b.column.x0) });
  }
  return tables;
}

const unheaded = (column: Column, { rows }: HeaderBlock): HeadedColumn => ({
  column,
  lines: rows.map(() => ''),
  wordings: [],
  amount: null,
});

/** Whether a single row of headings names fields as well as amounts. */
function headsBoth({ rows }: HeaderBlock, vocabulary: Vocabulary): boolean {
  return rows.some(({ atoms }) => {
    const meanings = atoms.map((atom) => vocabulary.meaning(atom.text));
    const amounts = meanings.filter((meaning) => meaning?.amount?.measure != null).length;
    const fields = meanings.filter((meaning) => meaning && !meaning.amount && meaning.fields.length > 0).length;
    return amounts >= 2 && fields >= 2;
  });
}

interface Choice {
  rows: readonly Row[];
  force: readonly (readonly HeaderBlock[])[];
  tables: ReadonlyMap<string, Table>;
  headings: ReadonlySet<number>;
}

/** Gives every row to the table in force whose edges its atoms share; the latest wins ties. */
function choose({ rows, force, tables, headings }: Choice): { keys: (string | null)[]; rows: Map<string, Row[]> } {
  const bodies = new Map<string, Row[]>();
  const keys = rows.map((row) => {
    if (headings.has(row.at)) return null;
    let best: string | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [at, block] of (force[row.at] ?? []).entries()) {
      const table = tables.get(block.key);
      const shared = table ? fit(row, table.headed) : 0;
      // A table goes on over pages only where its columns do.
      if (block.rows[0]?.page !== row.page && shared < LEAST_SHARED) continue;
      if (shared - 0.7 * at > most) [best, most] = [block.key, shared - 0.7 * at];
    }
    if (best !== null) addTo(bodies, best, row);
    return best;
  });
  return { keys, rows: bodies };
}

/** How many edges of a row's atoms are edges of columns that have a heading; numbers count double. */
function fit(row: Row, headed: readonly HeadedColumn[]): number {
  let score = 0;
  for (const atom of row.atoms) {
    const isNumber = isAmount(atom);
    const shares = headed.some(
      ({ column, wordings }) => wordings.length > 0 && column.isNumeric === isNumber && sharesEdge(column, atom),
    );
    if (shares) score += isNumber ? 1 : 0.5;
  }
  return score;
}

const sharesEdge = (column: Column, atom: Atom): boolean =>
  column.isNumeric ? Math.abs(column.x1 - atom.x1) <= RIGHT_EDGE : Math.abs(column.x0 - atom.x0) <= LEFT_EDGE;

/** A cell that too few others stand below to be a column, right under a heading. */
function underHeading({ rows }: HeaderBlock, atom: Atom): HeadedColumn | null {
  if (isAmount(atom)) return null;
  const over = rows.flatMap(({ atoms }) => atoms.find((each) => Math.abs(each.x0 - atom.x0) <= LEFT_EDGE) ?? []);
  const text = over.map((each) => each.text).join(' ');
  if (over.length === 0) return null;
  const column: Column = { x0: atom.x0, x1: atom.x1, sort: sortOf(atom), isNumeric: false, cells: [atom] };
  return { column, lines: [text], wordings: [text, ...over.map((each) => each.text)], amount: null };
}

/** The column that a cell stands in: its sort and edge count more than what it overlaps. */
function headedAt(headed: readonly HeadedColumn[], atom: Atom): HeadedColumn | null {
  let best: HeadedColumn | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const sort = sortOf(atom);
  for (const each of headed) {
    const { column } = each;
    const shared = Math.min(column.x1, atom.x1) - Math.max(column.x0, atom.x0);
    if (shared < -REACH) continue;
    const edge = column.isNumeric ? Math.abs(column.x1 - atom.x1) : Math.abs(column.x0 - atom.x0);
    const score =
      (column.sort === sort ? 40 : 0) -
      (column.isNumeric === (sort === 'amount') ? 0 : 40) -
      Math.min(edge, 40) +
      Math.min(shared, 30) * 0.5;
    if (score > most) [best, most] = [each, score];
  }
  return best;
}
