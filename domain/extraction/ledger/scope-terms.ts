import type { Atom } from '../../reading/layout.ts';
import type { Found } from './fields.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { isTerm, isYear } from './terms.ts';

/** Two dates a term apart on the key's row need no label. */
export function addTerm(fields: Map<string, Found>, rows: readonly Row[], first: Row, ledger: Ledger): void {
  const { scope } = ledger.plan;
  const period = fields.get(scope.period);
  const pairs = period && period.atoms.length > 1 ? [period.atoms] : [];
  for (const row of [first, ...rows]) pairs.push(datesOfTerm(row, ledger), ...termsBehind(row));
  const hasBoth = fields.has(scope.from) && fields.has(scope.to);
  const pair = hasBoth ? undefined : pairs.find(isTerm);
  const [from, to] = pair ?? [];
  if (!from || !to) return;
  fields.set(scope.from, { field: scope.from, atoms: [from], row: first, score: 2 });
  fields.set(scope.to, { field: scope.to, atoms: [to], row: first, score: 2 });
}

/** Without those that a label names as another date: "A-1  Acme Inc  1/1/2020 - 1/1/2021  Report date: 3/1/2021". */
function datesOfTerm({ atoms }: Row, { plan, vocabulary }: Ledger): Atom[] {
  const { from, to, period } = plan.scope;
  return atoms.filter(({ kind }, at) => {
    const label = atoms[at - 1];
    const named = kind === 'date' && label?.isLabel ? (vocabulary.meaning(label.text)?.fields ?? []) : [];
    return kind === 'date' && (named.length === 0 || named.some((field) => [from, to, period].includes(field)));
  });
}

/** "A-1  1/1/2020 to 1/1/2021  As of 3/1/2021": the two dates right behind an identifier. */
const termsBehind = ({ atoms }: Row): Atom[][] => {
  const at = atoms.findIndex(({ kind }) => kind === 'id');
  const term = atoms.slice(at + 1, at + 3);
  return at >= 0 && isYear(term) ? [term] : [];
};
