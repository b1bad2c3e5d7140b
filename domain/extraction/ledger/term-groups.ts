import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';

// "Policy A-1: 1/1/2020 - 1/1/2021   Policy A-2: 1/1/2021 - 1/1/2022": several scopes in one line, each with its term.

/** Parts lines that name several keys with a term behind each. */
export function partTermGroups(rows: readonly Row[]): Row[] {
  const parted = rows.flatMap((row): Row[] => {
    const groups = groupsIn(row.atoms);
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
