import type { Draft } from '../cited.ts';
import type { ValueReader } from '../labels/choose.ts';
import { readLimit, readText } from '../labels/value-readers.ts';
import { businessLabels, liabilityLabels } from '../lexicon/business-labels.ts';
import type { SourceDocument } from '../source-document.ts';
import { readBusinessCoverages } from './business-coverages.ts';
import { readCoverageRows } from './coverage-rows.ts';
import { readDiscounts } from './discounts.ts';
import { readLocations } from './locations.ts';
import { labelDocument, labelled, labelledText, readPolicyFacts, wordingsWith } from './policy-facts.ts';
import { findPremises } from './premises-context.ts';

const wordings = wordingsWith({ ...businessLabels, ...liabilityLabels });

const ENTITY =
  /\b(?:individual|sole proprietor(?:ship)?|partnership|limited partnership|corporation|s[\s-]?corp\w*|c[\s-]?corp\w*|limited liability (?:company|partnership|corporation)|l\.?l\.?c\.?|l\.?l\.?p\.?|joint venture|trust|organization|non-?profit|association|estate|municipality|other)\b/i;

/** Reads the declarations of a businessowners policy. */
export function readBusinessowners(document: SourceDocument): Draft {
  const own = labelDocument(document, wordings);
  const marks = findPremises(document.layouts);
  const { limits, coverages } = readBusinessCoverages(readCoverageRows(document.layouts), marks);
  const labelledLimits = Object.fromEntries(
    Object.keys(liabilityLabels).map((field) => [field, labelled(own, field, readLimit, 2)]),
  );
  return {
    ...readPolicyFacts(own, { organisations: true }),
    entityType: labelledText(own, 'entityType', readEntity),
    businessDescription: labelledText(own, 'businessDescription', readBusiness),
    ...labelledLimits,
    ...limits,
    discounts: readDiscounts(document.layouts),
    locations: readLocations(document.layouts, marks),
    coverages,
  };
}

const readEntity: ValueReader<string> = (words, place) => {
  const text = readText(words, place);
  return text && words.length <= 7 && ENTITY.test(text.value) ? text : null;
};

const readBusiness: ValueReader<string> = (words, place) => {
  const text = readText(words, place);
  return text &&
    words.length <= 12 &&
    !/[$:]|\b(?:personal property|income|liability|owners|policy|coverage)\b/i.test(text.value)
    ? text
    : null;
};
