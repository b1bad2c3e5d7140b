import type { Word } from '../../document/page.ts';
import type { Typed } from '../../reading/atom.ts';
import { asText, typeOf } from '../../reading/atom-kinds.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom, Segment } from '../../reading/layout.ts';
import { pairsIn } from './pairs-in-row.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import { isYear } from './terms.ts';

/** A word of running text and where it stands. */
export interface ProseWord {
  word: Word;
  /** Without the punctuation around it. */
  text: string;
  segment: Segment;
  row: Row;
  endsLine: boolean;
}

/** Lines of running text that follow each other closely. */
export interface Passage {
  rows: readonly Row[];
  /** Sentences by paragraph. */
  paragraphs: readonly (readonly (readonly ProseWord[])[])[];
}

const WIDEST_BLANK = 2.2;
const WIDEST_TO = 5;
const CLOSE = 0.9;
/** How much of running text a passage must have: less where others tell of records. */
export interface Measure {
  words: number;
  grammar: number;
  share: number;
}

export const STRICT: Measure = { words: 9, grammar: 3, share: 1 / 9 };
export const EASY: Measure = { words: 7, grammar: 1, share: 0 };
export const GRAMMAR: ReadonlySet<string> = new Set(
  `the of was for on in to a an and with under that is by are this from we our has have been at as its your you it
  were there which into be or who`.split(/\s+/),
);

/** Rows in order, those of running text joined to passages. */
export function passagesOf(rows: readonly Row[], least: Measure, meanings: Meanings): (Row | Passage)[] {
  const parts: (Row | Passage)[] = [];
  let open: Row[] = [];
  const flush = (): void => {
    const passage = passageOf(open, least, meanings);
    parts.push(...(passage ? [passage] : open));
    open = [];
  };
  for (const row of rows) {
    const last = open.at(-1);
    const isRunning = !row.isFurniture && hasNoGap(row) && !isOfPairs(row) && !isTermAlone(row);
    const follows = last !== undefined && isRunning && last.page === row.page && isClose(last, row);
    if (!follows) flush();
    if (isRunning) open.push(row);
    else parts.push(row);
  }
  flush();
  return parts;
}

const LEAST_PAIRS = 4;

/** "Claim A-1 Status: Open Loss date: 1/2/2020 Adjuster: Ann Lee Reported: 1/3/2020": labels with values are no sentence. */
const isOfPairs = (row: Row): boolean => pairsIn(row) >= LEAST_PAIRS;

const MOST_BESIDE_TERM = 2;

/** "Year 1/1/2020 to 1/1/2021", "A-1, 1/1/2020 to 1/1/2021" in a line of its own heads what is told below. */
function isTermAlone({ atoms }: Row): boolean {
  const others = atoms.filter(({ kind }) => kind !== 'date');
  const isShort = others.every(({ kind, words }) => kind === 'id' || words.length <= MOST_BESIDE_TERM);
  return isShort && others.length <= MOST_BESIDE_TERM && isYear(atoms.filter(({ kind }) => kind === 'date'));
}

const isClose = (above: Row, row: Row): boolean =>
  row.y0 - above.y1 < CLOSE * Math.max(row.size, above.size) && row.y0 > above.y0;

function hasNoGap(row: Row): boolean {
  const words = wordsOf(row);
  return words.every(({ word }, at) => {
    const before = words[at - 1]?.word;
    if (before === undefined) return true;
    // The word between the dates of a term is in no atom.
    const isTerm = /\d,?$/.test(before.text) && /^[\dA-Z]/.test(word.text);
    return word.x0 - before.x1 < (isTerm ? WIDEST_TO : WIDEST_BLANK) * row.size;
  });
}

/** The words of a row; those of its dates and the like as well. */
export function wordsOf(row: Row): ProseWord[] {
  const seen = new Set<Word>();
  const words = row.atoms.flatMap((atom) =>
    atom.words.flatMap((word): ProseWord[] => {
      if (seen.has(word)) return [];
      seen.add(word);
      return [{ word, text: bare(word.text), segment: atom.segment, row, endsLine: false }];
    }),
  );
  const last = words.at(-1);
  return last ? [...words.slice(0, -1), { ...last, endsLine: true }] : [];
}

export const bare = (text: string): string => text.replace(/^[([“"']+/, '').replace(/[\])”"'.,;:]+$/, '');

function passageOf(rows: readonly Row[], least: Measure, meanings: Meanings): Passage | null {
  const words = rows.flatMap(wordsOf);
  const grammar = words.filter(({ text }) => GRAMMAR.has(text.toLowerCase())).length;
  const isProse = words.length >= least.words && grammar >= Math.max(least.grammar, least.share * words.length);
  if (!isProse) return null;
  return { rows, paragraphs: paragraphsOf(rows, meanings).map((part) => sentencesOf(part.flatMap(wordsOf))) };
}

const FULL_LINE = 0.75;
/** Between two words, in font sizes. */
const BLANK = 0.3;

/** A line that had room for the first word of the next one ends a paragraph, and so does a next one that begins with a label. */
function paragraphsOf(rows: readonly Row[], meanings: Meanings): Row[][] {
  const right = Math.max(...rows.map(({ x1 }) => x1));
  const left = Math.min(...rows.map(({ x0 }) => x0));
  const paragraphs: Row[][] = [[]];
  for (const [at, row] of rows.entries()) {
    if (beginsWithLabel(row, meanings)) paragraphs.push([]);
    paragraphs.at(-1)?.push(row);
    const [next] = rows[at + 1]?.atoms[0]?.words ?? [];
    const isFull = next !== undefined && row.x1 + next.x1 - next.x0 + BLANK * row.size > right;
    if (!isFull || row.x1 - left < FULL_LINE * (right - left)) paragraphs.push([]);
  }
  return paragraphs;
}

/** "Paid: $1.00 loss, $2.00 expense", "Claim # A-1234 - open" */
function beginsWithLabel(row: Row, { plan, vocabulary }: Meanings): boolean {
  const words = wordsOf(row).slice(0, MOST_WORDS_OF_LABEL + 1);
  return words.slice(0, MOST_WORDS_OF_LABEL).some(({ word }, at) => {
    const said = vocabulary.meaning(textOf(words.slice(0, at + 1)));
    const isKey = said?.fields[0] === plan.record.key && identifierAt(words, at + 1) !== null;
    return isKey || (said !== null && word.text.endsWith(':'));
  });
}

const MOST_WORDS_OF_LABEL = 3;

const ABBREVIATION =
  /^\(?(?:\p{L}|nos?|inc|co|corp|ltd|mr|mrs|ms|dr|st|ave|ins|dept|ref|vs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/iu;

function sentencesOf(words: readonly ProseWord[]): ProseWord[][] {
  const sentences: ProseWord[][] = [];
  let open: ProseWord[] = [];
  for (const [at, each] of words.entries()) {
    open.push(each);
    if (!endsSentence(each, words.slice(at + 1, at + 3), open)) continue;
    sentences.push(open);
    open = [];
  }
  if (open.length > 0) sentences.push(open);
  return sentences;
}

/** Signs between the parts of an item: "12-3456 - loss of May 3 - paid $5.00". */
export const isDash = (word: ProseWord | undefined): boolean => /^[-–—|]+$/.test(word?.word.text ?? '');

const startsItem = (first: ProseWord, second: ProseWord | undefined): boolean =>
  isDash(second) && first.text.replace(/\D/g, '').length >= LEAST_DIGITS;

const LEAST_DIGITS = 4;
const ITEM = /^(?:\(?\d{1,2}[.)]|[•*·–-])$/;

function endsSentence(
  { word, endsLine }: ProseWord,
  [next, second]: readonly ProseWord[],
  open: readonly ProseWord[],
): boolean {
  if (!next) return true;
  if (endsLine && (ITEM.test(next.word.text) || startsItem(next, second))) return true;
  if (endsLine && word.text.endsWith(':')) return open.some(({ text }) => /\d/.test(text));
  if (!/[.!?][)\]”"']*$/.test(word.text) || ABBREVIATION.test(word.text)) return false;
  return !(open.length === 1 && ITEM.test(word.text)) && /^[(“"']*[\p{Lu}\d]|:$/u.test(next.word.text);
}

const LEGAL_FORM = /\b(?:inc|corp|co|ltd|l\.l\.c|l\.p|l\.l\.p|p\.c)\.$/i;

/** The text of a name or narrative, without the mark that ends its sentence. */
export function textOf(words: readonly ProseWord[]): string {
  const text = words.map(({ word }) => word.text).join(' ');
  const end = text.replace(/[,;:]+$/, '');
  return LEGAL_FORM.test(end) ? end.replace(/^[([“"']+/, '') : bare(text);
}

/** A value or a label made of words of running text. */
export function atomOf(words: readonly ProseWord[], given: { text?: string; typed?: Typed; isLabel?: boolean }): Atom {
  const [first] = words as [ProseWord];
  const boxes = words.map(({ word }) => word);
  const text = given.text ?? words.map(({ word }) => word.text).join(' ');
  const { x0, y0, x1, y1 } = around(boxes);
  const placed = { x0, y0, x1, y1, text, words: boxes, segment: first.segment };
  const look = { isLabel: given.isLabel ?? false, bold: false, size: first.word.size };
  return Object.assign({ ...placed, ...look }, given.typed ?? asText(text));
}

/** A typed value in running text and the words it is made of, from `at` to before `end`. */
export interface Value {
  typed: Typed;
  text: string;
  at: number;
  end: number;
}

const LONGEST_VALUE = 4;
const VALUES: ReadonlySet<string> = new Set(['money', 'date', 'percent', 'phone']);

/** Amounts, dates and the like, the longest first. */
export function valuesIn(words: readonly ProseWord[]): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < words.length; at++) {
    const value = valueAt(words, at);
    if (!value) continue;
    values.push(value);
    at = value.end - 1;
  }
  return values;
}

function valueAt(words: readonly ProseWord[], at: number): Value | null {
  for (let count = Math.min(LONGEST_VALUE, words.length - at); count > 0; count--) {
    const run = words.slice(at, at + count);
    const text = bare(run.map(({ word }) => word.text).join(' '));
    if (!/\d/.test(text)) continue;
    const typed = typeOf(text);
    const isMade = VALUES.has(typed.kind) && (typed.kind !== 'money' || count === 1 || /^[$(-]/.test(text));
    if (isMade) return { typed, text, at, end: at + count };
  }
  return null;
}

const PIECE = /^[A-Z0-9#][A-Z0-9./*#-]*$/;

/** An identifier that begins there: pieces of capitals and digits; null where none does. */
export function identifierAt(words: readonly ProseWord[], at: number): Value | null {
  let end = at;
  let digits = 0;
  for (let index = at; index < words.length && index < at + LONGEST_VALUE; index++) {
    const { text, word } = words[index] as ProseWord;
    const isPrefix = /^[A-Z]{1,4}$/.test(text) && /\d/.test(words[index + 1]?.text ?? '');
    if (!PIECE.test(text) || (!/\d/.test(text) && !isPrefix)) break;
    digits += text.replace(/\D/g, '').length;
    if (/\d/.test(text)) end = index + 1;
    if (/[,;:.)]$/.test(word.text)) break;
  }
  const text = words
    .slice(at, end)
    .map((each) => each.text)
    .join(' ');
  return end > at && digits >= 3 ? { typed: { kind: 'id', value: text }, text, at, end } : null;
}
