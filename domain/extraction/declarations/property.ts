import type { Draft } from '../cited.ts';
import { propertyLabels } from '../lexicon/property-labels.ts';
import type { SourceDocument } from '../source-document.ts';
import { type CoverageRow, readCoverageRows } from './coverage-rows.ts';
import { readDeductibles } from './deductibles.ts';
import { readDiscounts } from './discounts.ts';
import { readFees } from './fees.ts';
import { readInterests } from './interests.ts';
import { readAmount, sourceOf } from './limits.ts';
import { labelDocument, readPolicyFacts, wordingsWith } from './policy-facts.ts';
import { readPropertyCoverages } from './property-coverages.ts';
import { readPropertyFacts } from './property-facts.ts';

const wordings = wordingsWith(propertyLabels);

const RENTERS_LIMITS = ['personalPropertyLimit', 'lossOfUseLimit', 'personalLiabilityLimit', 'medicalPaymentsLimit'];

/** Reads a homeowners, condominium or dwelling declarations page. */
export function readHomeowners(document: SourceDocument): Draft {
  const labelled = labelDocument(document, wordings);
  const fields = new Set(['dwellingLimit', 'otherStructuresLimit', ...RENTERS_LIMITS]);
  return { ...readProperty(labelled, fields), ...readPropertyFacts(labelled) };
}

/** Reads a renters declarations page. */
export function readRenters(document: SourceDocument): Draft {
  return readProperty(labelDocument(document, wordings), new Set(RENTERS_LIMITS));
}

function readProperty(document: ReturnType<typeof labelDocument>, fields: ReadonlySet<string>): Draft {
  const { layouts, isLabel } = document;
  const rows = readCoverageRows(layouts);
  const { limits, otherCoverages } = readPropertyCoverages(rows, fields);
  const deductibles = readDeductibles(layouts);
  return {
    ...readPolicyFacts(document),
    ...limits,
    fees: readFees(layouts),
    discounts: readDiscounts(layouts),
    deductibles: deductibles.length > 0 ? deductibles : ownDeductible(rows),
    otherCoverages,
    additionalInterests: readInterests(layouts, isLabel),
  };
}

/** The deductible in the column of the first coverage, when the document prints none by itself. */
function ownDeductible(rows: readonly CoverageRow[]): Draft[] {
  const [amount] = rows.flatMap((row) => readAmount(sourceOf(row, 'deductible')) ?? []);
  return amount ? [{ amount }] : [];
}
