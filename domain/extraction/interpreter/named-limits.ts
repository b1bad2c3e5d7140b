import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';
import type { Header } from './headers.ts';

// Limits that stand apart from the prices of their coverages: behind a name without a gap ("BI 100/300", "PD 100"), and in a
// list of their own below a table of prices.

const AMOUNT = String.raw`\$?\d{1,3}(?:,\d{3})+`;
const SPLIT = String.raw`\$?\d{2,3}(?: ?\/ ?\d{2,3}){1,2}|${AMOUNT}(?: ?\/ ?${AMOUNT}){1,2}`;
const NAME_AND_SPLIT = new RegExp(String.raw`^(\p{L}.*?) (?:${SPLIT})$`, 'u');
const NAME_AND_SHORT = new RegExp(String.raw`^(\p{L}.*?) (?:\$?\d{1,3}|${AMOUNT})$`, 'u');

/** Cuts the limit from the name before it; a small number only where a split limit beside or above is cut, too. */
export function cutNamedLimits(rows: readonly Row[], isName: (text: string) => boolean): void {
  const namesIn = (cell: Cell, pattern: RegExp): string | null => {
    const name = pattern.exec(cell.text)?.[1];
    return name !== undefined && isName(name) ? name : null;
  };
  const split = rows.flatMap(({ cells }) => cells.filter((cell) => namesIn(cell, NAME_AND_SPLIT) !== null));
  if (split.length === 0) return;
  const isNear = (cell: Cell): boolean =>
    split.some(
      (other) =>
        other.row === cell.row ||
        (Math.abs(other.x0 - cell.x0) < SAME_EDGE && Math.abs(other.row.at - cell.row.at) <= MOST_LINES),
    );
  for (const row of rows) {
    row.cells = row.cells.flatMap((cell) => {
      const name = namesIn(cell, NAME_AND_SPLIT) ?? (isNear(cell) ? namesIn(cell, NAME_AND_SHORT) : null);
      return name === null ? [cell] : cutBehind(cell, name);
    });
  }
}

const SAME_EDGE = 3;
const MOST_LINES = 12;

function cutBehind(cell: Cell, name: string): Cell[] {
  const end = name.split(' ').length;
  return [partOf(cell, 0, end), { ...partOf(cell, end, cell.words.length), shape: 'wording', measure: 'limit' }];
}

/** "Limits of liability" alone over lines whose values do not stand in the columns of the things above heads a list of its own. */
export function isListOfLimits(
  row: Row,
  found: readonly Header[],
  next: Row | undefined,
  headers: readonly Header[],
): boolean {
  const [header, more] = found;
  const [title] = row.cells;
  const things = headers.filter(({ entity }) => entity);
  if (!header || more || row.cells.length > 1 || things.length === 0 || !next) return false;
  const isTitle =
    header.measure === 'limit' && !header.topic && !header.entity && /\blimits\b/i.test(title?.text ?? '');
  const isUnder = ({ x0, x1 }: Header): boolean =>
    next.cells.some((cell) => cell.shape !== null && (Math.abs(cell.x0 - x0) < NEAR || Math.abs(cell.x1 - x1) < NEAR));
  return isTitle && things.filter(isUnder).length * 2 <= things.length;
}

const NEAR = 10;
