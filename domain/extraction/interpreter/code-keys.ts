import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { Plan } from '../plan.ts';
import type { Reading } from './headers.ts';
import { ownerNoun } from './numbered-columns.ts';
import { isMarkedMoney } from './value-shape.ts';

/** The cells that print the name of a code. */
type Names = ReadonlyMap<string, readonly Cell[]>;

const CODE = /^(?:[A-Z]{1,3}\d{0,2}|\d{1,3}[A-Z]?)$/;
const LEAST = 3;

/** Lines that print codes of coverages ("A   $500   $92.86") where a key elsewhere says what they mean are read as if they printed the names. */
export function nameCodes(pages: readonly (readonly Row[])[], reading: Reading, list: string, plan: Plan): void {
  const printed: Names = new Map(
    pages.flatMap((rows) => [...legendIn(rows, reading, list), ...keyIn(rows, reading, list)]),
  );
  const names = printed.size < LEAST ? standardLetters(pages.flat(), reading, list) : printed;
  if (names.size < LEAST) return;
  const noun = ownerNoun(plan);
  for (const rows of pages) {
    let owner: Cell | undefined;
    for (const row of rows) {
      if (usesIn(row, names, reading).length > 0) row.cells = row.cells.flatMap((cell) => pairCut(cell, names));
      const uses = usesIn(row, names, reading);
      const number = row.cells[0];
      const isSeries = uses.length > 1 || (owner && uses[0] === number);
      if (!isSeries || !noun) owner = undefined;
      else if (number && uses[0] === row.cells[1] && /^\d{1,2}$/.test(number.text)) {
        number.text = `${noun} ${number.text}`;
        number.shape = null;
        owner = number;
      } else if (owner) row.cells.unshift({ ...owner, row });
      for (const cell of uses) nameCode(cell, names);
    }
  }
}

/** "G1000 169.46": a code set close to its amount is a cell of its own. */
function pairCut(cell: Cell, names: Names): Cell[] {
  const [code, amount, more] = cell.words;
  if (!code || !amount || more || codeIn(code.text, names) === null || !isMarkedMoney(amount.text)) return [cell];
  return [
    { ...cell, text: code.text, words: [code], x1: code.x1, shape: null },
    { ...cell, text: amount.text, words: [amount], x0: amount.x0, shape: 'money' },
  ];
}

/** "D250" is the coverage of the letter, with a deductible. */
function nameCode(cell: Cell, names: Names): void {
  const [code = '', amount] = codeIn(cell.text, names) ?? [];
  const printed = names.get(code) ?? [];
  const [first] = printed;
  if (!first) return;
  if (amount !== undefined) {
    const { cells } = cell.row;
    const middle = (cell.x0 + cell.x1) / 2;
    cells.splice(cells.indexOf(cell) + 1, 0, {
      ...cell,
      text: amount,
      x0: middle,
      shape: 'money',
      measure: 'deductible',
    });
    cell.x1 = middle;
  }
  cell.text = printed.map(({ text }) => text).join(' ');
  cell.words = printed.flatMap(({ words }) => words);
  cell.page = first.page;
  cell.shape = null;
}

/** The code that a cell prints, and the deductible that may be set right behind it. */
function codeIn(text: string, names: Names): [code: string, amount?: string] | null {
  if (names.has(text)) return [text];
  const [, letters = '', amount = ''] = /^([A-Z]{1,2})([1-9]\d{1,3})$/.exec(text) ?? [];
  return names.has(letters) ? [letters, amount] : null;
}

interface Entry {
  code: Cell;
  name: Cell;
  isKnown: boolean;
}

/** A key of a page: codes at one left edge, each with a name of its own; most of the names are known. */
function keyIn(rows: readonly Row[], reading: Reading, list: string): Names {
  const columns: Entry[][] = [];
  for (const entry of rows.flatMap((row) => entriesIn(row, reading, list))) {
    const column = columns.find(([first]) => first && Math.abs(first.name.x0 - entry.name.x0) < 4);
    if (column) column.push(entry);
    else columns.push([entry]);
  }
  const entries = columns.filter((column) => column.filter(({ isKnown }) => isKnown).length * 2 > column.length).flat();
  const known = entries.filter(({ isKnown }) => isKnown);
  const count = (of: (entry: Entry) => string): number => new Set(entries.map(of)).size;
  // Numbers that stand before the same names again and again number other things.
  const isKey = known.length >= LEAST && count(({ name }) => name.text) === entries.length;
  if (!isKey || count(({ code }) => code.text) < entries.length) return new Map();
  return new Map(entries.map(({ code, name }) => [code.text, [name, ...tailOf(name, rows)]]));
}

function entriesIn(row: Row, { meaningOf }: Reading, list: string): Entry[] {
  return row.cells.flatMap((code, at) => {
    const name = row.cells[at + 1];
    if (!name || !CODE.test(code.text) || name.shape !== null || !/\p{L}{2}/u.test(name.text)) return [];
    return [{ code, name, isKnown: meaningOf(name.text).topic?.list === list }];
  });
}

const LEGEND_ITEM = /(?:^|[;:,.]\s)([A-Z]\d?)\s?[-–—=:]\s([^;:=,]{3,60}?)(?=[;,.]?\s[A-Z]\d?\s?[-–—=:]\s|[;.]?$)/gu;

/** A key set as running text, perhaps over two lines: "Coverages: A = Dwelling; B = Other Structures; C = ...". */
function legendIn(rows: readonly Row[], reading: Reading, list: string): Names {
  for (const [at, row] of rows.entries()) {
    const [first] = row.cells;
    if (!first || !/(?:^|\s)[A-Z]\d?\s?[-–—=:]\s/.test(textOf(row))) continue;
    const own = namesWithin([row], first, reading, list);
    const under = rows[at + 1];
    const both = under && under.y0 - row.y1 < row.size ? namesWithin([row, under], first, reading, list) : own;
    const names = both.size > own.size ? both : own;
    if (names.size >= LEAST) return names;
  }
  return new Map();
}

const textOf = ({ cells }: Row): string => cells.map(({ text }) => text).join(' ');

function namesWithin(lines: readonly Row[], place: Cell, { meaningOf }: Reading, list: string): Names {
  const run = textRun(lines.flatMap(({ cells }) => cells.flatMap(({ words }) => words)));
  const names = new Map<string, readonly Cell[]>();
  for (const match of run.text.matchAll(LEGEND_ITEM)) {
    const [whole, code = '', name = ''] = match;
    if (meaningOf(name).topic?.list !== list) continue;
    const start = match.index + whole.lastIndexOf(name);
    const words = wordsWithin(run, start, start + name.length);
    names.set(code, [{ ...place, text: name, words, shape: null }]);
  }
  return names;
}

/** Letters alone mean what they mean in the standard forms, where a page uses most of them. */
function standardLetters(rows: readonly Row[], reading: Reading, list: string): Names {
  const isKnown = (code: string): boolean => reading.meaningOf(`coverage ${code}`).topic?.list === list;
  const cells = rows.flatMap((row) => row.cells.filter(({ text }) => /^[A-F]$/.test(text) && isKnown(text)));
  const letters: Names = new Map(cells.map((cell) => [cell.text, [{ ...cell, text: `Coverage ${cell.text}` }]]));
  const used = new Set(rows.flatMap((row) => usesIn(row, letters, reading)).map(({ text }) => text));
  return used.size > LEAST ? letters : new Map();
}

/** What goes on below a name in a line without a code. */
function tailOf(name: Cell, rows: readonly Row[]): Cell[] {
  const row = rows[name.row.at + 1];
  const [only, more] = row?.cells ?? [];
  const isTail = only && !more && Math.abs(only.x0 - name.x0) < 3 && only.y0 - name.y1 < 0.6 * name.size;
  return isTail && only.shape === null ? [only] : [];
}

/** The codes of a line that stand before its amounts ("A 136.53  B 107.15"), or head columns. */
function usesIn({ cells }: Row, names: Names, { meaningOf }: Reading): Cell[] {
  const codes = cells.filter(({ text }) => codeIn(text, names) !== null);
  const [first] = codes;
  if (!first || cells.some((cell) => cell.shape === null && meaningOf(cell.text).topic !== undefined)) return [];
  if (codes.length >= LEAST && cells.every((cell) => !isValue(cell) || codes.includes(cell))) return codes;
  const paired = codes.filter((code) => cells[cells.indexOf(code) + 1]?.shape === 'money');
  if (paired.length > 1) return paired;
  const isRow = cells.some((cell) => cell.x0 > first.x1 && isValue(cell) && cell !== first);
  return isRow && cells.indexOf(first) < 2 ? [first] : [];
}
