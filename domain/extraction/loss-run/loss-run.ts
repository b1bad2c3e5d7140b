import type { Draft } from '../cited.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { findTables } from '../tables/find-tables.ts';
import { claimDraft, policyDraft, totalsDraft } from './draft.ts';
import { lossHeadings } from './headings.ts';
import { mergeFindings } from './merge.ts';
import { readReportHeader, titleBusiness } from './report-header.ts';
import { partSlashedAmounts } from './slashed-amounts.ts';
import { walk } from './walk.ts';

/** Reads a loss run of any layout: report header, policies, claims with their amounts, totals. */
export function readLossRun({ layouts: printed }: { layouts: readonly PageLayout[] }): Draft {
  const layouts = partSlashedAmounts(printed);
  const tables = findTables({ layouts, headings: lossHeadings, continues: true });
  const findings = walk(layouts, tables);
  const { claims, policies, grand } = mergeFindings(findings);
  const business = titleBusiness(layouts);
  if (business)
    for (const { fields } of policies) if (!fields.has('lineOfBusiness')) fields.set('lineOfBusiness', business);
  return {
    ...readReportHeader({ layouts, labels: findings.labels }),
    policies: policies.map(policyDraft),
    claims: claims.map(claimDraft),
    grandTotals: totalsDraft(grand),
  };
}
