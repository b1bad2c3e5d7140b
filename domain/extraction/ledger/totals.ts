import type { AmountCell } from './amount-lines.ts';
import type { Found } from './fields.ts';
import type { Ledger } from './ledger.ts';
import type { Entry } from './entry.ts';
import type { Scope, Totals } from './scope-entries.ts';
import type { Count } from './counts.ts';

const CENT = 0.05;

interface Placing {
  totals: readonly Totals[];
  scopes: readonly Scope[];
  records: readonly Entry[];
  ledger: Ledger;
}

/** What the document prints for all records together. */
export interface Grand {
  fields: Map<string, Found>;
  amounts: Map<string, AmountCell>;
  counts: Map<Count['which'], Count>;
}

/** Gives printed totals to scopes and to the document; lines that do not say so are compared with sums of the records. */
export function placeTotals({ totals, scopes, records, ledger }: Placing): Grand {
  const grand: Grand = { fields: new Map(), amounts: new Map(), counts: new Map() };
  const ofAll: Totals[] = [];
  const ofScopes = new Map<Scope, Totals[]>();
  for (const total of totals) {
    const { scope } = total;
    const level = total.level === 'bare' ? levelBySums(total, { scope, records, ledger }) : total.level;
    if (level === 'grand') ofAll.push(total);
    else if (level === 'scope' && scope) ofScopes.set(scope, [...(ofScopes.get(scope) ?? []), total]);
  }
  for (const [scope, own] of ofScopes)
    for (const total of ofOneScope(own, scope)) fill(scope, fitted(total, scope.records, ledger));
  for (const total of bySupport(ofAll, records)) fill(grand, fitted(total, records, ledger));
  const [only] = scopes;
  if (only && scopes.length === 1) {
    if (isBare(grand)) fill(grand, only);
    else if (isBare(only)) fill(only, grand);
  }
  return grand;
}

/** Lines that do sum up everything, those that say so, and then the last of the others, as groups come before. */
function bySupport(totals: readonly Totals[], records: readonly Entry[]): Totals[] {
  const sums = totals.filter((total) => likeness(total, records) > 0);
  const others = totals.filter((total) => !sums.includes(total));
  const told = others.filter(({ level }) => level === 'grand');
  const bare = others.filter(({ level }) => level !== 'grand').toReversed();
  return [...sums.toSorted((a, b) => likeness(b, records) - likeness(a, records)), ...told, ...bare];
}

/** Lines that neither say what they sum up nor are sums of the records of a scope come last: they are of groups. */
function ofOneScope(totals: readonly Totals[], { records }: Scope): Totals[] {
  const isMeant = (total: Totals): boolean => total.level === 'scope' || likeness(total, records) >= 1;
  return [...totals.filter(isMeant), ...totals.filter((total) => !isMeant(total))];
}

const isBare = ({ amounts, counts }: Grand): boolean => amounts.size === 0 && counts.size === 0;

const fitted = (total: Totals, records: readonly Entry[], ledger: Ledger): Totals =>
  counted(inKinds(total, records, ledger), records);

/** "Total loss paid" beside "Total expense paid": the kind whose amounts in the records add up to it, where these print no total. */
function inKinds(total: Totals, records: readonly Entry[], { plan }: Ledger): Totals {
  const isTotal = (slot: string): boolean => slot.endsWith(`.${plan.amounts.totalKind}`);
  const amounts = [...total.amounts].map(
    ([slot, cell]) => [isTotal(slot) ? kindOf(slot, cell, { total, records }) : slot, cell] as const,
  );
  return { ...total, amounts: new Map(amounts) };
}

function kindOf(
  slot: string,
  { value }: AmountCell,
  { total, records }: { total: Totals; records: readonly Entry[] },
): string {
  const isOfMeasure = (other: string): boolean => other !== slot && other.split('.')[0] === slot.split('.')[0];
  const hasSiblings = [...total.amounts.keys()].some(isOfMeasure);
  if (!hasSiblings || value === 0 || records.some(({ amounts }) => amounts.has(slot))) return slot;
  const kinds = new Set(records.flatMap(({ amounts }) => [...amounts.keys()].filter(isOfMeasure)));
  const isSum = (kind: string): boolean => Math.abs(sumOf(kind, records) - Math.abs(value)) <= CENT;
  const [kind, other] = [...kinds].filter((each) => !total.amounts.has(each) && isSum(each));
  return kind !== undefined && other === undefined ? kind : slot;
}

const sumOf = (slot: string, records: readonly Entry[]): number =>
  records.reduce((all, record) => all + Math.abs(record.amounts.get(slot)?.value ?? 0), 0);

/** A total with the number behind its word as the count of its records, if there are as many. */
function counted(total: Totals, records: readonly Entry[]): Totals {
  const { counts, bareCount } = total;
  if (counts.has('all') || bareCount?.value !== records.length) return total;
  return { ...total, counts: new Map([...counts, ['all', bareCount]]) };
}

function fill(into: Grand, from: Grand): void {
  for (const [slot, cell] of from.amounts) if (!into.amounts.has(slot)) into.amounts.set(slot, cell);
  for (const [which, count] of from.counts) if (!into.counts.has(which)) into.counts.set(which, count);
}

function levelBySums(
  total: Totals,
  { scope, records }: { scope: Scope | null; records: readonly Entry[]; ledger: Ledger },
): 'grand' | 'scope' | null {
  const ofScope = scope ? likeness(total, scope.records) : 0;
  const ofAll = likeness(total, records);
  if (ofScope === 0 && ofAll === 0) return scope ? 'scope' : 'grand';
  return ofAll > ofScope || !scope ? 'grand' : 'scope';
}

/** How many of the printed figures are those of the records. */
function likeness({ amounts, counts }: Totals, records: readonly Entry[]): number {
  // without records a total of nothing would be like them
  if (records.length === 0) return 0;
  let equal = 0;
  for (const [slot, { value }] of amounts) {
    if (Math.abs(sumOf(slot, records) - Math.abs(value)) <= CENT) equal += value === 0 ? 0.1 : 1;
  }
  const count = counts.get('all');
  if (count && count.value === records.length) equal += 1;
  return equal;
}
