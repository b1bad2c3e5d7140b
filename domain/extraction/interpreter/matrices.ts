import { type Cell, isValue, type Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { Fact } from './facts.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import { type MatrixColumn, columnsOf } from './matrix-columns.ts';
import { type MatrixRow, matrixRowsOf } from './matrix-rows.ts';
import type { EntityPlan, Measure } from '../plan.ts';
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
    const hasLimits = body.some(({ measure }) => measure === 'limit');
    for (const row of body) {
      for (const column of columns) readField(row, column, { search, found, hasLimits });
    }
    const taken = new Set(columns.flatMap(({ header, cells }) => [...header, ...cells]));
    for (const row of search.rows) row.cells = row.cells.filter((cell) => !taken.has(cell));
  }
  return found;
}

interface Target {
  search: MatrixSearch;
  found: MatrixFacts;
  hasLimits: boolean;
}

function readField(row: MatrixRow, column: MatrixColumn, { search, found, hasLimits }: Target): void {
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
    const measure = beside ?? measureOf(value, row, hasLimits);
    found.facts.push({ topic, name: [name], measure, value, owner: row.entity });
  }
}

/** Amounts of a thing below a line of limits are premiums. */
function measureOf({ shape }: Cell, { measure, entity }: MatrixRow, hasLimits: boolean): Measure | null {
  if (entity === null) return measure;
  return hasLimits && (shape === 'money' || shape === 'number') ? 'premium' : null;
}

function totalOf(values: readonly Cell[], entity: Entity, { owner }: MatrixSearch): Finding[] {
  const [field, own] = Object.entries(owner.fields).find(([, plan]) => plan?.kind === 'money') ?? [];
  const value = values.find(({ shape }) => shape === 'money');
  const cited = own && value ? fieldValue([value], own) : undefined;
  return field !== undefined && cited ? [{ entity, values: new Map([[field, cited]]), mayAdd: false }] : [];
}
