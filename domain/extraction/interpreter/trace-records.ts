import { around } from '../../reading/boxes.ts';
import type { Cited } from '../cited.ts';
import { isTracing, traceCandidate, traceStructure } from '../explain/trace.ts';
import type { Band } from './band.ts';
import type { Coverage } from './coverages.ts';
import type { Finding, ListedRecord } from './records.ts';

/** Tells which lines were taken for tables, and which cells for their headings. */
export function traceBands(bands: readonly Band[]): void {
  if (!isTracing()) return;
  for (const { headers, rows, columns } of bands) {
    const body = rows.flatMap((row) => row.cells.filter((cell) => columns.has(cell)));
    if (headers.length === 0 || body.length === 0) continue;
    const headings = headers.flatMap((header) => header.cells);
    traceStructure('table', [...headings, ...body], () => 'table');
    for (const { cells } of headers) traceStructure('heading', cells, () => cells.map((cell) => cell.text).join(' '));
  }
}

/** Tells what was read of things in each place, and the records that were made of it. */
export function traceRecords(list: string, findings: readonly Finding[], records: readonly ListedRecord[]): void {
  if (!isTracing()) return;
  for (const { values, mayAdd } of findings) {
    const reason = mayAdd ? 'in a line or block of its own' : 'completes a record';
    for (const [field, cited] of values) traceCandidate(field, cited, () => ({ score: null, reason }));
  }
  for (const [at, { values }] of records.entries()) traceRecord(`${list} ${at + 1}`, [...values.values()]);
}

/** Tells the coverages and what belongs to them. */
export function traceCoverages(list: string, coverages: readonly Coverage[]): void {
  if (!isTracing()) return;
  for (const [at, { name, values }] of coverages.entries()) {
    const amounts = Object.values(values).filter((value) => value !== undefined);
    traceRecord(`${list} ${at + 1}`, [name, ...amounts]);
  }
}

function traceRecord(label: string, values: readonly Cited[]): void {
  const parts = values.map(({ page, words }) => ({ ...around(words), page }));
  traceStructure('record', parts, () => label);
}
