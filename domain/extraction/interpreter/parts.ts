import { isValue, type Row } from './cells.ts';

// Declarations number their parts: "Item 4. Described premises", "Item 5. Optional coverages". What stands inside one part, a table
// with its headings or the description of a thing, ends with that part.

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = String.raw`\d{1,2}|[ivx]{1,4}|[a-z]|${WORDS.join('|')}`;
const NOUN = '(item|part|section|article|schedule)';
const HEADING = new RegExp(String.raw`^${NOUN}\s+(?:no\.?\s*)?(${COUNT})(?:[.:)\s–—-]|$)`, 'i');
const SAME_EDGE = 4;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv'];

interface PartHeading {
  row: Row;
  noun: string;
  /** "I" may be one, or the letter behind "H". */
  numbers: readonly number[];
}

/** The lines that begin the parts of a page: numbered one after the other at one edge, where one may be left out, or have two headings. */
export function partHeadings(rows: readonly Row[]): Row[] {
  const found = rows.flatMap((row) => headingIn(row) ?? []);
  return found
    .filter((one) => {
      const series = found.filter(({ row, noun }) => noun === one.noun && Math.abs(row.x0 - one.row.x0) < SAME_EDGE);
      const isSeries = series.every(
        (next, at) => at === 0 || follows(series[at - 1], next) || isSame(series[at - 1], next),
      );
      return isSeries && series.some((next) => !isSame(series[0], next));
    })
    .map(({ row }) => row);
}

const follows = (last: PartHeading | undefined, { numbers }: PartHeading): boolean =>
  last?.numbers.some((number) => numbers.includes(number + 1) || numbers.includes(number + 2)) === true;

/** "Section I - Coverages", "Section I - Deductibles" */
const isSame = (last: PartHeading | undefined, { numbers }: PartHeading): boolean => last?.numbers[0] === numbers[0];

function headingIn(row: Row): PartHeading | null {
  const [, noun, count] = HEADING.exec(row.cells[0]?.text ?? '') ?? [];
  if (noun === undefined || count === undefined) return null;
  return { row, noun: noun.toLowerCase(), numbers: numbersOf(count.toLowerCase()) };
}

function numbersOf(count: string): number[] {
  if (/\d/.test(count)) return [Number(count)];
  if (WORDS.includes(count)) return [WORDS.indexOf(count) + 1];
  const roman = ROMAN.includes(count) ? [ROMAN.indexOf(count) + 1] : [];
  return count.length === 1 ? [...roman, count.charCodeAt(0) - 96] : roman;
}

/** Whether a part begins with a line, and what stands at another line is inside the part before. */
export function endsPart(row: Row, at: number, parts: readonly Row[]): boolean {
  const place = parts.indexOf(row);
  const before = parts[place - 1];
  return before !== undefined && before.at <= at;
}

const SAME_COLUMN = 3;
const LEAST_VALUES = 2;

/** Whether the lines below the title of a part stand in the columns of the lines above it, whose headings then hold for them, too. */
export function goesOnBelow(title: Row, rows: readonly Row[], body: readonly Row[]): boolean {
  const values = rows[title.at + 1]?.cells.filter(isValue) ?? [];
  const above = body.slice(-LEAST_VALUES).flatMap(({ cells }) => cells.filter(isValue));
  const isInColumn = ({ x0, x1 }: { x0: number; x1: number }): boolean =>
    above.some((other) => Math.abs(other.x1 - x1) < SAME_COLUMN || Math.abs(other.x0 - x0) < SAME_COLUMN);
  return title.cells.length === 1 && values.length >= LEAST_VALUES && values.every(isInColumn);
}
