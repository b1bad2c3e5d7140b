import { typeOf } from '../../reading/atom-kinds.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom, Line } from '../../reading/layout.ts';
import { textRun } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';

// Lines of an exported file as it is: "A-1 | 1/2/2020 | Open". The marks part its cells, wherever they stand; consecutive
// lines with as many marks are a table, whose columns get places of their own.

const MARK = /^[|¦]$/u;
const LEAST_MARKS = 3;
const LEAST_LINES = 2;
/** Between two columns, in points. */
const GAP = 20;
const POINTS_A_SIGN = 5;

/** The cells of the lines that marks divide, by line. */
export function delimitedLines(lines: readonly Line[]): ReadonlyMap<Line, Atom[]> {
  const cells = new Map<Line, Atom[]>();
  for (let at = 0; at < lines.length; ) {
    const count = marksIn(lines[at]);
    let end = at + 1;
    while (end < lines.length && marksIn(lines[end]) === count) end++;
    if (count >= LEAST_MARKS && end - at >= LEAST_LINES) placeCells(lines.slice(at, end), cells);
    at = end;
  }
  return cells;
}

const marksIn = (line: Line | undefined): number => line?.words.filter(({ text }) => MARK.test(text)).length ?? 0;

function placeCells(lines: readonly Line[], cells: Map<Line, Atom[]>): void {
  const parted = lines.map((line) => ({ line, parts: partsOf(line.words) }));
  let x0 = GAP;
  const places = (parted[0]?.parts ?? []).map((_, column) => {
    const longest = Math.max(...parted.map(({ parts }) => textRun(parts[column] ?? []).text.length), 1);
    const place = { x0, x1: x0 + POINTS_A_SIGN * longest };
    x0 = place.x1 + GAP;
    return place;
  });
  for (const { line, parts } of parted)
    cells.set(
      line,
      parts.flatMap((words, column) => cellOf(words, line, places[column])),
    );
}

function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (MARK.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

function cellOf(words: readonly Word[], line: Line, place: { x0: number; x1: number } | undefined): Atom[] {
  const [segment] = line.segments;
  if (words.length === 0 || !segment || !place) return [];
  const { text } = textRun(words);
  const box = { ...around(words), ...place };
  const placed = { ...box, text, words, isLabel: false, bold: false, size: line.size };
  return [{ ...placed, ...typeOf(text), segment: { ...segment, ...box, words: [...words], text } }];
}
