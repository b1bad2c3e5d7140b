import type { Cell, Row } from './cells.ts';
import { kindOfValue } from './value-shape.ts';

const LONGEST = 6;
/** An amount goes on only with what calls for one, words also with the first part of a wording. */
const OPEN_AMOUNT = /(?:[/,]|\s[&–-]|\b(?:per|each|less|up to|and|or|of|the|to|in|for))$/i;
const OPEN_WORDS = /\b(?:actual|loss|cash|replacement|sustained|a)$/i;
/** "at least $300,000" is a limit of its own. */
const TAIL = /^(?:(?!at least \$?\d)\p{Ll}|Sustained\b|Value\b|Months?\b|Cost\b|Deductible\b)/u;

const EVENT = '(?:accident|acc|occurrence|occ|loss|disablement|incident|claim)';
const EACH = String.raw`(?:per|each|ea\.?|any one)`;
/** What cannot stand alone: "PERSON", "EACH DAY, $600 total". */
const REST = new RegExp(String.raw`^(?:[/&]|(?:pers(?:on|\.)|${EVENT}(?! \d)|value|day|a day|less)\b)`, 'i');
const PERSON_AMOUNT = new RegExp(String.raw`^\$?[\d,]+ ${EACH} ?pers(?:on|\.)?\s?[/,]?$`, 'i');
const EVENT_AMOUNT = new RegExp(String.raw`^\$?[\d,]+ ${EACH}(?: ?${EVENT}\b|$)`, 'i');
/** "$40 per day" over "$1,200 max". */
const PER_TIME = new RegExp(String.raw`\d ?(?:/|${EACH}) ?(?:day|week|month)$`, 'i');
const MOST = /^\$?[\d,]+ (?:max|maximum|total|in all)\b|^(?:max|maximum)\b/i;
const PAIRS = [
  [PER_TIME, MOST],
  [PERSON_AMOUNT, EVENT_AMOUNT],
] as const;
/** Words, and an amount that nothing says whom it is for. */
const LABELED = /^(?!(?:each|per)\b)(?=.*\p{L}.*[\d.]$)/iu;
/** Goes on with a limit, and stands alone as often. */
const LESS = /^less\b/i;
const NOT_TAKEN = /^(?:selected|covered|purchased|included|taken)$/i;

/** Limits in words that a narrow column sets over several lines become one cell, in the line of those that holds most others. */
export function joinWrappedValues(rows: readonly Row[], isName: (text: string) => boolean): void {
  for (const row of rows) {
    for (const cell of row.cells) {
      const parts = partsOf(cell, rows, isName);
      if (parts.length > 1) join(parts);
    }
  }
}

function partsOf(cell: Cell, rows: readonly Row[], isName: (text: string) => boolean): Cell[] {
  if (!/[$\d]|^acv\b|^actual|^(?:the )?(?:lesser|smaller) of\b|^replacement|^up to|^not$/i.test(cell.text)) return [];
  const parts = [cell];
  let text = cell.text;
  let last = cell;
  while (parts.length < LONGEST) {
    const next = cellUnder(last, rows);
    if (!next || !goesOn(text, next.text)) break;
    const isWhole = PERSON_AMOUNT.test(text) || (LESS.test(next.text) && /\d/.test(text));
    if (isWhole && (isNamed(next, rows, isName) || isPricedLikeOver(next, last))) break;
    text = `${text} ${next.text}`;
    parts.push(next);
    last = next;
  }
  const shape = kindOfValue(text);
  return shape === 'wording' || shape === 'declined' ? parts : [];
}

function goesOn(text: string, next: string): boolean {
  if (/^not$/i.test(text)) return NOT_TAKEN.test(next);
  // "25,000/" over "50,000"
  if (/\d\s?\/$/.test(text) && /^\$?[\d,]+$/.test(next)) return true;
  // A mark under an amount is the value of the next line.
  if (kindOfValue(text) === 'money' && kindOfValue(next) === 'included') return false;
  // "each occurrence" under an amount alone is its label as often.
  if (LABELED.test(text) && /^(?:each|per)\b/i.test(next)) return true;
  if (TAIL.test(next) || REST.test(next) || PAIRS.some(([over, under]) => over.test(text) && under.test(next)))
    return true;
  if (/^[\d.,]+-?$|^\p{L}+:/u.test(next)) return false;
  return OPEN_AMOUNT.test(text) || (OPEN_WORDS.test(text) && !/^\$?\s?\d/.test(next));
}

/** A line that names another coverage has values of its own; the second line of a name has not. */
function isNamed(value: Cell, rows: readonly Row[], isName: (text: string) => boolean): boolean {
  const name = value.row.cells.find((cell) => cell.x1 < value.x0 && cell.shape === null && isName(cell.text));
  const over = name && rows[name.row.at - 1]?.cells.find((cell) => Math.abs(cell.x0 - name.x0) < 3);
  return name !== undefined && !(over && OPEN_NAME.test(over.text));
}

/** Two lines with texts at one edge and amounts at another are lines of two names, whatever these are. */
function isPricedLikeOver(value: Cell, over: Cell): boolean {
  const isShared = (edge: 'x0' | 'x1', isOwn: (cell: Cell, of: Cell) => boolean): boolean =>
    value.row.cells.some(
      (cell) =>
        isOwn(cell, value) &&
        over.row.cells.some((other) => isOwn(other, over) && Math.abs(other[edge] - cell[edge]) < 3),
    );
  return (
    isShared('x0', (cell, of) => cell.x1 < of.x0 && cell.shape === null) &&
    isShared('x1', (cell, of) => cell.x0 > of.x1 && cell.shape === 'money')
  );
}

const OPEN_NAME = /(?:[-–/&,(]|\b(?:and|or|of|for|to))$/i;

/** The cell set right under another; a line between them may hold what stands around the middle of their lines. */
function cellUnder(cell: Cell, rows: readonly Row[]): Cell | undefined {
  const near = rows.slice(cell.row.at + 1, cell.row.at + 3).filter((row) => row.y0 - cell.y1 < 0.8 * cell.size);
  return near
    .flatMap((row) => row.cells)
    .find(
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
  for (const { row } of parts) if (row !== home) moveBeside(joined, row);
  home.cells = [...home.cells, joined].toSorted((a, b) => a.x0 - b.x0);
}

/** "Bodily injury  $25,000 each person" over "$50,000 each accident  $148  $131": the name and the prices stand in one line with the whole limit. */
function moveBeside(joined: Cell, from: Row): void {
  const { row: home } = joined;
  const isLeft = (cell: Cell): boolean => cell.x1 <= joined.x0;
  const [first] = from.cells;
  if (!first || from.cells.some((cell) => isLeft(cell) !== isLeft(first))) return;
  if (home.cells.some((cell) => isLeft(cell) === isLeft(first))) return;
  for (const cell of from.cells) cell.row = home;
  home.cells.push(...from.cells);
  from.cells = [];
}
