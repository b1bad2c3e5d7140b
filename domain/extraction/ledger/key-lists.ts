import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { keyOf } from './key-of.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

/** A line that begins with the key of a scope. */
interface Listed {
  row: Row;
  key: Atom;
}

const LEAST_LISTED = 2;

/**
 * Lines right below each other that begin with keys which labels or headings name elsewhere, another one each: a list of the
 * scopes, whatever the heading above it says.
 */
export function listedKeys(ledger: Ledger, taken: ReadonlySet<number>): Listed[] {
  const known = namedKeys(ledger);
  if (known.size < LEAST_LISTED) return [];
  const lists: Listed[][] = [];
  for (const row of ledger.rows) {
    const key = row.isFurniture || taken.has(row.at) || ledger.tables.isHeading(row) ? null : keyAtStart(row, known);
    if (!key) continue;
    const list = lists.at(-1);
    if (list?.at(-1)?.row.at === row.at - 1) list.push({ row, key });
    else lists.push([{ row, key }]);
  }
  return lists.filter(areDistinct).flat();
}

/** The identifier at the beginning of a line with amounts or a term. */
function keyAtStart({ atoms }: Row, known: ReadonlySet<string>): Atom | null {
  const [first, ...others] = atoms;
  const isKey = first !== undefined && (first.kind === 'id' || first.kind === 'int') && known.has(keyOf(first.text));
  return isKey && others.some((atom) => isAmount(atom) || atom.kind === 'date') ? first : null;
}

const areDistinct = (list: readonly Listed[]): boolean =>
  list.length >= LEAST_LISTED && new Set(list.map(({ key }) => keyOf(key.text))).size === list.length;

function namedKeys(ledger: Ledger): ReadonlySet<string> {
  const { key } = ledger.plan.scope;
  const named = ledger.rows.flatMap((row) =>
    row.atoms.filter((atom, at) => {
      if (atom.kind !== 'id' && atom.kind !== 'int') return false;
      return (fieldBeside(row, at, ledger) ?? fieldOfColumn(row, atom, ledger))?.field === key;
    }),
  );
  return new Set(named.map(({ text }) => keyOf(text)));
}
