import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isSlashedCode } from './shapes.ts';

export const shapeOf = (text: string): string => text.replace(/[A-Za-z]+/g, 'A').replace(/\d+/g, '0');

const LEAST_APART = 90;
/** How near to each other identifiers may stand whose row begins with their label; two terms may have one key. */
const LEAST_APART_LABELLED = 45;

/** Identifiers of one make in a row that has neither dates nor amounts. */
export function twins(row: Row, isLabelled = false): Atom[] {
  if (row.isFurniture || row.atoms.some(({ kind }) => kind === 'date' || kind === 'money')) return [];
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
  return all.length === ids.length && areApart ? all : [];
}
