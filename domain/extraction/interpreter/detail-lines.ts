import type { Cited } from '../cited.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';

// "Class 21499   Terr 113   GVW 14,500" below a line of a table: labels with their values, of the thing of that line, and nothing that
// its columns go on with.

interface DetailSearch {
  reading: Pick<Reading, 'meaningOf'>;
  list: string;
  plan: EntityPlan;
}

const LEAST = 2;

/** What the lines below the first one of a record label of it, by field, and these lines. */
export function detailsOf(
  lines: readonly Row[],
  search: DetailSearch,
): { rows: ReadonlySet<Row>; values: ReadonlyMap<string, Cited> } {
  const rows = new Set<Row>();
  const values = new Map<string, Cited>();
  for (const row of lines.slice(1)) {
    const found = labelledIn(row, search);
    // a number of its own begins another thing
    const isOther = found.some(([field]) => search.plan.numbers.some((number) => number.field === field));
    if (found.length < LEAST || isOther) continue;
    rows.add(row);
    for (const [field, cited] of found) if (!values.has(field)) values.set(field, cited);
  }
  return { rows, values };
}

const labelledIn = ({ cells }: Row, search: DetailSearch): [string, Cited][] =>
  cells.flatMap((cell, at) => {
    const next = cells[at + 1];
    const beside = next ? valueOf(cell.text, next, search) : null;
    const found = beside ?? withLabel(cell, search);
    return found ? [found] : [];
  });

/** "Class 21499": the longest words that are a label, and the value behind them. */
function withLabel(cell: Cell, search: DetailSearch): [string, Cited] | null {
  for (let end = Math.min(MOST_LABEL, cell.words.length - 1); end > 0; end--) {
    const found = valueOf(partOf(cell, 0, end).text, partOf(cell, end, cell.words.length), search);
    if (found) return found;
  }
  return null;
}

const MOST_LABEL = 3;

function valueOf(label: string, value: Cell, { reading, list, plan }: DetailSearch): [string, Cited] | null {
  const { isWhole, fields } = reading.meaningOf(label.replace(/:$/, ''));
  for (const { list: of, field } of isWhole ? fields : []) {
    const own = of === list ? fieldPlan(plan, field) : undefined;
    const cited = own && !isLabelOf(value, reading) ? fieldValue([value], own) : undefined;
    if (cited) return [field, cited];
  }
  return null;
}

/** A label beside another one is no value of it. */
const isLabelOf = ({ text }: Cell, { meaningOf }: DetailSearch['reading']): boolean =>
  meaningOf(text.replace(/:$/, '')).isWhole;
