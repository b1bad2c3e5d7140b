import type { Atom } from '../../reading/layout.ts';
import { around } from '../../reading/boxes.ts';
import type { Row } from './rows.ts';
import { isSlashedCode, type Meanings } from './shapes.ts';

// Records that stand side by side: cards in bands, or one column each of a transposed table. They are set one below the
// other, so that everything else reads one record at a time.

const LEAST_APART = 90;
const MARGIN = 6;
const CLOSE = 1.55;
const MOST_ROWS = 150;

/** Rows in reading order of records; those of bands are cut, moved under the first band and put one band after another. */
export function partBands(rows: readonly Row[], meanings: Meanings): Row[] {
  const parted: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at];
    if (!row) break;
    const cards = transposed(rows, at, meanings) ?? sideBySide(rows, at, meanings);
    if (cards) parted.push(...cards.rows);
    else parted.push(row);
    at += cards?.taken ?? 1;
  }
  return parted.map((row, at) => (row.at === at ? row : { ...row, at }));
}

interface Parted {
  rows: Row[];
  /** How many rows were cut. */
  taken: number;
}

const shapeOf = (text: string): string => text.replace(/[A-Za-z]+/g, 'A').replace(/\d+/g, '0');

/** How near to each other identifiers may stand whose row begins with their label; two terms may have one key. */
const LEAST_APART_LABELLED = 45;

/** Identifiers of one make in a row that has neither dates nor amounts. */
function twins(row: Row, isLabelled = false): Atom[] {
  if (row.isFurniture || row.atoms.some(({ kind }) => kind === 'date' || kind === 'money')) return [];
  const ids = row.atoms.filter(
    (atom) => atom.kind === 'id' || isSlashedCode(atom) || (atom.kind === 'int' && atom.text.length >= 5),
  );
  const [first] = ids;
  if (!first || ids.length < 2) return [];
  const alike = ids.filter((atom) => shapeOf(atom.text) === shapeOf(first.text));
  const others = alike.filter((atom) => atom !== first && (isLabelled || atom.text !== first.text));
  const all = [first, ...others];
  const apart = isLabelled ? LEAST_APART_LABELLED : LEAST_APART;
  const areApart = all.every((atom, at) => at === 0 || atom.x0 - (all[at - 1]?.x0 ?? 0) > apart);
  return all.length === ids.length && areApart ? all : [];
}

function sideBySide(rows: readonly Row[], at: number, meanings: Meanings): Parted | null {
  const first = rows[at];
  const ids = first ? twins(first) : [];
  if (!first || ids.length < 2) return null;
  const lefts = leftsOf(ids, first, meanings);
  const cuts = lefts.map((left) => left - MARGIN);
  const taken = extent(rows, at, cuts);
  if (taken < 3) return null;
  const cut = rows.slice(at, at + taken);
  const bands = cuts.map((from, band) => {
    const to = cuts[band + 1] ?? Number.POSITIVE_INFINITY;
    const shift = (lefts[0] ?? 0) - (lefts[band] ?? 0);
    return cut.flatMap((row) =>
      part(
        row,
        row.atoms.filter((atom) => atom.x0 >= from && atom.x0 < to),
        shift,
      ),
    );
  });
  return { rows: bands.flat(), taken };
}

/** The label in front of an identifier belongs to its card: at any distance where every card has the same one. */
function leftsOf(ids: readonly Atom[], row: Row, { vocabulary }: Meanings): number[] {
  const labels = ids.map((id) => row.atoms[row.atoms.indexOf(id) - 1]);
  const areAlike = labels.every((label) => label?.kind === 'text' && label.text === labels[0]?.text);
  return ids.map((id, at) => {
    const label = labels[at];
    const isLabel = label?.kind === 'text' && (label.isLabel || vocabulary.tier(label.text) === 2);
    return isLabel && (areAlike || id.x0 - label.x1 < 2 * id.size) ? label.x0 : id.x0;
  });
}

/** How many rows the cards reach down: to a wide gap, the next cards, or a row that crosses the cuts. */
function extent(rows: readonly Row[], at: number, cuts: readonly number[]): number {
  const first = rows[at];
  const pitches: number[] = [];
  let count = 1;
  for (; count < MOST_ROWS; count++) {
    const row = rows[at + count];
    const above = rows[at + count - 1];
    if (!row || !above || row.page !== first?.page || row.isFurniture || startsOthers(row, cuts)) break;
    const pitch = row.y0 - above.y0;
    const usual = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? pitch;
    const isBesideStart = startsCard(row, first, cuts) || startsCard(above, first, cuts);
    if (pitches.length > 2 && pitch > CLOSE * Math.max(usual, row.size) && !isBesideStart) break;
    if (isOtherThing(row, first, cuts)) break;
    const crosses = row.atoms.some((atom) =>
      cuts.slice(1).some((cut) => atom.x0 < cut - 2 && atom.x1 > cut + MARGIN + 2),
    );
    if (crosses) break;
    pitches.push(pitch);
  }
  return count;
}

/** Whether a card begins in the row: an identifier of the same make at the edge of a band. */
function startsCard(row: Row, first: Row, cuts: readonly number[]): boolean {
  const shapes = new Set(twins(first).map((id) => shapeOf(id.text)));
  return row.atoms.some((atom) => shapes.has(shapeOf(atom.text)) && isAtCut(atom, cuts));
}

const isAtCut = (atom: Atom, cuts: readonly number[]): boolean =>
  cuts.some((cut) => atom.x0 >= cut - 1 && atom.x0 - cut < 3 * MARGIN);

/** An identifier of another make at the left ends the cards: what follows is a total or another heading. */
function isOtherThing(row: Row, first: Row, cuts: readonly number[]): boolean {
  const [head] = row.atoms;
  return head?.kind === 'id' && head.x0 - (cuts[0] ?? 0) < 3 * MARGIN && !startsCard(row, first, cuts);
}

/** Cards of another division; those below each other in the same bands need not begin on one line. */
const startsOthers = (row: Row, cuts: readonly number[]): boolean =>
  twins(row).length > 1 && twins(row).some((id) => !isAtCut(id, cuts)) && !row.atoms.some(({ isLabel }) => isLabel);

function part(row: Row, atoms: readonly Atom[], shift: number): Row[] {
  if (atoms.length === 0) return [];
  const moved = atoms.map((atom) => ({ ...atom, x0: atom.x0 + shift, x1: atom.x1 + shift }));
  return [{ ...row, ...around(moved), atoms: moved }];
}

/** "Claim number | A-1 | A-2" above more lines that begin with labels: each column is a record. */
function transposed(rows: readonly Row[], at: number, meanings: Meanings): Parted | null {
  const first = rows[at];
  const [label] = first?.atoms ?? [];
  if (!first || label?.kind !== 'text' || !namesKey(label, meanings)) return null;
  const ids = twins({ ...first, atoms: first.atoms.slice(1) }, true);
  if (ids.length < 2 || ids.length !== first.atoms.length - 1) return null;
  let taken = 1;
  while (taken < MOST_ROWS && isLabelledRow(rows[at + taken], label, first)) taken++;
  if (taken < 4) return null;
  const cards = ids.map((id, index) => {
    const next = ids[index + 1];
    return rows.slice(at, at + taken).flatMap((row) => {
      const [head] = row.atoms;
      const value = row.atoms.slice(1).find((atom) => isUnder(atom, id, next));
      if (!head || !value) return [];
      // Rules between the rows of the table do not part its columns.
      return [{ ...row, atoms: [{ ...head, isLabel: true }, value], isRuledAbove: row === first }];
    });
  });
  return { rows: cards.flat(), taken };
}

function namesKey({ text }: Atom, { plan, vocabulary }: Meanings): boolean {
  return vocabulary.meaning(text)?.fields.includes(plan.record.key) ?? false;
}

const isLabelledRow = (row: Row | undefined, label: Atom, first: Row): boolean => {
  const [head] = row?.atoms ?? [];
  const isAligned = head !== undefined && Math.min(Math.abs(head.x0 - label.x0), Math.abs(head.x1 - label.x1)) < 4;
  return row?.page === first.page && head?.kind === 'text' && isAligned;
};

function isUnder(atom: Atom, id: Atom, next: Atom | undefined): boolean {
  const isBeforeNext = next === undefined || atom.x0 < next.x0 - MARGIN;
  return isBeforeNext && (atom.x1 > id.x0 - MARGIN || Math.abs(atom.x1 - id.x1) < MARGIN) && atom.x1 >= id.x0 - MARGIN;
}
