import { isTickedBox } from '../../reading/tick-boxes.ts';
import { type Cited, cite } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { FieldsAt, RowRecord } from './row-search.ts';

interface Search {
  plan: RowsPlan;
  fieldsAt: FieldsAt;
  /** The fields that a label names. */
  fieldsOf: (text: string) => readonly string[];
}

/**
 * "Carrier / policy number" heads two lines of each record, or labels stand before both: "CO: ..." over "POL #: ...".
 * Whether a line is the second one; what it tells is added to the record.
 */
export function continuesRecord(row: Row, open: RowRecord | undefined, own: Search): boolean {
  if (!open || row.y0 - open.last.y1 > 0.9 * row.size) return false;
  const search = { ...own, fieldsAt: (cell: Cell) => [...own.fieldsAt(cell), ...fieldsAbove(cell, own, open)] };
  const told = [...labelled(row, open, search), ...below(row, open, search)];
  const taken = new Set(told.flatMap(({ cells }) => cells));
  const rest = row.cells.filter((cell) => !taken.has(cell) && search.fieldsAt(cell).length > 0);
  const further = rest.flatMap((cell) => furtherText(cell, open, search) ?? []);
  if (told.length === 0 || further.length < rest.length) return false;
  for (const { field, value } of [...told, ...further]) open.values.set(field, value);
  open.last = row;
  return true;
}

/** Points: what starts so near another stands in its column. */
const SAME_EDGE = 3;

/** A line below the last values of a table has its columns, too. */
function fieldsAbove(cell: Cell, { fieldsAt }: Search, { first, fieldsAt: above }: RowRecord): readonly string[] {
  const over = fieldsAt(cell).length > 0 ? undefined : first.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) < SAME_EDGE);
  return over ? above(over) : [];
}

interface Told {
  field: string;
  value: Cited;
  cells: Cell[];
}

/** Values of fields that the record lacks, in columns whose heading names several of which it has one. */
function below({ cells }: Row, { values }: RowRecord, { plan, fieldsAt }: Search): Told[] {
  return cells.flatMap((cell) => {
    const fields = fieldsAt(cell);
    const missing = fields.filter((field) => !values.has(field));
    const isSecond = missing.length > 0 && missing.length < fields.length;
    return isSecond ? missing.flatMap((field) => toldBy([cell], field, plan)).slice(0, 1) : [];
  });
}

/** "POL #: 44-1802", in one cell or in two. */
function labelled({ cells }: Row, { values }: RowRecord, { plan, fieldsOf }: Search): Told[] {
  return cells.flatMap((cell, at) => {
    const [next] = cells.slice(at + 1);
    const ends = cell.words.findIndex(({ text }) => text.endsWith(':')) + 1;
    const behind = ends > 0 && ends < cell.words.length ? part(cell, ends) : cell.text.endsWith(':') ? next : undefined;
    const label = ends > 0 ? cell.words.slice(0, ends).map(({ text }) => text) : [];
    const field = behind && fieldsOf(label.join(' ').replace(/:$/, '')).find((one) => !values.has(one));
    const told = behind && field !== undefined ? toldBy([behind], field, plan) : [];
    return told.map((one) => ({ ...one, cells: behind === next && next ? [cell, next] : [cell] }));
  });
}

const part = (cell: Cell, from: number): Cell => {
  const words = cell.words.slice(from);
  return { ...cell, words, text: words.map(({ text }) => text).join(' ') };
};

function toldBy(cells: Cell[], field: string, plan: RowsPlan): Told[] {
  const own = fieldPlan(plan, field);
  const value = own && fieldValue(cells, own);
  return value ? [{ field, value, cells }] : [];
}

/** "EMPLOYERS" over "LIABILITY": words below those of the record; a tick below them is of something else. */
function furtherText(cell: Cell, { values }: RowRecord, { plan, fieldsAt }: Search): Told | undefined {
  const field = fieldsAt(cell).find((one) => fieldPlan(plan, one)?.kind === 'label' && values.has(one));
  const before = field === undefined ? undefined : values.get(field);
  if (field === undefined || !before || /\d/.test(cell.text)) return undefined;
  const isTick = isTickedBox(cell.words[0]?.text ?? '') || cell.text === '';
  const text = isTick ? String(before.value) : `${String(before.value)} ${cell.text}`;
  const value = cite(text, { page: before.page, words: isTick ? before.words : [...before.words, ...cell.words] });
  return value && { field, value, cells: [cell] };
}

/** The name of a step ends before its factor, and before amounts of other lines. */
export function withText(values: Map<string, Cited>, all: readonly Cell[], plan: RowsPlan): Map<string, Cited> {
  const cells = all.filter(({ text }, at) => at === 0 || !plan.named || !/\d/.test(text));
  const { wraps = '' } = plan;
  const isMore = cells.length > 1 || !values.has(wraps);
  const own = fieldPlan(plan, wraps);
  const cited = own && isMore && cells.length > 0 ? fieldValue(cells, own) : undefined;
  return cited ? new Map([...values, [wraps, cited]]) : values;
}
