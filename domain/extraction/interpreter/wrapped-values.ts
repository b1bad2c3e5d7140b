import type { Cell, Row } from './cells.ts';
import { kindOfValue } from './value-shape.ts';

const LONGEST = 4;
/** An amount goes on only with what calls for one, words also with the first part of a wording. */
const OPEN_AMOUNT = /(?:[/,]|\s[&–-]|\b(?:per|each|less|up to|and|or|of|the|to))$/i;
const OPEN_WORDS = /\b(?:actual|loss|cash|replacement|sustained|a)$/i;
const TAIL = /^(?:\p{Ll}|Sustained\b|Value\b|Months?\b|Cost\b|Deductible\b)/u;

/** Limits in words that a narrow column sets over several lines become one cell, in the line of those that holds most others. */
export function joinWrappedValues(rows: readonly Row[]): void {
  for (const row of rows) {
    for (const cell of row.cells) {
      const parts = partsOf(cell, rows);
      if (parts.length > 1) join(parts);
    }
  }
}

function partsOf(cell: Cell, rows: readonly Row[]): Cell[] {
  if (!/[$\d]|^acv\b|^actual|^replacement|^up to/i.test(cell.text)) return [];
  const parts = [cell];
  let text = cell.text;
  let last = cell;
  while (parts.length < LONGEST) {
    const next = cellUnder(last, rows);
    if (!next || !goesOn(text, next.text)) break;
    text = `${text} ${next.text}`;
    parts.push(next);
    last = next;
  }
  return kindOfValue(text) === 'wording' ? parts : [];
}

function goesOn(text: string, next: string): boolean {
  if (TAIL.test(next)) return true;
  if (/^[\d.,]+-?$|^\p{L}+:/u.test(next)) return false;
  return OPEN_AMOUNT.test(text) || (OPEN_WORDS.test(text) && !/^\$?\d/.test(next));
}

function cellUnder(cell: Cell, rows: readonly Row[]): Cell | undefined {
  const row = rows[cell.row.at + 1];
  if (!row || row.y0 - cell.y1 > 0.45 * cell.size) return undefined;
  return row.cells.find(
    (other) =>
      Math.abs(other.size - cell.size) < 0.6 &&
      (Math.abs(other.x0 - cell.x0) < 3 ||
        Math.abs(other.x1 - cell.x1) < 3 ||
        Math.abs(other.x0 + other.x1 - cell.x0 - cell.x1) < 6),
  );
}

function join(parts: readonly Cell[]): void {
  const [first] = parts as [Cell];
  const others = (row: Row): number => row.cells.filter((cell) => !parts.includes(cell)).length;
  let home = first.row;
  for (const { row } of parts) if (others(row) > others(home)) home = row;
  const text = parts.map((part) => part.text).join(' ');
  const joined: Cell = {
    ...first,
    text,
    words: parts.flatMap(({ words }) => words),
    x0: Math.min(...parts.map(({ x0 }) => x0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)),
    y1: Math.max(...parts.map(({ y1 }) => y1)),
    row: home,
    shape: kindOfValue(text),
  };
  for (const part of parts) part.row.cells = part.row.cells.filter((cell) => cell !== part);
  home.cells = [...home.cells, joined].toSorted((a, b) => a.x0 - b.x0);
}
