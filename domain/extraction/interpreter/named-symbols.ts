import { type Plan, recordPlans } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';

// "Liability, symbols 7, 8 and 9", "Collision (symbol 7)": the symbols of the autos that a coverage is for, behind its name.

const BEHIND_NAME = /^[(,]?sym(?:bol)?s?[.:]?$/i;
const SYMBOL = /^\d{1,2}[,)]*$/;
const JOINT = /^(?:and|&|\/)$/i;

/** Cuts the symbols from the names before them. */
export function cutSymbols(rows: readonly Row[], plan: Plan, isName: (text: string) => boolean): void {
  const hasSymbols = recordPlans(plan, 'coverage').some(([, { measures }]) => measures.symbols !== undefined);
  if (!hasSymbols) return;
  for (const row of rows) row.cells = row.cells.flatMap((cell) => parted(cell, isName) ?? [cell]);
}

function parted(cell: Cell, isName: (text: string) => boolean): Cell[] | null {
  const at = cell.words.findIndex(({ text }) => BEHIND_NAME.test(text));
  if (at < 1) return null;
  const behind = cell.words.slice(at + 1);
  const count = behind.findIndex(({ text }) => !SYMBOL.test(text) && !JOINT.test(text));
  const end = at + 1 + (count < 0 ? behind.length : count);
  const symbols = cell.words.slice(at + 1, end).filter(({ text }) => SYMBOL.test(text));
  const name = withoutComma(partOf(cell, 0, at));
  if (symbols.length === 0 || !isName(name.text)) return null;
  const text = symbols.map((word) => word.text.replace(/\D/g, '')).join(', ');
  const { x0, x1 } = partOf(cell, at, end);
  const value: Cell = { ...cell, x0, x1, text, words: symbols, shape: 'wording', measure: 'symbols' };
  return [name, value, ...(end < cell.words.length ? [partOf(cell, end, cell.words.length)] : [])];
}

const withoutComma = (cell: Cell): Cell => ({ ...cell, text: cell.text.replace(/[,–-]$/, '') });
