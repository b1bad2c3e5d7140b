import type { Draft } from '../../cited.ts';
import type { PoliciesPlan } from '../../plan.ts';
import { policyGrids } from './grid.ts';
import { type Company, policyRow, type PolicyRow } from './policy-row.ts';
import { policyWords } from './policy-words.ts';
import type { Sheet } from './sheet.ts';

/** What tables of policies say. */
export interface PoliciesRead {
  policies: Draft[];
  /** Limits that are items of a list of the document. */
  limits: Draft[];
  /** The companies that a column names, each once. */
  companies: Company[];
}

/** The policies that pages list, and the limits that are items of a list of the document. */
export function readPolicies(sheets: readonly Sheet[], plan: PoliciesPlan): PoliciesRead {
  const words = policyWords(plan);
  const rows = sheets.flatMap((sheet): PolicyRow[] =>
    policyGrids(sheet, words).flatMap((grid) =>
      grid.rows.flatMap((row) => policyRow({ sheet, grid, row, plan, words }) ?? []),
    ),
  );
  const { limits: own } = plan;
  const isApart = !own || own.isApart;
  const companies = new Map(
    rows.flatMap(({ company }) => (company ? [[company.name.value.toLowerCase(), company] as const] : [])),
  );
  return {
    policies: rows.map(({ policy, limits }) => (isApart ? policy : { ...policy, [own.list]: limits })),
    limits: isApart ? rows.flatMap(({ limits }) => limits) : [],
    companies: [...companies.values()],
  };
}
