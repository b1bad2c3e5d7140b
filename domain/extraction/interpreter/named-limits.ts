import { partOf } from './bare-labels.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { Header } from './headers.ts';
import { kindOfValue } from './value-shape.ts';

// Limits that stand apart from the prices of their coverages: behind a name without a gap ("BI 100/300", "PD 100", "Collision,
// $500 deductible"), and in a list of their own below a table of prices.

const AMOUNT = String.raw`\$?\d{1,3}(?:,\d{3})+`;
const SPLIT = String.raw`\$?\d{2,3}(?: ?\/ ?\d{2,3}){1,2}|${AMOUNT}(?: ?\/ ?${AMOUNT}){1,2}`;
const NAME_AND_SPLIT = new RegExp(String.raw`^(\p{L}.*?) (?:${SPLIT})$`, 'u');
const NAME_AND_SHORT = new RegExp(String.raw`^(\p{L}.*?) (?:\$?\d{1,3}|${AMOUNT})$`, 'u');

/** Cuts limits and deductibles from the names before them. */
export function cutNamedLimits(rows: readonly Row[], isName: (text: string) => boolean): void {
  cutSplitLimits(rows, isName);
  for (const row of rows) row.cells = row.cells.flatMap((cell) => cutFigure(cell, isName) ?? [cell]);
}

/** A small number only where a split limit beside or above is cut, too. */
function cutSplitLimits(rows: readonly Row[], isName: (text: string) => boolean): void {
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

const NAME_AND_FIGURE = /^(\p{L}[^$\d]*?)[,:]?\s(?:[-–—(]|with|less)?\s?(\$?\d.*?)\)?$/u;
/** Of fewer values behind it a bare figure may be one of them. */
const LEAST_BEHIND = 2;

/** "Collision, $500 deductible   $402   $517": the figure holds for all values behind it. */
function cutFigure(cell: Cell, isName: (text: string) => boolean): Cell[] | null {
  const [, name = '', figure = ''] = cell.shape === null ? (NAME_AND_FIGURE.exec(cell.text) ?? []) : [];
  const kind = kindOfValue(figure);
  const behind = cell.row.cells.filter((other) => other.x0 > cell.x1 && isValue(other));
  const least = kind === 'wording' && figure.startsWith('$') ? 1 : LEAST_BEHIND;
  if ((kind !== 'money' && kind !== 'wording') || behind.length < least || !isName(name)) return null;
  const at = name.split(' ').length;
  const left = partOf(cell, 0, at);
  const right = partOf(cell, at, cell.words.length);
  const measure = /\bded/i.test(figure) ? 'deductible' : 'limit';
  return [
    { ...left, text: name },
    { ...right, text: figure, shape: 'wording', measure },
  ];
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
