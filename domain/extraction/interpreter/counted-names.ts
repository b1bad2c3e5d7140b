import { type EntityPlan, fieldPlan } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell } from './cells.ts';
import type { Header } from './headers.ts';

/** "1 Ann Poe", "2. John Poe", "#3 Eve Poe". */
const COUNTED = /^#?0?(\d{1,2})[.):]? (?=\p{L})/u;

interface Table {
  columns: ReadonlyMap<Cell, Header>;
  list: string;
  plan: EntityPlan;
}

/** The cells of columns of names, without the numbers that count them from one on. */
export function withoutCounts({ columns, list, plan }: Table): ReadonlyMap<Cell, Cell> {
  const isOfNames = ({ fields }: Header): boolean =>
    fields.some((own) => own.list === list && fieldPlan(plan, own.field)?.kind === 'name');
  const headers = [...new Set(columns.values())].filter(isOfNames);
  return new Map(
    headers.flatMap((header) => cutCounts([...columns].flatMap(([cell, own]) => (own === header ? [cell] : [])))),
  );
}

function cutCounts(cells: readonly Cell[]): [Cell, Cell][] {
  const inOrder = cells.toSorted((a, b) => a.row.at - b.row.at);
  const counted = inOrder.filter((cell) => cell.row.cells[0] === cell && COUNTED.test(cell.text));
  const isInOrder = counted.every(({ text }, at) => Number(COUNTED.exec(text)?.[1]) === at + 1);
  return isInOrder ? counted.map((cell) => [cell, partOf(cell, 1, cell.words.length)]) : [];
}
