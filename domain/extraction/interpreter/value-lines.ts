import type { Cell, Row } from './cells.ts';
import { kindOfValue } from './value-shape.ts';

const EVENT = '(?:accident|acc|occurrence|occ|loss|disablement|incident|claim)';
/** Text that is not complete: "250,000 per", "Up to $20", "100,000/". */
const OPEN = /(?:[/,&]|\b(?:per|each|ea\.?|up to|less|a|cash|and|any one|actual))$/i;
/** What cannot stand alone: "person", "value", "each day, $600 total", "Selected". */
const REST = new RegExp(String.raw`^(?:[/&]|(?:pers(?:on|\.)|${EVENT}|value|day|each day|per day|a day|less)\b)`, 'i');
const PERSON_AMOUNT = /^\$?[\d,]+ (?:per|each|ea\.?|any one) ?pers(?:on|\.)?\s?[/,]?$/i;
const EVENT_AMOUNT = new RegExp(String.raw`^\$?[\d,]+ (?:per|each|ea\.?|any one)(?: ?${EVENT}\b|$)`, 'i');
const STARTS = /^(?:\$?\d[\d,]*(?:\.\d\d)?\b|up to\b|actual\b|not$)/i;
const MOST = 6;

/** Puts values that are broken over several lines of their column into one cell: "250,000 per | person". */
export function joinValueLines(rows: readonly Row[], isName: (text: string) => boolean): void {
  const gone = new Set<Cell>();
  for (const row of rows) {
    for (const cell of row.cells) if (!gone.has(cell) && STARTS.test(cell.text)) extend(cell, { rows, isName, gone });
  }
  if (gone.size > 0) for (const row of rows) row.cells = row.cells.filter((cell) => !gone.has(cell));
}

interface Joining {
  rows: readonly Row[];
  isName: (text: string) => boolean;
  gone: Set<Cell>;
}

function extend(cell: Cell, { rows, isName, gone }: Joining): void {
  const parts = [cell];
  let text = cell.text;
  while (parts.length < MOST) {
    const last = parts.at(-1) ?? cell;
    const next = under(last, rows);
    if (!next || gone.has(next) || !goesOn(text, next.text)) break;
    if (PERSON_AMOUNT.test(text) && isNamed(next, { rows, isName, gone })) break;
    parts.push(next);
    text = `${text} ${next.text}`;
  }
  const shape = parts.length > 1 ? kindOfValue(text) : null;
  if (shape === null) return;
  for (const part of parts.slice(1)) gone.add(part);
  Object.assign(cell, {
    text,
    shape,
    words: parts.flatMap(({ words }) => words),
    x0: Math.min(...parts.map(({ x0 }) => x0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)),
    y1: Math.max(...parts.map(({ y1 }) => y1)),
  });
}

function goesOn(text: string, next: string): boolean {
  if (/^not$/i.test(text)) return /^(?:selected|covered|purchased|included|taken)$/i.test(next);
  if (OPEN.test(text)) return !/^[$]?[\d,]+\.\d\d$/.test(next);
  return REST.test(next) || (PERSON_AMOUNT.test(text) && EVENT_AMOUNT.test(next));
}

/** A line that names another coverage has values of its own; the second line of a name has not. */
function isNamed(value: Cell, { rows, isName }: Joining): boolean {
  const name = value.row.cells.find((cell) => cell.x1 < value.x0 && cell.shape === null && isName(cell.text));
  if (!name) return false;
  const over = rows[name.row.at - 1]?.cells.find((cell) => Math.abs(cell.x0 - name.x0) < 3);
  return !over || !OPEN_NAME.test(over.text);
}

const OPEN_NAME = /(?:[-–/&,(]|\b(?:and|or|of|for|to))$/i;

/** The cell of the next line that stands under another: at its left edge, its right edge or its middle. */
function under(cell: Cell, rows: readonly Row[]): Cell | null {
  for (const row of rows.slice(cell.row.at + 1, cell.row.at + 3)) {
    if (row.y0 - cell.y1 > 0.8 * cell.size) return null;
    const found = row.cells.find(
      (other) =>
        Math.abs(other.x0 - cell.x0) < 3 ||
        Math.abs(other.x1 - cell.x1) < 3 ||
        Math.abs(other.x0 + other.x1 - cell.x0 - cell.x1) < 6,
    );
    if (found) return found;
  }
  return null;
}
