import { isTracing, traceStructure } from '../explain/trace.ts';
import type { Ledger } from './ledger.ts';
import type { Region } from './region.ts';

/** Tells which tables a document has and what its regions were taken for. */
export function traceRegions(regions: readonly Region[], { rows, tables }: Ledger): void {
  if (!isTracing()) return;
  for (const table of tables.all) {
    const body = rows.filter((row) => tables.tableOf(row) === table && !row.isFurniture);
    traceStructure('table', [...table.block.rows, ...body], () => 'table');
  }
  for (const row of rows.filter(tables.isHeading)) traceStructure('heading', [row], () => 'headings');
  const counts = new Map<string, number>();
  for (const region of regions) {
    if (region.kind === 'empty') continue;
    const { kind } = region;
    const name = kind === 'total' ? `${region.level} total` : kind;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    traceStructure(kind, region.rows, () => `${name} ${number}`);
  }
}
