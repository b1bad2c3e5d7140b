import { fieldPlan } from '../../plan.ts';
import type { Cell, Row } from '../cells.ts';
import { fieldValue } from '../field-values.ts';
import type { Spread } from './pairs.ts';
import { isLoose, type Target, type ThingSearch, targetsOf } from './targets.ts';

// Lines of a table with a column for each thing whose labels are nobody's wording: their values tell the field.

/** A line of values, and the fields that they may be. */
interface Unnamed {
  row: Row;
  values: readonly Cell[];
  targets: readonly Target[];
}

/** The lines of a table, those without a known label too where all of their values are of one kind and only one field of that kind is left. */
export function withUnnamed(spreads: readonly Spread[], search: ThingSearch): Spread[] {
  const told = new Set(spreads.flatMap(({ targets }) => targets.map(({ field }) => field)));
  const unnamed = between(spreads, search.rows).flatMap((row) => unnamedLine(row, spreads, told, search));
  const sole = unnamed.filter(({ targets: [own, more] }) => {
    const others = unnamed.filter(({ targets }) => targets.some(({ field }) => field === own?.field));
    return own !== undefined && !more && others.length === 1;
  });
  return [...spreads, ...sole].toSorted((a, b) => a.row.at - b.row.at);
}

const MOST_ABOVE = 2;

/** The other lines of a table, from the line or two above the first that is known to the last. */
function between(spreads: readonly Spread[], rows: readonly Row[]): Row[] {
  const known = spreads.map(({ row }) => row.at);
  const [from, to] = [Math.min(...known) - MOST_ABOVE, Math.max(...known) + 1];
  return rows.filter(({ at }) => at >= from && at <= to && !known.includes(at));
}

function unnamedLine(row: Row, spreads: readonly Spread[], told: ReadonlySet<string>, search: ThingSearch): Unnamed[] {
  const [label, ...values] = row.cells;
  const isFull = spreads.some(
    ({ values: own }) => own.length === values.length && own.every((cell, at) => isUnder(cell, values[at])),
  );
  if (!label || label.shape !== null || values.length < 2 || !isFull || targetsOf(label.text, search).length > 0)
    return [];
  const targets = Object.entries(search.plan.fields).flatMap(([field]): Target[] => {
    const own = fieldPlan(search.plan, field);
    const target = own && { field, own, tier: 2 as const };
    return target && !told.has(field) && areOf(target, values) ? [target] : [];
  });
  const sure = targets.filter((target) => !isLoose(target));
  return [{ row, values, targets: sure.length > 0 ? sure : targets }];
}

const isUnder = (cell: Cell, other: Cell | undefined): boolean =>
  other !== undefined && cell.x0 < other.x1 && other.x0 < cell.x1;

/** Whether each value shows the kind of the field; numbers of things differ and are no figures. */
function areOf({ own }: Target, values: readonly Cell[]): boolean {
  if (own.kind === 'id') {
    const isOwn = ({ text, shape }: Cell): boolean => shape === null && /\d{3}/.test(text) && !text.includes(' ');
    return values.every(isOwn) && new Set(values.map(({ text }) => text)).size === values.length;
  }
  if (isLoose({ field: '', own, tier: 2 }) || own.kind === 'choice') return false;
  const isKind = ({ text, shape }: Cell): boolean =>
    own.kind === 'money' ? shape === 'money' : own.kind !== 'share' || text.endsWith('%');
  return values.every((cell) => isKind(cell) && fieldValue([cell], own) !== undefined);
}
