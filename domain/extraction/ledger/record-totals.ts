import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

type Likeness = 'several' | 'one' | 'zero' | 'none';

const LONGEST = 40;
const SAME_EDGE = 5;
const CENT = 0.015;
const LEAST_SHARE = 0.3;
/** Of the columns of a total: others print something else. */
const LEAST_EQUAL = 0.7;

/**
 * The totals lines that say no level and sum up the lines of a record: several lines above them, since the record's
 * start, add up to them. A total under a single line is one of a record only where those of other records are.
 */
export function recordTotals(
  totals: readonly Row[],
  starts: ReadonlyMap<number, { kind: string }>,
  ledger: Ledger,
): ReadonlySet<Row> {
  const anchors = [...starts].flatMap(([at, { kind }]) => (kind === 'record' ? [at] : []));
  const first = Math.min(...anchors);
  const others = new Map<number, Likeness>(totals.map((row) => [row.at, 'none']));
  const found = totals.map((row) => {
    const likeness = likenessOf(row, { starts, others, ledger });
    others.set(row.at, likeness);
    return { row, likeness };
  });
  const several = found.filter(({ likeness }) => likeness === 'several').length;
  const summed = found.filter(({ likeness }) => likeness !== 'none');
  if (several >= LEAST_SHARE * Math.max(summed.length, 1) && several > 0) return new Set(summed.map(({ row }) => row));
  // Amounts of cards have no column to compare: there a total in most records is a line of theirs.
  const loose = found.filter(({ row, likeness }) => likeness === 'none' && row.at > first);
  return new Set(loose.length >= anchors.length && anchors.length > 0 ? loose.map(({ row }) => row) : []);
}

interface Known {
  starts: ReadonlyMap<number, { kind: string }>;
  /** Totals lines before this one. */
  others: ReadonlyMap<number, Likeness>;
  ledger: Ledger;
}

function likenessOf(row: Row, { starts, others, ledger }: Known): Likeness {
  const above: Row[] = [];
  for (let at = row.at - 1; at >= 0 && above.length < LONGEST; at--) {
    const each = ledger.rows[at];
    if (!each) break;
    // Sub-totals follow each other inside a record.
    const other = others.get(at);
    if (other !== undefined) return other === 'none' ? 'none' : sumsUp(row, above);
    const start = starts.get(at);
    if (start && start.kind !== 'record') return 'none';
    if (!ledger.tables.isHeading(each) && !each.isFurniture) above.push(each);
    if (start) return sumsUp(row, above);
  }
  return 'none';
}

function sumsUp(total: Row, rows: readonly Row[]): Likeness {
  const sums = amountsOf(total).map((atom) => ({ value: valueOf(atom), parts: partsOf(atom, rows) }));
  const summed = sums.filter(({ parts }) => parts.length > 0);
  if (summed.length === 0) return 'none';
  const equal = summed.filter(
    ({ value, parts }) => Math.abs(parts.reduce((sum, part) => sum + part, 0) - value) <= CENT,
  );
  if (equal.length < LEAST_EQUAL * summed.length) return 'none';
  if (summed.every(({ value }) => value === 0)) return 'zero';
  return summed.some(({ parts }) => parts.length > 1) ? 'several' : 'one';
}

const amountsOf = (row: Row): Atom[] => row.atoms.filter((atom) => isAmount(atom) && isNumeric(atom));

const valueOf = (atom: Atom): number => (isNumeric(atom) ? atom.value : 0);

function partsOf(total: Atom, rows: readonly Row[]): number[] {
  return rows.flatMap((row) => {
    const atom = amountsOf(row).find((each) => Math.abs(each.x1 - total.x1) <= SAME_EDGE);
    return atom ? [valueOf(atom)] : [];
  });
}
