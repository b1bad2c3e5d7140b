import type { Atom } from '../../reading/atom.ts';
import { type Block, fieldBeside, fieldOfColumn, labelBeside, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

const SAME_EDGE = 4;
const NEXT_LINE = 1.1;
const MOST_LINES = 8;

/** The lines below a text that continue it: at the same left edge, closely spaced, and no label or value of their own. */
export function continuationOf(
  atom: Atom,
  field: string,
  { row, block, ledger }: { row: Row; block: Block; ledger: Ledger },
): Atom[] {
  const shape = ledger.plan.fields[field]?.shape;
  const wraps = block.isRuled && (shape === 'name' || (shape === 'id' && field !== ledger.plan.record.key));
  if (shape !== 'text' && shape !== 'label' && !wraps) return [];
  if (atom.kind !== 'text' && shape !== 'id') return [];
  const lines: Atom[] = [];
  let last = row;
  const from = block.rows.indexOf(row) + 1;
  for (const next of block.rows.slice(from, from + MOST_LINES)) {
    if (ledger.tables.isHeading(next) || next.page !== last.page) break;
    if (next.y0 - last.y1 > NEXT_LINE * next.size) break;
    if (shape === 'label' && next.atoms.some((each) => block.used.has(each))) break;
    const at = next.atoms.findIndex((each) => Math.abs(each.x0 - atom.x0) <= SAME_EDGE);
    const line = next.atoms[at];
    if (!line || !continues({ line, at, row: next, field, block, ledger })) {
      if (shape === 'label' || !isBesideText(next, atom)) break;
      last = next;
      continue;
    }
    lines.push(line);
    last = next;
  }
  return lines;
}

/** Lines of other columns may stand between. */
const isBesideText = (row: Row, atom: Atom): boolean => row.atoms.every((each) => Math.abs(each.x0 - atom.x0) > 20);

interface Line {
  line: Atom;
  at: number;
  row: Row;
  field: string;
  block: Block;
  ledger: Ledger;
}

function continues({ line, at, row, field, block, ledger }: Line): boolean {
  const isCode = ledger.plan.fields[field]?.shape === 'id' && (line.kind === 'int' || line.kind === 'id');
  if ((line.kind !== 'text' && !isCode) || line.isLabel || block.used.has(line)) return false;
  if (labelBeside(row, at, ledger) || (labelBeside(row, at + 1, ledger) === line && fieldBeside(row, at + 1, ledger)))
    return false;
  const stacked = block.stacked?.(row, line);
  if (stacked) return false;
  if (isCode) return true;
  const own = fieldOfColumn(row, line, ledger);
  return own === null || own.field === field || !own.isSure || headsBoth(row, line, { field, ledger });
}

/** One heading names both fields: "Claimant / Description". */
function headsBoth(row: Row, line: Atom, { field, ledger }: { field: string; ledger: Ledger }): boolean {
  const [wording = ''] = ledger.tables.headedAt(row, line)?.wordings ?? [];
  return wording.split('/').some((part) => ledger.vocabulary.meaning(part.trim())?.fields.includes(field));
}
