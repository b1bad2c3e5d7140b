// Which way a grid is to be read: one record a row under headings, or one record a column beside them.
import { isAmount } from './atom.ts';
import type { Atom } from './layout.ts';
import type { HeadingWeight } from './header-blocks.ts';
import type { Orientation, Row } from './grid.ts';

const LEAST_ROWS = 3;
const LEAST_HEADS = 0.6;
const CLEARLY = 0.12;

/** `headings` are the texts over the columns, '' for none. */
export function orientationOf(rows: readonly Row[], headings: readonly string[], weigh: HeadingWeight): Orientation {
  const whole = rows.filter((row) => !row.isText);
  const values = whole.map((row) => row.cells.slice(1).map((cell) => sortOf(cell?.atoms[0])));
  const down = headings.slice(1).map((_, at) => values.map((row) => row[at] ?? null));
  return {
    above: mean(headings.filter((text) => text !== '').map(weigh)),
    beside: mean(whole.map((row) => weigh(row.cells[0]?.text ?? ''))),
    down: mean(down.flatMap(likeness)),
    along: mean(values.flatMap(likeness)),
  };
}

/** Whether columns are the records: headings stand beside the rows, and values are alike along them, not down. */
export function isTransposed({ above, beside, down, along }: Orientation, rows: readonly Row[]): boolean {
  const heads = rows.filter((row) => !row.isText).map((row) => row.cells[0]?.text ?? '');
  const areNames = new Set(heads).size === heads.length && heads.length >= LEAST_ROWS;
  return areNames && beside >= LEAST_HEADS && beside >= above && along > down + CLEARLY;
}

type Sort = 'amount' | 'text' | Atom['kind'];

function sortOf(atom: Atom | undefined): Sort | null {
  if (!atom) return null;
  return isAmount(atom) ? 'amount' : atom.kind;
}

/** Share of the most frequent sort; nothing for fewer than two values. */
function likeness(sorts: readonly (Sort | null)[]): number[] {
  const counts = new Map<Sort, number>();
  let all = 0;
  for (const sort of sorts) {
    if (sort === null) continue;
    all++;
    counts.set(sort, (counts.get(sort) ?? 0) + 1);
  }
  return all < 2 ? [] : [Math.max(...counts.values()) / all];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
