import type { Word } from '../../document/page.ts';
import { recutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isYear, withoutNamedAmounts } from './terms.ts';

// "CF 6479 P | Property | 1/1/2023 | 1/1/2024", "Policy BAP 713642-08, in force 1/1/2023 - 1/1/2024": the line of a term
// names the scope by a code of several pieces, which the cutting into atoms has taken for text.

const PIECE = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]*$/;
const LETTERS = /^[A-Z]{1,4}$/;
const SEPARATOR = /^[-–—:#•·|]$/;
const LEAST_DIGITS = 4;
/** Gap of two pieces, in font sizes. */
const TIGHT = 0.65;
const KEYS: readonly Atom['kind'][] = ['id', 'vin', 'phone'];

/** Makes the code in front of a term an identifier, in rows that have none; behind it where several rows end with one. */
export function readTermKeys(rows: readonly Row[]): Row[] {
  const behind = new Map(rows.flatMap((row): [Row, Row][] => withKey(row, 'behind').map((read) => [row, read])));
  const isSeveral = behind.size >= LEAST_ROWS;
  return rows.map((row) => withKey(row, 'before')[0] ?? (isSeveral ? behind.get(row) : undefined) ?? row);
}

const LEAST_ROWS = 2;

function withKey(row: Row, place: 'before' | 'behind'): Row[] {
  const { atoms } = row;
  const dates = atoms.filter(({ kind }) => kind === 'date');
  const from = isYear(dates) ? atoms.findIndex(({ kind }) => kind === 'date') : -1;
  const to = atoms.findLastIndex(({ kind }) => kind === 'date');
  const isOther =
    withoutNamedAmounts(atoms).some(({ kind }) => kind === 'money') || !isShortBetween(atoms.slice(from + 1, to));
  if (from < 1 || isOther || atoms.some(({ kind }, at) => (place === 'behind' || at < from) && KEYS.includes(kind)))
    return [];
  const [before, after] = [atoms.slice(0, from), atoms.slice(to + 1)];
  if (place === 'before') {
    const key = keyIn(before);
    return key ? [{ ...row, atoms: [...key, ...atoms.slice(from)] }] : [];
  }
  const isShort = after.length > 0 && after.length <= MOST_BEHIND && !row.isFurniture && !/\d/.test(textOf(before));
  const key = isShort ? keyIn(after) : null;
  return key?.at(-1)?.kind === 'id' ? [{ ...row, atoms: [...before, ...atoms.slice(from, to + 1), ...key] }] : [];
}

/** "EFF 1/1/2023 EXP 1/1/2024": a word may stand between both dates. */
const isShortBetween = ([first, ...more]: readonly Atom[]): boolean =>
  more.length === 0 && (first === undefined || (first.kind === 'text' && first.words.length <= 2));

/** Atoms behind a term of which the last one ends with the code. */
const MOST_BEHIND = 3;

const textOf = (atoms: readonly Atom[]): string => atoms.map(({ text }) => text).join(' ');

interface Piece {
  atom: Atom;
  word: Word;
  at: number;
}

/** The atoms with the code among their words as one identifier. */
export function keyIn(atoms: readonly Atom[]): Atom[] | null {
  const pieces = atoms.flatMap((atom) =>
    atom.isLabel || atom.kind === 'money' || atom.kind === 'date'
      ? []
      : atom.words.map((word, at): Piece => ({ atom, word, at })),
  );
  const run = codeIn(pieces);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || (run.length === 1 && first.atom.kind === 'int')) return null;
  const words = run.map(({ word }) => word);
  const text = words.map((word) => bare(word.text)).join(' ');
  const key: Atom = { ...first.atom, ...around(words), kind: 'id', value: text, text, words, isLabel: false };
  const [from, to] = [atoms.indexOf(first.atom), atoms.indexOf(last.atom)];
  return [
    ...atoms.slice(0, from),
    ...recutAtom(first.atom, 0, endOfTitle(first)),
    key,
    ...recutAtom(last.atom, last.at + 1, last.atom.words.length),
    ...atoms.slice(to + 1),
  ];
}

/** Without the dash between a title and the code: "Property - A-12345". */
const endOfTitle = ({ atom, at }: Piece): number => (SEPARATOR.test(atom.words[at - 1]?.text ?? '') ? at - 1 : at);

const bare = (text: string): string => text.replace(/[.,;:]$/, '');

/** The longest run of tight pieces that has digits enough, without words in front of a whole code: "AUTO AS6-1508". */
function codeIn(pieces: readonly Piece[]): Piece[] {
  let best: Piece[] = [];
  let run: Piece[] = [];
  for (const piece of pieces) {
    const text = bare(piece.word.text);
    const isPart = PIECE.test(text) || LETTERS.test(text);
    run = isPart ? [...(isTight(run.at(-1), piece) ? run : []), piece] : [];
    if (run.length > 0 && digitsOf(run) >= LEAST_DIGITS && digitsOf(run) >= digitsOf(best)) best = run;
  }
  const ended = best.slice(0, best.findLastIndex(({ word }) => !CAPTION.test(word.text)) + 1);
  const isTitled = /^[A-Z]{4}$/.test(ended[0]?.word.text ?? '') && /[A-Z]/.test(ended[1]?.word.text ?? '');
  return isTitled ? ended.slice(1) : ended;
}

/** Captions of dates: "WC 6479 EFF". */
const CAPTION = /^[A-Z]{3,4}$/;

const digitsOf = (run: readonly Piece[]): number =>
  run.reduce((sum, { word }) => sum + word.text.replace(/\D/g, '').length, 0);

const isTight = (before: Piece | undefined, { word }: Piece): boolean =>
  before !== undefined && !/[,;:]$/.test(before.word.text) && word.x0 - before.word.x1 <= TIGHT * word.size;
