import type { Word } from '../../document/page.ts';
import { isValue } from '../../reading/atom.ts';
import { typeOf } from '../../reading/atom-kinds.ts';
import { recutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';

// In narrow cells identifiers are wrapped at their hyphens and dates at their blanks: "CGL-85491-" over "77", "Sep 1," over
// "2021". What is visibly not complete goes on in the line below, at the left edge of its cell.

const EDGE = 3;
/** Between the lines of a cell, in font sizes. */
const TIGHT = 0.9;
const OPEN_CODE = /^(?=.*[A-Z\d])[A-Z\d][A-Z\d/-]*-$/;
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d/-]*$/;
const CONNECTOR = /^(?:[-–—]|to|thru|through)$/i;
const MOST_PARTS = 2;
const LEAST_DIGITS = 4;

/** Joins values that are parted over two lines, in the upper one. */
export function joinWrapped(rows: readonly Row[]): Row[] {
  const lines = rows.map((row) => ({ ...row }));
  for (const [at, row] of lines.entries()) {
    const below = lines[at + 1];
    if (!below || !isNext(row, below)) continue;
    for (const atom of row.atoms) joinInto(row, below, atom);
  }
  const kept = lines.filter(({ atoms }) => atoms.length > 0);
  return kept.map((row, at) => ({ ...row, at }));
}

const isNext = (row: Row, below: Row): boolean =>
  below.page === row.page &&
  !row.isFurniture &&
  !below.isFurniture &&
  below.y0 > row.y0 &&
  below.y0 - row.y1 <= TIGHT * row.size;

function joinInto(row: Row, below: Row, last: Atom): void {
  const cell = row.atoms.filter(({ segment }) => segment === last.segment);
  if (cell.at(-1) !== last || last.isLabel) return;
  const under = cell[0] ? cellBelow(cell[0], below) : undefined;
  const own = cellBelow(last.words.at(-1) ?? last, below) ?? under;
  const whole = own ? code(last, own, below) : null;
  const rest = whole ? own : under;
  const joined = whole ?? (under ? (date(last, under) ?? term(cell, under)) : null);
  if (!rest || !joined) return;
  const left = recutAtom(rest, joined.taken, rest.words.length);
  const [upper, lower] = whole && endsBelow(row, below, last) ? [[], joined.atoms] : [joined.atoms, []];
  row.atoms = row.atoms.flatMap((atom) => (atom === last ? upper : [atom]));
  below.atoms = below.atoms.flatMap((atom) => (atom === rest ? [...lower, ...left] : [atom]));
}

/** Whether cells are set to the bottom of their row: the lower line prints its values, the upper one has none but the wrapped one. */
const endsBelow = (row: Row, below: Row, wrapped: Atom): boolean =>
  !below.isRuledAbove &&
  below.atoms.some(({ kind }) => kind === 'date') &&
  !row.atoms.some((atom) => atom !== wrapped && isValue(atom) && !OPEN_CODE.test(atom.text));

const cellBelow = (over: Pick<Atom, 'x0'>, below: Row): Atom | undefined =>
  below.atoms.find(({ x0, isLabel }) => !isLabel && Math.abs(x0 - over.x0) <= EDGE);

interface Joined {
  /** In the place of the atom of the upper line. */
  atoms: Atom[];
  /** How many words of the lower one. */
  taken: number;
}

/** "CGL-85491-" over "77"; amounts below show that a minus is meant. */
function code(last: Atom, rest: Atom, below: Row): Joined | null {
  const [open, end] = [last.words.at(-1), rest.words[0]];
  if (!open || !end || !OPEN_CODE.test(open.text) || !CODE.test(end.text)) return null;
  const text = `${open.text}${end.text}`;
  const isAmount = /^\d/.test(open.text) && below.atoms.some(({ kind }) => kind === 'money');
  if (isAmount || text.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const whole = valueOf(last, [open, end], text);
  return { atoms: [...recutAtom(last, 0, last.words.length - 1), { ...whole, kind: 'id', value: text }], taken: 1 };
}

/** "– Sep 1," over "2021", "to 31" over "Jul 2021". */
function date(last: Atom, rest: Atom): Joined | null {
  if (last.kind === 'date' || last.kind === 'money' || last.kind === 'id') return null;
  for (let tail = Math.min(MOST_PARTS, last.words.length); tail > 0; tail--) {
    for (let head = 1; head <= Math.min(MOST_PARTS, rest.words.length); head++) {
      const words = [...last.words.slice(-tail), ...rest.words.slice(0, head)];
      const text = words
        .map((word) => word.text)
        .join(' ')
        .replace(/[),;]+$/, '');
      const isDate = /\p{L}{3}/u.test(text) && typeOf(text).kind === 'date';
      if (!isDate) continue;
      const before = recutAtom(last, 0, last.words.length - tail).filter((atom) => !CONNECTOR.test(atom.text));
      return { atoms: [...before, valueOf(last, words, text)], taken: head };
    }
  }
  return null;
}

/** "(05/01/2022 -" over "05/01/2023)". */
function term(cell: readonly Atom[], rest: Atom): Joined | null {
  const [from, connector] = cell.slice(-2);
  if (from?.kind !== 'date' || rest.kind !== 'date' || !connector || !CONNECTOR.test(connector.text)) return null;
  return isYear([from, rest]) ? { atoms: [rest], taken: rest.words.length } : null;
}

function valueOf(atom: Atom, words: readonly Word[], text: string): Atom {
  const first = around(words.slice(0, 1));
  return { ...atom, ...first, ...typeOf(text), text, words };
}
