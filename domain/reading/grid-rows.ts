// Rows of a grid from baselines: cells, wrapped texts, and row heads that stand above and below their values.
import { isValue } from './atom.ts';
import type { Atom, Line } from './layout.ts';
import { atomsWithin, cutAtom } from './atoms.ts';
import { around, centreY, type Extent } from './boxes.ts';
import { type Column, columnAt } from './columns.ts';
import type { Cell, Row } from './grid.ts';
import { fitOf } from './grid-body.ts';

/** Points by which a text may miss the start of a column to be cut there, and the start of a cell to continue it. */
const CUT = 1.5;
const SAME_EDGE = 4;
/** Pitch of a wrapped text: as a multiple of the font size, and of the usual pitch of rows. */
const WRAP = 1.6;
const TIGHTER = 0.88;

/** The rows of lines of one page; their wrapped texts are joined to them. */
export function rowsOf(lines: readonly Line[], columns: readonly Column[], region: Extent): Row[] {
  const single = lines.flatMap((line) => rowOf(line, columns, region) ?? []);
  const pitch = usualPitch(single);
  const rows: Row[] = [];
  for (const row of single) {
    const before = rows.at(-1);
    if (before && (wraps(before, row, pitch) || completes(before, row, pitch)))
      rows[rows.length - 1] = joined(before, row);
    else rows.push(row);
  }
  return indented(rows);
}

/** Points from which a row is indented. */
const INDENT = 5;

function indented(rows: readonly Row[]): Row[] {
  const open: Row[] = [];
  return rows.map((row) => {
    while (open.length > 0 && (open.at(-1)?.x0 ?? 0) > row.x0 - INDENT) open.pop();
    const placed = { ...row, under: open.at(-1) ?? null };
    open.push(placed);
    return placed;
  });
}

function rowOf(line: Line, columns: readonly Column[], region: Extent): Row | null {
  const atoms = atomsWithin(line, region);
  if (atoms.length === 0) return null;
  const cells: (Cell | null)[] = columns.map(() => null);
  const loose: Atom[] = [];
  for (const atom of atoms.flatMap((one) => cutAtColumns(one, columns))) {
    const at = columnAt(columns, atom);
    if (at < 0) loose.push(atom);
    else cells[at] = cellOf([...(cells[at]?.atoms ?? []), atom]);
  }
  const isText = atoms.every((atom) => atom.kind === 'text') && cells.filter((cell) => cell !== null).length <= 1;
  return {
    ...around(atoms),
    page: line.page,
    lines: [line],
    cells,
    loose,
    under: null,
    isText,
    fit: fitOf(atoms, columns),
  };
}

function cellOf(atoms: readonly Atom[]): Cell {
  let text = '';
  for (const atom of atoms) text += text === '' || breaksOff(text) ? atom.text : ` ${atom.text}`;
  return { atoms, text };
}

/** A number or word that goes on in the next line: "2712-" over "53066". */
const breaksOff = (text: string): boolean => /[\p{L}\p{N}]-$/u.test(text);

/** "MA BI" over the columns State and Coverage: a text whose words start where columns start is cut there. */
function cutAtColumns(atom: Atom, columns: readonly Column[]): Atom[] {
  const own = columnAt(columns, atom);
  if (own < 0 || atom.kind !== 'text' || Math.abs((columns[own]?.x0 ?? 0) - atom.x0) > SAME_EDGE) return [atom];
  for (let at = own + 1; at < columns.length; at++) {
    const start = columns[at]?.x0 ?? 0;
    if (start > atom.x1 - 1) break;
    const word = atom.words.findIndex((one) => Math.abs(one.x0 - start) <= CUT);
    const parts = columns[at]?.align === 'left' && word > 0 ? cutAtom(atom, word) : null;
    if (parts) return [parts[0], ...cutAtColumns(parts[1], columns)];
  }
  return [atom];
}

/** Usual distance between lines with values that have no other text between them. */
function usualPitch(rows: readonly Row[]): number {
  const pitches: number[] = [];
  let before: Row | null = null;
  for (const row of rows) {
    if (row.isText) continue;
    if (before) pitches.push(centreY(row) - centreY(before));
    before = row;
  }
  return pitches.sort((a, b) => a - b)[Math.floor((pitches.length - 1) / 4)] ?? Number.POSITIVE_INFINITY;
}

function pitchBetween(above: Row, below: Row): number {
  const [last, next] = [above.lines.at(-1), below.lines[0]];
  return last && next ? centreY(next) - centreY(last) : Number.POSITIVE_INFINITY;
}

/** Texts under texts of the row above, closer than rows usually are or beginning in lower case. */
function wraps(above: Row, below: Row, pitch: number): boolean {
  const size = below.lines[0]?.size ?? 0;
  const distance = pitchBetween(above, below);
  if (distance > WRAP * size || below.loose.length > 0) return false;
  const atoms = below.cells.flatMap((cell, at) => (isRest(above.cells[at] ?? null, cell) ? [] : (cell?.atoms ?? [])));
  if (atoms.some((atom) => isValue(atom) || atom.kind === 'nil' || atom.isLabel)) return false;
  const continues = below.cells.every((cell, at) => {
    return cell === null || isRest(above.cells[at] ?? null, cell) || isUnder(above.cells[at] ?? null, cell);
  });
  if (!continues) return false;
  const startsLower =
    /^[\p{Ll}&(,]/u.test(atoms[0]?.text ?? '') ||
    /(?:[&,/-]|\b(?:and|or|of|to|the|for))$/i.test(lastText(above, below));
  const isBroken = below.cells.some((cell, at) => isRest(above.cells[at] ?? null, cell));
  return startsLower || isBroken || (distance < TIGHTER * pitch && !above.isText);
}

/** The rest of a number that breaks off at a hyphen. */
function isRest(above: Cell | null, below: Cell | null): boolean {
  const [first, next] = [above?.atoms.at(-1), below?.atoms[0]];
  if (!first || !next || below?.atoms.length !== 1 || !breaksOff(first.text)) return false;
  return Math.abs(first.x0 - next.x0) <= SAME_EDGE;
}

function isUnder(above: Cell | null, below: Cell): boolean {
  const [first] = above?.atoms ?? [];
  const [next] = below.atoms;
  if (!first || !next || first.kind !== 'text' || first.bold !== next.bold) return false;
  return next.x0 > first.x0 - SAME_EDGE && next.x0 < Math.max(first.x1, first.x0 + 20);
}

function lastText(above: Row, below: Row): string {
  const at = below.cells.findIndex((cell) => cell !== null);
  return above.cells[at]?.text ?? '';
}

/** Values without a head right under a head without values: the head is wrapped around them. */
function completes(above: Row, below: Row, pitch: number): boolean {
  if (!above.isText || below.isText) return false;
  const head = above.cells.findIndex((cell) => cell !== null);
  if (head < 0 || below.cells[head] || below.cells.slice(0, head).some((cell) => cell !== null)) return false;
  const distance = pitchBetween(above, below);
  return distance < Math.min(WRAP * (below.lines[0]?.size ?? 0), TIGHTER * pitch);
}

function joined(above: Row, below: Row): Row {
  const cells = above.cells.map((cell, at) => {
    const under = below.cells[at];
    return under ? cellOf([...(cell?.atoms ?? []), ...under.atoms]) : cell;
  });
  return {
    ...around([above, below]),
    page: above.page,
    lines: [...above.lines, ...below.lines],
    cells,
    loose: [...above.loose, ...below.loose],
    under: null,
    isText: above.isText && below.isText,
    fit: above.isText ? below.fit : above.fit,
  };
}
