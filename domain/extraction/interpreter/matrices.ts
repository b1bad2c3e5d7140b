import { type Cell, isValue, type Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { Fact } from './facts.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import { type MatrixColumn, columnsOf } from './matrix-columns.ts';
import { type MatrixRow, matrixRowsOf } from './matrix-rows.ts';
import type { EntityPlan, Measure } from '../plan.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { asMeasure } from './place.ts';
import type { Finding } from './records.ts';

/** What is looked for: coverages of one list that belong to things of another. */
export interface MatrixSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  ownerList: string;
  owner: EntityPlan;
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
  for (const body of matrixRowsOf(search)) {
    const columns = columnsOf(body, search);
    if (columns.filter(({ topic }) => topic !== null).length < 2) continue;
    const hasPremiums = body.some(({ measure }) => measure === 'limit') || addUp(body, columns);
    for (const row of body) {
      for (const column of columns) readField(row, column, { search, found, hasPremiums });
    }
    const taken = new Set(columns.flatMap(({ header, cells }) => [...header, ...cells]));
    for (const row of search.rows) row.cells = row.cells.filter((cell) => !taken.has(cell));
  }
  return found;
}

interface Target {
  search: MatrixSearch;
  found: MatrixFacts;
  hasPremiums: boolean;
}

/** Whether the amounts of a thing are what its column of totals sums up: only premiums are. */
function addUp(body: readonly MatrixRow[], columns: readonly MatrixColumn[]): boolean {
  const total = columns.find(({ isTotal }) => isTotal);
  const things = body.filter(({ entity }) => entity !== null);
  return (
    total !== undefined &&
    things.length > 0 &&
    things.every((row) => {
      const parts = columns.filter((column) => column !== total).flatMap((column) => amountsIn(row, column));
      const [sum] = amountsIn(row, total);
      return sum !== undefined && Math.abs(parts.reduce((all, part) => all + part, 0) - sum) < CENT;
    })
  );
}

const CENT = 0.01;

const amountsIn = ({ lines }: MatrixRow, { cells }: MatrixColumn): number[] =>
  cells.flatMap((cell) => {
    const amount = isValue(cell) && lines.includes(cell.row) ? parseMoney(cell.text) : null;
    return amount === null ? [] : [amount];
  });

function readField(row: MatrixRow, column: MatrixColumn, { search, found, hasPremiums }: Target): void {
  const values = column.cells.filter((cell) => isValue(cell) && row.lines.includes(cell.row));
  const { topic, name } = column;
  if (topic === null || !name) {
    if (row.entity && column.isTotal) found.findings.push(...totalOf(values, row.entity, search));
    return;
  }
  for (const value of values) {
    if (row.entity === null && value.shape === 'declined') continue;
    const label = column.cells.findLast((cell) => cell.row === value.row && cell.shape === null && cell.x0 < value.x0);
    const beside = label ? asMeasure(search.reading.meaningOf(label.text).measure) : null;
    const measure = beside ?? measureOf(value, row, hasPremiums);
    found.facts.push({ topic, name: [name], measure, value, owner: row.entity });
  }
}

/** Amounts of a thing below a line of limits are premiums, and so are those that add up. */
function measureOf({ shape }: Cell, { measure, entity }: MatrixRow, hasPremiums: boolean): Measure | null {
  if (entity === null) return measure;
  return hasPremiums && (shape === 'money' || shape === 'number') ? 'premium' : null;
}

function totalOf(values: readonly Cell[], entity: Entity, { owner }: MatrixSearch): Finding[] {
  const [field, own] = Object.entries(owner.fields).find(([, plan]) => plan?.kind === 'money') ?? [];
  const value = values.find(({ shape }) => shape === 'money');
  const cited = own && value ? fieldValue([value], own) : undefined;
  return field !== undefined && cited ? [{ entity, values: new Map([[field, cited]]), mayAdd: false }] : [];
}
