import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { fieldBeside, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

const SHORTEST_TERM = 20;
const LONGEST_TERM = 1200;

/** Whether two dates are the beginning and the end of a term. */
export function isTerm(atoms: readonly Atom[]): boolean {
  const [from, to, more] = atoms;
  if (from?.kind !== 'date' || to?.kind !== 'date' || more) return false;
  const days = (Date.parse(to.value) - Date.parse(from.value)) / 86_400_000;
  return days >= SHORTEST_TERM && days <= LONGEST_TERM;
}

const SAME_EDGE = 4;

/** Whether a term follows an identifier, on its row or at the beginning of the next one: then it is one of a scope. */
export function isBesideTerm(row: Row, key: Atom, rows: readonly Row[]): boolean {
  const dates = row.atoms.filter(({ kind }) => kind === 'date');
  return isYear(dates) || (dates.length === 0 && termBelow(row, key, rows) !== null);
}

/** The row below, where it begins with a term at the left edge of an identifier and prints nothing but amounts besides. */
export function termBelow(row: Row, key: Atom, rows: readonly Row[]): Row | null {
  const below = rows[row.at + 1];
  const [first, second, ...others] = below?.atoms ?? [];
  if (row.atoms[0] !== key || !below || below.page !== row.page || !first || !second) return null;
  const isUnder = Math.abs(first.x0 - key.x0) <= SAME_EDGE && isYear([first, second]);
  return isUnder && others.every(isAmount) ? below : null;
}

const DAY = 86_400_000;

/** "A-1 1/1/2020 to 1/1/2021 Premium $100": without amounts behind what names them, which end the line of a term. */
export function withoutNamedAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const [text, amount] = atoms.slice(-2);
  const isNamed = text?.kind === 'text' && amount?.kind === 'money';
  const before = isNamed ? withoutNamedAmounts(atoms.slice(0, -2)) : atoms;
  return isNamed && before.at(-1)?.kind !== 'date' ? atoms : before;
}

/** Terms of half a year and of a year leave no doubt. */
export function isYear(atoms: readonly Atom[]): boolean {
  const [from, to] = atoms;
  if (!isTerm(atoms) || from?.kind !== 'date' || to?.kind !== 'date') return false;
  const days = (Date.parse(to.value) - Date.parse(from.value)) / DAY;
  return [181, 182, 183, 184, 364, 365, 366].includes(days);
}

const anniversaries = new WeakMap<readonly Row[], ReadonlySet<string>>();

/** Whether the dates of a row are a year that begins on the day on which another year of the document begins or ends. */
export function isAnniversary(dates: readonly Atom[], rows: readonly Row[]): boolean {
  const known = anniversaries.get(rows) ?? repeatedDays(rows);
  anniversaries.set(rows, known);
  return isYear(dates) && dates.every(({ value }) => known.has(dayOf(value)));
}

const dayOf = (date: Atom['value']): string => String(date).slice('YYYY-'.length);

/** Days on which several different years begin. */
function repeatedDays(rows: readonly Row[]): ReadonlySet<string> {
  const years = new Map<string, Set<string>>();
  for (const { atoms } of rows) {
    const dates = atoms.filter(({ kind }) => kind === 'date');
    const [from] = dates;
    if (!from || !isYear(dates)) continue;
    years.set(dayOf(from.value), (years.get(dayOf(from.value)) ?? new Set()).add(String(from.value)));
  }
  return new Set([...years].filter(([, begun]) => begun.size > 1).map(([day]) => day));
}

/** "A-1 | General Liability | Policy period: 1/1/2020 - 1/1/2021 | Retro date: 1/1/2018": a year behind its label. */
export function hasLabelledTerm(row: Row, ledger: Ledger): boolean {
  const [first] = row.atoms;
  if (first?.kind !== 'id') return false;
  return row.atoms.some((atom, at) => {
    if (atom.kind !== 'date' || !row.atoms[at - 1]?.isLabel) return false;
    return fieldBeside(row, at, ledger)?.field === ledger.plan.scope.period && isYear(row.atoms.slice(at, at + 2));
  });
}

/** "A-1 1/1/2020 to 1/1/2021 General Liability": a line of a year and no amounts that says what kind of scope begins. */
export function isHeadOfTerm(row: Row, { vocabulary }: Ledger): boolean {
  const atoms = withoutNamedAmounts(row.atoms);
  if (!isYear(atoms.filter(({ kind }) => kind === 'date')) || atoms.some(({ kind }) => kind === 'money')) return false;
  return atoms.some(({ kind, text }) => kind === 'text' && vocabulary.isTitle(text));
}
