import { html, type Html } from '../../kit/html.ts';
import type { ShownFields } from '../../kit/shown.ts';
import type { AmountField, Kind, Measure } from '../loss-run/fields.ts';
import { type Desk, textOf } from './desk.ts';

/** Which amounts a report prints of each claim, and whether their measures are the rows. */
export interface GridShape {
  kinds: readonly Kind[];
  measures: readonly Measure[];
  hasRecovery: boolean;
  isTurned: boolean;
}

export const gridCss =
  'table.grid{margin:3pt 0 2pt 12pt}table.grid td,table.grid th{padding:1pt 8pt}table.grid th.n,table.grid td.n{text-align:right}table.grid.lined td,table.grid.lined th{border:.5pt solid #777}table.grid.headed tr:first-child th{border-bottom:.8pt solid #000}table.grid.summed tr:last-child td,table.grid.summed tr:last-child th{border-top:.6pt solid #000}';

export function drawGridShape({ recipe, report }: Desk): GridShape {
  const all: Kind[] = report.hasMedical ? ['loss', 'medical', 'expense'] : ['loss', 'expense'];
  const kinds = recipe.draw('kinds', { withTotal: 6, parts: 1.5 }) === 'withTotal' ? [...all, 'total' as const] : all;
  const orders: Record<string, Measure[]> = {
    usual: ['paid', 'reserve', 'incurred'],
    reserveFirst: ['reserve', 'paid', 'incurred'],
    incurredFirst: ['incurred', 'paid', 'reserve'],
    noReserve: ['paid', 'incurred'],
  };
  return {
    kinds,
    measures:
      orders[recipe.draw('order of measures', { usual: 6, reserveFirst: 1, incurredFirst: 1, noReserve: 1 })] ?? [],
    hasRecovery: recipe.chance('recoveries in the grid', 0.45),
    isTurned: recipe.chance('measures are rows', 0.5),
  };
}

export const gridFields = ({ kinds, measures, hasRecovery }: GridShape): AmountField[] => [
  ...measures.flatMap((measure) => kinds.map((kind): AmountField => `${measure}.${kind}`)),
  ...(hasRecovery ? (['recovered'] as const) : []),
];

/** The amounts of one claim; a recovery stands in the column or row of losses, and in that of totals. */
export function amountGrid({ recipe, word }: Desk, shape: GridShape, shown: ShownFields): Html {
  const { kinds, isTurned } = shape;
  const measures: (Measure | 'recovered')[] = [...shape.measures];
  if (shape.hasRecovery) measures.splice(recipe.int('place of recoveries', 1, measures.length), 0, 'recovered');
  const cell = (measure: Measure | 'recovered', kind: Kind): string => {
    if (measure !== 'recovered') return textOf(shown, `${measure}.${kind}`);
    const at =
      kinds.includes('total') && recipe.chance('recoveries in the total only', 0.5) ? ['total'] : ['loss', 'total'];
    return at.includes(kind) ? textOf(shown, 'recovered') : '';
  };
  const style = recipe.pick('style of grids', ['lined', 'headed', 'summed', 'headed summed', '']);
  const name = (key: string): string => word(key);
  const [rows, columns] = isTurned ? [measures, kinds] : [kinds, measures];
  const keyOf = (key: string): string =>
    measures.some((measure) => measure === key) ? `measure.${key}` : `kind.${key}`;
  const at = (row: string, column: string): string =>
    isTurned ? cell(row as Measure, column as Kind) : cell(column as Measure, row as Kind);
  return html`<table class="grid ${style}"><tr><th></th>${columns.map((column) => html`<th class="n">${name(keyOf(column))}</th>`)}</tr>${rows.map((row) => html`<tr><th>${name(keyOf(row))}</th>${columns.map((column) => html`<td class="n">${at(row, column)}</td>`)}</tr>`)}</table>`;
}
