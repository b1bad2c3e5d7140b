import type { Word } from '../../document/page.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cited } from '../cited.ts';
import { type FieldPlan, fieldPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue, wordingsOf } from './field-values.ts';
import type { RowsSearch } from './row-search.ts';

// What a line says of a record without a table: labels with their values, a key, texts and figures.

export interface Piece {
  words: Word[];
  text: string;
}

/** What the words of a line say: values with their fields, and what stands between them. */
export interface ToldLine {
  values: Map<string, Cited>;
  /** Texts without a label, in their order. */
  texts: Piece[];
  /** Figures without a label, in their order. */
  figures: Piece[];
  /** Whether a label names one of the values. */
  isLabelled: boolean;
  /** Whether it is all of the line, and not what stands beside another column of the page. */
  isWhole: boolean;
}

const LONGEST_LABEL = 5;
const FIGURE = /^[-–−(]?\$?\s?[-–−(]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)\)?%?(?:\/(?:[MCmc]|\d[\d,]*|each|unit))?$/;
const SIGN = /^[-–−(]?\$$/;
const NUMERIC: ReadonlySet<FieldPlan['kind']> = new Set<FieldPlan['kind']>(['money', 'number', 'factor', 'int']);
const TEXTS: ReadonlySet<FieldPlan['kind']> = new Set<FieldPlan['kind']>(['text', 'label', 'name']);
/** "per $1,000", "each" behind a rate. */
const UNIT = /^(?:per|each|\/|a)$/i;
const COUNT = /^(?:\$?1?,?0{2,3}|\$?1,000|\$?100|hundred|thousand|units?|employees?|\p{L}+)$/iu;

interface Reader {
  row: Row;
  cell: Cell;
  words: readonly Word[];
  /** The words that begin a cell. */
  starts: ReadonlySet<Word>;
  search: RowsSearch;
}

/** Reads a line word by word. */
export function toldLine(row: Row, search: RowsSearch): ToldLine {
  const start = startOf(row, search);
  const told: ToldLine = { values: new Map(), texts: [], figures: [], isLabelled: false, isWhole: start === 0 };
  const [cell] = row.cells;
  if (!cell) return told;
  const cells = row.cells.slice(start);
  const words = cells.flatMap((own) => own.words);
  const starts = new Set(cells.flatMap((own) => own.words.slice(0, 1)));
  const reader: Reader = { row, cell, words, starts, search };
  for (let at = 0; at < words.length; ) at = next(at, reader, told);
  return told;
}

/** Where a line begins: beside another column of the page at the cell with the key, or a short one before it. */
function startOf({ cells }: Row, { plan }: RowsSearch): number {
  const own = plan.key === undefined ? undefined : fieldPlan(plan, plan.key);
  const isKey = (cell: Cell, at: number): boolean => {
    const [word] = cell.words;
    const isNamed = cell.words.length > 1 || /\p{L}{3}/u.test(cells[at + 1]?.text ?? '');
    return (
      own !== undefined &&
      word !== undefined &&
      isNamed &&
      fieldValue([{ ...cell, text: word.text }], own) !== undefined
    );
  };
  let at = cells.findIndex(isKey);
  while (at > 0 && (cells[at - 1]?.text.length ?? 0) <= LONGEST_MARK) at -= 1;
  return Math.max(0, at);
}

/** Reads what begins at a word; returns where the next begins. */
function next(at: number, reader: Reader, told: ToldLine): number {
  const labelled = labelledAt(at, reader, told);
  if (labelled !== null) return labelled;
  const figure = figureAt(at, reader);
  const isNew = reader.starts.has(reader.words[at] as Word);
  if (figure && keyAt(at, reader, told)) {
    told.figures.length = 0;
    return at + figure.words.length;
  }
  const isInText = told.texts.length > 0 && !isNew && told.figures.length === 0 && !/[$,.]\d/.test(figure?.text ?? '');
  if (!figure || isInText) {
    addText(at, reader, told);
    return at + 1;
  }
  const behind = basisBehind(figure, at + figure.words.length, reader, told);
  if (behind !== null) return behind;
  told.figures.push(figure);
  return unitBehind(at + figure.words.length, reader);
}

/** A word of a text that goes on, or begins with its cell or behind a semicolon. */
function addText(at: number, { words, starts }: Reader, { texts }: ToldLine): void {
  const word = words[at] as Word;
  const last = texts.at(-1);
  const goesOn = last && !starts.has(word) && !last.text.endsWith(';') && last.words.at(-1) === words[at - 1];
  if (goesOn) {
    last.words.push(word);
    last.text += ` ${word.text}`;
  } else texts.push({ words: [word], text: word.text });
}

/** "96,400 payroll": an amount with its basis behind it. */
function basisBehind(figure: Piece, at: number, reader: Reader, told: ToldLine): number | null {
  const { amount, basis } = reader.search.plan.rated ?? {};
  const own = amount === undefined ? undefined : fieldPlan(reader.search.plan, amount);
  const cited = own && !/\.\d/.test(figure.text) ? valueIn(figure, own, reader.cell) : undefined;
  if (!cited || amount === undefined || basis === undefined || told.values.has(amount)) return null;
  for (let end = Math.min(at + LONGEST_LABEL, reader.words.length); end > at; end--) {
    const words = reader.words.slice(at, end);
    const isNamed = words[0]?.text.length !== 1 && isBasis(textOf(words), reader.search);
    if (!isNamed || figureAt(end, reader)?.text.startsWith('$') === false) continue;
    told.values.set(amount, cited);
    addBasis(words, amount, reader, told);
    return end;
  }
  return null;
}

/** The longest label at a word that has a value of its field behind it. */
function labelledAt(at: number, reader: Reader, told: ToldLine): number | null {
  const { words, search } = reader;
  for (let end = Math.min(at + LONGEST_LABEL, words.length - 1); end > at; end--) {
    const own = words.slice(at, end);
    const text = own.map((word) => word.text).join(' ');
    if (/^@|.@$/.test(text) || (isWithinText(at, reader, told) && isBasis(text, search))) continue;
    for (const field of fieldsNamed(text, search)) {
      const found = told.values.has(field) ? null : valueBehind(end, text, fieldPlan(search.plan, field), reader);
      // "P 298,000" is payroll, and "P 10.114" a rate
      if (!found || (text.length === 1 && !Number.isInteger(found.cited.value))) continue;
      told.values.set(field, found.cited);
      told.isLabelled = true;
      addBasis(own, field, reader, told);
      return found.end;
    }
  }
  return null;
}

/** "Swimming pools 1": words of a text name no basis. */
function isWithinText(at: number, { words, starts }: Reader, { texts }: ToldLine): boolean {
  const last = texts.at(-1);
  const isOpen = last !== undefined && last.words.at(-1) === words[at - 1] && !/[,;:(]$/.test(last.text);
  return isOpen && !starts.has(words[at] as Word);
}

function isBasis(text: string, { plan }: RowsSearch): boolean {
  const { basis } = plan.rated ?? {};
  const own = basis === undefined ? undefined : fieldPlan(plan, basis);
  return own !== undefined && wordingsOf(own).has(normalize(bareLabel(text)));
}

/** The fields that a text names; "at" stands before a rate, and the basis of an exposure before it. */
function fieldsNamed(text: string, search: RowsSearch): string[] {
  const { reading, list, plan } = search;
  const { amount, rate } = plan.rated ?? {};
  const label = bareLabel(text);
  if (rate !== undefined && /^(?:at|@|x|×)$/i.test(label)) return [rate];
  if (amount !== undefined && isBasis(text, search)) return [amount];
  const { fields, isWhole } = reading.meaningOf(label);
  const named = isWhole ? fields.filter((field) => field.list === list).map(({ field }) => field) : [];
  const isText = (field: string): boolean => TEXTS.has(fieldPlan(plan, field)?.kind ?? 'text');
  return named.toSorted((a, b) => Number(isText(a)) - Number(isText(b)));
}

const bareLabel = (text: string): string => text.replace(/^[([]+|[:=#,]+$/g, '');

/** What names an exposure by its basis says the basis too. */
function addBasis(words: readonly Word[], field: string, { cell, search }: Reader, told: ToldLine): void {
  const { plan } = search;
  const { amount, basis } = plan.rated ?? {};
  const own = basis === undefined ? undefined : fieldPlan(plan, basis);
  const text = words.map((word) => word.text).join(' ');
  if (field !== amount || basis === undefined || !own || told.values.has(basis)) return;
  const cited = isBasis(text, search) ? fieldValue([{ ...cell, text: bareLabel(text), words }], own) : undefined;
  if (cited) told.values.set(basis, cited);
}

/** The value of a field that begins at a word. */
function valueBehind(
  at: number,
  label: string,
  own: FieldPlan | undefined,
  reader: Reader,
): { cited: Cited; end: number } | null {
  if (!own) return null;
  if (TEXTS.has(own.kind)) return textBehind(at, label, own, reader);
  const figure = figureAt(at, reader);
  const words = figure?.words ?? reader.words.slice(at, at + 1);
  const cited = words.length === 0 ? undefined : valueIn({ words, text: textOf(words) }, own, reader.cell);
  if (!cited || (NUMERIC.has(own.kind) && !figure)) return null;
  return { cited, end: unitBehind(at + words.length, reader) };
}

/** A text behind a label that ends in a colon or stands apart, up to the end of its cell. */
function textBehind(
  at: number,
  label: string,
  own: FieldPlan,
  { words, starts, cell, search }: Reader,
): { cited: Cited; end: number } | null {
  const isApart = label.endsWith(':') || starts.has(words[at] as Word);
  const end = words.findIndex(
    (word, other) => other > at && (starts.has(word) || words[other - 1]?.text.endsWith(';') === true),
  );
  const value = words.slice(at, end < 0 ? undefined : end);
  const text = textOf(value);
  const isText =
    /^\p{L}.*\p{L}/u.test(text) && (wordingsOf(own).has(normalize(text)) || fieldsNamed(text, search).length === 0);
  const cited = isApart && isText ? fieldValue([{ ...cell, text, words: value }], own) : undefined;
  return cited ? { cited, end: at + value.length } : null;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The figure that begins at a word: "$ 1,818" is one. */
function figureAt(at: number, { words }: Pick<Reader, 'words'>): Piece | null {
  const [first, second] = words.slice(at, at + 2);
  const own = first && second && SIGN.test(first.text) ? [first, second] : first ? [first] : [];
  const text = bareFigure(textOf(own));
  return own.length > 0 && FIGURE.test(text) ? { words: own, text } : null;
}

/** "$22.10)," without what ends the phrase. */
const bareFigure = (text: string): string => {
  const bare = text.replace(/[,;.]+$/, '');
  return bare.includes('(') ? bare : bare.replace(/\)$/, '');
};

/** Where the words go on behind "per $1,000". */
function unitBehind(at: number, { words }: Reader): number {
  const [sign, count] = words.slice(at, at + 2).map(({ text }) => text.replace(/[,;.]+$/, ''));
  if (sign === undefined || !UNIT.test(sign)) return at;
  return sign.toLowerCase() !== 'each' && count !== undefined && COUNT.test(count) ? at + 2 : at + 1;
}

/** Takes a key at the beginning of a line, behind no more than signs and short marks. */
function keyAt(at: number, { words, cell, search: { plan } }: Reader, told: ToldLine): boolean {
  const own = plan.key === undefined ? undefined : fieldPlan(plan, plan.key);
  const word = words[at] as Word;
  const isFirst = [...told.texts, ...told.figures].every(({ text }) => text.length <= LONGEST_MARK);
  if (!own || plan.key === undefined || told.values.has(plan.key) || !isFirst || at > MOST_MARKS) return false;
  const cited = fieldValue([{ ...cell, text: word.text, words: [word] }], own);
  if (cited) told.values.set(plan.key, cited);
  return cited !== undefined;
}

const LONGEST_MARK = 8;
const MOST_MARKS = 4;

/** A figure as a value of a field; signs that its kind does not take are left out. */
export function valueIn({ words, text }: Piece, own: FieldPlan, cell: Cell): Cited | undefined {
  const bare = bareFigure(text).replace(/\/(?:[MCmc]|\d[\d,]*|each|unit)$/, '');
  const isMoney = own.kind === 'money' || own.kind === 'number';
  return fieldValue([{ ...cell, text: isMoney ? bare : bare.replace(/^\$\s?/, ''), words }], own);
}
