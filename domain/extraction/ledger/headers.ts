import { isValue } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Consecutive rows of column headings. */
export interface HeaderBlock {
  rows: readonly Row[];
  /** Blocks with the same words head the same table. */
  key: string;
}

const LEAST_HEADINGS = 2;
const MOST_UP = 4;
const MOST_DOWN = 5;
/** How far apart the lines of one block may be, as a multiple of the font size. */
const REACH = 2.1;
/** Where all lines are far apart, as a multiple of their distance and of the font size. */
const LOOSER = 1.15;
const WIDEST = 3.2;
/** How far apart parts of one line may be, in font sizes. */
const ONE_LINE = 0.5;

/** Finds the blocks of column headings of a document. */
export function headerBlocks(rows: readonly Row[], vocabulary: Vocabulary): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  const pitch = pitchOf(rows);
  let from = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row || at < from || !isHeadingRow(row, vocabulary) || isBelowPairs(row, rows[at - 1], vocabulary)) continue;
    const start = grow({ rows, at, step: -1, most: MOST_UP, least: from, pitch, vocabulary });
    const end = grow({ rows, at, step: 1, most: MOST_DOWN, least: from, pitch, vocabulary });
    const block = rows.slice(start, end + 1);
    const key = block.map((each) => normalize(each.atoms.map((atom) => atom.text).join(' '))).join('|');
    blocks.push({ rows: block, key: keyAt(block, key.replace(/\d+/g, '0'), blocks) });
    from = end + 1;
  }
  return blocks;
}

/** Tables of the same headings at other places have columns of their own. */
function keyAt(rows: readonly Row[], words: string, blocks: readonly HeaderBlock[]): string {
  const alike = blocks.filter(({ key }) => key === words || key.startsWith(`${words}@`));
  const same = alike.find((block) => areAtOnePlace(block.rows, rows));
  if (same) return same.key;
  const count = new Set(alike.map(({ key }) => key)).size;
  return count === 0 ? words : `${words}@${count}`;
}

/** What blocks at several places have in common. */
export const wordsOfKey = (key: string): string => key.replace(/@\d+$/, '');

const MOVED = 4;

function areAtOnePlace(one: readonly Row[], other: readonly Row[]): boolean {
  const atoms = other.flatMap((row) => row.atoms);
  const isNear = (a: Atom, b: Atom | undefined): boolean =>
    b === undefined || Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1)) <= MOVED;
  return one.flatMap((row) => row.atoms).every((atom, at) => isNear(atom, atoms[at]));
}

interface Growth {
  rows: readonly Row[];
  at: number;
  step: 1 | -1;
  most: number;
  /** First row that no earlier block has taken. */
  least: number;
  /** The usual distance of two lines, in font sizes. */
  pitch: number;
  vocabulary: Vocabulary;
}

function grow({ rows, at, step, most, least, pitch, vocabulary }: Growth): number {
  let last = at;
  for (let count = 0; count < most; count++) {
    const [row, next] = [rows[last], rows[last + step]];
    if (!row || !next || last + step < least || next.page !== row.page) break;
    const gap = Math.abs((next.y0 + next.y1 - row.y0 - row.y1) / 2);
    const isNear = gap <= reachOf(pitch) * Math.max(row.size, next.size);
    if (!isNear && !goesOnBelow({ rows, at: last, step, reach: WIDEST * row.size, vocabulary })) break;
    if (isApart(row, next, gap)) break;
    if (step > 0 && holdsValues(row, next, vocabulary)) break;
    const isNamed = step > 0 ? namesBelow(row, next, vocabulary) : namesGroups(next, row, vocabulary);
    const isBetween = standsBetween(row, next, { beyond: rows[last + 2 * step], vocabulary });
    if (!(isNamed || isBetween || continuesHeading(next, vocabulary))) break;
    last += step;
  }
  return last;
}

/** What was set apart in front of headings is none. */
const isApart = (row: Row, next: Row, gap: number): boolean => next.x1 <= row.x0 && gap < ONE_LINE * row.size;

const reachOf = (pitch: number): number => Math.max(REACH, Math.min(LOOSER * pitch, WIDEST));

const LEAST_SHARED = 0.75;

/** Whether an empty line parts two lines of one heading: each cell of the shorter stands over one of the longer, and none names its own table. */
function goesOnBelow({
  rows,
  at,
  step,
  reach,
  vocabulary,
}: Omit<Growth, 'most' | 'least' | 'pitch'> & { reach: number }): boolean {
  const [upper, lower] = step > 0 ? [rows[at], rows[at + 1]] : [rows[at - 1], rows[at]];
  const data = rows[(lower?.at ?? 0) + 1];
  if (!upper || !lower || !data || lower.y0 - upper.y0 > reach || !data.atoms.some(isData)) return false;
  if ([upper, lower].some(({ atoms }) => atoms.some((atom) => isData(atom) || atom.isLabel))) return false;
  const [few, many] = upper.atoms.length < lower.atoms.length ? [upper, lower] : [lower, upper];
  const shared = few.atoms.filter((atom) => many.atoms.some((other) => other.x0 < atom.x1 && other.x1 > atom.x0));
  return (
    few.atoms.length >= LEAST_HEADINGS &&
    shared.length >= LEAST_SHARED * few.atoms.length &&
    isHeadingRow(many, vocabulary)
  );
}

/** Lines of headings right below each other are those of one block, though each may name columns that nobody knows. */
const continuesHeading = (row: Row, vocabulary: Vocabulary): boolean =>
  looksLikeHeading(row, vocabulary) || isHeadingRow(row, vocabulary);

/** Between the lines of headings above and below it, in font sizes. */
const BETWEEN = 1.6;

/** Whether texts stand at half the height of two lines of headings, as those of merged cells do, whatever they say. */
function standsBetween(
  row: Row,
  { atoms }: Row,
  { beyond, vocabulary }: { beyond: Row | undefined; vocabulary: Vocabulary },
): boolean {
  if (beyond?.page !== row.page || Math.abs(beyond.y0 - row.y0) > BETWEEN * row.size) return false;
  return atoms.every(({ kind, isLabel }) => kind === 'text' && !isLabel) && continuesHeading(beyond, vocabulary);
}

function pitchOf(rows: readonly Row[]): number {
  const gaps = rows.flatMap((row, at) => {
    const above = rows[at - 1];
    return above?.page === row.page && row.y0 > above.y0
      ? [(row.y0 + row.y1 - above.y0 - above.y1) / 2 / row.size]
      : [];
  });
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

const SAME_EDGE = 3;

/** A last line of headings may hold one that nobody knows: at the edges of those above, beside a known one. */
function namesBelow(above: Row, row: Row, vocabulary: Vocabulary): boolean {
  const { atoms } = row;
  const isUnder = atoms.every(
    (atom) =>
      atom.kind === 'text' && !atom.isLabel && above.atoms.some(({ x0 }) => Math.abs(x0 - atom.x0) <= SAME_EDGE),
  );
  return isUnder && atoms.length >= LEAST_HEADINGS && atoms.some(({ text }) => vocabulary.tier(text) === 2);
}

/** A first line of headings of groups may hold some that nobody knows: each over headings of amounts, one of them a measure. */
function namesGroups({ atoms }: Row, below: Row, { meaning }: Vocabulary): boolean {
  const heads = below.atoms.filter(({ text }) => meaning(text)?.amount != null);
  const isOver = ({ x0, x1 }: Atom): boolean =>
    heads.some((head, at) => x1 > head.x0 && x0 < (heads[at + 1] ?? head).x1);
  const areTexts = atoms.every((atom) => atom.kind === 'text' && !atom.isLabel && isOver(atom));
  const isMeasure = ({ text }: Atom): boolean => meaning(text)?.amount?.measure != null;
  return areTexts && atoms.length >= LEAST_HEADINGS && atoms.some(isMeasure);
}

/** Of the headings of a line. */
const MOST_KNOWN = 0.75;

/**
 * Whether a text is what the heading right above it names, or a kind of records below one of a field: "Lost Time". "Closed" below "Status"
 * is the heading of a date where most of the others beside it are headings, too.
 */
function holdsValues(above: Row, row: Row, vocabulary: Vocabulary): boolean {
  const isKnown = ({ text }: Atom): boolean => vocabulary.tier(text) === 2;
  const known = row.atoms.filter(isKnown);
  const areHeadings = known.length > LEAST_HEADINGS && known.length >= MOST_KNOWN * row.atoms.length;
  return row.atoms.some((atom) => {
    if (areHeadings && isKnown(atom)) return false;
    const heading = above.atoms.find(({ x0 }) => Math.abs(x0 - atom.x0) <= SAME_EDGE);
    const isOfField = heading && (vocabulary.meaning(heading.text)?.fields.length ?? 0) > 0;
    return isOfField && (isValueOf(heading, atom, vocabulary) || vocabulary.isKind(atom.text));
  });
}

const LEAST_PAIRED = 4;

/** "Broker | Lee & Co. | Sort | Policy" below "Insured | Ann Lee | Valued | 1/1/2020": labels and values at the same edges. */
function isBelowPairs({ atoms, page }: Row, above: Row | undefined, { tier }: Vocabulary): boolean {
  if (above?.page !== page || atoms.length % 2 > 0) return false;
  const isLong = atoms.length === above.atoms.length || (atoms.length >= LEAST_PAIRED && above.atoms.some(isData));
  const isBelow = (atom: Atom, isLabel: boolean): boolean => {
    const over = above.atoms.find(({ x0 }) => Math.abs(x0 - atom.x0) <= SAME_EDGE);
    if (!over) return false;
    return isLabel ? tier(over.text) === 2 : isData(over) || tier(over.text) === 0;
  };
  return isLong && atoms.every((atom, at) => isBelow(atom, at % 2 === 0));
}

/** Whether the row seeds a block: mostly labels, none of them followed by its value. */
function isHeadingRow(row: Row, vocabulary: Vocabulary): boolean {
  const atoms = withoutAges(row.atoms);
  if (atoms.length < LEAST_HEADINGS || atoms.some(isData) || countsThings(atoms)) return false;
  const tiers = atoms.map((atom) => vocabulary.tier(atom.text));
  const labels = tiers.filter((tier) => tier > 0).length;
  const known = tiers.filter((tier) => tier === 2).length;
  if (labels < LEAST_HEADINGS || labels * 2 < atoms.length || known === 0) return false;
  return !alternates(atoms, vocabulary);
}

/** "Status Open Venue NE": labels before their values. */
function alternates(atoms: readonly Atom[], vocabulary: Vocabulary): boolean {
  let pairs = 0;
  for (let at = 0; at < atoms.length - 1; at++) {
    const [atom, after] = [atoms[at], atoms[at + 1]];
    if (!atom || !after || !isLabelOf(atom, after, vocabulary)) continue;
    pairs++;
    at++;
  }
  return pairs * 2 >= atoms.length - 1 && pairs > 0;
}

function isLabelOf(atom: Atom, after: Atom, vocabulary: Vocabulary): boolean {
  if (after.isLabel) return false;
  if (atom.isLabel) return true;
  // Texts are no amounts: "Paid | Zorvane | Incurred" are headings.
  if (namesAmountsOnly(atom, vocabulary)) return false;
  return vocabulary.tier(atom.text) === 2 && (vocabulary.tier(after.text) === 0 || isValueOf(atom, after, vocabulary));
}

function namesAmountsOnly({ text }: Atom, { meaning }: Vocabulary): boolean {
  const said = meaning(text);
  return said?.amount != null && said.fields.length + said.weak.length === 0;
}

function isValueOf(label: Atom, value: Atom, vocabulary: Vocabulary): boolean {
  const fields = vocabulary.meaning(label.text)?.fields ?? [];
  return fields.some((field) => vocabulary.valueOf(field, value.text) !== null);
}

/** Dates belong to a heading at most as "as of 1/1/20". */
const isData = (atom: Atom): boolean => (isValue(atom) && atom.kind !== 'percent') || atom.kind === 'nil';

/** "27 claims  9 open", "27 claims, 9 open": numbers in front of words that do not count up are no numbers of headings. */
function countsThings(atoms: readonly Atom[]): boolean {
  const numbers = atoms.flatMap(({ text }) => text.match(/(?<=^|, )\d{1,5}(?= \p{L})/gu) ?? []).map(Number);
  return numbers.length > 1 && numbers.some((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1);
}

function looksLikeHeading(row: Row, vocabulary: Vocabulary): boolean {
  const atoms = withoutAges(row.atoms);
  const values = atoms.filter(isData);
  const dates = values.filter((atom) => atom.kind === 'date');
  if (values.length > dates.length || dates.length > 1 || countsThings(atoms)) return false;
  const texts = atoms.filter((atom) => !isData(atom));
  const labels = texts.filter((atom) => !atom.isLabel && vocabulary.tier(atom.text) > 0);
  if (dates.length > 0 && labels.length < LEAST_HEADINGS) return false;
  return labels.length > 0 && labels.length * 3 >= texts.length * 2 && !alternates(atoms, vocabulary);
}

const LEAST_AGES = 3;

/** Columns of evaluations are headed by their ages: "12 24 36 48" months, a year after the other. */
export function withoutAges(atoms: readonly Atom[]): readonly Atom[] {
  const ages = atoms.filter((atom) => atom.kind === 'int');
  const [first, second] = ages.map((atom) => Number(atom.text));
  const step = (second ?? 0) - (first ?? 0);
  const isEven = step > 0 && ages.every((atom, at) => Number(atom.text) === (first ?? 0) + at * step);
  if (ages.length >= LEAST_AGES && isEven) return atoms.filter((atom) => !ages.includes(atom));
  return ages.length === 1 ? atoms.filter((atom, at) => !isOfHeading(atom, atoms[at - 1], atoms)) : atoms;
}

const CLOSE = 0.8;
const LEAST_BESIDE = 5;

/** "Form 1" among headings: a digit right behind a word. */
const isOfHeading = (atom: Atom, before: Atom | undefined, { length }: readonly Atom[]): boolean =>
  /^\d$/.test(atom.text) && before?.kind === 'text' && atom.x0 - before.x1 < CLOSE * atom.size && length > LEAST_BESIDE;
