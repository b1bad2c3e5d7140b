import { isAmount, isValue } from '../../reading/atom.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { fitsField, type Meanings } from './shapes.ts';

// Cards whose captions stand in lines of their own, above or below the values: every caption is set before its value, so
// that they read like "Claim no: A-1". A table's header differs: several rows of values follow it.

/** Captions and the lines of their values, some of which run over. */
interface Unit {
  captions: Row;
  values: readonly Row[];
  /** Rows of the page that it takes. */
  count: number;
  score: number;
}

type Side = 'above' | 'below';

const LEAST_UNITS = 3;
const LEAST_REPEATED = 2;
/** Of a table's header. */
const LEAST_HEADINGS = 3;
const MOST_LINES = 3;
/** Share of a line's captions. */
const LEAST_KNOWN = 0.5;
const REACH = 2.4;
const SAME_EDGE = 6;
/** Between the lines of one text, in font sizes. */
const TIGHT = 0.4;

/** Rows where captions in lines of their own have become labels in front of their values. */
export function pairCaptions(rows: readonly Row[], meanings: Meanings): Row[] {
  const isCaption = withoutHeaders(
    rows,
    rows.map((row) => isCaptionRow(row, meanings)),
  );
  const times = timesOf(rows, isCaption);
  const isRepeated = (row: Row): boolean => (times.get(wordsOf(row)) ?? 0) > 1;
  const printed: Printed = { rows, isCaption, isRepeated, meanings };
  const [above, below] = [readAll(printed, 'above'), readAll(printed, 'below')];
  const { rows: paired } = above.score >= below.score ? above : below;
  return paired.map((row, at) => (row.at === at ? row : { ...row, at }));
}

interface Printed {
  rows: readonly Row[];
  isCaption: readonly boolean[];
  /** Whether the same captions are printed elsewhere. */
  isRepeated: (row: Row) => boolean;
  meanings: Meanings;
}

/** Known headings, at least half of them, and no values. */
function isCaptionRow({ atoms, isFurniture }: Row, { vocabulary }: Meanings): boolean {
  if (isFurniture || atoms.some((atom) => atom.kind !== 'text' || /\d/.test(atom.text))) return false;
  const known = atoms.filter(({ text }) => {
    const meaning = vocabulary.meaning(text);
    return meaning !== null && (meaning.fields.length > 0 || meaning.amount !== null);
  });
  const labels = atoms.filter(({ isLabel }) => isLabel).length;
  // A label in front of its value is no caption.
  return known.length > LEAST_KNOWN * atoms.length && (labels === 0 || labels === atoms.length);
}

const wordsOf = ({ atoms }: Row): string => atoms.map(({ text }) => text).join('|');

/** How often the document prints captions. */
function timesOf(rows: readonly Row[], isCaption: readonly boolean[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const [at, row] of rows.entries())
    if (isCaption[at]) times.set(wordsOf(row), (times.get(wordsOf(row)) ?? 0) + 1);
  return times;
}

/** A line of captions that is printed once, above captions that every card repeats, heads a table of the cards. */
function withoutHeaders(rows: readonly Row[], isCaption: readonly boolean[]): boolean[] {
  const times = timesOf(rows, isCaption);
  const isRepeated = (row: Row | undefined): boolean => row !== undefined && (times.get(wordsOf(row)) ?? 0) > 1;
  return rows.map((row, at) => {
    const isFollowed = isCaption[at + 1] === false && isCaption[at + 2] === true && row.atoms.length >= LEAST_HEADINGS;
    const heads = isFollowed && isRepeated(rows[at + 2]) && !isRepeated(row);
    return isCaption[at] === true && !heads;
  });
}

/** The document with captions on one side of their values: chains of units become rows of pairs. */
function readAll(printed: Printed, side: Side): { rows: Row[]; score: number } {
  const { rows } = printed;
  const read: Row[] = [];
  let score = 0;
  for (let at = 0; at < rows.length; ) {
    const chain = chainAt(printed, at, side);
    const count = chain.reduce((sum, unit) => sum + unit.count, 0);
    if (count === 0) read.push(...rows.slice(at, at + 1));
    else {
      score += chain.reduce((sum, unit) => sum + unit.score, 0);
      read.push(...chain.flatMap(joined));
    }
    at += Math.max(count, 1);
  }
  return { rows: read, score };
}

/** The units that follow each other from a row on; none where they are too few, or too much alike, for a card. */
function chainAt(printed: Printed, from: number, side: Side): Unit[] {
  const chain: Unit[] = [];
  let at = from;
  for (;;) {
    const unit = side === 'above' ? unitAbove(printed, at) : unitBelow(printed, at);
    if (!unit || (at > from && !isNear(printed.rows[at - 1], printed.rows[at]))) break;
    chain.push(unit);
    at += unit.count;
  }
  const filled = chain.filter(({ values }) => values.length > 0);
  const texts = new Set(filled.map(({ captions }) => wordsOf(captions)));
  const score = chain.reduce((sum, unit) => sum + unit.score, 0);
  const hasValues = filled.some(({ values }) => values.some(({ atoms }) => atoms.some(isValue)));
  // Two lines of captions are a card where another card has the same.
  const least = filled.every(({ captions }) => printed.isRepeated(captions)) ? LEAST_REPEATED : LEAST_UNITS;
  return texts.size >= least && hasValues && score > 0 ? chain : [];
}

function isNear(above: Row | undefined, row: Row | undefined): boolean {
  if (!above || !row || row.page !== above.page || row.y0 < above.y0 || row.isFurniture) return false;
  return row.y0 - above.y1 <= REACH * row.size;
}

/** Captions and the lines below them. */
function unitAbove(printed: Printed, at: number): Unit | null {
  const { rows, isCaption } = printed;
  const captions = rows[at];
  if (!captions || !isCaption[at]) return null;
  const values: Row[] = [];
  for (let next = at + 1; next < rows.length && values.length < MOST_LINES; next++) {
    const row = rows[next];
    if (!row || isCaption[next] || !isNear(rows[next - 1], row) || !areLinesOf([...values, row], captions)) break;
    values.push(row);
  }
  return unitOf(captions, values, printed);
}

/** Lines of values and the captions below them. */
function unitBelow(printed: Printed, at: number): Unit | null {
  const { rows, isCaption } = printed;
  let next = at;
  while (next < rows.length && next - at < MOST_LINES && !isCaption[next]) next++;
  const captions = rows[next];
  const values = rows.slice(at, next);
  if (!captions || !isCaption[next]) return null;
  const isWhole = values.every((row, index) => !row.isFurniture && isNear(row, rows[at + index + 1]));
  return isWhole && areLinesOf(values, captions) ? unitOf(captions, values, printed) : null;
}

/** Lines stand under captions; beside the one with most values they are further lines of its texts. */
function areLinesOf(values: readonly Row[], captions: Row): boolean {
  const main = mainOf(values);
  return values.every((row, at) => {
    if (!main || !row.atoms.every((atom) => captionOf(atom, captions))) return false;
    return (
      row === main || (isTight(values[at - 1] ?? row, values[at - 1] ? row : values[at + 1]) && continues(row, main))
    );
  });
}

const isTight = (above: Row, row: Row | undefined): boolean =>
  row !== undefined && row.y0 - above.y1 <= TIGHT * row.size;

/** Whether all of a row's texts stand under or above a text of the other row, in the same type. */
function continues(row: Row, main: Row): boolean {
  const isPart = (atom: Atom): boolean =>
    atom.kind === 'text' &&
    main.atoms.some((other) => other.kind === 'text' && Math.abs(other.x0 - atom.x0) <= SAME_EDGE);
  return row.atoms.length < main.atoms.length && Math.abs(row.size - main.size) < 0.1 && row.atoms.every(isPart);
}

/** The line with most values. */
const mainOf = (values: readonly Row[]): Row | undefined =>
  values.toSorted((a, b) => b.atoms.length - a.atoms.length)[0];

function unitOf(captions: Row, values: readonly Row[], { meanings }: Printed): Unit | null {
  const [first, last] = [values[0], values.at(-1)];
  const main = mainOf(values);
  const score = main ? fitOf({ captions, values: main }, meanings) : 0;
  const distance = first && last ? Math.max(first.y0 - captions.y1, captions.y0 - last.y1) / captions.size : 0;
  return score < 0 ? null : { captions, values, count: values.length + 1, score: score - distance };
}

const FITS = 2;
const CONTRADICTS = -3;

function fitOf({ captions, values }: { captions: Row; values: Row }, meanings: Meanings): number {
  return values.atoms.reduce((sum, atom) => {
    const meaning = meanings.vocabulary.meaning(captionOf(atom, captions)?.text ?? '');
    if (!meaning) return sum;
    const fits = meaning.fields.some((field) => fitsField(field, atom, meanings));
    return sum + (fits || (meaning.amount !== null && isAmount(atom)) ? FITS : CONTRADICTS);
  }, 0);
}

/** The caption at the left edge of a value, or else the one over it. */
function captionOf(value: Atom, captions: Row): Atom | null {
  const near = captions.atoms.find((caption) => Math.abs(caption.x0 - value.x0) <= SAME_EDGE);
  return near ?? captions.atoms.find((caption) => caption.x0 < value.x1 && value.x0 < caption.x1) ?? null;
}

/** One row of labels before their values. */
function joined({ captions, values }: Unit): Row[] {
  const main = mainOf(values);
  if (!main) return [captions];
  const atoms = captions.atoms.flatMap((caption) => {
    const parts = values.flatMap((row) => row.atoms.filter((value) => captionOf(value, captions) === caption));
    return [{ ...caption, isLabel: true }, ...(values.length > 1 ? wholeOf(parts) : parts)];
  });
  return [{ ...main, ...around(atoms), atoms }];
}

/** A text over several lines. */
function wholeOf(parts: readonly Atom[]): readonly Atom[] {
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some(({ kind }) => kind !== 'text')) return parts;
  const text = parts.map((part) => part.text).join(' ');
  return [{ ...first, ...around(parts), kind: 'text', value: text, text, words: parts.flatMap(({ words }) => words) }];
}
