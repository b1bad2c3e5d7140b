import { fieldPlan, type Plan, recordPlans } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';

/** Cuts "8810 Clerical" into the code and what it stands for, in lines of further figures. */
export function cutCodes(rows: readonly Row[], plan: Plan): void {
  const patterns = recordPlans(plan, 'rows').flatMap(([, own]) => {
    const pattern = own.key === undefined || own.wraps === undefined ? undefined : fieldPlan(own, own.key)?.pattern;
    return pattern ? [pattern] : [];
  });
  if (patterns.length === 0) return;
  const isCode = (text: string): boolean => /^\d/.test(text) && patterns.some((pattern) => pattern.test(text));
  for (const row of rows) {
    row.cells = row.cells.flatMap((cell) => (isCoded(cell, row) ? cut(cell, isCode) : [cell]));
  }
}

const FIGURE = /^[-(]?\$? ?\d[\d,]*(?:\.\d+)?\)?$/;
const LEAST_FIGURES = 2;

const isCoded = ({ x1, words, text }: Cell, { cells }: Row): boolean =>
  words.length > 1 &&
  /^\d+ \p{Lu}/u.test(text) &&
  cells.filter((other) => other.x0 > x1 && FIGURE.test(other.text)).length >= LEAST_FIGURES;

const cut = (cell: Cell, isCode: (text: string) => boolean): Cell[] =>
  isCode(cell.words[0]?.text ?? '') ? [partOf(cell, 0, 1), partOf(cell, 1, cell.words.length)] : [cell];
