import { ownValue } from '../../lookup.ts';
import { isAmount } from '../../reading/atom.ts';
import { asText } from '../../reading/atom-kinds.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "Indemnity | E" over "Paid 10.00 5.00": a letter alone says nothing, in a line of kinds over as many amounts it is one.

/** The rows with letters of kinds spelled out in lines of headings that name nothing but kinds. */
export function spellKinds(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const spelled = rows.map((row, at) => {
    const kinds = row.atoms.map((atom) => kindOf(atom, meanings));
    const below = rows[at + 1]?.atoms.filter(isAmount).length;
    const areKinds = kinds.length === below && !kinds.includes(null) && new Set(kinds).size === kinds.length;
    const isKnown = row.atoms.some(({ text }) => text.length > 1);
    if (!areKinds || !isKnown || row.atoms.every(({ text }) => text.length > 1)) return row;
    return { ...row, atoms: row.atoms.map((atom, index) => spelledOut(atom, kinds[index], meanings)) };
  });
  return spelled.some((row, at) => row !== rows[at]) ? spelled : rows;
}

/** The kind that a heading or a letter names; null for everything else. */
function kindOf({ kind, isLabel, text }: Atom, { vocabulary, plan }: Meanings): string | null {
  if (kind !== 'text' || isLabel) return null;
  if (text.length === 1) return ownValue(plan.amounts.letters, text.toLowerCase()) ?? null;
  const amount = vocabulary.meaning(text)?.amount;
  return amount?.measure === null ? amount.kind : null;
}

function spelledOut(atom: Atom, kind: string | null | undefined, { plan }: Meanings): Atom {
  const words = kind == null ? undefined : ownValue(plan.amounts.kinds, kind);
  const [word] = words?.trim().split(/\s+/) ?? [];
  return atom.text.length > 1 || word === undefined ? atom : { ...atom, ...asText(word), text: word };
}
