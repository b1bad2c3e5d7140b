import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { AmountMeaning } from './amount-heading.ts';
import { excludedKind, type Figures } from './excluded-kinds.ts';
import type { HeadedColumn } from './headed-column.ts';
import { wordsOfKey } from './headers.ts';
import type { Ledger } from './ledger.ts';
import { isHeadedByMeasure } from './row-heads.ts';
import type { Row } from './rows.ts';
import type { Table } from './tables.ts';

// "Paid | Zorvane | Incurred": one column, or one group of columns, whose heading nobody knows, beside headings of all measures
// but one. It is the measure that is missing, where it has that one's place and the sums of all rows allow it.

const LEAST_SHARE = 0.9;
const CENT = 0.015;
const MOST_ROWS = 80;

/** What columns mean. */
type Names = readonly (readonly [HeadedColumn, AmountMeaning])[];

/** The ledger with columns named by what is missing among the measures and kinds of their table. */
export function nameByExclusion(ledger: Ledger): Ledger {
  const named = new Map<HeadedColumn['column'], AmountMeaning>();
  const groups = new Map<string, Table[]>();
  for (const table of ledger.tables.all) {
    const words = wordsOfKey(table.key);
    groups.set(words, [...(groups.get(words) ?? []), table]);
  }
  for (const tables of groups.values())
    for (const [{ column }, amount] of namesInAlike(tables, ledger)) named.set(column, amount);
  if (named.size === 0) return ledger;
  const { headedAt } = ledger.tables;
  const renamed = (headed: HeadedColumn | null): HeadedColumn | null => {
    const amount = headed && named.get(headed.column);
    return headed && amount ? { ...headed, amount } : headed;
  };
  return { ...ledger, tables: { ...ledger.tables, headedAt: (row, atom) => renamed(headedAt(row, atom)) } };
}

/** Tables of the same headings tell each other what a heading means; where they contradict each other, none is believed. */
function namesInAlike(tables: readonly Table[], ledger: Ledger): Names {
  const found = tables.map((table) => {
    const columns = figuresOf(table, ledger);
    return { columns, names: [...namedBefore(columns, table), ...namesIn(columns, ledger)] };
  });
  const kindOf = ({ kind }: AmountMeaning): string => kind ?? ledger.plan.amounts.totalKind;
  const meanings = new Map<string, AmountMeaning | null>();
  for (const [{ wordings }, amount] of found.flatMap(({ names }) => names)) {
    const key = wordings[0] ?? '';
    const known = meanings.get(key);
    const isSame = known === undefined || (known?.measure === amount.measure && kindOf(known) === kindOf(amount));
    meanings.set(key, isSame ? amount : null);
  }
  return found.flatMap(({ columns, names }): Names => {
    const own = names.filter(([{ wordings, isUnderUnknown }]) => isUnderUnknown || meanings.get(wordings[0] ?? ''));
    if (names.length > 0) return own;
    return columns.flatMap(({ headed, amount }): Names => {
      const meaning = amount === null ? meanings.get(headed.wordings[0] ?? '') : null;
      return meaning ? [[headed, meaning]] : [];
    });
  });
}

/** The columns that sums have named already. */
const namedBefore = (columns: readonly Figures[], { headed }: Table): Names =>
  columns.flatMap(({ headed: { column, ...rest }, amount }): Names => {
    const printed = headed.find((each) => each.column === column);
    return amount && printed?.amount === null ? [[{ column, ...rest }, amount]] : [];
  });

function figuresOf(table: Table, ledger: Ledger): Figures[] {
  const { rows, tables, vocabulary } = ledger;
  const isBody = (row: Row): boolean =>
    !row.isFurniture && tables.tableOf(row) === table && row.atoms.filter(isAmount).length > 1;
  const body = rows.filter(isBody).slice(0, MOST_ROWS);
  const cells = new Map<HeadedColumn['column'], Figures & { values: (number | null)[] }>();
  for (const [at, row] of body.entries()) {
    for (const atom of row.atoms) {
      const headed = isAmount(atom) ? tables.headedAt(row, atom) : null;
      if (!headed?.column.isNumeric) continue;
      const known = cells.get(headed.column);
      const values = known?.values ?? body.map(() => null);
      values[at] = isNumeric(atom) ? atom.value : 0;
      if (!known) cells.set(headed.column, { headed, amount: headed.amount, values });
    }
  }
  const isOther = ({ headed: { wordings, amount, stack } }: Figures): boolean => {
    const isField = amount === null && (vocabulary.meaning(wordings[0] ?? '')?.fields.length ?? 0) > 0;
    return isField || stack !== undefined || amount?.isOtherTime === true || amount?.owner !== undefined;
  };
  // The measures in front of rows are those of kinds: such rows do not add up from left to right.
  const isHeaded = body.map((row) => isHeadedByMeasure(row, ledger));
  const areHeaded = isHeaded.filter(Boolean).length * 2 > body.length;
  const kept = body.flatMap((_, at) => (isHeaded[at] === areHeaded ? [at] : []));
  return [...cells.values()]
    .filter((each) => !isOther(each))
    .map((each) => ({ ...each, values: kept.map((at) => each.values[at] ?? null) }))
    .toSorted((a, b) => a.headed.column.x1 - b.headed.column.x1);
}

/** Values by row; null where one of the columns has none. */
type Values = readonly (number | null)[];

/** A column that nobody knows, or the kinds below a heading that nobody knows. */
interface Unit {
  columns: readonly Figures[];
  values: Values;
  /** The places of the first and last column. */
  from: number;
  to: number;
}

interface Solution {
  unit: Unit;
  measure: string;
  kind: string | null;
  /** Rows in which the unit is more than nothing. */
  filled: number;
}

function namesIn(columns: readonly Figures[], ledger: Ledger): Names {
  const kind = excludedKind(columns, ledger);
  if (kind) return [kind];
  const units = unitsOf(columns, ledger);
  const solutions = units.flatMap((unit) => solutionsOf(unit, columns, ledger));
  const told = solutions.filter(({ filled }) => filled > 0);
  const [best, other] = told.length > 0 ? told : solutions;
  if (!best || other) return [];
  return best.unit.columns.map(({ headed, amount }) => [
    headed,
    { measure: best.measure, kind: amount?.kind ?? best.kind, isNet: false },
  ]);
}

function isUnknown({ headed, amount }: Figures, { vocabulary }: Ledger): boolean {
  const [heading = ''] = headed.wordings;
  return amount === null && heading !== '' && vocabulary.tier(heading) < 2 && !vocabulary.isForeign(heading);
}

const isKindAlone = ({ amount }: Figures): boolean => amount !== null && amount.measure === null;

function unitsOf(columns: readonly Figures[], ledger: Ledger): Unit[] {
  const units: Unit[] = [];
  for (let from = 0; from < columns.length; from++) {
    const first = columns[from];
    if (!first || !(isUnknown(first, ledger) || isKindAlone(first))) continue;
    let to = from;
    const kinds = new Set([first.amount?.kind]);
    for (let next = columns[to + 1]; isKindAlone(first) && next && isKindAlone(next); next = columns[to + 1]) {
      if (kinds.has(next.amount?.kind)) break;
      kinds.add(next.amount?.kind);
      to++;
    }
    const own = columns.slice(from, to + 1);
    units.push({ columns: own, values: sumsOf(own, ledger), from, to });
    from = to;
  }
  return units;
}

/** By row, the total of the columns: where one of them is the total, that one. */
function sumsOf(columns: readonly Figures[], { plan }: Ledger): (number | null)[] {
  const { totalKind } = plan.amounts;
  const total = columns.find(({ amount }) => (amount?.kind ?? totalKind) === totalKind);
  const counted = total ? [total] : columns;
  return (counted[0]?.values ?? []).map((_, at) =>
    counted.reduce<number | null>((sum, { values }) => plus(sum, values[at] ?? null), 0),
  );
}

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** The meanings that a unit may have: the missing measure, or a missing kind of one. */
function meaningsOf(unit: Unit, columns: readonly Figures[], { plan }: Ledger): Pick<Solution, 'measure' | 'kind'>[] {
  const { identity, totalKind } = plan.amounts;
  const kindsOf = (measure: string): (string | null)[] =>
    columns.flatMap(({ amount }) => (amount?.measure === measure ? [amount.kind ?? totalKind] : []));
  const all = [...identity.parts, identity.less, identity.whole];
  const missing = all.filter((measure) => kindsOf(measure).length === 0);
  if (missing.some((measure) => measure !== identity.less)) {
    const isWhole = unit.columns.length > 1;
    return missing
      .filter((measure) => !isWhole || measure !== identity.less)
      .map((measure) => ({ measure, kind: null }));
  }
  if (unit.columns.length > 1 || unit.columns[0]?.amount) return [];
  const [one = '', two = ''] = identity.parts;
  const lacking = [
    [one, two],
    [two, one],
  ].flatMap(([measure = '', other = '']) => {
    const own = kindsOf(measure);
    if (own.includes(totalKind)) return [];
    return kindsOf(other).flatMap((kind) => (own.includes(kind) || kind === totalKind ? [] : [{ measure, kind }]));
  });
  if (lacking.length > 0) return lacking;
  return missing.map((measure) => ({ measure, kind: null }));
}

function solutionsOf(unit: Unit, columns: readonly Figures[], ledger: Ledger): Solution[] {
  const filled = unit.values.filter((value) => value !== null && value !== 0).length;
  return meaningsOf(unit, columns, ledger).flatMap((meaning): Solution[] => {
    const solution = { unit, ...meaning, filled };
    return isInPlace(solution, columns, ledger) && addsUp(solution, columns, ledger) ? [solution] : [];
  });
}

/** Parts stand beside known amounts at one side of the whole, deductions behind one; the whole at one side of its parts. */
function isInPlace({ unit, measure, filled }: Solution, columns: readonly Figures[], { plan }: Ledger): boolean {
  const { identity } = plan.amounts;
  const placesOf = (measures: readonly string[]): number[] =>
    columns.flatMap(({ amount }, at) => (measures.includes(amount?.measure ?? '') ? [at] : []));
  const wholes = placesOf([identity.whole]);
  const parts = placesOf([...identity.parts, identity.less]);
  const isKnown = (at: number): boolean => wholes.includes(at) || parts.includes(at);
  if (!isKnown(unit.from - 1) && (measure === identity.less || !isKnown(unit.to + 1))) return false;
  const isLeft = (at: number): boolean => at < unit.from;
  if (measure === identity.whole) return parts.every(isLeft) || !parts.some(isLeft);
  // Nothing at all may be any figure: it must stand among the others.
  if (filled === 0 && (measure === identity.less || !isKnown(unit.from - 1) || !isKnown(unit.to + 1))) return false;
  return wholes.some((at) => !isLeft(at)) || parts.every((at) => wholes.some((whole) => whole < at));
}

/** Whether the parts, less deductions or not, are the whole in almost all rows that print them all. */
function addsUp({ unit, measure }: Solution, columns: readonly Figures[], ledger: Ledger): boolean {
  const { identity, totalKind } = ledger.plan.amounts;
  const ofMeasure = (which: string): Figures[] => columns.filter(({ amount }) => amount?.measure === which);
  const valuesOf = (which: string): Values => {
    const known = sumsOf(ofMeasure(which), ledger);
    if (which !== measure) return known;
    return unit.values.map((value, at) => (known.length === 0 ? value : plus(value, known[at] ?? null)));
  };
  const totals = ofMeasure(identity.whole).filter(({ amount }) => (amount?.kind ?? totalKind) === totalKind);
  const isWhole = measure === identity.whole || totals.length === 0;
  const wholes = isWhole ? [valuesOf(identity.whole)] : totals.map(({ values }) => values);
  const parts = identity.parts.map(valuesOf);
  const deducted = valuesOf(identity.less);
  const sums = unit.values.map((_, at) => parts.reduce((sum, part) => plus(sum, part[at] ?? null), 0 as number | null));
  const signs = measure === identity.less ? [1] : [1, 0];
  return wholes.some((whole) => signs.some((sign) => areEqual(whole, minus(sums, sign === 0 ? [] : deducted))));
}

const minus = (sums: Values, deducted: Values): Values =>
  sums.map((sum, at) => (sum === null ? null : sum - Math.abs(deducted[at] ?? 0)));

/** Rows that lack a figure, or are nothing at all, tell nothing. */
function areEqual(wholes: Values, sums: Values): boolean {
  const rows = wholes.flatMap((whole, at) => {
    const sum = sums[at] ?? null;
    if (whole === null || sum === null || (whole === 0 && sum === 0)) return [];
    return [Math.abs(sum - whole) <= CENT];
  });
  return rows.length > 0 && rows.filter(Boolean).length >= LEAST_SHARE * rows.length;
}
