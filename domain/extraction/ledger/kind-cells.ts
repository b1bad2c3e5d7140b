import type { Atom } from '../../reading/layout.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// "INDEM", "MEDCL", "ALAE" and "COMBINED" below each other say what the amounts beside them are, whatever heading stands above.

const LEAST_KINDS = 3;
const LEAST_SHARE = 0.8;
const SAME_EDGE = 3;

const known = new WeakMap<readonly Row[], readonly number[]>();

/** Whether an atom is one of the kinds of amounts that stand below each other, of which one is their total. */
export function isKindCell(row: Row, atom: Atom, ledger: Ledger): boolean {
  if (headIn(row) !== atom || kindOf(atom, ledger) === null) return false;
  const edges = known.get(ledger.rows) ?? edgesOfKinds(ledger);
  known.set(ledger.rows, edges);
  return edges.some((x0) => Math.abs(x0 - atom.x0) <= SAME_EDGE);
}

/** The text right in front of a row's amounts. */
function headIn({ atoms }: Row): Atom | undefined {
  const head = atoms[atoms.findIndex(({ kind }) => kind === 'money') - 1];
  return head?.kind === 'text' && !head.isLabel ? head : undefined;
}

/** The left edges at which nearly all texts in front of amounts are kinds. */
function edgesOfKinds(ledger: Ledger): number[] {
  const columns: { x0: number; heads: Atom[] }[] = [];
  for (const row of ledger.rows) {
    const head = ledger.tables.isHeading(row) ? undefined : headIn(row);
    const column = head && columns.find(({ x0 }) => Math.abs(x0 - head.x0) <= SAME_EDGE);
    if (column) column.heads.push(head);
    else if (head) columns.push({ x0: head.x0, heads: [head] });
  }
  return columns.flatMap(({ x0, heads }) => {
    const kinds = heads.flatMap((head) => kindOf(head, ledger) ?? []);
    const distinct = new Set(kinds);
    const areKinds = distinct.size >= LEAST_KINDS && distinct.has(ledger.plan.amounts.totalKind);
    return areKinds && kinds.length >= LEAST_SHARE * heads.length ? [x0] : [];
  });
}

function kindOf({ text }: Atom, { vocabulary }: Ledger): string | null {
  const amount = vocabulary.meaning(text)?.amount;
  return amount?.measure === null ? amount.kind : null;
}
