import type { Draft } from '../../cited.ts';
import type { PoliciesPlan } from '../../plan.ts';
import { policyGrids } from './grid.ts';
import { policyRow, type PolicyRow } from './policy-row.ts';
import { policyWords } from './policy-words.ts';
import type { Sheet } from './sheet.ts';

/** The policies that pages list, and the limits that are items of a list of the document. */
export function readPolicies(sheets: readonly Sheet[], plan: PoliciesPlan): { policies: Draft[]; limits: Draft[] } {
  const words = policyWords(plan);
  const rows = sheets.flatMap((sheet): PolicyRow[] =>
    policyGrids(sheet, words).flatMap((grid) =>
      grid.rows.flatMap((row) => policyRow({ sheet, grid, row, plan, words }) ?? []),
    ),
  );
  const { limits: own } = plan;
  if (!own || own.isApart)
    return { policies: rows.map(({ policy }) => policy), limits: rows.flatMap(({ limits }) => limits) };
  return { policies: rows.map(({ policy, limits }) => ({ ...policy, [own.list]: limits })), limits: [] };
}
