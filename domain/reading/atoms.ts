// Atoms of a line: every segment cut into typed pieces, computed once a line.
import type { Word } from '../document/page.ts';
import { isNumeric, type Typed } from './atom.ts';
import type { Atom, Line, Segment } from './layout.ts';
import { cutAtColons } from './atom-labels.ts';
import { asText, typeOf } from './atom-kinds.ts';
import { cutRuns } from './atom-runs.ts';
import { around } from './boxes.ts';
import { textRun } from './text-run.ts';

/** How far right of a dollar sign of its own column the amount may stand, in points. */
const DOLLAR_REACH = 90;

/** The atoms of a line from left to right. */
export function atomsOf(line: Line): readonly Atom[] {
  line.atoms ??= joinSigns(line.segments.flatMap(cutSegment));
  return line.atoms;
}

function cutSegment(segment: Segment): Atom[] {
  return cutAtColons(segment.words).flatMap(({ words, isLabel }) => {
    if (isLabel) return [atomOf({ words, segment, typed: null, isLabel })];
    return cutRuns(words).map((run) => atomOf({ words: run.words, segment, typed: run.typed, isLabel }));
  });
}

interface Parts {
  words: readonly Word[];
  segment: Segment;
  /** Null for text. */
  typed: Typed | null;
  isLabel?: boolean;
}

function atomOf({ words, segment, typed, isLabel = false }: Parts): Atom {
  const text = isLabel ? textRun(words).text.replace(/\s*:$/, '') : textRun(words).text;
  let [bold, size] = [0, 0];
  for (const word of words) {
    if (word.bold) bold++;
    size += word.size;
  }
  const { x0, y0, x1, y1 } = around(words);
  const placed = {
    x0,
    y0,
    x1,
    y1,
    text,
    words,
    segment,
    isLabel,
    bold: bold * 2 > words.length,
    size: size / words.length,
  };
  return Object.assign(placed, typed ?? asText(text));
}

/** "$" or "CR" in a column of its own belongs to the number beside it. */
function joinSigns(atoms: readonly Atom[]): Atom[] {
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const before = joined.at(-1);
    const together = before ? withSign(before, atom) : null;
    if (together) joined[joined.length - 1] = together;
    else joined.push(atom);
  }
  return joined;
}

function withSign(left: Atom, right: Atom): Atom | null {
  const gap = right.x0 - left.x1;
  const isRest = right.kind === 'nil' || (isNumeric(right) && right.kind !== 'percent');
  const isDollar = left.text === '$' && isRest && gap <= DOLLAR_REACH;
  const isAfter = isNumeric(left) && /^(?:CR|%)$/.test(right.text) && gap <= 1.5 * left.size;
  if (!isDollar && !isAfter) return null;
  const words = [...left.words, ...right.words];
  return atomOf({ words, segment: isDollar ? right.segment : left.segment, typed: signed(left, right) });
}

function signed(left: Atom, right: Atom): Typed {
  // Spreadsheets print a zero in accounting format as "$ -".
  if (right.kind === 'nil') return typeOf('$ 0');
  if (left.text === '$' && isNumeric(right)) {
    return { kind: 'money', value: right.value, marks: { ...right.marks, dollar: true } };
  }
  return typeOf(`${left.text} ${right.text}`);
}

/** Cuts an atom before its word `at` into two that are typed anew: for captions that only a vocabulary knows. */
export function cutAtom(atom: Atom, at: number): [Atom, Atom] | null {
  if (at <= 0 || at >= atom.words.length) return null;
  const [left, right] = [atom.words.slice(0, at), atom.words.slice(at)];
  const part = (words: readonly Word[]): Atom =>
    atomOf({ words, segment: atom.segment, typed: typeOf(textRun(words).text.replace(/:$/, '')) });
  return [part(left), { ...part(right), isLabel: atom.isLabel }];
}

/** The words of an atom between two places, cut into values and text anew. */
export function recutAtom(atom: Atom, from: number, to: number): Atom[] {
  const words = atom.words.slice(from, to);
  if (words.length === 0) return [];
  return cutRuns(words).map((run) => atomOf({ words: run.words, segment: atom.segment, typed: run.typed }));
}
