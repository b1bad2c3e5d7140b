import { html, type Html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import type { Shown } from '../../kit/shown.ts';
import { type AmountField, type Kind, type Measure, showAmount } from '../loss-run/fields.ts';
import type { Setting } from './setting.ts';

/** Amounts as rows and columns: measures down and kinds across, or the other way round. */
export interface Grid {
  heads: string[];
  rows: { name: string; fields: (AmountField | null)[] }[];
}

export function drawGrid({ recipe, report, formats }: Setting): Grid {
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`));
  const kinds: Kind[] = report.hasMedical ? ['loss', 'medical', 'expense'] : ['loss', 'expense'];
  const hasTotal = recipe.chance('grids have totals', 0.75);
  if (hasTotal) kinds.splice(recipe.chance('totals first in grids', 0.12) ? 0 : kinds.length, 0, 'total');
  const sets: Record<string, Measure[]> = {
    usual: ['paid', 'reserve', 'incurred'],
    reserveFirst: ['reserve', 'paid', 'incurred'],
    incurredFirst: ['incurred', 'paid', 'reserve'],
    two: ['paid', 'reserve'],
  };
  const measures =
    sets[recipe.draw('measures of grids', { usual: 6, reserveFirst: 2, incurredFirst: 1, two: hasTotal ? 1 : 0 })] ??
    [];
  const hasRecovery = hasTotal && recipe.chance('recoveries in grids', 0.3);
  if (recipe.chance('measures down', 0.6)) {
    const rows = measures.map((measure) => ({
      name: word(`measure.${measure}`),
      fields: kinds.map((kind): AmountField => `${measure}.${kind}`),
    }));
    const recovery = {
      name: word('measure.recovered'),
      fields: kinds.map((kind): AmountField | null => (kind === 'total' ? 'recovered' : null)),
    };
    return { heads: kinds.map((kind) => word(`kind.${kind}`)), rows: hasRecovery ? [...rows, recovery] : rows };
  }
  const columns = measures.map((measure) => word(`measure.${measure}`));
  return {
    heads: hasRecovery ? [...columns, word('measure.recovered')] : columns,
    rows: kinds.map((kind) => ({
      name: word(`kind.${kind}`),
      fields: [
        ...measures.map((measure): AmountField => `${measure}.${kind}`),
        ...(hasRecovery ? [kind === 'total' ? ('recovered' as const) : null] : []),
      ],
    })),
  };
}

/** The grid's rows of cells for these claims, and what they say. */
export function fillGrid(
  grid: Grid,
  claims: readonly ClaimFacts[],
  { formats }: Setting,
): { rows: Html[]; fields: Map<string, Shown> } {
  const fields = new Map<string, Shown>();
  const rows = grid.rows.map(({ name, fields: row }) => {
    const cells = row.map((field) => {
      if (field === null) return html`<td></td>`;
      const amount = showAmount(claims, field, formats);
      fields.set(field, amount);
      return html`<td class="n">${amount.text}</td>`;
    });
    return html`<td class="w">${name}</td>${cells}`;
  });
  return { rows, fields };
}
