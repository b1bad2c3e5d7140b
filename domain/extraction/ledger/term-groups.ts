import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';

// "Policy A-1: 1/1/2020 - 1/1/2021   Policy A-2: 1/1/2021 - 1/1/2022": several scopes in one line, each with its term; "for the
// terms 1/1/2020 to 1/1/2021; 1/1/2021 to 1/1/2022": the terms of one scope.

/** Parts lines that name several keys with a term behind each, or several terms. */
export function partTermGroups(rows: readonly Row[]): Row[] {
  const parted = rows.flatMap((row): Row[] => {
    const [keyed, listed] = [groupsIn(row.atoms), termsIn(row)];
    const groups = keyed.length > 1 ? keyed : listed;
    return groups.length > 1 ? groups.map((atoms) => ({ ...row, ...around(atoms), atoms })) : [row];
  });
  return parted.map((row, at) => (row.at === at ? row : { ...row, at }));
}

function groupsIn(atoms: readonly Atom[]): Atom[][] {
  const groups: Atom[][] = [[]];
  for (const [at, atom] of atoms.entries()) {
    groups.at(-1)?.push(atom);
    const isEnd = isYear(atoms.slice(at - 1, at + 1)) && atoms[at - 2]?.kind === 'id';
    if (isEnd && at < atoms.length - 1) groups.push([]);
  }
  const areWhole = groups.every(
    (group) => group.filter(({ kind }) => kind === 'id').length === 1 && isYear(group.slice(-2)),
  );
  return areWhole ? groups : [];
}

/** Between the terms of a list, in font sizes: those of columns stand further apart. */
const WIDEST = 4;

/** The terms that end a row, one right behind the other; what stands in front of them goes with the first. */
function termsIn({ atoms, size, isFurniture }: Row): Atom[][] {
  const from = atoms.findIndex(({ kind }) => kind === 'date');
  const [before, dates] = [atoms.slice(0, Math.max(from, 0)), atoms.slice(from)];
  if (isFurniture || from < 0 || before.some(({ kind }) => kind !== 'text')) return [];
  const isClose = ({ x0 }: Atom, at: number): boolean => at === 0 || x0 - (dates[at - 1]?.x1 ?? 0) < WIDEST * size;
  const terms = dates.flatMap((_, at) => (at % 2 === 0 ? [dates.slice(at, at + 2)] : []));
  if (!dates.every(isClose) || !terms.every(isYear)) return [];
  return terms.map((term, at) => (at === 0 ? [...before, ...term] : term));
}
