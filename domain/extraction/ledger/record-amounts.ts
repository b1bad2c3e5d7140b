import type { AmountCell, AmountLine } from './amount-lines.ts';

/** The amounts of a thing by slot. */
export type Amounts = ReadonlyMap<string, AmountCell>;

const CENT = 0.015;

/**
 * The amounts of a record that prints one or several lines of them: a grid of kinds and measures is one set, a total line
 * stands for the lines that it sums up, lines of different slots complete each other, and every other line is a set of
 * its own.
 */
export function amountSets(lines: readonly AmountLine[]): { amounts: Amounts; lines: readonly AmountLine[] }[] {
  if (lines.length === 0) return [];
  if (lines.length === 1 || isGrid(lines) || areDisjoint(lines)) return [{ amounts: union(lines), lines }];
  const grid = gridAmong(lines);
  if (grid) return [{ amounts: union(grid), lines }];
  const total = lines.findLast((line) => line.isTotal) ?? sumOfOthers(lines);
  if (total) {
    const rest = lines.filter((line) => line !== total && sharesNoSlot(line, total));
    return [{ amounts: union([total, ...rest]), lines }];
  }
  return lines.map((line) => ({ amounts: union([line]), lines: [line] }));
}

function union(lines: readonly AmountLine[]): Amounts {
  const amounts = new Map<string, AmountCell>();
  // Where every line repeats a measure without kinds, the total's figure counts.
  const inOrder = [...lines.filter((line) => line.isTotal), ...lines.filter((line) => !line.isTotal)];
  for (const cell of inOrder.flatMap((line) => line.cells)) if (!amounts.has(cell.slot)) amounts.set(cell.slot, cell);
  return amounts;
}

/** Row heads of different kinds or measures over cells that do not repeat a slot. */
function isGrid(lines: readonly AmountLine[]): boolean {
  const headed = lines.filter((line) => line.head !== null);
  const heads = new Set(headed.map((line) => `${line.head?.measure}/${line.head?.kind}`));
  return heads.size >= 2 && heads.size === headed.length && areDisjoint(headed.map(withKinds));
}

/** Sub-totals by kind and their total, among lines of no kind. */
function gridAmong(lines: readonly AmountLine[]): AmountLine[] | null {
  const kinds = lines.filter((line) => line.isTotal && (line.head?.measure ?? null) === null);
  const heads = new Set(kinds.map((line) => line.head?.kind ?? null));
  return heads.size >= 3 && heads.size === kinds.length && areDisjoint(kinds.map(withKinds)) ? kinds : null;
}

const withKinds = (line: AmountLine): AmountLine => ({
  ...line,
  cells: line.cells.filter(({ slot }) => slot.includes('.')),
});

function areDisjoint(lines: readonly AmountLine[]): boolean {
  const slots = lines.flatMap((line) => line.cells.map((cell) => cell.slot));
  return new Set(slots).size === slots.length;
}

const sharesNoSlot = (line: AmountLine, other: AmountLine): boolean =>
  !line.cells.some(({ slot }) => other.cells.some((cell) => cell.slot === slot));

/** The first or last line, if it is the sum of the others in every slot that they share. */
function sumOfOthers(lines: readonly AmountLine[]): AmountLine | null {
  if (lines.length < 3) return null;
  for (const candidate of [lines.at(-1), lines[0]]) {
    if (!candidate) continue;
    const others = lines.filter((line) => line !== candidate);
    const isSum = candidate.cells.every(({ slot, value }) => {
      const parts = others.flatMap((line) => line.cells.filter((cell) => cell.slot === slot));
      return Math.abs(parts.reduce((sum, cell) => sum + cell.value, 0) - value) <= CENT;
    });
    if (isSum && candidate.cells.some(({ value }) => value !== 0)) return candidate;
  }
  return null;
}
