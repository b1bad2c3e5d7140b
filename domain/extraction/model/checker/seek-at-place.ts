import type { Word } from '../../../document/page.ts';
import { type Found, findValue } from './find-value.ts';
import { lettersOf, spelledBy } from './letters.ts';
import type { Hit, Question } from './placed.ts';
import type { Print, PrintedLine } from './print.ts';
import { holding } from './texts.ts';
import { spelledOverLines } from './wrapped.ts';

/** How many lines from those that a model names a value may stand. */
export const reach = 2;

/** The lines that a model names. */
export function namedLines(print: Print, { place: { page, from, to } }: Question): PrintedLine[] {
  if (page === undefined) return [];
  return Array.from({ length: to - from + 1 }, (_, at) => print.lineAt(page, from + at)).filter(
    (line) => line !== undefined,
  );
}

/** The lines around those, the nearest first. */
export function nearLines(print: Print, { place: { page, from, to } }: Question): PrintedLine[] {
  if (page === undefined) return [];
  const numbers = Array.from({ length: reach }, (_, at) => [from - at - 1, to + at + 1]).flat();
  return numbers.map((number) => print.lineAt(page, number)).filter((line) => line !== undefined);
}

/** What the line says of the value: in the cell that the model names, else in any of its cells, else across them. */
export function onLine(line: PrintedLine, question: Question, { lenient }: { lenient: boolean }): Hit[] {
  const { cell } = question.place;
  const named = cell === undefined || !lenient ? undefined : line.cells[cell - 1];
  const within = (words: readonly Word[]): Hit[] => findValue(words, question, { lenient }).map(hitOn(line));
  const own = named ? within(named) : [];
  if (own.length > 0) return own;
  const inCells = line.cells.flatMap(within);
  return inCells.length > 0 ? inCells : within(line.words);
}

const hitOn =
  (line: PrintedLine) =>
  ({ words, value }: Found): Hit => ({ words, value, line });

const isText = ({ target: { kind } }: Question): boolean => ['id', 'name', 'label', 'text', 'address'].includes(kind);

/** A text that stands on several lines, from one of these on. */
export function overLines(print: Print, lines: readonly PrintedLine[], question: Question): Hit | undefined {
  if (!isText(question)) return undefined;
  const value = String(question.value);
  for (const line of lines) {
    const found = spelledOverLines(print, line, lettersOf(value));
    if (!found) continue;
    // how a wrapped value is spelt in one piece, the model knows best
    return { words: found.words, value, line };
  }
  return undefined;
}

/** A text whose words all stand in the named lines, in one column. */
export function inColumn(lines: readonly PrintedLine[], question: Question): Hit | undefined {
  const { kind } = question.target;
  if (lines.length < 2 || (kind !== 'text' && kind !== 'label' && kind !== 'name')) return undefined;
  for (const cell of lines[0]?.cells ?? []) {
    const [first] = cell;
    const last = cell.at(-1);
    if (!first || !last) continue;
    const column = lines.flatMap(({ words }) =>
      words.filter(({ x0, x1 }) => x1 > first.x0 && x0 < last.x1 + first.size),
    );
    const words = holding(column, String(question.value));
    if (words && lines[0]) return { words, value: question.value, line: lines[0] };
  }
  return undefined;
}

/** The words of a quote: on the named lines, around them, else anywhere. Bars between cells are ours. */
export function quoted(print: Print, question: Question): Hit[] {
  const quote = (question.entry.quote ?? '').replace(/^\s*\d+\|/, '');
  const letters = lettersOf(quote);
  if (letters === '') return [];
  const named = namedLines(print, question);
  const near = [...named, ...nearLines(print, question)];
  const on = (lines: readonly PrintedLine[]): Hit[] =>
    lines.flatMap((line) => {
      if (!line.letters.includes(letters)) return [];
      const found = inCellOrLine(line, { letters, quote, cell: question.place.cell });
      return found ? [{ words: found, value: question.value, line }] : [];
    });
  for (const lines of [named, near]) {
    const found = on(lines);
    if (found.length > 0) return found;
  }
  for (const line of near) {
    const found = spelledOverLines(print, line, letters);
    if (found) return [{ words: found.words, value: question.value, line }];
  }
  return on(print.lines);
}

function inCellOrLine(
  { cells, words }: PrintedLine,
  { letters, quote, cell }: { letters: string; quote: string; cell: number | undefined },
): readonly Word[] | undefined {
  const named = cell === undefined ? undefined : cells[cell - 1];
  for (const part of [...(named ? [named] : []), ...cells, words]) {
    const found = spelledBy(part, letters);
    if (found) return withBoxes(part, found.words, quote);
  }
  return undefined;
}

/** Boxes to tick that a quote begins or ends with: without letters they are not compared. */
function withBoxes(part: readonly Word[], words: readonly Word[], quote: string): readonly Word[] {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return words;
  let [from, to] = [part.indexOf(first), part.indexOf(last)];
  if (/^\s*[[(☐□]/.test(quote)) while (from > 0 && isBox(part[from - 1])) from--;
  if (/[\])☐□]\s*$/.test(quote)) while (to < part.length - 1 && isBox(part[to + 1])) to++;
  return part.slice(from, to + 1);
}

const isBox = (word: Word | undefined): boolean => word !== undefined && /^(?:[[\]()☐□]|\[\]|\(\))$/.test(word.text);
