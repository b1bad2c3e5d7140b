import { overlapX } from '../../reading/boxes.ts';
import type { Measure } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { asMeasure, type Reading } from './headers.ts';

// "Liability  1,000,000  1,000,000" over "  Premium  6,220  4,905": lines that say only what they measure go on with the coverage above them,
// in the same columns.

/** Such lines come again and again; one alone may sum up all lines above it. */
const LEAST_LINES = 2;
const FAR = 1.2;

interface Pair {
  measure: Measure;
  row: Row;
  name: Row;
}

/** Moves the values of lines of measures into the lines of their coverages. */
export function joinMeasureLines(rows: readonly Row[], list: string, reading: Reading): void {
  const pairs: Pair[] = [];
  for (const [at, row] of rows.entries()) {
    const measure = measureOf(row, reading);
    const over = rows[at - 1];
    if (measure === null || !over || row.y0 - over.y1 > FAR * row.size) continue;
    const name = isNamed(over, list, reading) ? over : pairs.find((pair) => pair.row === over)?.name;
    if (name && isUnder(row, name)) pairs.push({ measure, row, name });
  }
  for (const measure of new Set(pairs.map((pair) => pair.measure))) {
    const own = pairs.filter((pair) => pair.measure === measure);
    if (new Set(own.map(({ name }) => name)).size >= LEAST_LINES) for (const pair of own) join(pair, reading);
  }
}

/** What a line measures, whose only text says that. */
function measureOf({ cells }: Row, { meaningOf }: Reading): Measure | null {
  const [label, value, ...more] = cells;
  if (!label || !value || label.shape !== null || ![value, ...more].every(isValue)) return null;
  const { isWhole, measure, topic } = meaningOf(label.text.replace(/:$/, ''));
  return isWhole && !topic ? asMeasure(measure) : null;
}

/** A line of values that begins with the name of a coverage. */
const isNamed = ({ cells: [name, ...others] }: Row, list: string, { meaningOf }: Reading): boolean =>
  name?.shape === null && others.some(isValue) && meaningOf(name.text.replace(/:$/, '')).topic?.list === list;

/** Whether a line is set in below a name, and its values stand in the columns of those of the name. */
function isUnder(row: Row, name: Row): boolean {
  const [label, ...values] = row.cells;
  const over = name.cells.slice(1).filter(isValue);
  const isIn = label !== undefined && label.x0 > (name.cells[0]?.x0 ?? 0) + 4;
  return isIn && values.length > 1 && values.every((value) => over.some((other) => overlapX(value, other) > 0));
}

function join({ measure, row, name }: Pair, reading: Reading): void {
  const moved = row.cells.slice(1).map((cell): Cell => ({ ...cell, row: name, measure }));
  name.cells = [...measured(name, reading), ...moved].toSorted((a, b) => a.x0 - b.x0);
  row.cells = [];
}

/** "Comp deductible  500  500", "Comp  DED  500  500": what the first line measures holds for it alone, and is no part of the name. */
function measured({ cells: [name, ...others] }: Row, { meaningOf }: Reading): Cell[] {
  if (!name) return [];
  const label = others.find(({ shape }) => shape === null);
  const last = name.words.at(-1);
  const text = label?.text ?? (name.words.length > 1 ? last?.text : undefined) ?? '';
  const { isWhole, measure } = meaningOf(text);
  const said = isWhole ? asMeasure(measure) : null;
  if (said === null) return [name, ...others];
  const values = others.filter((cell) => cell !== label);
  return [
    label ? name : partOf(name, 0, name.words.length - 1),
    ...values.map((cell) => ({ ...cell, measure: cell.measure ?? said })),
  ];
}
