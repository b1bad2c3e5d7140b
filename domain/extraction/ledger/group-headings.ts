import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Costs in points of distance. */
const CONTRADICTS = 60;
const REPEATED = 40;
const SKIPPED = { complete: 0, measure: 14, kind: 60 };
const DISTANCE = 0.6;
/** A group whose columns are empty on all pages. */
const EMPTY = 25;

/**
 * Divides the columns of amounts among the headings of a group row ("PAID" over "Loss | Expense"): each heading takes a
 * run of neighbors, at the least cost of distance, contradictions and columns left over.
 */
export function divideGroups(
  headed: readonly HeadedColumn[],
  headings: readonly Group[],
  vocabulary: Vocabulary,
): HeadedColumn[] {
  const groups = headings.toSorted((a, b) => a.atom.x0 - b.atom.x0);
  const named = headed.map((each) => nameUnder(each, groups, vocabulary));
  const amounts = named.filter(({ column, amount }) => column.isNumeric && amount !== null);
  const owners = bestDivision(amounts, groups);
  return named.map((each) => {
    const owner = owners.get(each);
    if (!owner) return each;
    return owner.amount ? { ...each, amount: complete(each.amount, owner.amount) } : { ...each, isUnderUnknown: true };
  });
}

/** "Fees" alone is no amount, and "Paid" over "Fees" is one. */
function nameUnder(each: HeadedColumn, groups: readonly Group[], vocabulary: Vocabulary): HeadedColumn {
  const [wording = ''] = each.wordings;
  if (!each.column.isNumeric || each.amount !== null || wording === '') return each;
  const amounts = groups.map(({ atom }) => vocabulary.meaning(`${atom.text} ${wording}`)?.amount ?? null);
  const amount = amounts.find((found) => found !== null && found.kind !== null);
  return amount ? { ...each, amount: { measure: null, kind: amount.kind, isNet: amount.isNet } } : each;
}

/** A heading over several columns of amounts; null where nobody knows what it says. */
export interface Group {
  atom: Atom;
  amount: AmountMeaning | null;
}

const complete = (own: AmountMeaning | null, group: AmountMeaning): AmountMeaning => ({
  measure: own?.measure ?? group.measure,
  kind: own?.kind ?? group.kind,
  isNet: (own?.isNet ?? false) || group.isNet,
  ...(group.isOtherTime === true && { isOtherTime: true }),
});

interface State {
  cost: number;
  /** Column of each group's run, exclusive end, and the state before. */
  from: number;
  to: number;
  before: State | null;
}

function bestDivision(amounts: readonly HeadedColumn[], groups: readonly Group[]): Map<HeadedColumn, Group> {
  const count = amounts.length;
  const skips = prefixSums(amounts.map(costOfSkipping));
  let states = new Map<number, State>([[0, { cost: 0, from: 0, to: 0, before: null }]]);
  for (const group of groups) {
    const next = new Map<number, State>();
    for (const state of states.values())
      for (const reached of statesAfter(state, group, { amounts, skips })) keepCheaper(next, reached);
    states = next;
  }
  const all = skips[count] ?? 0;
  const ends = [...states].map(([end, state]) => ({ state, cost: state.cost + all - (skips[end] ?? 0) }));
  const [best] = ends.toSorted((a, b) => a.cost - b.cost);
  return ownersOf(best?.state ?? null, amounts, groups);
}

/** Every run of columns that the next group may take after a state. */
function* statesAfter(
  before: State,
  group: Group,
  { amounts, skips }: { amounts: readonly HeadedColumn[]; skips: readonly number[] },
): Generator<State> {
  yield { cost: before.cost + (group.amount ? EMPTY : 0), from: before.to, to: before.to, before };
  for (let from = before.to; from < amounts.length; from++) {
    const skipped = (skips[from] ?? 0) - (skips[before.to] ?? 0);
    for (let to = from + 1; to <= amounts.length; to++) {
      const cost = before.cost + skipped + costOfRun(amounts.slice(from, to), group);
      yield { cost, from, to, before };
    }
  }
}

function keepCheaper(states: Map<number, State>, state: State): void {
  const known = states.get(state.to);
  if (!known || state.cost < known.cost) states.set(state.to, state);
}

function ownersOf(
  last: State | null,
  amounts: readonly HeadedColumn[],
  groups: readonly Group[],
): Map<HeadedColumn, Group> {
  const owners = new Map<HeadedColumn, Group>();
  let state = last;
  for (let at = groups.length - 1; at >= 0 && state; at--) {
    const group = groups[at];
    if (group) for (const column of amounts.slice(state.from, state.to)) owners.set(column, group);
    state = state.before;
  }
  return owners;
}

function prefixSums(costs: readonly number[]): number[] {
  const sums = [0];
  for (const cost of costs) sums.push((sums.at(-1) ?? 0) + cost);
  return sums;
}

function costOfSkipping({ amount }: HeadedColumn): number {
  if (!amount) return 0;
  if (amount.measure !== null && amount.kind !== null) return SKIPPED.complete;
  if (amount.measure === null) return SKIPPED.kind;
  return SKIPPED.measure;
}

function costOfRun(run: readonly HeadedColumn[], { atom, amount }: Group): number {
  const left = Math.min(...run.map(({ column }) => column.x0));
  const right = Math.max(...run.map(({ column }) => column.x1));
  let cost = DISTANCE * Math.abs((left + right) / 2 - (atom.x0 + atom.x1) / 2);
  const seen = new Set<string>();
  for (const { amount: own } of run) {
    if (!own) continue;
    const contradicts = amount === null ? false : amount.measure !== null ? own.measure !== null : own.kind !== null;
    if (contradicts && (own.measure !== amount?.measure || amount.measure === null)) cost += CONTRADICTS;
    const half = `${own.measure}/${own.kind}`;
    if (seen.has(half)) cost += REPEATED;
    seen.add(half);
  }
  return cost;
}
