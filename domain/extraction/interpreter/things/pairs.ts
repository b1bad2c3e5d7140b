import { isTickedBox } from '../../../reading/tick-boxes.ts';
import { type Cell, isValue, type Row } from '../cells.ts';
import { phraseSlot } from './phrases.ts';
import { isLoose, type Slot, slotOf, slotsOf, type Target, type ThingSearch, targetsOf } from './targets.ts';

/** A line that labels several values, one for each thing that has a column of its own. */
export interface Spread {
  row: Row;
  targets: readonly Target[];
  values: readonly Cell[];
}

interface Pairs {
  slots: Slot[];
  spreads: Spread[];
}

interface Label {
  cell: Cell;
  targets: readonly Target[];
}

/** Values beside, below or above their labels, outside of the lines that other readings take. */
export function pairsOf(rows: readonly Row[], isAbove: boolean, search: ThingSearch): Pairs {
  const slots: Slot[] = [];
  const spreads: Spread[] = [];
  for (const row of rows) {
    const labels = labelsOf(row, search);
    if (labels.length === 0) slots.push(...row.cells.flatMap((cell) => phraseSlot(cell, search)));
    for (const [at, label] of labels.entries()) {
      const end = labels[at + 1]?.cell.x0 ?? Number.POSITIVE_INFINITY;
      const values = row.cells.filter((cell) => cell.x0 >= label.cell.x1 - 1 && cell.x0 < end);
      if (values.length > 1 && isSpread(values, label)) {
        spreads.push({ row, targets: label.targets, values });
        continue;
      }
      slots.push(...(values[0] ? besideOf(values, label) : nearOf(label.cell, label.targets, isAbove, search)));
    }
  }
  return { slots, spreads };
}

/** The labels of a line; what a label before it may take as its value is none. */
function labelsOf(row: Row, search: ThingSearch): Label[] {
  const labels: Label[] = [];
  let last: Label | null = null;
  for (const cell of row.cells) {
    const targets = targetsOf(cell.text, search);
    const isValueOfLast: boolean =
      last !== null &&
      slotOf(
        [cell],
        last.targets.filter((target) => !isLoose(target)),
      ) !== null;
    last = targets.length > 0 && !isValueOfLast ? { cell, targets } : null;
    if (last) labels.push(last);
  }
  return labels;
}

/** Most of the values can be read as one field. */
function isSpread(values: readonly Cell[], { targets }: Label): boolean {
  const read = values.filter((cell) => slotOf([cell], targets) !== null);
  return read.length > 1 && read.length * 2 > values.length;
}

/** The value right of a label, and the lines of a text that go on below it. */
function besideOf(values: readonly Cell[], { targets }: Label): Slot[] {
  for (const cell of values) {
    const slots = slotsOf([cell], targets);
    if (slots.length > 0 || isValue(cell)) return slots;
  }
  return [];
}

/** The value below or above a label that stands alone, as the page mostly prints them. */
function nearOf(cell: Cell, targets: readonly Target[], isAbove: boolean, search: ThingSearch): Slot[] {
  const steps = isAbove ? ([-1, 1] as const) : ([1, -1] as const);
  for (const step of steps) {
    const near = neighborOf(cell, search.rows, step);
    const isLabel = near ? targetsOf(near.text, search).length > 0 : true;
    if (!near || isLabel) continue;
    // Against the page's habit only a value that shows its kind counts.
    const slots = slotsOf([near], step === steps[0] ? targets : targets.filter((target) => !isLoose(target)));
    if (slots.length > 0) return slots;
  }
  return [];
}

/** The cell right over or under another, set to its left or right edge or in its middle. */
function neighborOf(cell: Cell, rows: readonly Row[], step: 1 | -1): Cell | null {
  for (let at = cell.row.at + step, looked = 0; looked < 2; at += step, looked += 1) {
    const row = rows[at];
    if (!row || (step > 0 ? row.y0 - cell.y1 : cell.y0 - row.y1) > 1.5 * cell.size) return null;
    const own = row.cells.find((other) => isAligned(cell, other)) ?? onlyWithin(cell, row);
    if (own) return own;
  }
  return null;
}

/** The only cell of a line between a label's left edge and the next label: of several choices the one that was made. */
function onlyWithin(cell: Cell, row: Row): Cell | null {
  const end = cell.row.cells.find((other) => other.x0 >= cell.x1)?.x0 ?? Number.POSITIVE_INFINITY;
  const [only, more] = row.cells.filter((other) => other.x1 > cell.x0 && other.x0 < end - 4);
  const isChosen = only !== undefined && !more && only.x0 >= cell.x0 && isTickedBox(only.words[0]?.text ?? '');
  return isChosen ? only : null;
}

const isAligned = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x0 - b.x0) < 4 || Math.abs(a.x1 - b.x1) < 3 || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 8;
