import { type Cell, type Row } from './cells.ts';
import { contextOf, type Entity, isSameEntity, mergedEntity, numberCoded, PAIR } from './entities.ts';
import type { Place } from './place.ts';
import type { ListedRecord } from './records.ts';
import { isMarkedMoney } from './value-shape.ts';

/**
 * The owner that the table prints: in the column heading, in the row's head, or in number columns of the row. Null where such a column
 * says that the row is of all, undefined where the table says nothing.
 */
export function printedOwner(place: Place): Entity | null | undefined {
  const { value, row, header, search } = place;
  const list = search.ownerList;
  if (list === null) return undefined;
  if (header?.entity?.list === list) return header.entity;
  const numbers = row.cells.filter((cell) => isNumbering(cell, list, place));
  const printed = ownerIn(
    row.cells.filter((other) => other.x1 <= value.x0 + 1 || numbers.includes(other)),
    list,
    place,
  );
  if (printed) return printed;
  const isOfAll = row.cells.some((cell) => cell.x1 <= value.x0 + 1 && namesAll(cell, list, place));
  return isOfAll || numbers.some(({ text }) => OF_ALL.test(text)) ? null : numberedAbove(place, list);
}

/** "All locations", "Each vehicle": all things of a list. */
function namesAll({ text }: Cell, list: string, { search }: Place): boolean {
  const [, noun] = /^(?:all|any|each|every) (\p{L}+)$/iu.exec(text.trim()) ?? [];
  const mention = noun === undefined ? null : search.reading.mentionIn(`${noun} 1`);
  return mention?.entity.list === list && mention.rest === '';
}

/** "All", "Each", "Policy" in a column of numbers. */
const OF_ALL = /^(?:all|any|each|every|policy|blanket)\b/i;

function ownerIn(cells: readonly Cell[], list: string, place: Place): Entity | null {
  let owner: Entity | null = null;
  for (const cell of cells) {
    const named = namedBy(cell, list, place) ?? numberedBy(cell, list, place);
    // "Unit 1 $250   Unit 2 $500": the nearest one counts.
    if (named) owner = owner && !areOthers(owner, named) ? mergedEntity(owner, named) : named;
  }
  return owner;
}

const areOthers = (a: Entity, b: Entity): boolean =>
  a.numbers.some((number, at) => number !== null && b.numbers[at] != null && b.numbers[at] !== number);

/** Whether a cell prints numbers of an owner, or that all are meant, in a column of such numbers. */
function isNumbering(cell: Cell, list: string, place: Place): boolean {
  const { band, search } = place;
  if (isMarkedMoney(cell.text)) return false;
  if (PAIR.test(cell.text.trim())) return namedBy(cell, list, place) !== null;
  const { fields = [], measure } = band.columns.get(cell) ?? {};
  const isOwners = fields.some((field) => field.list === list && search.ownerNumbers.includes(field.field));
  // "Prem." may head premises, and premiums as well.
  const isBefore = cell.x1 <= place.value.x0 + 1;
  return isOwners && (isBefore || measure === undefined) && (numberCoded(cell.text) !== null || OF_ALL.test(cell.text));
}

/** Columns of numbers, or of pairs of numbers, print them in the first line of each thing only. */
function numberedAbove(place: Place, list: string): Entity | null | undefined {
  const { row, band } = place;
  let low = row;
  for (const above of band.rows.slice(0, band.rows.indexOf(row)).toReversed()) {
    const [only, more] = above.cells;
    const isTail = only !== undefined && !more && only.shape === null && only.x0 > (row.cells[0]?.x0 ?? 0) - 1;
    if (low.y0 - above.y1 > 2.5 * row.size || (!more && !isTail)) return undefined;
    const numbers = above.cells.filter((cell) => isNumbering(cell, list, place));
    // What stands under the numbers themselves is a line of its own.
    const isUnder = (cell: Cell): boolean => numbers.some(({ x0, x1 }) => cell.x0 < x1 + 1 && cell.x1 > x0 - 1);
    if (numbers.length > 0 && isRepeated(numbers, place, list)) return null;
    if (numbers.length > 0) return row.cells.some(isUnder) ? undefined : (ownerIn(numbers, list, place) ?? undefined);
    low = above;
  }
  return undefined;
}

/** A column that prints the number in every line of a thing leaves it out where a line is of all. */
const isRepeated = (numbers: readonly Cell[], place: Place, list: string): boolean => {
  const printed = place.band.rows.map(({ cells }) =>
    cells.filter((cell) => isNumbering(cell, list, place)).map(({ text }) => text),
  );
  const twice = printed.filter((own, at) => own.length > 0 && own.join(' ') === printed[at + 1]?.join(' '));
  return numbers.length > 0 && twice.length > 0;
};

function namedBy(cell: Cell, list: string, { search, band }: Place): Entity | null {
  // "1/2" under "Loc. No. / Bldg. No."
  const isOver = ({ x0, x1 }: { x0: number; x1: number }): boolean => x0 < cell.x1 && x1 > cell.x0;
  const headings = PAIR.test(cell.text.trim())
    ? [
        ...band.headers.filter(isOver).flatMap(({ cells }) => cells),
        ...(band.rows[0]?.cells.filter(isOver) ?? []),
        ...headingOver(cell, search.rows),
      ]
    : [];
  const context = `${contextOf(cell)} ${headings.map(({ text }) => text).join(' ')}`;
  const mention = isMarkedMoney(cell.text) ? null : search.reading.mentionIn(cell.text, context);
  if (mention?.entity.list !== list) return null;
  // "Collision (vehicle 1)" names both.
  const isWithin = mention.entity.numbers[0] != null && cell.words.length <= LONGEST_NAME;
  return mention.leads || isWithin ? mention.entity : null;
}

const LONGEST_NAME = 10;

/** The nearest text over a column of pairs. */
function headingOver(cell: Cell, rows: readonly Row[]): Cell[] {
  for (const row of rows.slice(Math.max(0, cell.row.at - HIGHEST), cell.row.at).toReversed()) {
    const over = row.cells.find((other) => other.x0 < cell.x1 && other.x1 > cell.x0);
    if (over && !PAIR.test(over.text.trim())) return [over];
  }
  return [];
}

const HIGHEST = 12;

/** The number in a column of numbers: "Loc. 2". */
function numberedBy(cell: Cell, list: string, { band, search }: Place): Entity | null {
  const number = numberCoded(cell.text);
  const header = band.columns.get(cell);
  if (header?.cells.some(({ text }) => /\bpremium\b/i.test(text))) return null;
  const fields = (header?.fields ?? []).filter((field) => field.list === list);
  const at = search.ownerNumbers.findIndex((name) => fields.some(({ field }) => field === name));
  if (at < 0 || number === null) return null;
  return { list, numbers: search.ownerNumbers.map((_, index) => (index === at ? number : null)) };
}

/** "Vehicle 1" in one place and "2020 Kia" in another are one thing: its record tells both, or its place where none has a number. */
export function knownOwner(owner: Entity | null, records: readonly ListedRecord[]): Entity | null {
  if (owner === null) return null;
  const [own, other] = records.filter(({ entity }) => isSameEntity(entity, owner));
  if (own) return other ? owner : mergedEntity(owner, own.entity);
  const [number, inner] = owner.numbers;
  const isPlace = number != null && inner === undefined && records.every(({ entity }) => entity.numbers[0] === null);
  const placed = isPlace ? records[number - 1] : undefined;
  return placed ? mergedEntity(owner, placed.entity) : owner;
}
