import { around, overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { HeaderBlock } from './headers.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// A stacked header may need more lines than its records, as headings of some columns are wrapped: "Loss Date", "Notice",
// "Date", "Date", "Closed" beside "Claim Number", "Claimant", "Coverage". Both name three values, one a line of a record.

const MOST_LINES = 3;
const LEAST_TALL = 2;
const UNLISTED = 2;
const UNKNOWN = 3;

/** The block with one line for each line of its records, where wrapped headings stand in several. */
export function restacked(block: HeaderBlock, vocabulary: Vocabulary): HeaderBlock {
  const columns = columnsOf(block.rows);
  if (columns === null) return layered(block, vocabulary);
  const parted = columns.map((atoms) => headingsOf(atoms, vocabulary));
  const tall = parted.filter((headings) => headings.length > 1);
  const height = Math.max(0, ...parted.map((headings) => headings.length));
  const areWrapped = tall.some((headings) => headings.some(({ count }) => count > 1));
  const areKnown = tall.every((headings) => headings.every(({ isKnown }) => isKnown));
  if (tall.length < LEAST_TALL || !areWrapped || !areKnown || height >= block.rows.length)
    return layered(block, vocabulary);
  const lines = block.rows.slice(block.rows.length - height);
  return {
    ...block,
    rows: lines.map((row, at) =>
      lineOf(
        row,
        parted.flatMap((headings) => headings[at]?.atom ?? []),
      ),
    ),
  };
}

/** Lines of print that make one line of headings, and the headings where several are joined. */
interface Layer {
  lines: readonly Row[];
  headings: readonly Heading[];
}

interface Layers {
  layers: readonly Layer[];
  cost: number;
}

/**
 * A wrapped line of headings above or below another one whose headings are wider: "Claim", "Loss" over "Number", "Date" over
 * "Claimant", "Description of loss". The lines are joined to the fewest headings that are known.
 */
function layered(block: HeaderBlock, vocabulary: Vocabulary): HeaderBlock {
  const best: (Layers | null)[] = [{ layers: [], cost: 0 }];
  for (let end = 1; end <= block.rows.length; end++) {
    const choices = Array.from({ length: Math.min(end, MOST_LINES) }, (_, less): Layers | null => {
      const from = end - less - 1;
      const before = best[from];
      const layer = layerOf(block.rows.slice(from, end), vocabulary);
      if (!before || !layer) return null;
      const own = layer.headings.reduce((sum, { cost }) => sum + cost, 0);
      return { layers: [...before.layers, layer], cost: before.cost + own };
    });
    best.push(choices.reduce((one, other) => (other && (!one || other.cost < one.cost) ? other : one), null));
  }
  const layers = best.at(-1)?.layers ?? [];
  const isEach = layers.every(({ headings }) => headings.some(({ isField }) => isField));
  if (layers.length < LEAST_TALL || layers.length === block.rows.length || !isEach) return block;
  return { ...block, rows: layers.flatMap(({ lines, headings }) => joinedLine(lines, headings)) };
}

/** Null where lines do not make one line of headings. */
function layerOf(lines: readonly Row[], vocabulary: Vocabulary): Layer | null {
  const columns = lines.length > 1 ? columnsOf(lines) : lines[0]?.atoms.map((atom) => [atom]);
  if (!columns || (lines.length > 1 && !isWrapped(columns, 1, vocabulary))) return null;
  return { lines, headings: columns.map((atoms) => joined(atoms, vocabulary)) };
}

function joinedLine(lines: readonly Row[], headings: readonly Heading[]): Row[] {
  const last = lines.at(-1);
  const atoms = headings.map(({ atom }) => atom);
  return last ? [lines.length > 1 ? lineOf(last, atoms) : last] : [];
}

const MOST_WHOLE = 0.7;

/**
 * Whether most headings of several lines are one heading, so that the header is that of records of one line. Headings that
 * nobody knows tell neither.
 */
export function isWrappedHeader({ rows }: HeaderBlock, vocabulary: Vocabulary): boolean {
  return isWrapped(columnsOf(rows) ?? [], MOST_WHOLE, vocabulary);
}

function isWrapped(columns: readonly (readonly Atom[])[], least: number, vocabulary: Vocabulary): boolean {
  const tall = columns
    .filter((atoms) => atoms.length > 1)
    .map((atoms) => headingsOf(atoms, vocabulary))
    .filter(tellsLines);
  const whole = tall.filter((headings) => headings.length === 1);
  return tall.length > 1 && whole.length >= least * tall.length;
}

/** Whether all headings of a column are known, or two of them beside others that nobody knows. */
const tellsLines = (headings: readonly Heading[]): boolean =>
  headings.every(({ isKnown }) => isKnown) || headings.filter(({ isField }) => isField).length > 1;

function lineOf(row: Row, atoms: readonly Atom[]): Row {
  return { ...row, atoms: atoms.toSorted((a, b) => a.x0 - b.x0) };
}

/** The headings below each other, from left to right; null where one stands over several. */
function columnsOf(rows: readonly Row[]): Atom[][] | null {
  const columns: Atom[][] = [];
  for (const atom of rows.flatMap(({ atoms }) => atoms)) {
    const over = columns.filter((column) => overlapX(around(column), atom) > 0);
    if (over.length > 1) return null;
    if (over[0]) over[0].push(atom);
    else columns.push([atom]);
  }
  return columns;
}

interface Heading {
  atom: Atom;
  /** Lines of print. */
  count: number;
  isKnown: boolean;
  /** Whether it names a field, and not amounts alone. */
  isField: boolean;
  cost: number;
}

interface Parting {
  headings: readonly Heading[];
  cost: number;
}

/** The lines of a column as the fewest headings that are known. */
function headingsOf(atoms: readonly Atom[], vocabulary: Vocabulary): readonly Heading[] {
  const best: Parting[] = [{ headings: [], cost: 0 }];
  for (let end = 1; end <= atoms.length; end++) {
    const partings = Array.from({ length: Math.min(end, MOST_LINES) }, (_, less): Parting => {
      const from = end - less - 1;
      const heading = joined(atoms.slice(from, end), vocabulary);
      const before = best[from] as Parting;
      return { headings: [...before.headings, heading], cost: before.cost + heading.cost };
    });
    best.push(partings.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.headings ?? [];
}

function joined(atoms: readonly Atom[], { meaning }: Vocabulary): Heading {
  const [first] = atoms as [Atom];
  const text = atoms.map((atom) => atom.text).join(' ');
  const known = isRepeated(text) ? null : meaning(text);
  const isField = known !== null && known.fields.length > 0;
  const isKnown = isField || known?.amount?.measure != null;
  const cost = isKnown ? (known?.isUnlisted ? UNLISTED : 1) : UNKNOWN * atoms.length;
  const atom = { ...first, ...around(atoms), text, value: text, words: atoms.flatMap(({ words }) => words) } as Atom;
  return { atom: atoms.length > 1 ? atom : first, count: atoms.length, isKnown, isField, cost };
}

/** "Date Date Closed" is two headings. */
function isRepeated(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return new Set(words).size < words.length;
}
