import { recutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { fitsField } from './shapes.ts';

// "Cause / Body Part" over "Caught in machine / Finger": a column of two values that a sign parts in its cells too.

const SIGN = '/';

/** The two parts of a cell, each with its field; null where the cell or its heading has not two of them. */
export function pairInCell(row: Row, atom: Atom, ledger: Ledger): { field: string; atom: Atom }[] | null {
  const at = atom.words.findIndex(({ text }) => text === SIGN);
  if (atom.kind !== 'text' || at < 1 || atom.words.findLastIndex(({ text }) => text === SIGN) !== at) return null;
  const [left, ...more] = recutAtom(atom, 0, at);
  const [right, ...rest] = recutAtom(atom, at + 1, atom.words.length);
  if (!left || !right || more.length + rest.length > 0) return null;
  for (const wording of ledger.tables.headedAt(row, atom)?.wordings ?? []) {
    const [first, second, third] = wording.split(SIGN).map((part) => fieldsOf(part, ledger));
    if (!first || !second || third) continue;
    const one = first.find((field) => fitsField(field, left, ledger));
    const other = second.find((field) => field !== one && fitsField(field, right, ledger));
    if (one !== undefined && other !== undefined)
      return [
        { field: one, atom: left },
        { field: other, atom: right },
      ];
  }
  return null;
}

const fieldsOf = (part: string, { vocabulary }: Ledger): readonly string[] =>
  vocabulary.meaning(part.trim())?.fields ?? [];
