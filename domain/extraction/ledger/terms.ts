import type { Atom } from '../../reading/layout.ts';

const SHORTEST_TERM = 20;
const LONGEST_TERM = 1200;

/** Whether two dates are the beginning and the end of a term. */
export function isTerm(atoms: readonly Atom[]): boolean {
  const [from, to, more] = atoms;
  if (from?.kind !== 'date' || to?.kind !== 'date' || more) return false;
  const days = (Date.parse(to.value) - Date.parse(from.value)) / 86_400_000;
  return days >= SHORTEST_TERM && days <= LONGEST_TERM;
}
