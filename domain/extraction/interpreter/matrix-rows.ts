import { type Cell, isValue, type Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { Reading } from './headers.ts';
import { asMeasure } from './place.ts';
import type { Measure } from '../plan.ts';

/** The lines that belong to one head of a matrix: a thing, or what the amounts of the lines measure. */
export interface MatrixRow {
  entity: Entity | null;
  measure: Measure | null;
  head: Cell;
  lines: readonly Row[];
}

interface RowSearch {
  rows: readonly Row[];
  reading: Reading;
  ownerList: string;
  owner: { numbers: readonly unknown[] };
}

interface Head {
  cell: Cell;
  /** Its first and its last line. */
  from: number;
  to: number;
  entity: Entity | null;
  measure: Measure | null;
}

/** Tables of a page whose lines are headed by things at one left edge, each thing once. */
export function matrixRowsOf(search: RowSearch): MatrixRow[][] {
  const runs: Head[][] = [];
  for (const head of headsOf(search)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && Math.abs(last.cell.x0 - head.cell.x0) < 4 && isBelow(last, head, search.rows);
    if (run && last && isNext && !isRepeated(head, run)) {
      if (isTail(last, head)) last.to = head.to;
      else run.push(head);
    } else runs.push([head]);
  }
  return runs.flatMap((run) => {
    const isTable = run.some(({ entity }) => entity) && linesOf(run, search.rows).some(({ lines }) => isWide(lines));
    return isTable ? [linesOf(run, search.rows)] : [];
  });
}

/** Things or measures at the start of a line, with at least two values behind them or around them. */
function headsOf({ rows, reading, ownerList, owner }: RowSearch): Head[] {
  return rows.flatMap((row): Head[] => {
    const [cell] = row.cells;
    if (!cell) return [];
    const { at } = row;
    const mention = reading.mentionIn(cell.text);
    const number = /^0*(\d{1,3})$/.exec(cell.text)?.[1];
    if (mention?.leads && mention.entity.list === ownerList && !reading.meaningOf(mention.rest).topic)
      return [{ cell, from: at, to: at, entity: mention.entity, measure: null }];
    if (number !== undefined && owner.numbers.length === 1) {
      const entity = { list: ownerList, numbers: [Number(number)] };
      return [{ cell, from: at, to: at, entity, measure: null }];
    }
    const { measure, topic, isWhole } = reading.meaningOf(cell.text);
    const isPart = HEAD_PART.test(cell.text);
    if (!isPart && (topic || !isWhole || asMeasure(measure) === null)) return [];
    return [{ cell, from: at, to: at, entity: null, measure: isPart ? 'limit' : asMeasure(measure) }];
  });
}

const HEAD_PART = /^(?:(?:limits?|amounts?)(?: of)?|(?:of )?(?:liability|insurance|protection|coverage))$/i;

/** "Limits of" goes on with "liability" in the next line. */
const isTail = (last: Head, head: Head): boolean =>
  last.entity === null && head.entity === null && head.cell.y0 - last.cell.y1 < 0.8 * head.cell.size;

/** No line between stands apart from both, and none is text. */
function isBelow(last: Head, head: Head, rows: readonly Row[]): boolean {
  if (head.from - last.to > 8 || head.cell.y0 - last.cell.y1 > 6 * head.cell.size) return false;
  return rows.slice(last.to + 1, head.from).every(({ cells }) => cells.every(isValue));
}

const isRepeated = ({ entity }: Head, run: readonly Head[]): boolean =>
  entity !== null && run.some((other) => other.entity?.numbers[0] === entity.numbers[0] && entity.numbers[0] != null);

const isWide = (lines: readonly Row[]): boolean => lines.flatMap(({ cells }) => cells.filter(isValue)).length > 2;

/** Gives the lines between two heads to the one that they stand closer to. */
function linesOf(heads: readonly Head[], rows: readonly Row[]): MatrixRow[] {
  const [first] = heads;
  const last = heads.at(-1);
  if (!first || !last) return [];
  let top = first.from;
  while (isPart(rows[top - 1], rows[top])) top -= 1;
  let bottom = last.to;
  while (isPart(rows[bottom + 1], rows[bottom])) bottom += 1;
  let start = top;
  return heads.map(({ cell, entity, measure, to }, at) => {
    const next = heads[at + 1];
    const end = next ? cutBetween(to, next.from, rows) : bottom;
    const lines = rows.slice(start, end + 1);
    start = end + 1;
    return { entity, measure, head: cell, lines };
  });
}

/** A line of values right over or under another line of the table. */
function isPart(row: Row | undefined, next: Row | undefined): boolean {
  if (!row || !next || row.cells.length === 0 || !row.cells.every(isValue)) return false;
  const gap = row.at < next.at ? next.y0 - row.y1 : row.y0 - next.y1;
  return gap < 0.8 * row.size;
}

/** The last line before the widest gap between two heads; where all are equal, a head stands in its first line. */
function cutBetween(from: number, to: number, rows: readonly Row[]): number {
  let cut = to - 1;
  let widest = Number.NEGATIVE_INFINITY;
  for (let at = from; at < to; at++) {
    const [row, next] = [rows[at], rows[at + 1]];
    const gap = row && next ? next.y0 - row.y1 : 0;
    if (gap < widest - 0.5 || (gap < widest + 0.5 && at < to - 1)) continue;
    [cut, widest] = [at, Math.max(gap, widest)];
  }
  return cut;
}
