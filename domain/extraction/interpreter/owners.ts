import { type Cell, type Row } from './cells.ts';
import { contextOf, type Entity, isSameEntity, mergedEntity, PAIR } from './entities.ts';
import type { Place } from './place.ts';
import type { ListedRecord } from './records.ts';
import { isMarkedMoney } from './value-shape.ts';

/** The owner that the table prints: in the column heading, in the row's head, or in number columns of the row. */
export function printedOwner(place: Place): Entity | null {
  const { value, row, header, search } = place;
  const list = search.ownerList;
  if (list === null) return null;
  if (header?.entity?.list === list) return header.entity;
  const printed = ownerIn(
    row.cells.filter((other) => other.x1 <= value.x0 + 1),
    list,
    place,
  );
  return printed ?? numberedAbove(place, list);
}

function ownerIn(cells: readonly Cell[], list: string, place: Place): Entity | null {
  let owner: Entity | null = null;
  for (const cell of cells) {
    const named = namedBy(cell, list, place) ?? numberedBy(cell, list, place);
    if (named) owner = owner ? mergedEntity(owner, named) : named;
  }
  return owner;
}

/** Columns of numbers, or of pairs of numbers, print them in the first line of each thing only. */
function numberedAbove(place: Place, list: string): Entity | null {
  const { value, row, band, search } = place;
  const isNumber = (cell: Cell): boolean =>
    /^\d{1,3}$/.test(cell.text) &&
    band.columns.get(cell)?.fields.some((field) => field.list === list && search.ownerNumbers.includes(field.field)) ===
      true;
  const isPair = (cell: Cell): boolean => PAIR.test(cell.text.trim()) && namedBy(cell, list, place) !== null;
  let low = row;
  for (const above of band.rows.slice(0, band.rows.indexOf(row)).toReversed()) {
    const [only, more] = above.cells;
    const isTail = only !== undefined && !more && only.shape === null && only.x0 > (row.cells[0]?.x0 ?? 0) - 1;
    if (low.y0 - above.y1 > 2.5 * row.size || (!more && !isTail)) return null;
    const numbers = above.cells.filter((cell) => isNumber(cell) || isPair(cell));
    const owner = ownerIn(numbers, list, place);
    // What stands under the numbers themselves is a line of its own.
    const isUnder = (cell: Cell): boolean => numbers.some(({ x0, x1 }) => cell.x0 < x1 + 1 && cell.x1 > x0 - 1);
    const isBefore = numbers.every((cell) => cell.x1 < value.x0);
    if (owner) return isBefore && !row.cells.some(isUnder) ? owner : null;
    low = above;
  }
  return null;
}

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
  return mention?.entity.list === list && mention.leads ? mention.entity : null;
}

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
  const number = /^0*(\d{1,3})$/.exec(cell.text)?.[1];
  const fields = (band.columns.get(cell)?.fields ?? []).filter((field) => field.list === list);
  const at = search.ownerNumbers.findIndex((name) => fields.some(({ field }) => field === name));
  if (at < 0 || number === undefined) return null;
  return { list, numbers: search.ownerNumbers.map((_, index) => (index === at ? Number(number) : null)) };
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
