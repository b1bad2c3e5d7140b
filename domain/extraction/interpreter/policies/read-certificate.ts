import { ownValue } from '../../../lookup.ts';
import type { Draft } from '../../cited.ts';
import type { Box } from '../../../document/page.ts';
import { around, centreY } from '../../../reading/boxes.ts';
import type { PageLayout } from '../../../reading/layout.ts';
import type { FormPlan } from '../../form-plan.ts';
import { type Plan, type PoliciesPlan, recordPlans } from '../../plan.ts';
import type { SourceDocument } from '../../source-document.ts';
import type { FoundBlock } from '../blocks/caption-blocks.ts';
import { blockScalars, findBlocks, ofList } from '../blocks/read-blocks.ts';
import { readInterests } from '../blocks/read-interests.ts';
import { type AnsweredRows, answeredRows } from './answered-rows.ts';
import { policyGrids } from './grid.ts';
import { onlyPolicy } from './only-policy.ts';
import { readInsurers } from './read-insurers.ts';
import { policyWords } from './policy-words.ts';
import { readPolicies } from './read-policies.ts';
import type { Company } from './policy-row.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { singleValues } from './single-values.ts';
import { withTitledLimits } from './titled-limits.ts';

/** What blocks of parties and tables of policies and answers say, and where on each page these tables stand. */
export interface ReadCertificate {
  draft: Draft;
  tables: Box[][];
  /** The one policy of a document that lists none, by list. */
  only: () => Draft;
}

/** Reads blocks of parties and tables of policies by the fields of a plan. */
export function readCertificate(plan: Plan, form: FormPlan, document: SourceDocument): ReadCertificate {
  const sheets = document.layouts.map(sheetOf);
  const blocks = findBlocks(plan, sheets);
  const lists = recordPlans(plan, 'policies');
  const tables = new Map(sheets.map((sheet) => [sheet, lists.flatMap(([, own]) => tablesOn(sheet, own))]));
  let told: Draft | undefined;
  const single = (): Draft => (told ??= lists.length > 0 ? singleValues(plan, form, document) : {});
  const answered = answersOn(plan, sheets);
  const found = new Map(Object.entries(blockScalars(plan, blocks, sheets)));
  const companies = lists.flatMap(([list, own]) => addPolicies(found, list, { plan: own, sheets, single }));
  for (const [list, own] of recordPlans(plan, 'insurers'))
    found.set(list, readInsurers({ sheets, plan: own, tables, blocks: blocksOf(blocks, list), columns: companies }));
  addInterests(found, plan, { sheets, blocks, single });
  for (const { list } of answered)
    found.set(
      list,
      answered.filter((table) => table.list === list).flatMap(({ rows }) => rows),
    );
  return {
    only: () =>
      Object.fromEntries(lists.map(([list, own]) => [list, onlyPolicy(sheets, own, single())] as [string, Draft[]])),
    draft: Object.fromEntries(found),
    tables: sheets.map((sheet) => [
      ...(tables.get(sheet) ?? []),
      ...answered.filter((table) => table.sheet === sheet).map(({ box }) => box),
    ]),
  };
}

/** Adds the policies of tables, or the one of a form without a table; gives the companies that a column names. */
function addPolicies(
  found: Map<string, Draft[string]>,
  list: string,
  { plan, sheets, single }: { plan: PoliciesPlan; sheets: readonly Sheet[]; single: () => Draft },
): Company[] {
  const { policies: tabled, limits, companies } = readPolicies(sheets, plan);
  const policies = withTitledLimits(tabled, sheets, plan);
  const isSingle = policies.length === 0 && plan.limits?.isApart === true;
  const listed = isSingle ? singlePolicy(plan, single()) : policies;
  if (listed.length > 0) found.set(list, listed);
  if (plan.limits?.isApart && limits.length > 0) found.set(plan.limits.list, limits);
  return companies;
}

/** Adds the interests of blocks; a form asks for the loan once, beside the policy: it is that of the one interest. */
function addInterests(
  found: Map<string, Draft[string]>,
  plan: Plan,
  { sheets, blocks, single }: { sheets: readonly Sheet[]; blocks: readonly FoundBlock[]; single: () => Draft },
): void {
  for (const [list, own] of recordPlans(plan, 'party')) {
    if (!own.blocks) continue;
    const interests = readInterests(sheets, blocksOf(blocks, list), own);
    const [only, more] = interests;
    if (!only) continue;
    found.set(list, more ? interests : [{ ...only, loanNumber: only['loanNumber'] ?? single()['loanNumber'] }]);
  }
}

/** The tables of answers of all pages, with the lists that hold their rows. */
const answersOn = (plan: Plan, sheets: readonly Sheet[]): (AnsweredRows & { list: string; sheet: Sheet })[] =>
  recordPlans(plan, 'coverage').flatMap(([list, own]) =>
    sheets.flatMap((sheet) => answeredRows(sheet, own).map((table) => ({ list, sheet, ...table }))),
  );

const blocksOf = (blocks: readonly FoundBlock[], list: string): FoundBlock[] =>
  blocks.filter(({ key }) => key === ofList(list));

const tablesOn = (sheet: Sheet, plan: PoliciesPlan): Box[] =>
  policyGrids(sheet, policyWords(plan)).map(({ columns, rows }) =>
    around(rows.flatMap(({ y0, y1 }) => columns.map(({ x0, x1 }) => ({ x0, x1, y0, y1 })))),
  );

/** The one policy of a form whose captions stand outside of a table. */
function singlePolicy(plan: PoliciesPlan, values: Draft): Draft[] {
  const policy = Object.fromEntries(Object.keys(plan.fields).map((field) => [field, ownValue(values, field)]));
  const isTold = [plan.number, ...policyWords(plan).dates].some((field) => ownValue(policy, field) !== undefined);
  return isTold ? [policy] : [];
}

/** A page without the lines that stand in boxes. */
export function withoutBoxes(layout: PageLayout, boxes: readonly Box[]): PageLayout {
  const isIn = (y: number): boolean => boxes.some(({ y0, y1 }) => y > y0 && y < y1);
  return boxes.length === 0 ? layout : { ...layout, lines: layout.lines.filter((line) => !isIn(centreY(line))) };
}
