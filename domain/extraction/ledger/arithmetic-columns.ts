import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { Anchor } from './anchor.ts';
import { type Column, columnsOf } from './columns.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import { isHeadedByMeasure } from './row-heads.ts';
import type { Row } from './rows.ts';

// Columns of amounts whose headings are missing or say nothing: three of them of which two add up to the third, in the rows
// of almost all records, are the parts and the whole.

const LEAST_ROWS = 3;
/** Rows in which both parts or one part are more than nothing. */
const LEAST_FILLED = 2;
const LEAST_SHARE = 0.9;
const CENT = 0.015;
const SAME_EDGE = 4.5;
const MOST_COLUMNS = 12;

/** The ledger with columns of amounts named by what they add up to, where headings name them not. */
export function nameByArithmetic(ledger: Ledger, anchors: readonly Anchor[]): Ledger {
  const isFilled = (row: Row): boolean => row.atoms.filter(isAmount).length >= 2;
  const rows = anchors.map(({ row }) => row).filter((row) => isFilled(row) && !isHeadedByMeasure(row, ledger));
  if (rows.length < LEAST_ROWS) return ledger;
  const columns = columnsOf(rows, true)
    .filter(({ isNumeric: isSum }) => isSum)
    .slice(0, MOST_COLUMNS);
  const series = columns.map((column) => seriesOf(column, rows, ledger));
  const named = new Map<Column, AmountMeaning>();
  const best = triplesOf(series)
    .filter((triple) => triple.some(({ meaning }) => meaning === null) && agrees(triple, ledger))
    .filter((triple) => isLacking(triple, series, ledger))
    .toSorted((a, b) => filledIn(b) - filledIn(a))[0];
  for (const [at, { column, meaning }] of (best ? ordered(best, ledger) : []).entries())
    if (meaning === null) named.set(column, meaningAt(at, ledger));
  if (!best || named.size === 0) return ledger;
  return { ...ledger, tables: withNames(ledger, best, named) };
}

interface Series {
  column: Column;
  /** By row; null where nothing is printed. */
  values: readonly (number | null)[];
  /** What the heading says; null where it says nothing. */
  meaning: AmountMeaning | null;
  /** Whether the heading stands for something else. */
  isOther: boolean;
}

/** Two parts and the whole, parts from left to right. */
type Triple = readonly [Series, Series, Series];

const isInColumn = (atom: Atom, column: Column): boolean =>
  isAmount(atom) && Math.abs(atom.x1 - column.x1) <= SAME_EDGE;

function seriesOf(column: Column, rows: readonly Row[], { tables, vocabulary }: Ledger): Series {
  const atoms = rows.map((row) => row.atoms.find((atom) => isInColumn(atom, column)) ?? null);
  const heads = rows.flatMap((row, at) => {
    const atom = atoms[at];
    const headed = atom ? tables.headedAt(row, atom) : null;
    return headed ? [headed] : [];
  });
  const meaning = heads.find(({ amount }) => amount !== null)?.amount ?? null;
  const isOther = heads.some(
    ({ wordings: [heading = ''] }) =>
      (vocabulary.meaning(heading)?.fields.length ?? 0) > 0 || vocabulary.isForeign(heading),
  );
  const values = atoms.map((atom) => (atom && isNumeric(atom) ? atom.value : atom ? 0 : null));
  return { column, values, meaning, isOther: meaning === null && isOther };
}

/** All sums among the columns: the whole stands right of its parts, or left of both. */
function triplesOf(all: readonly Series[]): Triple[] {
  const series = all.filter(({ isOther }) => !isOther);
  return series.flatMap((one, i) =>
    series.slice(i + 1).flatMap((two) =>
      series.flatMap((whole): Triple[] => {
        if (whole === one || whole === two) return [];
        const triple: Triple = [one, two, whole];
        return isSum(triple) ? [triple] : [];
      }),
    ),
  );
}

function isSum([one, two, whole]: Triple): boolean {
  const rows = whole.values.flatMap((value, at): boolean[] => {
    const parts = (one.values[at] ?? 0) + (two.values[at] ?? 0);
    return value === null ? [] : [Math.abs(parts - value) <= CENT];
  });
  const holds = rows.filter(Boolean).length;
  return rows.length >= LEAST_ROWS && holds >= LEAST_SHARE * rows.length && isTold([one, two, whole]);
}

/** A column of nothing adds to every other one: both parts have amounts somewhere. */
const isTold = ([one, two]: Triple): boolean =>
  [one, two].every(({ values }) => values.some((value) => value !== null && value !== 0)) &&
  one.values.filter((value, at) => (value ?? 0) !== 0 || (two.values[at] ?? 0) !== 0).length >= LEAST_FILLED;

const filledIn = ([one, two]: Triple): number =>
  one.values.filter((value, at) => (value ?? 0) !== 0 && (two.values[at] ?? 0) !== 0).length;

/** Whether headings that say something say what the sum says. */
function agrees(triple: Triple, ledger: Ledger): boolean {
  const { totalKind } = ledger.plan.amounts;
  return ordered(triple, ledger).every(({ meaning }, at) => {
    if (meaning === null) return true;
    return meaning.measure === meaningAt(at, ledger).measure && (meaning.kind ?? totalKind) === totalKind;
  });
}

/** Whether columns with headings do not add up to the whole already: it may be divided in another way, too. */
function isLacking([, , whole]: Triple, series: readonly Series[], { plan }: Ledger): boolean {
  const parts = series.filter(({ meaning }) => plan.amounts.identity.parts.includes(meaning?.measure ?? ''));
  const rows = whole.values.flatMap((value, at): boolean[] => {
    const sum = parts.reduce((all, { values }) => all + (values[at] ?? 0), 0);
    return value === null ? [] : [Math.abs(sum - value) <= CENT];
  });
  return parts.length < 2 || rows.filter(Boolean).length < LEAST_SHARE * rows.length;
}

/** The parts in the order of the plan: as their headings say, else the one that is nothing more often comes last. */
function ordered([one, two, whole]: Triple, { plan }: Ledger): Triple {
  const [first = '', second = ''] = plan.amounts.identity.parts;
  const isSwapped = one.meaning?.measure === second || two.meaning?.measure === first;
  if (isSwapped) return [two, one, whole];
  if (one.meaning !== null || two.meaning !== null) return [one, two, whole];
  const nothing = ({ values }: Series): number => values.filter((value) => (value ?? 0) === 0).length;
  return nothing(one) > nothing(two) ? [two, one, whole] : [one, two, whole];
}

function meaningAt(at: number, { plan }: Ledger): AmountMeaning {
  const { parts, whole } = plan.amounts.identity;
  return { measure: [...parts, whole][at] ?? null, kind: plan.amounts.totalKind, isNet: false };
}

/** Rows with a cell in each of the columns have them, those of totals too. */
function withNames({ tables }: Ledger, triple: Triple, named: ReadonlyMap<Column, AmountMeaning>): Ledger['tables'] {
  const headed = [...named].map(([column, amount]): HeadedColumn => ({ column, lines: [], wordings: [], amount }));
  const isWhole = ({ atoms }: Row): boolean =>
    triple.every(({ column }) => atoms.some((atom) => isInColumn(atom, column)));
  return {
    ...tables,
    headedAt: (row, atom) => {
      const known = tables.headedAt(row, atom);
      if (known?.amount || !isAmount(atom)) return known;
      return headed.find(({ column }) => isInColumn(atom, column) && isWhole(row)) ?? known;
    },
  };
}
