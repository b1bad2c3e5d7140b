import { cutAtom } from '../../reading/atoms.ts';
import { isValue } from '../../reading/atom.ts';
import { centreX, type Extent, overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// Headings that are wider than their columns touch: "Loss Description Paid". They are two where both parts are known
// headings and the rows below have a cell under each.

const LOOK_AHEAD = 10;
const MOST_WORDS = 40;
const LONGEST_HEADING = 6;
const LEAST_HEADINGS = 2;
/** Share of both headings under which a cell stands that is of both. */
const SPANNED = 0.5;

/** Cuts headings that stand so close that they read as one. */
export function partTightHeadings(rows: readonly Row[], vocabulary: Vocabulary): Row[] {
  const known: Parts = new Map();
  const headings = new Set(rows.filter((row) => mayBeHeadings(row, vocabulary)));
  const cut = rows.map((row, at) => {
    if (!headings.has(row)) return row;
    const below = rows.slice(at + 1, at + 1 + LOOK_AHEAD).filter((next) => next.page === row.page);
    const atoms = row.atoms.flatMap((atom) => {
      const parts = parted(atom, below, vocabulary);
      if (parts.length > 1) known.set(atom.text, parts);
      return parts;
    });
    return { ...row, atoms };
  });
  return known.size === 0 ? [...rows] : cut.map((row, at) => asElsewhere(row, rows[at], known));
}

/** Parts of headings by their whole text. */
type Parts = Map<string, readonly Atom[]>;

/** A row whose headings are cut as those of the same words on other pages, where more cells stand below. */
function asElsewhere(row: Row, printed: Row | undefined, known: Parts): Row {
  const atoms = row.atoms.flatMap((atom) => {
    const [first, ...others] = known.get(atom.text) ?? [];
    if (!first || others.length !== 1 || atom.kind !== 'text') return [atom];
    return cutAtom(atom, first.words.length) ?? [atom];
  });
  return printed && atoms.length === printed.atoms.length ? printed : { ...row, atoms };
}

function mayBeHeadings(row: Row, vocabulary: Vocabulary): boolean {
  // "Loss Date 11/05/2019   Paid Reserved Incurred": a pair may open the line on which the headings of a block stand
  const atoms = row.atoms.slice(row.atoms.findLastIndex((atom) => isValue(atom) || atom.isLabel) + 1);
  const [only] = atoms;
  if (only && atoms.length < LEAST_HEADINGS) return divisionOf(only, vocabulary).length > LEAST_HEADINGS;
  // where each stands close to the next one, none is known as a whole
  return (
    atoms.some(({ text }) => vocabulary.tier(text) === 2) ||
    atoms.filter((atom) => divisionOf(atom, vocabulary).length > 0).length >= LEAST_HEADINGS
  );
}

/** Where the known headings end that an atom is made of. */
function divisionOf({ words }: Atom, vocabulary: Vocabulary): number[] {
  if (words.length > MOST_WORDS) return [];
  return segmentation(
    words.map(({ text }) => text),
    vocabulary,
  );
}

/** The fewest known headings that the words of an atom are made of, where the rows below have a cell under each. */
function parted(atom: Atom, below: readonly Row[], vocabulary: Vocabulary): Atom[] {
  const { words } = atom;
  if (atom.kind !== 'text' || words.length < 2 || words.length > MOST_WORDS) return [atom];
  const overEdges = cutAtEdges(atom, below);
  if (overEdges.length > 1) return overEdges;
  if ((vocabulary.meaning(atom.text)?.fields.length ?? 0) > 0) return [atom];
  const ends = divisionOf(atom, vocabulary);
  const parts: Atom[] = [];
  let rest: Atom = atom;
  for (const end of ends.slice(0, -1)) {
    const cut: [Atom, Atom] | null = cutAtom(rest, end - (words.length - rest.words.length));
    if (!cut || !areHeadings(cut[0], nextOf(cut[1], ends, words.length), vocabulary) || !haveCells(cut, below))
      continue;
    parts.push(cut[0]);
    [, rest] = cut;
  }
  return [...parts, rest];
}

const SAME_EDGE = 1.5;
const LEAST_CELLS = 2;

/** A heading whose parts all end where amounts of the rows below end is one for each of these columns. */
function cutAtEdges(atom: Atom, below: readonly Row[]): Atom[] {
  const cells = below.flatMap(({ atoms }) => atoms.filter(({ kind }) => kind === 'money'));
  const isEnd = ({ x1 }: Atom['words'][number]): boolean =>
    cells.filter((cell) => Math.abs(cell.x1 - x1) <= SAME_EDGE).length >= LEAST_CELLS;
  const ends = atom.words.flatMap((word, at) => (isEnd(word) ? [at + 1] : []));
  if (ends.length < 2 || ends.at(-1) !== atom.words.length) return [atom];
  const parts: Atom[] = [];
  let rest = atom;
  for (const end of ends.slice(0, -1)) {
    const cut = cutAtom(rest, end - (atom.words.length - rest.words.length));
    if (!cut) return [atom];
    parts.push(cut[0]);
    [, rest] = cut;
  }
  return [...parts, rest];
}

/** The first heading of what is left. */
function nextOf(rest: Atom, ends: readonly number[], count: number): Atom {
  const from = count - rest.words.length;
  const end = ends.find((each) => each > from) ?? count;
  return cutAtom(rest, end - from)?.[0] ?? rest;
}

/** Where the parts of the shortest division into known headings end; none where there is no such division. */
function segmentation(words: readonly string[], vocabulary: Vocabulary): number[] {
  const best: (readonly number[] | null)[] = [[]];
  for (let end = 1; end <= words.length; end++) {
    let shortest: readonly number[] | null = null;
    for (let from = Math.max(0, end - LONGEST_HEADING); from < end; from++) {
      const before = best[from];
      if (!before || (shortest && before.length + 1 >= shortest.length)) continue;
      const part = words.slice(from, end);
      if (isOneHeading(part, vocabulary)) shortest = [...before, end];
    }
    best.push(shortest);
  }
  return [...(best[words.length] ?? [])];
}

/** Whether the words are one known heading. Strokes stand inside of one. */
const isOneHeading = (words: readonly string[], vocabulary: Vocabulary): boolean =>
  vocabulary.meaning(words.join(' ')) !== null &&
  [words[0], words.at(-1)].every((word) => word !== '/') &&
  !namesTwoAmounts(words, vocabulary) &&
  !namesMeasures(words, vocabulary);

/** "Paid Outstanding Incurred": several words in a row that each name another measure. */
function namesMeasures(words: readonly string[], vocabulary: Vocabulary, before: readonly string[] = []): boolean {
  if (words.length === 0) return before.length > 1;
  return words.some((_, at) => {
    const measure = vocabulary.meaning(words.slice(0, at + 1).join(' '))?.amount?.measure;
    return (
      measure != null &&
      !before.includes(measure) &&
      namesMeasures(words.slice(at + 1), vocabulary, [...before, measure])
    );
  });
}

/** "Indemnity Medical", "ALAE Payments Recoveries": two kinds or measures of amounts that no word joins. */
function namesTwoAmounts(words: readonly string[], { meaning }: Vocabulary): boolean {
  if (!meaning(words.join(' '))?.amount) return false;
  const amountOf = (from: number, end?: number): AmountMeaning | null =>
    meaning(words.slice(from, end).join(' '))?.amount ?? null;
  const areOther = (one: string | null | undefined, other: string | null | undefined): boolean =>
    one != null && other != null && one !== other;
  return words.some((word, at) => {
    const [left, right] = at > 0 && /^\p{L}/u.test(word) ? [amountOf(0, at), amountOf(at)] : [null, null];
    return areOther(left?.kind, right?.kind) || areOther(left?.measure, right?.measure);
  });
}

/** Not "paid" and "loss": an amount's two halves are one heading. */
function areHeadings(left: Atom, right: Atom, vocabulary: Vocabulary): boolean {
  const [one, other] = [vocabulary.meaning(left.text), vocabulary.meaning(right.text)];
  if (!one || !other) return false;
  if (!one.amount || !other.amount) return true;
  const areHalves = (one.amount.measure === null) !== (other.amount.measure === null);
  return !areHalves || (one.amount.kind !== null && other.amount.kind !== null);
}

/** Whether rows below have cells under each part, and more than those that have one under both. */
function haveCells([left, right]: readonly [Atom, Atom], below: readonly Row[]): boolean {
  const counts = { left: 0, right: 0, both: 0 };
  const middle = (left.x1 + right.x0) / 2;
  for (const atom of below.flatMap(({ atoms }) => atoms)) {
    if (overlapX(atom, left) > SPANNED * widthOf(left) && overlapX(atom, right) > SPANNED * widthOf(right))
      counts.both++;
    else if (overlapX(atom, left) > 0 && centreX(atom) < middle) counts.left++;
    else if (overlapX(atom, right) > 0 && centreX(atom) > middle) counts.right++;
  }
  return Math.min(counts.left, counts.right) > counts.both;
}

const widthOf = ({ x0, x1 }: Extent): number => x1 - x0;
