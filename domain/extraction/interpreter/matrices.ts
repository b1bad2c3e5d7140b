import { type Cell, isValue, type Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { Fact } from './place.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import { type CellValues, cellsByHead, pairIn, valuesIn } from './matrix-cells.ts';
import { type MatrixColumn, columnsOf } from './matrix-columns.ts';
import { type MatrixHead, matricesIn } from './matrix-rows.ts';
import type { EntityPlan, Measure } from '../plan.ts';
import { parseMoney } from '../../reading/values/money.ts';
import type { Finding } from './records.ts';

/** What is looked for: coverages of one list that belong to things of another. */
export interface MatrixSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  ownerList: string;
  owner: EntityPlan;
  /** Whether names that the plan does not know count beside known ones. */
  open: boolean;
}

/** What tables say whose lines are things and whose columns are coverages. */
export interface MatrixFacts {
  facts: Fact[];
  /** What the columns of totals say of the things. */
  findings: Finding[];
}

/** Reads the tables that have a line for each thing and a column for each coverage, and takes what they say out of the lines. */
export function readMatrices(search: MatrixSearch): MatrixFacts {
  const found: MatrixFacts = { facts: [], findings: [] };
  for (const matrix of matricesIn(search)) {
    const columns = columnsOf(matrix, search).filter(
      ({ name, isTotal, cells }) => isTotal || (name && cells.some(isValue)),
    );
    if (columns.filter(({ topic }) => topic !== null).length < 2) continue;
    const { heads } = matrix;
    const { cells } = cellsByHead(
      heads,
      columns.map((column) => column.cells),
    );
    const values = cells.map((column, at) => {
      const { behind } = columns[at] ?? {};
      return column.map((own) => (behind && pairIn(own, behind)) ?? valuesIn(own));
    });
    const table = { heads, columns, values };
    const hasPremiums = heads.some(({ measure }) => measure === 'limit') || addUp(table);
    for (const [at, column] of columns.entries()) {
      const isPriced = hasPremiums || isPricedBesideOthers(column, columns);
      readColumn(values[at] ?? [], { column, heads, search, found, hasPremiums: isPriced });
    }
    const taken = new Set(
      columns.flatMap(({ header, cells: own }) => [...header, ...own]).flatMap(({ words }) => words),
    );
    for (const row of search.rows) row.cells = row.cells.filter(({ words }) => !words.some((word) => taken.has(word)));
  }
  return found;
}

interface Table {
  heads: readonly MatrixHead[];
  columns: readonly MatrixColumn[];
  /** By column and line. */
  values: readonly (readonly CellValues[])[];
}

/** Beside "Comp Prem" a column that only names its coverage holds premiums too, unless another prices that coverage. */
const isPricedBesideOthers = ({ topic }: MatrixColumn, columns: readonly MatrixColumn[]): boolean => {
  const priced = columns.filter(({ measure }) => measure === 'premium');
  return priced.length > 0 && priced.every((other) => other.topic !== topic);
};

interface Target {
  column: MatrixColumn;
  heads: readonly MatrixHead[];
  search: MatrixSearch;
  found: MatrixFacts;
  hasPremiums: boolean;
}

/** Whether the amounts of most things are what their column of totals sums up: only premiums are. */
function addUp({ heads, columns, values }: Table): boolean {
  const total = columns.findIndex(({ isTotal }) => isTotal);
  const priced = [...columns.keys()].filter((at) => at !== total && (columns[at]?.measure ?? 'premium') === 'premium');
  const things = [...heads.keys()].filter((row) => heads[row]?.entity);
  const amountAt = (column: number, row: number): number => {
    const { premium, text } = values[column]?.[row] ?? {};
    return parseMoney((premium ?? text)?.text ?? '') ?? 0;
  };
  const added = things.filter((row) => {
    const parts = priced.map((column) => amountAt(column, row));
    const sum = amountAt(total, row);
    return sum > 0 && Math.abs(parts.reduce((all, part) => all + part, 0) - sum) < CENT;
  });
  return total >= 0 && added.length > 0 && added.length * 2 >= things.length;
}

const CENT = 0.01;

function readColumn(values: readonly CellValues[], target: Target): void {
  for (const [row, head] of target.heads.entries()) {
    const own = values[row];
    if (own) readField(own, head, target);
  }
}

function readField(
  { text, premium }: CellValues,
  head: MatrixHead,
  { column, search, found, hasPremiums }: Target,
): void {
  const { topic, name, isTotal, measure: headed } = column;
  const { entity: owner } = head;
  if (!name) {
    if (owner && isTotal) found.findings.push(...totalOf([premium, text], owner, search));
    return;
  }
  const add = (value: Cell, measure: Measure | null): void => {
    found.facts.push({ topic, name: [name], isColumn: true, measure, value, owner });
  };
  if (premium) add(premium, 'premium');
  if (!text || !isValue(text) || (owner === null && text.shape === 'declined')) return;
  add(text, text.measure ?? ((owner && headed) || measureOf(text, premium !== null, head, hasPremiums)));
  if (column.remark && owner) add(column.remark, null);
}

/** Amounts of a thing below a line of limits are premiums, and so are those that add up; what stands over a premium is none. */
function measureOf(
  { shape }: Cell,
  isOverPremium: boolean,
  { measure, entity }: MatrixHead,
  hasPremiums: boolean,
): Measure | null {
  if (entity === null) return measure;
  if (isOverPremium) return shape === 'included' || shape === 'declined' ? null : 'limit';
  const isAmount = shape === 'money' || shape === 'number';
  return hasPremiums && isAmount ? 'premium' : null;
}

function totalOf(values: readonly (Cell | null)[], entity: Entity, { owner }: MatrixSearch): Finding[] {
  const [field, own] = Object.entries(owner.fields).find(([, plan]) => plan?.kind === 'money') ?? [];
  const value = values.find((cell) => cell?.shape === 'money' || cell?.shape === 'number');
  const cited = own && value ? fieldValue([value], own) : undefined;
  return field !== undefined && cited ? [{ entity, values: new Map([[field, cited]]), mayAdd: false }] : [];
}
