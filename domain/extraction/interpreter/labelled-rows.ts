import type { Cited } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';

interface Search {
  plan: RowsPlan;
  /** The fields of the list that a label names. */
  fieldsOf: (text: string) => readonly string[];
  /** Whether a label names a field outside of lists. */
  isFact: (text: string) => boolean;
}

/** So many labels make a line a record; of them so many that ask for nothing outside of the list. */
const LEAST = 3;
const LEAST_OWN = 2;
const LONGEST_LABEL = 4;
/** "Location 2: 9 Oak Ave": the number of a record heads what it is. */
const NUMBER = /^#?\d{1,3}(?::|[.)]:?)$/;
const ITEM = /^(?:\d{1,2}[.)]|[-*•])$/;

interface Pair {
  label: string;
  value: Cell;
}

/** "Loc 1   Haz 2   Grading of land   Class 95410   Terr 001": a record in one line whose values stand behind labels. */
export function labelledRecord(row: Row, { plan, fieldsOf, isFact }: Search): Map<string, Cited> | null {
  const { pairs, loose } = pairsIn(row, fieldsOf);
  if (pairs.length < LEAST || pairs.filter(({ label }) => !isFact(label)).length < LEAST_OWN) return null;
  const values = new Map<string, Cited>();
  const isText = (field: string): boolean => TEXTS.has(fieldPlan(plan, field)?.kind ?? '');
  for (const { label, value } of pairs) {
    // "Class 98993": what reads as a code is no text.
    const fields = fieldsOf(label).toSorted((a, b) => Number(isText(a)) - Number(isText(b)));
    for (const field of fields) if (!values.has(field) && add(field, value, { plan, values })) break;
  }
  if (values.size < LEAST) return null;
  const lacking = [plan.wraps, ...plan.starts.flat().filter(isText)].filter((one) => one !== undefined);
  for (const cell of loose) lacking.find((field) => !values.has(field) && add(field, cell, { plan, values }));
  return plan.starts.some((fields) => fields.every((field) => values.has(field))) ? values : null;
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'label', 'name', 'address']);

function add(field: string, cell: Cell, { plan, values }: { plan: RowsPlan; values: Map<string, Cited> }): boolean {
  const own = fieldPlan(plan, field);
  const value = own && fieldValue([cell], own);
  if (value) values.set(field, value);
  return value !== undefined;
}

/** Labels with what stands behind them, in their cell or in the next one, and cells without a label. */
function pairsIn({ cells }: Row, fieldsOf: Search['fieldsOf']): { pairs: Pair[]; loose: Cell[] } {
  const found: { pairs: Pair[]; loose: Cell[] } = { pairs: [], loose: [] };
  let open: string | null = null;
  for (const cell of cells.map(withoutItem)) {
    const isLabel = fieldsOf(labelOf(cell.text)).length > 0;
    const inner = isLabel ? null : labelWithin(cell, fieldsOf);
    const pair: Pair | null = inner ?? (open === null ? null : { label: open, value: cell });
    open = pair === null && isLabel ? labelOf(cell.text) : null;
    if (pair) addPair(pair, found);
    else if (!isLabel) found.loose.push(cell);
  }
  return found;
}

const withoutItem = (cell: Cell, at: number): Cell =>
  at === 0 && cell.words.length > 1 && ITEM.test(cell.words[0]?.text ?? '') ? from(cell, 1) : cell;

function addPair(pair: Pair, { pairs, loose }: { pairs: Pair[]; loose: Cell[] }): void {
  const { words } = pair.value;
  const isHead = words.length > 1 && NUMBER.test(words[0]?.text ?? '');
  if (isHead) loose.push(from(pair.value, 1));
  pairs.push(isHead ? { ...pair, value: from(pair.value, 0, 1) } : pair);
}

const labelOf = (text: string): string => text.replace(/\s*[:.]+$/, '');

function labelWithin(cell: Cell, fieldsOf: Search['fieldsOf']): Pair | null {
  for (let length = Math.min(LONGEST_LABEL, cell.words.length - 1); length > 0; length--) {
    const label = labelOf(
      cell.words
        .slice(0, length)
        .map(({ text }) => text)
        .join(' '),
    );
    if (fieldsOf(label).length > 0) return { label, value: from(cell, length) };
  }
  return null;
}

function from(cell: Cell, start: number, end?: number): Cell {
  const words = cell.words.slice(start, end);
  return { ...cell, words, text: words.map(({ text }) => text).join(' ') };
}
