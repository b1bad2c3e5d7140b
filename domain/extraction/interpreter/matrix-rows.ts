import type { Measure } from '../plan.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { Entity } from './entities.ts';
import { asMeasure, type Reading } from './headers.ts';
import { isForAll } from './limits-for-all.ts';

/** The head of a matrix's line: a thing, or what the amounts of the line measure. */
export interface MatrixHead {
  entity: Entity | null;
  measure: Measure | null;
  /** One for each line that the head is set over. */
  cells: readonly Cell[];
}

/** A table whose lines are headed by things at one left edge, each thing once. */
export interface Matrix {
  heads: readonly MatrixHead[];
  /** All lines of the table, those above the first head that go on with its values too. */
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
  more: Cell[];
  /** Its first and its last line. */
  from: number;
  to: number;
  entity: Entity | null;
  measure: Measure | null;
}

/** Tables of a page that have a line for each thing. */
export function matricesIn(search: RowSearch): Matrix[] {
  const runs: Head[][] = [];
  for (const head of headsOf(search)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    // "Ded" over an amount is no head of its own.
    if (last && !head.entity && head.cell.x0 > last.cell.x1 && head.from - last.to < MOST_LINES) continue;
    const isNext = last && isInColumn(head, last) && isBelow(last, head, search.rows);
    if (run && last && isNext && !isRepeated(head, run)) {
      if (isTail(last, head)) [last.to, last.more] = [head.to, [...last.more, head.cell]];
      else run.push(head);
    } else runs.push([head]);
  }
  return runs.flatMap((run) => {
    const heads = run.slice(
      Math.max(
        0,
        run.findIndex(({ measure, entity }) => entity !== null || measure !== null),
      ),
    );
    const lines = linesOf(heads, search.rows);
    const isTable = heads.some(({ entity }) => entity) && heads.some((head) => isWide(head, heads, lines));
    return isTable ? [{ heads: heads.map(asMatrixHead), lines }] : [];
  });
}

const asMatrixHead = ({ entity, measure, cell, more }: Head): MatrixHead => ({
  entity,
  measure,
  cells: [cell, ...more],
});

/** Things or measures at the start of a line, with at least two values behind them or around them. */
function headsOf({ rows, reading, ownerList, owner }: RowSearch): Head[] {
  return rows.flatMap((row): Head[] => {
    const [cell] = row.cells;
    if (!cell) return [];
    const head = { cell, more: [], from: row.at, to: row.at, entity: null, measure: null };
    const mention = reading.mentionIn(cell.text);
    const number = /^0*(\d{1,3})$/.exec(cell.text)?.[1];
    if (mention?.leads && mention.entity.list === ownerList && !reading.meaningOf(mention.rest).topic)
      return [{ ...head, entity: mention.entity }];
    if (number !== undefined && owner.numbers.length === 1)
      return [{ ...head, entity: { list: ownerList, numbers: [Number(number)] } }];
    const { measure, topic, isWhole } = reading.meaningOf(cell.text);
    const isPart = isHeadPart(cell, rows[row.at - 1]);
    if (!isPart && (topic || !isWhole || asMeasure(measure) === null)) return [];
    // "Limits   BI 100/300   PD 100" names its coverages itself.
    if (row.cells.slice(1).some((other) => other.shape === null && reading.meaningOf(other.text).topic)) return [];
    return [{ ...head, measure: isPart ? 'limit' : asMeasure(measure) }];
  });
}

/** Parts of "limits of liability" and of "maximum we pay", which narrow columns set over two lines. */
const WE_PAY = String.raw`(?:the )?(?:most|maximum)(?: we)?(?: (?:will )?pay)?|we (?:will )?pay(?: up to)?`;
const LIMITS_OF = '(?:policy )?(?:limits?|amounts?)(?: of)?|(?:of )?(?:liability|insurance|protection|coverage)';
const HEAD_PART = new RegExp(`^(?:${WE_PAY}|${LIMITS_OF})$`, 'i');

/** Alone "liability" names a coverage. */
const isHeadPart = ({ text }: Cell, over: Row | undefined): boolean =>
  HEAD_PART.test(text) && (!TAIL_PART.test(text) || HEAD_PART.test(over?.cells[0]?.text ?? ''));

const TAIL_PART = /^(?:liability|insurance|protection|coverage)$/i;

/** Heads stand at one left edge, or over one center. */
const isInColumn = ({ cell }: Head, { cell: other }: Head): boolean =>
  Math.abs(cell.x0 - other.x0) < 4 || Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) < 6;

/** "Limits of" goes on with "liability" in the next line. */
const isTail = (last: Head, head: Head): boolean =>
  last.entity === null &&
  head.entity === null &&
  head.cell.y0 - (last.more.at(-1) ?? last.cell).y1 < 0.8 * head.cell.size;

const MOST_LINES = 15;

/** All that stands between is values, their parts or the ends of texts, and none of it under the heads. */
function isBelow(last: Head, head: Head, rows: readonly Row[]): boolean {
  if (head.from - last.to > MOST_LINES || head.cell.y0 - last.cell.y1 > 9 * head.cell.size) return false;
  const edge = Math.max(last.cell.x0, head.cell.x0);
  return rows
    .slice(last.to + 1, head.from)
    .every(
      (row) =>
        isBetweenGroups(row, edge) ||
        row.cells.every((cell) => cell.x0 > edge && (isPart(cell) || isEnd(cell, rows[row.at - 1]))),
    );
}

/** "Sheriff", "Sheriff: 28 units  33,158": the heading of a group of things, or what it adds up to. */
const isBetweenGroups = ({ cells: [name, ...amounts] }: Row, edge: number): boolean =>
  name !== undefined &&
  name.shape === null &&
  name.x0 < edge + SAME_EDGE &&
  amounts.length <= MOST_SUMS &&
  amounts.every(({ shape }) => shape === 'money' || shape === 'number');

const SAME_EDGE = 4;
const MOST_SUMS = 2;

/** The next line of a text in a narrow column: "Day" over "Cab". */
const isEnd = ({ x0, y0, size, shape }: Cell, above: Row | undefined): boolean =>
  shape === null &&
  above !== undefined &&
  above.cells.some(
    (cell) => cell.shape === null && y0 - cell.y1 < 0.6 * size && cell.words.some((word) => Math.abs(word.x0 - x0) < 2),
  );

const PART_WORDS = String.raw`each|ea|per|any|one|pers|person|accident|acc|occurrence|occ|disablement|less|deductible|ded|up|to|total|max|maximum|day|days|month|a|not|no|provided|selected|purchased|covered|included|taken|carried|actual|cash|value|loss|and|of|tow|claim`;
const VALUE_PART = new RegExp(String.raw`^(?:(?:${PART_WORDS}|[/&+–-]|\$?[\d,.]+)[\s,./]*)+$`, 'i');

/** A value, or a line of one that a narrow column sets over several. */
export const isPart = (cell: Cell): boolean => isValue(cell) || VALUE_PART.test(cell.text);

const isRepeated = ({ entity }: Head, run: readonly Head[]): boolean =>
  entity !== null && run.some((other) => other.entity?.numbers[0] === entity.numbers[0] && entity.numbers[0] != null);

/** Whether a head has more than two values beside it. */
function isWide({ from, to }: Head, heads: readonly Head[], lines: readonly Row[]): boolean {
  const next = Math.min(...heads.flatMap((head) => (head.from > to ? [head.from] : [])), Number.POSITIVE_INFINITY);
  const own = lines.filter(({ at }) => at >= from && at < next);
  return (
    own.flatMap(({ cells }) => cells.slice(1).filter(isValue)).length > 1 && own.some(({ cells }) => cells.length > 2)
  );
}

/** The lines from the first head to the last, and those above and below that go on with the values of these. */
function linesOf(heads: readonly Head[], rows: readonly Row[]): Row[] {
  const [first] = heads;
  const last = heads.at(-1);
  if (!first || !last) return [];
  const isEach = rows.slice(first.from, last.to + 1).some((row) => row.cells.some(isForAll));
  let top = first.from;
  while (goesOn(rows[top - 1], rows[top], first.cell)) {
    if (!isEach && rows[top - 1]?.cells.some(isForAll)) break;
    top -= 1;
  }
  let bottom = last.to;
  while (goesOn(rows[bottom + 1], rows[bottom], last.cell)) bottom += 1;
  const own = new Set(heads.flatMap(({ cell, more }) => [cell, ...more]));
  const edge = Math.max(...heads.map(({ cell }) => cell.x0));
  return rows
    .slice(top, bottom + 1)
    .filter((row) => row.cells.some((cell) => own.has(cell)) || !isBetweenGroups(row, edge));
}

/** A line of values right over or under another line of the table. */
function goesOn(row: Row | undefined, next: Row | undefined, { x0, size }: Cell): boolean {
  if (!row || !next || row.cells.length === 0) return false;
  const gap = row.at < next.at ? next.y0 - row.y1 : row.y0 - next.y1;
  return gap < 0.8 * size && row.cells.every((cell) => cell.x0 > x0 && isPart(cell));
}
