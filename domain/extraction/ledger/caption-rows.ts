import { isAmount, isValue } from '../../reading/atom.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { fitsField, type Meanings } from './shapes.ts';

// Cards whose captions stand in lines of their own, above or below the values: every caption is set before its value, so
// that they read like "Claim no: A-1". A table's header differs: several rows of values follow it.

/** Captions and values of a card, one below the other. */
interface Pair {
  captions: Row;
  values: Row;
}

const LEAST_PAIRS = 3;
/** Share of a line's captions. */
const LEAST_KNOWN = 0.5;
const REACH = 2.4;
const SAME_EDGE = 6;

/** Rows where captions in lines of their own have become labels in front of their values. */
export function pairCaptions(rows: readonly Row[], meanings: Meanings): Row[] {
  const isCaption = withoutHeaders(
    rows,
    rows.map((row) => isCaptionRow(row, meanings)),
  );
  const paired: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const end = endOfRun(rows, isCaption, at);
    const run = rows.slice(at, end);
    const read = pairsOf(run, isCaption[at] ?? false, meanings);
    paired.push(...(read ?? run));
    at = end;
  }
  return paired.map((row, at) => (row.at === at ? row : { ...row, at }));
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

/** A line of captions that is printed once, above captions that every card repeats, heads a table of the cards. */
function withoutHeaders(rows: readonly Row[], isCaption: readonly boolean[]): boolean[] {
  const times = new Map<string, number>();
  for (const [at, row] of rows.entries())
    if (isCaption[at]) times.set(wordsOf(row), (times.get(wordsOf(row)) ?? 0) + 1);
  const isRepeated = (row: Row | undefined): boolean => row !== undefined && (times.get(wordsOf(row)) ?? 0) > 1;
  return rows.map((row, at) => {
    const heads = isRepeated(rows[at + 2]) && isCaption[at + 2] === true && !isRepeated(row);
    return isCaption[at] === true && !heads;
  });
}

/** The end of the rows from there that are captions and values by turns. */
function endOfRun(rows: readonly Row[], isCaption: readonly boolean[], from: number): number {
  let end = from + 1;
  for (; end < rows.length; end++) {
    const [above, row] = [rows[end - 1], rows[end]];
    if (!above || !row || row.page !== above.page || row.y0 < above.y0 || row.isFurniture) break;
    if (isCaption[end] === isCaption[end - 1] || row.y0 - above.y1 > REACH * row.size) break;
  }
  return end;
}

/** The rows of a run with captions before their values; null where they do not fit. */
function pairsOf(run: readonly Row[], startsWithCaption: boolean, meanings: Meanings): Row[] | null {
  if (run.length < 2 * LEAST_PAIRS) return null;
  const above = readAs(run, startsWithCaption ? 0 : 1, { meanings, isAbove: true });
  const below = readAs(run, startsWithCaption ? 1 : 0, { meanings, isAbove: false });
  const best = [above, below].filter((each) => each !== null).toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.rows : null;
}

interface Reading {
  rows: Row[];
  score: number;
}

/** The run from a row on, as captions above or below their values. */
function readAs(
  run: readonly Row[],
  from: number,
  { meanings, isAbove }: { meanings: Meanings; isAbove: boolean },
): Reading | null {
  const rows: Row[] = run.slice(0, from);
  const texts = new Set<string>();
  let score = 0;
  let at = from;
  for (; at + 1 < run.length; at += 2) {
    const [first, second] = [run[at], run[at + 1]];
    if (!first || !second) return null;
    const pair: Pair = isAbove ? { captions: first, values: second } : { captions: second, values: first };
    if (!pair.values.atoms.every((atom) => captionOf(atom, pair.captions))) return null;
    score += fitOf(pair, meanings) - (second.y0 - first.y1) / first.size;
    texts.add(wordsOf(pair.captions));
    rows.push(joined(pair));
  }
  const hasValues = run.some(({ atoms }) => atoms.some((atom) => isValue(atom)));
  if (!hasValues || texts.size < LEAST_PAIRS) return null;
  return { rows: [...rows, ...run.slice(at)], score };
}

const FITS = 2;
const CONTRADICTS = -3;

function fitOf({ captions, values }: Pair, meanings: Meanings): number {
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

function joined({ captions, values }: Pair): Row {
  const atoms = captions.atoms.flatMap((caption) => [
    { ...caption, isLabel: true },
    ...values.atoms.filter((value) => captionOf(value, captions) === caption),
  ]);
  return { ...values, ...around(atoms), atoms };
}
