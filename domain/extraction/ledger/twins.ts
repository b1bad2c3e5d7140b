import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isSlashedCode } from './shapes.ts';

export const shapeOf = (text: string): string => text.replace(/[A-Za-z]+/g, 'A').replace(/\d+/g, '0');

const LEAST_APART = 90;
/** How near to each other identifiers may stand whose row begins with their label; two terms may have one key. */
const LEAST_APART_LABELLED = 45;

/** Identifiers of one make in a row that has neither dates nor amounts, unless behind each of them the same ones. */
export function twins(row: Row, isLabelled = false): Atom[] {
  if (row.isFurniture) return [];
  const ids = row.atoms.filter(
    (atom) => atom.kind === 'id' || isSlashedCode(atom) || (atom.kind === 'int' && atom.text.length >= 5),
  );
  const [first] = ids;
  if (!first || ids.length < 2) return [];
  const alike = ids.filter((atom) => shapeOf(atom.text) === shapeOf(first.text));
  const others = alike.filter((atom) => atom !== first && (isLabelled || atom.text !== first.text));
  const all = [first, ...others];
  const apart = isLabelled ? LEAST_APART_LABELLED : LEAST_APART;
  const areApart = all.every((atom, at) => at === 0 || atom.x0 - (all[at - 1]?.x0 ?? 0) > apart);
  const isBare = row.atoms.every(({ kind }) => kind !== 'date' && kind !== 'money');
  return all.length === ids.length && areApart && (isBare || repeats(row, all)) ? all : [];
}

/** "A-1 | Open | $5.00 | A-2 | Closed | $7.00": what stands behind each identifier is of the same kinds. */
function repeats({ atoms }: Row, ids: readonly Atom[]): boolean {
  const starts = ids.map((id) => atoms.indexOf(id));
  const parts = starts.map((from, at) =>
    atoms
      .slice(from, starts[at + 1])
      .map(({ kind }) => kind)
      .join(' '),
  );
  return starts[0] === 0 && parts.every((part) => part === parts[0]);
}
