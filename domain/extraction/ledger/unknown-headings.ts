import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { cellOver } from './cell-over.ts';
import { fieldBeside, fieldOfColumn, isWordBeside, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

/** A value and the row that prints it. */
export interface Cell {
  row: Row;
  atom: Atom;
}

/** A heading or label that nobody knows, with all values that it names. */
export interface UnknownHeading {
  /** Normalized. */
  text: string;
  isLabel: boolean;
  cells: Cell[];
}

/** The values of a document by what names them. */
export interface NamedCells {
  unknown: readonly UnknownHeading[];
  /** By field, where a whole known wording names it. */
  known: ReadonlyMap<string, readonly Cell[]>;
}

const MOST_WORDS = 4;
const LEAST_ATOMS = 2;

/** What headings and labels of a document name, and those of which nobody knows what they do. */
export function namedCells(ledger: Ledger): NamedCells {
  const known = new Map<string, Cell[]>();
  const unknown = new Map<string, UnknownHeading>();
  const enter = (heading: Omit<UnknownHeading, 'cells'>, cell: Cell): void => {
    const key = `${heading.isLabel}|${heading.text}`;
    const entry = unknown.get(key) ?? { ...heading, cells: [] };
    entry.cells.push(cell);
    unknown.set(key, entry);
  };
  for (const row of ledger.rows) {
    // lines of running text stand below no heading
    if (row.isFurniture || ledger.tables.isHeading(row) || row.atoms.length < LEAST_ATOMS) continue;
    for (const [at, atom] of row.atoms.entries()) {
      const { field, headings } = nameOf(row, at, ledger);
      if (field !== null) known.set(field, [...(known.get(field) ?? []), { row, atom }]);
      for (const heading of headings) enter(heading, { row, atom });
    }
  }
  return { known, unknown: [...unknown.values()] };
}

interface Name {
  /** That a whole known wording names. */
  field: string | null;
  /** What nobody knows beside or above the value. */
  headings: readonly Omit<UnknownHeading, 'cells'>[];
}

function nameOf(row: Row, at: number, ledger: Ledger): Name {
  const atom = row.atoms[at];
  if (!atom || atom.isLabel || fieldBeside(row, at + 1, ledger)) return { field: null, headings: [] };
  const beside = isWordBeside(row, at, ledger) ? null : fieldBeside(row, at, ledger);
  if (beside) return { field: beside.isSure ? beside.field : null, headings: [] };
  const label = unknownLabel(row, row.atoms[at - 1], ledger);
  const column = label?.isLabel ? null : fieldOfColumn(row, atom, ledger);
  const field = column?.isSure ? column.field : null;
  if (label) return { field, headings: [{ text: normalize(label.text), isLabel: true }] };
  const heading = column ? null : headingOver(row, atom, ledger);
  const isOpen = heading !== null && isUnknown(heading, ledger);
  return { field, headings: isOpen ? [{ text: normalize(heading), isLabel: false }] : [] };
}

/** The heading of an atom's own line where records are stacked; else the longest wording of its column. */
function headingOver(row: Row, atom: Atom, { tables, vocabulary }: Ledger): string | null {
  const line = tables.lineOf(row);
  if (line) return cellOver(line, atom)?.text ?? null;
  const headed = tables.headedAt(row, atom);
  const isOpen = headed?.amount === null && headed.wordings.every((text) => vocabulary.meaning(text) === null);
  return isOpen ? (headed.wordings[0] ?? null) : null;
}

/** A text that nothing is known of in front of a value: with a colon, at the beginning of its row, or below no heading. */
function unknownLabel(row: Row, label: Atom | undefined, ledger: Ledger): Atom | null {
  const { tables, vocabulary } = ledger;
  if (label?.kind !== 'text' || /\d/.test(label.text) || label.words.length > MOST_WORDS) return null;
  if (!isUnknown(label.text, ledger)) return null;
  if (label.isLabel || isRepeated(row, label, ledger)) return label;
  if (vocabulary.isKind(label.text) || fieldOfColumn(row, label, ledger)) return null;
  return label === row.atoms[0] || (tables.headedAt(row, label)?.wordings.length ?? 0) === 0 ? label : null;
}

const LEAST_REPEATED = 3;
const repeated = new WeakMap<readonly Row[], ReadonlyMap<string, number>>();

/** Whether a text begins several rows at one place, each time in front of a date: kinds stand in front of identifiers, too. */
function isRepeated(row: Row, label: Atom, { rows }: Ledger): boolean {
  const times = repeated.get(rows) ?? timesOf(rows);
  repeated.set(rows, times);
  return label === row.atoms[0] && row.atoms[1]?.kind === 'date' && (times.get(placeOf(label)) ?? 0) >= LEAST_REPEATED;
}

const placeOf = ({ text, x0 }: Atom): string => `${text}|${Math.round(x0)}`;

function timesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { atoms } of rows) {
    const [first, second] = atoms;
    if (first?.kind === 'text' && second?.kind === 'date')
      times.set(placeOf(first), (times.get(placeOf(first)) ?? 0) + 1);
  }
  return times;
}

const isUnknown = (text: string, { vocabulary }: Ledger): boolean =>
  /\p{L}{2}/u.test(text) && vocabulary.tier(text) === 0 && !vocabulary.isWord(text);
