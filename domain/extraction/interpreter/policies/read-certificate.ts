import type { Draft } from '../../cited.ts';
import { around } from '../../../reading/boxes.ts';
import type { PageLayout } from '../../../reading/layout.ts';
import { type Plan, recordPlans } from '../../plan.ts';
import { blockScalars, findBlocks, ofList } from '../blocks/read-blocks.ts';
import { policyGrids } from './grid.ts';
import { readInsurers } from './read-insurers.ts';
import { policyWords } from './policy-words.ts';
import { readPolicies } from './read-policies.ts';
import { sheetOf } from './sheet.ts';

/** What forms say in blocks of parties and in tables of policies, by the fields of a plan. */
export function readCertificate(plan: Plan, layouts: readonly PageLayout[]): Draft {
  const lists = recordPlans(plan, 'policies');
  const insurers = recordPlans(plan, 'insurers');
  if (!plan.blocks && lists.length === 0 && insurers.length === 0) return {};
  const sheets = layouts.map(sheetOf);
  const blocks = findBlocks(plan, sheets);
  const draft: Draft = blockScalars(plan, blocks);
  for (const [list, own] of lists) {
    const { policies, limits } = readPolicies(sheets, own);
    draft[list] = policies;
    if (own.limits?.isApart && limits.length > 0) draft[own.limits.list] = limits;
  }
  const tables = new Map(
    sheets.map((sheet) => [
      sheet,
      lists.flatMap(([, own]) =>
        policyGrids(sheet, policyWords(own)).map(({ columns, rows }) =>
          around(rows.flatMap(({ y0, y1 }) => columns.map(({ x0, x1 }) => ({ x0, x1, y0, y1 })))),
        ),
      ),
    ]),
  );
  for (const [list, own] of insurers)
    draft[list] = readInsurers({ sheets, plan: own, tables, blocks: blocks.filter(({ key }) => key === ofList(list)) });
  return draft;
}
