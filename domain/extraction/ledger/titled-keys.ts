import { readAs } from '../../reading/atom-kinds.ts';
import { cutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import type { LedgerPlan } from './plan.ts';
import type { Row } from './rows.ts';
import { isTerm } from './terms.ts';

// "Workers Comp - 944347270 (04-01-20 - 04-01-21)": a heading line names a scope by its kind, its key and its term.

const SEPARATOR = /^[-–—:#•·|]$/;
const LEAST_DIGITS = 4;

/** Parts the key of a scope from the title in front of it, in lines that print its term. */
export function partTitledKeys(rows: readonly Row[], { scope }: LedgerPlan): Row[] {
  return rows.map((row) => {
    const others = row.atoms.filter(({ kind }) => kind !== 'date');
    const [first] = others;
    if (!first || others.length > 2 || !isTerm(row.atoms.filter(({ kind }) => kind === 'date'))) return row;
    const parts = first.kind === 'text' && scope.titlePattern.test(first.text) ? keyAndTitle(first) : null;
    return parts ? { ...row, atoms: row.atoms.flatMap((atom) => (atom === first ? parts : [atom])) } : row;
  });
}

function keyAndTitle(atom: Atom): Atom[] | null {
  const words = atom.words.map(({ text }) => text);
  const at = words.findLastIndex((text) => SEPARATOR.test(text));
  const key = words.slice(at + 1).join(' ');
  if (at < 1 || key.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const typed = readAs(key, 'id') ?? readAs(key, 'int');
  const [title] = cutAtom(atom, at) ?? [];
  const [, rest] = cutAtom(atom, at + 1) ?? [];
  return title && rest && typed ? [title, { ...rest, ...typed, text: key }] : null;
}
