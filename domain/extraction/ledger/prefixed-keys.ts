import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import { keyOf } from './key-of.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// "GL 1234567-222" in a report that prints "1234567-222" as well: the kind of the policy stands in front of its number.

const CODE = /^[A-Z]{2,4}$/;

/** Parts kinds of scopes from numbers that also stand alone; the kind follows the number, beside whose label it stood. */
export function partPrefixedKeys(rows: readonly Row[], vocabulary: Vocabulary): readonly Row[] {
  const alone = new Set(rows.flatMap(({ atoms }) => atoms.filter(isNumber).map(({ text }) => keyOf(text))));
  const parted = rows.map((row) => {
    const atoms = row.atoms.flatMap((atom) => partsOf(atom, alone, vocabulary));
    return atoms.every((atom, at) => atom === row.atoms[at]) ? row : { ...row, atoms };
  });
  return parted.some((row, at) => row !== rows[at]) ? parted : rows;
}

const isNumber = ({ kind, words }: Atom): boolean => kind === 'id' && words.length === 1;

function partsOf(atom: Atom, alone: ReadonlySet<string>, { isTitle }: Vocabulary): readonly Atom[] {
  const [kind, number] = (atom.kind === 'id' && atom.words.length > 1 && cutAtom(atom, 1)) || [];
  if (!kind || !number || !CODE.test(kind.text) || !alone.has(keyOf(number.text))) return [atom];
  return isTitle(kind.text) ? [number, { ...kind, kind: 'text', value: kind.text }] : [number];
}
