import type { Atom } from '../../reading/layout.ts';
import { around } from '../../reading/boxes.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import { countsIn } from './counts.ts';
import { type Parted, transposed } from './transposed.ts';
import { shapeOf, twins } from './twins.ts';

// Records that stand side by side: cards in bands, or one column each of a transposed table. They are set one below the
// other, so that everything else reads one record at a time.

const MARGIN = 6;
const CLOSE = 1.55;
const MOST_ROWS = 150;

/** Rows in reading order of records; those of bands are cut, moved under the first band and put one band after another. */
export function partBands(rows: readonly Row[], meanings: Meanings): Row[] {
  const parted: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at];
    if (!row) break;
    const captions = areCaptions(row, rows[at + 1]) ? 1 : 0;
    const cards = transposed(rows, at, meanings) ?? sideBySide(rows, at + captions, captions, meanings);
    if (cards) parted.push(...cards.rows);
    else parted.push(row);
    at += cards?.taken ?? 1;
  }
  return parted.map((row, at) => (row.at === at ? row : { ...row, at }));
}

const SAME_EDGE = 2;

/** Whether the same caption stands over each of several keys. */
function areCaptions(row: Row, below: Row | undefined): boolean {
  const ids = below?.page === row.page && !row.isFurniture ? twins(below) : [];
  const over = ids.map(({ x0 }) => row.atoms.find((atom) => Math.abs(atom.x0 - x0) <= SAME_EDGE));
  const [first] = over;
  return first?.kind === 'text' && over.every((atom) => atom?.kind === 'text' && atom.text === first.text);
}

/** Cards whose keys stand in one row, with as many rows of captions above it. */
function sideBySide(rows: readonly Row[], at: number, captions: number, meanings: Meanings): Parted | null {
  const first = rows[at];
  const ids = first ? twins(first) : [];
  if (!first || ids.length < 2 || haveOtherLabels(ids, first, meanings)) return null;
  const lefts = leftsOf(ids, first, meanings);
  const cuts = lefts.map((left) => left - MARGIN);
  const below = extent(rows, { at, cuts, meanings });
  if (below < 3) return null;
  const taken = below + captions;
  const cut = rows.slice(at - captions, at + below);
  // labels in front of all cards are no part of them
  if (cut.filter((row) => isLabelledBefore(row, cuts, meanings)).length * 2 > taken) return null;
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

/** Letters of a word that is printed downwards are no labels. */
const SHORTEST_LABEL = 2;

const isLabelledBefore = ({ atoms: [first] }: Row, [cut = 0]: readonly number[], { vocabulary }: Meanings): boolean =>
  first !== undefined && first.x1 < cut && first.text.length > SHORTEST_LABEL && vocabulary.tier(first.text) > 0;

/** Whether labels in front of the identifiers name different things: "Account 3733110 | Agency 90359". */
function haveOtherLabels(ids: readonly Atom[], { atoms }: Row, { vocabulary }: Meanings): boolean {
  const labels = ids.flatMap((id) => {
    const before = atoms[atoms.indexOf(id) - 1];
    return before?.kind === 'text' && before.text.length > SHORTEST_LABEL ? [before] : [];
  });
  const isLabelled = labels.some(({ isLabel, text }) => isLabel || vocabulary.tier(text) === 2);
  return isLabelled && labels.length === ids.length && new Set(labels.map(withoutNumber)).size > 1;
}

const withoutNumber = ({ text }: Atom): string => normalize(text.replace(/\d+/g, ''));

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
function extent(
  rows: readonly Row[],
  { at, cuts, meanings }: { at: number; cuts: readonly number[]; meanings: Meanings },
): number {
  const first = rows[at];
  const pitches: number[] = [];
  let count = 1;
  for (; count < MOST_ROWS; count++) {
    const row = rows[at + count];
    const above = rows[at + count - 1];
    if (!row || !above || row.page !== first?.page || row.isFurniture || startsOthers(row, cuts)) break;
    const pitch = row.y0 - above.y0;
    const usual = middleOf(pitches) ?? pitch;
    const isWide = pitches.length > 2 && pitch > CLOSE * Math.max(usual, row.size);
    const goesOn = (): boolean =>
      [row, above].some((each) => startsCard(each, first, cuts)) ||
      labelsAll(row, rows.slice(Math.max(0, at - 1), at + 1), { cuts, meanings });
    if (isWide && !goesOn()) break;
    if (isOtherThing(row, first, cuts) || crosses(row, cuts) || isCounting(row, cuts, meanings)) break;
    pitches.push(pitch);
  }
  return count;
}

/** Whether one known label stands at the edge of every card, which goes on there however far the line above is; the first one begins the next cards. */
function labelsAll(
  { atoms }: Row,
  starts: readonly Row[],
  { cuts, meanings }: { cuts: readonly number[]; meanings: Meanings },
): boolean {
  const heads = cuts.map((cut) => atoms.find(({ x0 }) => Math.abs(x0 - cut - MARGIN) <= MARGIN));
  const says = heads[0]?.text ?? '';
  const isNext = starts.some((row) => row.atoms.some(({ text }) => text === says));
  return (
    meanings.vocabulary.tier(says) > 0 &&
    !isNext &&
    heads.every((head) => head?.text === says) &&
    atoms.length > heads.length
  );
}

const middleOf = (pitches: readonly number[]): number | undefined =>
  pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)];

/** "4 claims, 1 open" over the cut between cards is said of all of them; each card may have counts of its own. */
function isCounting({ atoms, ...row }: Row, cuts: readonly number[], { plan }: Meanings): boolean {
  const parts = cuts.map((from, band) =>
    atoms.filter(({ x0 }) => x0 >= from && x0 < (cuts[band + 1] ?? Number.POSITIVE_INFINITY)),
  );
  const counts = parts
    .filter((part) => part.length > 0)
    .map((part) => countsIn({ ...row, atoms: part }, { plan }).map(({ which }) => which));
  const all = new Set(counts.flat());
  return all.size > 1 && counts.some((own) => own.length < all.size);
}

const crosses = ({ atoms }: Row, [, ...cuts]: readonly number[]): boolean =>
  atoms.some(({ x0, x1 }) => cuts.some((cut) => x0 < cut - 2 && x1 > cut + MARGIN + 2));

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
  return [{ ...row, ...around(moved), atoms: moved, isCard: true }];
}
