import type { Atom } from '../../reading/layout.ts';
import { keyOf } from './key-of.ts';
import { fieldBeside, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';

// "Fund agreement WC16-1381 5/1/16 to 5/1/17": lines of one make that print an identifier and a term of a year, each another one, are
// those of scopes, whatever words stand in front and whatever columns the dates happen to stand in.

interface Line {
  row: Row;
  key: Atom;
}

const LEAST_TERMS = 2;
const PLACE = 4;

/** Lines of identifiers with terms that begin scopes, among rows that are nothing else. */
export function termSeries(taken: ReadonlySet<number>, ledger: Ledger) {
  const makes = new Map<string, (Line | null)[]>();
  for (const row of ledger.rows) {
    if (row.isFurniture || taken.has(row.at) || ledger.tables.isHeading(row)) continue;
    const make = makeOf(row);
    if (make !== null) makes.set(make, [...(makes.get(make) ?? []), lineOf(row, ledger)]);
  }
  const series = [...makes.values()].filter(areTerms);
  return series.flatMap((lines) => lines.map((line) => ({ ...line, isLabelled: true, isTableRow: false })));
}

const areTerms = (lines: readonly (Line | null)[]): lines is Line[] => {
  const keys = new Set(lines.map((line) => keyOf(line?.key.text ?? '')));
  return lines.every((line) => line !== null) && lines.length >= LEAST_TERMS && keys.size === lines.length;
};

/** Kinds and places of what is no text, for rows that print two dates and no amount. */
function makeOf({ atoms }: Row): string | null {
  const dates = atoms.filter(({ kind }) => kind === 'date');
  if (dates.length !== 2 || atoms.some(({ kind }) => kind === 'money')) return null;
  return atoms
    .filter(({ kind }) => kind === 'id' || kind === 'date')
    .map(({ kind, x0 }) => `${kind}@${Math.round(x0 / PLACE)}`)
    .join(' ');
}

/** Null where the dates are no term of a year, or the identifier is named as another one. */
function lineOf(row: Row, ledger: Ledger): Line | null {
  const { atoms } = row;
  const dates = atoms.filter(({ kind }) => kind === 'date');
  const [key, other] = atoms.filter(({ kind }) => kind === 'id');
  if (!key || other || !isYear(dates) || (dates[0]?.x0 ?? 0) < key.x0) return null;
  const named = fieldBeside(row, atoms.indexOf(key), ledger)?.field;
  return named === ledger.plan.record.key || ledger.plan.record.otherKeys.includes(named ?? '') ? null : { row, key };
}
