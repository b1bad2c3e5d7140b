import { isNumeric } from '../../reading/atom.ts';
import { atomsOf } from '../../reading/atoms.ts';
import type { Atom, PageLayout } from '../../reading/layout.ts';
import type { Word } from '../../document/page.ts';
import type { RecordLeaves } from './leaves.ts';

/** A line of a page with its atoms, and how many values a reader could have taken from it. */
export interface PrintedLine {
  /** 1-based. */
  page: number;
  /** Index among the page's lines. */
  at: number;
  atoms: readonly Atom[];
  /** Amounts, dates and numbers of things: what is a value whatever stands around it. */
  typed: number;
  taken: number;
  /** How many of all its atoms values were taken from. */
  used: number;
}

/** What a document prints, indexed for the questions that rating a value asks. */
export interface Printed {
  /** By page number; lines from top to bottom. */
  lines: ReadonlyMap<number, readonly PrintedLine[]>;
  lineOf: ReadonlyMap<Word, PrintedLine>;
  /** How often each text occurs, lower case without signs. */
  texts: ReadonlyMap<string, number>;
  /** How often each amount is printed, in cents without sign. */
  amounts: ReadonlyMap<number, number>;
  /** How many values cite each word. */
  uses: ReadonlyMap<Word, number>;
}

/** Whether an atom is a value by its own looks, which a complete reading has to explain. */
export const isTypedValue = (atom: Atom): boolean =>
  atom.kind === 'date' ||
  atom.kind === 'vin' ||
  atom.kind === 'split' ||
  (atom.kind === 'money' && hasAmountMark(atom));

const hasAmountMark = (atom: Atom): boolean =>
  isNumeric(atom) && (atom.marks.dollar || atom.marks.cents || atom.marks.comma);

export const centsOf = (amount: number): number => Math.round(Math.abs(amount) * 100);

export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Indexes the lines of a document; `records` say what was taken from them. */
export function printedIn(layouts: readonly PageLayout[], records: readonly RecordLeaves[]): Printed {
  const uses = new Map<Word, number>();
  for (const { leaves } of records) {
    for (const { cited } of leaves) for (const word of cited.words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const lines = new Map<number, PrintedLine[]>();
  const lineOf = new Map<Word, PrintedLine>();
  const texts = new Map<string, number>();
  const amounts = new Map<number, number>();
  for (const { page, lines: found } of layouts) {
    // Several layouts may be parts of one page.
    const before = lines.get(page.number) ?? [];
    const printed = found.map((line, index): PrintedLine => {
      const at = before.length + index;
      const atoms = atomsOf(line);
      const typed = atoms.filter(isTypedValue);
      const isUsed = (atom: Atom): boolean => atom.words.some((word) => uses.has(word));
      const [taken, used] = [typed.filter(isUsed).length, atoms.filter(isUsed).length];
      return { page: page.number, at, atoms, typed: typed.length, taken, used };
    });
    lines.set(page.number, [...before, ...printed]);
    for (const line of printed) index(line, { lineOf, texts, amounts });
  }
  return { lines, lineOf, texts, amounts, uses };
}

interface Index {
  lineOf: Map<Word, PrintedLine>;
  texts: Map<string, number>;
  amounts: Map<number, number>;
}

function index(line: PrintedLine, { lineOf, texts, amounts }: Index): void {
  for (const atom of line.atoms) {
    for (const word of atom.words) lineOf.set(word, line);
    count(texts, plain(atom.text));
    if (isNumeric(atom)) count(amounts, centsOf(atom.value));
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
