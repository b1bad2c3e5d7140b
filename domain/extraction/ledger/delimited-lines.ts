import { typeOf } from '../../reading/atom-kinds.ts';
import { cutRuns } from '../../reading/atom-runs.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom, Line } from '../../reading/layout.ts';
import { textRun } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';
import { cutWord } from './cut-word.ts';

// Lines of an exported file as it is: "A-1 | 1/2/2020 | Open", "A-1; 1/2/2020; Open". The marks part its cells, wherever
// they stand; lines with as many marks are a table, whose columns get places of their own.

const MARKS = ['|', '¦', ';', '~', '^'] as const;
const LEAST_MARKS = 3;
const LEAST_LINES = 2;
/** Between two columns, in points. */
const GAP = 20;
const POINTS_A_SIGN = 5;
/** Between two words, in font sizes. */
const BLANK = 0.3;

/** A line of the file, which may take several of the page, cut into cells. */
interface Record {
  lines: [Line, ...Line[]];
  cells: Word[][];
}

/** The cells of the lines that marks divide, by line; lines that others go on in have none. */
export function delimitedLines(lines: readonly Line[]): ReadonlyMap<Line, Atom[]> {
  const cells = new Map<Line, Atom[]>();
  for (const mark of MARKS)
    for (const records of tablesOf(lines, mark)) if (records.length >= LEAST_LINES) placeCells(records, cells);
  return cells;
}

/** Records of as many cells. */
function tablesOf(lines: readonly Line[], mark: string): Record[][] {
  const parted = lines.map((line): Record => ({ lines: [line], cells: isRunning(line) ? [] : cellsOf(line, mark) }));
  const widths = new Set(parted.filter(isRepeated).map(({ cells }) => cells.length));
  if (widths.size === 0) return [];
  const edge = Math.max(...parted.filter(({ cells }) => cells.length > 1).map(({ lines: [line] }) => line.x1));
  const tables: Record[][] = [];
  for (const record of joinLines(parted, { widths, edge })) {
    const table = tables.find(([first]) => first?.cells.length === record.cells.length);
    if (!widths.has(record.cells.length)) continue;
    if (table) table.push(record);
    else tables.push([record]);
  }
  return tables;
}

/** "total $5.00. Reserve: loss $0.00; expense $0.00": labels behind the ends of sentences are running text. */
const isRunning = ({ words }: Line): boolean =>
  words.some(({ text }, at) => /^\p{Lu}\p{L}*:$/u.test(text) && /[.]$/.test(words[at - 1]?.text ?? ''));

const isRepeated = ({ cells }: Record, at: number, all: readonly Record[]): boolean =>
  cells.length > LEAST_MARKS && [all[at - 1], all[at + 1]].some((beside) => beside?.cells.length === cells.length);

/** What a line is too long for goes on in the next. */
function joinLines(
  parted: readonly Record[],
  { widths, edge }: { widths: ReadonlySet<number>; edge: number },
): Record[] {
  const joined: Record[] = [];
  for (const record of parted) {
    const before = joined.at(-1);
    const sum = (before?.cells.length ?? 0) + record.cells.length - 1;
    const isRest = before && before.cells.length > 1 && widths.has(sum) && isFull(before, record, edge);
    if (!isRest || widths.has(record.cells.length)) joined.push(record);
    else {
      const [first = [], ...others] = record.cells;
      const last = before.cells.length - 1;
      const cells = [...before.cells.slice(0, last), [...(before.cells[last] ?? []), ...first], ...others];
      joined[joined.length - 1] = { lines: [...before.lines, ...record.lines], cells };
    }
  }
  return joined;
}

/** Whether the first word of a line had no place in the line above. */
function isFull({ lines: [first, ...others] }: Record, { lines: [next] }: Record, edge: number): boolean {
  const last = others.at(-1) ?? first;
  const [word] = next.words;
  const isBelow = next.page === last.page && next.y0 - last.y1 < last.size && Math.abs(next.x0 - first.x0) < last.size;
  return isBelow && word !== undefined && last.x1 + word.x1 - word.x0 > edge;
}

function cellsOf({ words }: Line, mark: string): Word[][] {
  const cells: Word[][] = [[]];
  for (const word of words)
    for (const part of word.text.includes(mark) ? cutWord(word, partsAt(word.text, mark)) : [word])
      if (part.text === mark) cells.push([]);
      else cells.at(-1)?.push(part);
  return cells;
}

/** "A;B;" as "A", ";", "B", ";". */
const partsAt = (text: string, mark: string): string[] =>
  text.split(mark).flatMap((part, at) => (at === 0 ? [part] : [mark, part]));

function placeCells(records: readonly Record[], cells: Map<Line, Atom[]>): void {
  let x0 = GAP;
  const places = (records[0]?.cells ?? []).map((_, column) => {
    const longest = Math.max(...records.map((record) => textRun(record.cells[column] ?? []).text.length), 1);
    const place = { x0, x1: x0 + POINTS_A_SIGN * longest };
    x0 = place.x1 + GAP;
    return place;
  });
  for (const { lines, cells: words } of records) {
    const [line, ...rest] = lines;
    cells.set(
      line,
      words.flatMap((each, column) => cellOf(each, line, places[column])),
    );
    for (const other of rest) cells.set(other, []);
  }
}

function cellOf(printed: readonly Word[], line: Line, place: { x0: number; x1: number } | undefined): Atom[] {
  const [segment] = line.segments;
  if (printed.length === 0 || !segment || !place) return [];
  const words = placed(printed, line, place.x0);
  const { text } = textRun(words);
  const [run, ...others] = cutRuns(words);
  const typed = run && others.length === 0 ? run.typed : typeOf(text);
  const box = { ...around(words), ...place };
  const whole = { ...box, text, words, isLabel: false, bold: false, size: line.size };
  return [{ ...whole, ...typed, segment: { ...segment, ...box, words, text } }];
}

/** Words side by side from the edge of a column, also those that are printed in the line below. */
function placed(words: readonly Word[], { y0, y1 }: Line, edge: number): Word[] {
  let x0 = edge;
  return words.map((word) => {
    const x1 = x0 + POINTS_A_SIGN * word.text.length;
    const moved = { ...word, x0, x1, y0, y1, printed: word.printed ?? around([word]) };
    x0 = x1 + BLANK * word.size;
    return moved;
  });
}
