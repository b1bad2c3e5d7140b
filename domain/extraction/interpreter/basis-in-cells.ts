import { normalize } from '../../text/normalize.ts';
import { textRun } from '../../reading/text-run.ts';
import { type Cited, cite } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue, wordingsOf } from './field-values.ts';

const FIGURE = /^\$?\d[\d,]*$/;
const MARKS = /^[([]+|[)\]:,]+$/g;

/** "(p) 184,000", "Sales 60,000", "$60,000 cost" in one column: the amount of a basis with what it is counted in. */
export function addBasisAndAmount(row: Row, values: Map<string, Cited>, plan: RowsPlan): void {
  const { basis = '', amount = '' } = plan.rated ?? {};
  const [ofBasis, ofAmount] = [fieldPlan(plan, basis), fieldPlan(plan, amount)];
  if (!ofBasis || !ofAmount || values.has(amount)) return;
  const found = row.cells.map((cell) => pairIn(cell, ofBasis, ofAmount)).find((pair) => pair !== undefined);
  if (!found) return;
  // What another field of the column took is the amount.
  for (const [field, { words }] of values)
    if (words.some((word) => found.counted.words.includes(word))) values.delete(field);
  values.set(basis, found.named).set(amount, found.counted);
}

function pairIn(cell: Cell, ofBasis: FieldPlan, ofAmount: FieldPlan): { named: Cited; counted: Cited } | undefined {
  const words = [cell, ...closeBehind(cell)].flatMap((one) => one.words);
  const [figure, more] = words.filter(({ text }) => FIGURE.test(text));
  if (!figure || more) return undefined;
  const rest = words.filter((word) => word !== figure && word.text !== '$');
  const name = textRun(rest).text.replace(MARKS, '');
  const counted = fieldValue([{ ...cell, text: figure.text.replace('$', ''), words: [figure] }], ofAmount);
  const named = cite(name, { page: cell.page, words: rest });
  return counted && named && wordingsOf(ofBasis).has(normalize(name)) ? { named, counted } : undefined;
}

/** "Sales" with "60,000" in one text, that was cut as a name and its value. */
function closeBehind(cell: Cell): Cell[] {
  const next = cell.row.cells[cell.row.cells.indexOf(cell) + 1];
  return next && next.x0 - cell.x1 < cell.size && FIGURE.test(next.text) ? [next] : [];
}
