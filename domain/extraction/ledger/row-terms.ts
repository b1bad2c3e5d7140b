import type { Word } from '../../document/page.ts';
import { readAs } from '../../reading/atom-kinds.ts';
import { recutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';

// "QX 6705917 20150501 - 20160501", "Property (Aug 11, 2018 / Aug 11, 2019)": two dates half a year or a year apart are a
// term, however they are written and whatever stands beside them.

const CONNECTOR = /^(?:[-–—/~,]|to|thru|through|until|till|and)$/i;
const WRAPPING = /^[([{]+|[)\]},;:.]+$/g;
const MOST_WORDS_OF_DATE = 3;
const LEAST_DIGITS = 3;
const HAS_DIGITS = /\d\D*\d\D*\d/;

/** Reads terms that the cutting into atoms has left inside of texts, numbers and identifiers. */
export function readTerms(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    if (isYear(row.atoms.filter(({ kind }) => kind === 'date')) || !mayHold(row)) return row;
    const pieces = row.atoms.flatMap((atom) => atom.words.map((word, at): Piece => ({ atom, word, at })));
    const term = termIn(pieces);
    return term ? { ...row, atoms: withTerm(row.atoms, pieces, term) } : row;
  });
}

interface Piece {
  atom: Atom;
  word: Word;
  /** Index in the words of its atom. */
  at: number;
}

interface Term {
  /** Index of its first piece, and of the first one behind it. */
  first: number;
  end: number;
  dates: readonly Atom[];
}

const mayHold = ({ atoms, isFurniture }: Row): boolean =>
  !isFurniture && atoms.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0) >= 2 * LEAST_DIGITS;

function termIn(pieces: readonly Piece[]): Term | null {
  for (let first = 0; first < pieces.length; first++) {
    const inWord = termInWord(pieces[first]);
    if (inWord) return { first, end: first + 1, dates: inWord };
    const from = dateAt(pieces, first);
    if (!from) continue;
    const next = CONNECTOR.test(pieces[from.end]?.word.text ?? '') ? from.end + 1 : from.end;
    const to = dateAt(pieces, next);
    if (to && isYear([from.date, to.date])) return { first, end: to.end, dates: [from.date, to.date] };
  }
  return null;
}

const TWO_YEARS = /^(\d{1,2}[/-]\d{1,2}[/-])((?:\d{2})?\d{2})[-–/]((?:\d{2})?\d{2})$/;

const TWO_DATES = /^(\d{1,2}[/.]\d{1,2}[/.]\d{2,4})[-–](\d{1,2}[/.]\d{1,2}[/.]\d{2,4})$/;

/** "2/1/23-24", "2/1/23-2/1/24": a term in one word. */
function termInWord(piece: Piece | undefined): readonly Atom[] | null {
  const text = piece?.word.text.replace(WRAPPING, '') ?? '';
  const [, day = '', ...years] = TWO_YEARS.exec(text) ?? [];
  const [, ...whole] = TWO_DATES.exec(text) ?? [];
  const printed = [...years.map((year) => day + year), ...whole];
  const dates = piece ? printed.flatMap((each) => dateOf(piece.atom, [piece.word], each) ?? []) : [];
  return isYear(dates) ? dates : null;
}

function dateAt(pieces: readonly Piece[], at: number): { date: Atom; end: number } | null {
  const [first] = pieces.slice(at, at + 1);
  if (!first || !/[\dA-Za-z]/.test(first.word.text)) return null;
  for (let count = MOST_WORDS_OF_DATE; count > 0; count--) {
    const words = pieces.slice(at, at + count).map(({ word }) => word);
    const date = words.length === count ? dateOf(first.atom, words, words.map(({ text }) => text).join(' ')) : null;
    if (date) return { date, end: at + count };
  }
  return null;
}

function dateOf(atom: Atom, words: readonly Word[], printed: string): Atom | null {
  if (!HAS_DIGITS.test(printed)) return null;
  const text = printed.replace(WRAPPING, '');
  const typed = readAs(text, 'date');
  return typed ? { ...atom, ...typed, ...around(words), text, words, isLabel: false } : null;
}

/** The atoms with the term's dates in the place of its words. */
function withTerm(atoms: readonly Atom[], pieces: readonly Piece[], { first, end, dates }: Term): Atom[] {
  const [start, last] = [pieces[first], pieces[end - 1]];
  if (!start || !last) return [...atoms];
  const before = atoms.slice(0, atoms.indexOf(start.atom));
  const after = atoms.slice(atoms.indexOf(last.atom) + 1);
  const left = recutAtom(start.atom, 0, start.at);
  const right = recutAtom(last.atom, last.at + 1, last.atom.words.length);
  return [...before, ...left, ...dates, ...right.filter(({ text }) => /[\p{L}\d]/u.test(text)), ...after];
}
