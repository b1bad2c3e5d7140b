import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { keyOf } from './key-of.ts';
import { fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

const found = new WeakMap<Ledger, ReadonlySet<string>>();

/** Identifiers that headings name as keys of scopes. */
export function keysInColumns(ledger: Ledger): ReadonlySet<string> {
  const known = found.get(ledger) ?? readKeys(ledger);
  found.set(ledger, known);
  return known;
}

const readKeys = (ledger: Ledger): ReadonlySet<string> =>
  new Set(
    ledger.rows
      .flatMap((row) =>
        row.atoms.filter(
          (atom) => atom.kind === 'id' && fieldOfColumn(row, atom, ledger)?.field === ledger.plan.scope.key,
        ),
      )
      .map(({ text }) => keyOf(text)),
  );

/** Whether an identifier is one that a list of scopes names as a key. */
export const isKeyOfScope = ({ kind, text }: Atom, ledger: Ledger): boolean =>
  kind === 'id' && keysInColumns(ledger).has(keyOf(text));

export const namesScope = ({ atoms }: Row, ledger: Ledger): boolean => atoms.some((atom) => isKeyOfScope(atom, ledger));

const MOST_BESIDE = 6;

/** The key of a scope that a list names, in a line of its own with no figures: "Reported under A-1", "A-1 - Property". */
export function keyInTitle(row: Row, ledger: Ledger): Atom | null {
  const { atoms } = row;
  const key = atoms.find((atom) => isKeyOfScope(atom, ledger));
  if (!key || row.isFurniture || ledger.tables.isHeading(row)) return null;
  const isBeside = (atom: Atom): boolean => atom.kind === 'text' && atom.words.length <= MOST_BESIDE;
  const isInColumn = fieldOfColumn(row, key, ledger)?.field === ledger.plan.scope.key && atoms.some(isAmount);
  return !isInColumn && atoms.every((atom) => atom === key || isBeside(atom)) ? key : null;
}
