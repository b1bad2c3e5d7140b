import { type AmountHeading, readAmountHeading } from '../lexicon/loss-run-amounts.ts';
import type { Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { amountOf } from './amount-value.ts';
import { type AmountColumn, type AmountKey, keyOf } from './amount-columns.ts';

/** A row label that is a measure or a kind, and the amounts right of it. */
export interface GridRow {
  label: Segment;
  heading: AmountHeading;
  numbers: Segment[];
  /** The same label stands several times on the line: each in a small table of its own, below that table's heading. */
  isBoxed: boolean;
}

export interface GridAmount {
  key: AmountKey;
  segment: Segment;
}

/** How far an amount may stand from its column, in points. */
const REACH = 32;

/** Finds "Medical | $120.00 | $0.00 | …" in a line; the columns need not be known yet. */
export function gridRowsOf(whole: readonly Segment[]): GridRow[] {
  const segments = whole.flatMap(partLabelled);
  const rows: GridRow[] = [];
  for (const [at, label] of segments.entries()) {
    const heading = readAmountHeading(label.text.replace(/[:=\s]+$/, ''));
    if (!heading) continue;
    const numbers: Segment[] = [];
    for (const segment of segments.slice(at + 1)) {
      if (amountOf(segment.text) !== null) numbers.push(segment);
      else if (!isSpeck(segment.text)) break;
    }
    if (numbers.length > 0) rows.push({ label, heading, numbers, isBoxed: false });
  }
  const texts = rows.map(({ label }) => label.text);
  return rows.map((row, at) => ({
    ...row,
    isBoxed: texts.some((text, other) => other !== at && text === row.label.text),
  }));
}

/** "Paid: $1,250.00 Reserve: $0.00" in one run: labels and amounts apart; "Inc. 117" is an address. */
function partLabelled(segment: Segment): Segment[] {
  const { words, line } = segment;
  const parts: Segment[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (amountOf(word.text) === null) continue;
    const label = words
      .slice(from, at)
      .map(({ text }) => text)
      .join(' ');
    const isSure = /[:=]$/.test(label) || isMoneyLike(word.text);
    if (!isSure || !readAmountHeading(label.replace(/[:=\s]+$/, ''))) return [segment];
    parts.push(segmentOf(words.slice(from, at), line), segmentOf([word], line));
    from = at + 1;
  }
  return from === words.length ? parts : [segment];
}

/** A stroke of a scanned rule, read as a letter. */
const isSpeck = (text: string): boolean => /^[Il|!.'_-]$/.test(text);

/** Whether row label and column headings are the two halves of the same amounts. */
export function isGridRow(row: GridRow, columns: readonly AmountColumn[]): boolean {
  if (columns.length === 0) return row.heading.measure !== null && row.numbers.length === 1;
  if (row.heading.measure === 'recovered')
    return columns.some((column) => column.key === null || column.said.measure === null || column.said.kind === null);
  const { measure, kind } = row.heading;
  if (measure !== null && kind !== null) return row.numbers.length === 1;
  const near = row.numbers.filter((number) => columnOf(row, number, columns) !== null);
  if (near.length < row.numbers.length && row.numbers.length === 1 && measure !== null) return true;
  const halves = near.filter((number) => {
    const said = columnOf(row, number, columns)?.said;
    return measure === null
      ? said?.measure !== null && said?.kind !== 'loss' && said?.kind !== 'expense'
      : said?.measure === null;
  });
  return halves.length * 2 > near.length;
}

/** The amounts of a row, each with the place that label and column heading give it together. */
export function amountsOf(row: GridRow, columns: readonly AmountColumn[]): GridAmount[] {
  const { heading, numbers } = row;
  const found: GridAmount[] = [];
  for (const segment of numbers) {
    const column = columnOf(row, segment, columns);
    const isBare = heading.measure === null && heading.kind === null;
    const key = column
      ? isBare
        ? column.key
        : combined(heading, column.said)
      : keyOf({ ...heading, kind: heading.kind ?? 'total' });
    if (key && !found.some((other) => other.key === key && key !== 'recovered')) found.push({ key, segment });
  }
  return heading.measure === 'recovered' ? recovered(row, found, columns) : found;
}

/** Recoveries are printed per kind or per measure: the total counts, else the one that is not zero. */
function recovered(row: GridRow, found: GridAmount[], columns: readonly AmountColumn[]): GridAmount[] {
  const total = row.numbers.findLast((number) => columnOf(row, number, columns)?.said.kind === 'total');
  const segment = total ?? row.numbers.find((number) => amountOf(number.text) !== 0) ?? row.numbers[0];
  return segment ? [{ key: 'recovered', segment }] : found;
}

function combined(label: AmountHeading, column: AmountHeading): AmountKey | null {
  if (label.measure === 'recovered' || column.measure === 'recovered') return 'recovered';
  const measure = label.measure ?? column.measure;
  // A total column of kinds keeps its measure: "Medical | Paid | Reserved | Total incurred".
  const kind = label.measure === null ? label.kind : (column.kind ?? label.kind);
  if (measure === null || column.isNet) return null;
  return keyOf({ measure, kind: kind ?? 'total', isNet: false });
}

function columnOf(row: GridRow, number: Segment, columns: readonly AmountColumn[]): AmountColumn | null {
  if (!row.isBoxed) return nearest(number, columns);
  return columns.findLast((column) => column.x0 <= row.label.x1) ?? null;
}

function nearest(number: Segment, columns: readonly AmountColumn[]): AmountColumn | null {
  let best: AmountColumn | null = null;
  let least = REACH;
  for (const column of columns) {
    const distance = Math.min(
      Math.abs(number.x1 - column.x1),
      Math.abs(number.x0 - column.x0),
      Math.abs((number.x0 + number.x1 - column.x0 - column.x1) / 2),
    );
    if (distance < least) [best, least] = [column, distance];
  }
  return best;
}
