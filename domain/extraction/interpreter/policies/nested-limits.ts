import { type Cited, cite, type Draft } from '../../cited.ts';
import type { Box, Word } from '../../../document/page.ts';
import { around, centreY } from '../../../reading/boxes.ts';
import { textRun, wordsWithin } from '../../../reading/text-run.ts';
import { findDates } from '../../../reading/values/date.ts';
import { findMoney } from '../../../reading/values/money.ts';
import { anyOf } from '../../../text/any-of.ts';
import { type Run, runsOf, textOf } from '../../boxes/writing.ts';
import type { Sheet } from './sheet.ts';

// The limits of one policy: amounts, or values in words, each with its name left of it, over it, behind it or wrapped
// around it. A space between rules holds one limit; without rules the lines between two amounts go to the nearer one.

export interface NestedLimit {
  name: Cited<string>;
  amount: Cited<number> | undefined;
  inWords: Cited<string> | undefined;
}

/** One piece of a line: a name, a value, or both. */
interface Piece {
  words: readonly Word[];
  box: Box;
  /** Words of the value; none where it is all name. */
  value: readonly Word[];
  name: readonly Word[];
  size: number;
}

const CURRENCY = /^(?:\$|USD|US\$)$/;
const IN_WORDS = anyOf(
  /^(?:included|incl\.?|excluded|excl\.?|statutory(?: limits?)?|unlimited|see below|not covered)$/i,
  /^(?:actual cash value|acv|replacement cost|actual loss sustained|als|as required by law)$/i,
);

/** The limits in a part of a page. */
export function nestedLimits(words: readonly Word[], sheet: Sheet, inThousands = false): NestedLimit[] {
  const pieces = runsOf(words.filter(({ text }) => text !== ':')).flatMap((run) => piecesOf(run, inThousands));
  const named = joined(pieces, sheet);
  return named.flatMap((piece) => limitOf(piece, sheet.page) ?? []);
}

/** The value at the end or at the beginning of a run, and the name beside it. */
function piecesOf(run: Run, inThousands: boolean): Piece[] {
  const text = textRun(run.words);
  const end = run.words.at(-1);
  if (inThousands && end && /^\$?\d{1,3}$/.test(end.text)) {
    const name = run.words.filter((word) => word !== end && !CURRENCY.test(word.text));
    return [{ words: run.words, box: run, size: run.size, value: [end], name }];
  }
  const found = findMoney(text.text).filter(({ start }) => !isCount(text.text.slice(start)));
  const [first] = found;
  const last = found.at(-1);
  const base = { words: run.words, box: run, size: run.size };
  if (!first || !last || findDates(run.text).length > 0) {
    const isValue = IN_WORDS.test(run.text);
    return [{ ...base, value: isValue ? run.words : [], name: isValue ? [] : run.words }];
  }
  const value = wordsWithin(text, first.start, last.end);
  const name = run.words.filter((word) => !value.includes(word) && !CURRENCY.test(word.text));
  return [{ ...base, value, name }];
}

/** "(1)" and "30 days" are no amounts. */
const isCount = (text: string): boolean => /^\d{1,2}(?:\D|$)/.test(text) && !/^\d{1,2}(?:,\d{3}|\.\d\d)/.test(text);

/** Values with the names that stand around them. */
function joined(pieces: readonly Piece[], sheet: Sheet): Piece[] {
  const values = pieces.filter(({ value }) => value.length > 0);
  const isName = ({ value, name }: Piece): boolean => value.length === 0 && /\p{L}{2}/u.test(textOf(name));
  const names = pieces.filter((piece) => isName(piece) && !isBlank(piece, { pieces, values, grid: sheet.grid }));
  const given = new Map<Piece, Piece[]>();
  for (const name of names) {
    const owner = ownerOf(name, { values, pieces: names, sheet, given });
    if (owner) given.set(owner, [...(given.get(owner) ?? []), name]);
  }
  return values.map((value) => ({ ...value, name: inReadingOrder(value, given.get(value) ?? []) }));
}

/** "BODILY INJURY (Per person)   $": a limit without a value, be it lower in the same box or beside the next line of its name. */
const isBlank = (
  { box, words: [word], size }: Piece,
  { pieces, values, grid }: { pieces: readonly Piece[]; values: readonly Piece[]; grid: Sheet['grid'] },
): boolean =>
  pieces.some(({ words, box: own }) => CURRENCY.test(textOf(words)) && isBeside(own, box) && own.x0 > box.x0) &&
  !values.some((value) => isBeside(value.box, box)) &&
  !pieces.some(({ words, box: own }) => words[0]?.text.startsWith('(') && own.y0 > box.y0 && own.y0 - box.y1 < size) &&
  grid.cellOf(word as Word).sides < 4;

function inReadingOrder(value: Piece, names: readonly Piece[]): Word[] {
  const own = value.name.length > 0 ? [{ name: value.name, box: around(value.name) }] : [];
  return [...own, ...names].sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0).flatMap(({ name }) => [...name]);
}

const isBeside = (a: Box, b: Box): boolean =>
  Math.abs(centreY(a) - centreY(b)) < 0.45 * Math.max(a.y1 - a.y0, b.y1 - b.y0);

interface OwnerSearch {
  /** The values that it may belong to. */
  values: readonly Piece[];
  pieces: readonly Piece[];
  given: ReadonlyMap<Piece, readonly Piece[]>;
}

/** Heights of print: a space between rules that is no higher holds one limit. */
const ONE_LIMIT = 3.2;

/** The value that a name belongs to: the only one of its box, the one on its line, the one above whose name goes on. */
function ownerOf(name: Piece, { sheet: { grid }, ...search }: OwnerSearch & { sheet: Sheet }): Piece | null {
  const [word] = name.words;
  const cell = word && grid.cellOf(word);
  if (!cell || cell.sides < 4) return onItsLine(name, search.values) ?? wrappedOwner(name, search);
  const inRow = search.values.filter(({ box }) => centreY(box) > cell.y0 && centreY(box) < cell.y1);
  const right = inRow.filter(({ box }) => box.x0 >= name.box.x0);
  const isLow = cell.y1 - cell.y0 < ONE_LIMIT * name.size;
  if (isLow && right.length === 1) return right[0] ?? null;
  if (isLow && inRow.length === 0) return null;
  const values = right.length > 0 ? right : search.values;
  return onItsLine(name, values) ?? wrappedOwner(name, { ...search, values });
}

/** The value right of a name, else left of it. */
function onItsLine({ box: own }: Piece, values: readonly Piece[]): Piece | undefined {
  const line = values.filter(({ box, name }) => name.length === 0 && isBeside(box, own));
  return line.find(({ box }) => box.x0 >= own.x1 - 1) ?? line.findLast(({ box }) => box.x1 <= own.x0 + 1);
}

/** The value above whose name goes on in this line, or below whose name begins in it. */
function wrappedOwner(name: Piece, { values, pieces, given }: OwnerSearch): Piece | null {
  const above = values.filter(({ box }) => centreY(box) < centreY(name.box)).at(-1);
  const own = above && above.name.length > 0 ? [around(above.name)] : [];
  const parts = above ? [...own, ...(given.get(above) ?? []).map(({ box }) => box)] : [];
  const over = parts.toSorted((a, b) => b.y1 - a.y1)[0];
  if (above && over && isRightUnder(name, over) && isFull(over, name.words[0], above.box)) return above;
  const below = values.find(({ box }) => centreY(box) > centreY(name.box));
  if (!below || below.box.y0 - name.box.y1 > 0.9 * name.size) return null;
  const next = below.name[0] ?? pieces.find((other) => other !== name && isBeside(other.box, below.box))?.words[0];
  return isUnfinished(name, next, below.box) ? below : null;
}

/** "DAMAGE TO RENTED" goes on in the next line, brackets explain the one above, and a full line is wrapped. */
const isUnfinished = ({ words, box }: Piece, next: Word | undefined, value: Box): boolean =>
  !next ||
  next.text.startsWith('(') ||
  /\b(?:to|of|rented|and|per|each)$/i.test(textOf(words)) ||
  isFull(box, next, value);

const isRightUnder = (name: Piece, over: Box): boolean =>
  name.box.y0 - over.y1 < 0.75 * name.size && name.box.y0 > over.y0;

/** Whether a line has no room for the word that begins the next one: then the name is wrapped. */
const isFull = (line: Box, next: Word | undefined, value: Box): boolean =>
  next !== undefined && (value.x0 < line.x0 || line.x1 + (next.x1 - next.x0) + 0.2 * next.size > value.x0 - 5);

function limitOf({ name, value }: Piece, page: number): NestedLimit | null {
  const text = textOf(name.filter((word) => word.text !== '$'))
    .replace(/^[\s:–-]+|[\s:,$–-]+$/g, '')
    .replace(/\s+/g, ' ');
  const cited = /\p{L}{2}/u.test(text) ? cite(text, { page, words: name }) : undefined;
  if (!cited) return null;
  const printed = textOf(value);
  const amounts = findMoney(printed);
  const only = amounts.length === 1 ? amounts[0]?.amount : amountOf(printed);
  const source = { page, words: value };
  return only === undefined
    ? { name: cited, amount: undefined, inWords: cite(printed, source) }
    : { name: cited, amount: cite(only, source), inWords: undefined };
}

const amountOf = (text: string): number | undefined =>
  /^\$?\s?[\d,]+(?:\.\d\d)?$/.test(text) ? Number(text.replace(/[$,\s]/g, '')) : undefined;

/** A limit as an item of its list. */
export const limitDraft = ({ name, amount, inWords }: NestedLimit, fields: LimitFields): Draft => ({
  [fields.name]: name,
  [fields.amount]: amount,
  [fields.text]: inWords,
});

export interface LimitFields {
  name: string;
  amount: string;
  text: string;
}
