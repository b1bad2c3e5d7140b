import type { Word } from '../../document/page.ts';
import { asText } from '../../reading/atom-kinds.ts';
import { isValue } from '../../reading/atom.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Part / Nature / Cause" heads lines "Wrist / Fracture / Fall from ladder": where lines of the records have as many parts as the
// heading, each part is a value of its own.

const LEAST_PARTS = 3;
const LEAST_ROWS = 2;
const SAME_EDGE = 3;

/** Rows with such lines cut into labels and values, and without their heading. */
export function partSlashedCells(rows: readonly Row[], vocabulary: Vocabulary): readonly Row[] {
  const headings = rows.flatMap((row) => headingsIn(row, vocabulary));
  const [first] = headings;
  if (!first) return rows;
  const taken = new Set(headings.filter(({ key }) => key === first.key).map(({ atom }) => atom));
  const cells = new Map<Row, readonly Atom[]>();
  for (const row of rows) {
    const cell = row.isFurniture ? [] : cellUnder(first, row).filter((atom) => !taken.has(atom));
    if (partsOf(cell).length === first.parts.length) cells.set(row, cell);
  }
  if (cells.size < LEAST_ROWS) return rows;
  const kept = rows.flatMap((row): Row[] => {
    const cell = cells.get(row) ?? [];
    const others = row.atoms.filter((atom) => !taken.has(atom) && !cell.includes(atom));
    const atoms = [...others, ...(cell.length > 0 ? valuesOf(cell, first) : [])].toSorted((a, b) => a.x0 - b.x0);
    if (cell.length === 0 && others.length === row.atoms.length) return [row];
    return atoms.length > 0 ? [{ ...row, ...around(atoms), atoms }] : [];
  });
  return kept.map((row, at) => (row.at === at ? row : { ...row, at }));
}

interface Heading {
  atom: Atom;
  key: string;
  parts: readonly Part[];
}

interface Part {
  text: string;
  words: readonly Word[];
}

/** Headings of several parts, each of them known for another field. */
function headingsIn({ atoms }: Row, vocabulary: Vocabulary): Heading[] {
  if (atoms.some(isValue)) return [];
  return atoms.flatMap((atom): Heading[] => {
    const parts = atom.kind === 'text' ? partsOf([atom]) : [];
    const fields = new Set(parts.flatMap(({ text }) => vocabulary.fieldsOf(text)[0] ?? []));
    const isKnown = parts.length >= LEAST_PARTS && fields.size === parts.length;
    return isKnown ? [{ atom, key: atom.text, parts }] : [];
  });
}

/** The texts from the place of the heading on that slashes join. */
function cellUnder({ atom: heading }: Heading, { atoms }: Row): Atom[] {
  const from = atoms.findIndex(({ kind, x0 }) => kind === 'text' && Math.abs(x0 - heading.x0) <= SAME_EDGE);
  if (from < 0) return [];
  const end = atoms.findIndex((atom, at) => at > from && !joins(atoms[at - 1], atom));
  return atoms.slice(from, end < 0 ? atoms.length : end);
}

const joins = (before: Atom | undefined, atom: Atom): boolean =>
  atom.kind === 'text' && (atom.text.startsWith('/') || (before?.text.endsWith('/') ?? false));

/** What stands between slashes that stand beside a blank. */
function partsOf(atoms: readonly Atom[]): Part[] {
  const parts: Word[][] = [[]];
  for (const word of atoms.flatMap((atom) => atom.words)) {
    const { text } = word;
    if (text.startsWith('/')) parts.push([]);
    if (text !== '/') parts.at(-1)?.push(word);
    if (text !== '/' && text.endsWith('/')) parts.push([]);
  }
  return parts.map((words) => ({
    words,
    text: words.map(({ text }) => text.replace(/^\/|\/$/g, '')).join(' '),
  }));
}

function valuesOf(cell: readonly Atom[], { parts, atom }: Heading): Atom[] {
  return partsOf(cell).flatMap(({ words, text }, at): Atom[] => {
    const label = parts[at];
    const [first] = cell;
    if (!label || !first || words.length === 0) return [];
    const box = around(words);
    const { x0 } = box;
    return [
      { ...atom, ...asText(label.text), ...box, x1: x0, text: label.text, words: label.words, isLabel: true },
      { ...first, ...asText(text), ...box, text, words },
    ];
  });
}
