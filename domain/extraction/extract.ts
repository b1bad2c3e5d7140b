import { isForm, type PolicyType } from '../policies/policy-type.ts';
import { type AssembledDraft, assembleResult } from './assemble.ts';
import { conflictsIn } from './conflicts.ts';
import { ownValue } from '../lookup.ts';
import { layOutSheet } from '../reading/printed-abreast.ts';
import { withoutOpenChoices } from '../reading/recognized-page.ts';
import { CHECKED_OFF, ROUND_TOO, withoutEmptyBoxes } from '../reading/tick-boxes.ts';
import { leveled } from '../reading/level-cells.ts';
import { straightened } from '../reading/straighten.ts';
import { documentRepaired } from '../document/file-warnings.ts';
import type { Page } from '../document/page.ts';
import type { ReadDocument } from './confidence/document-evidence.ts';
import { rateFields } from './confidence/rate.ts';
import { recordPlans } from './plan.ts';
import { readerOf } from './readers.ts';
import type { ExtractionResult, ExtractionWarning } from './result.ts';
import { validate } from './validation/validate.ts';

/**
 * The rules engine: reads the fields of a policy type from a document's pages. The data conforms to the type's schema
 * always, and every value that is not null has a citation.
 */
export function extract({ policyType, pages }: { policyType: PolicyType; pages: readonly Page[] }): ExtractionResult {
  const document = readDocument({ policyType, pages });
  rateFields(document);
  const { data, citations, fields } = document.assembled;
  return {
    data,
    citations,
    fields,
    validation: document.validation,
    pages: pages.length,
    engine: 'rules',
    schemaVersion: policyType.schemaVersion,
    usage: {
      pages: pages.length,
      ocrPages: pages.filter(isFromOcr).length,
      promptTokens: 0,
      completionTokens: 0,
      calls: 0,
    },
    warnings: [...warningsOfFile(pages), ...pages.flatMap(warningsOf)],
  };
}

/** Reads, assembles and checks, without rating the values. */
export function readDocument({ policyType, pages }: { policyType: PolicyType; pages: readonly Page[] }): ReadDocument {
  const { schema } = policyType;
  const straight = pages.map((page) => leveled(straightened(page)));
  const chosen = hasBoxes(policyType) ? straight : straight.map(withoutOpenChoices);
  const boxed = hasBoxes(policyType)
    ? withoutEmptyBoxes(chosen, ROUND_TOO)
    : withoutEmptyBoxes(withoutEmptyBoxes(chosen), CHECKED_OFF);
  const readable = 'plan' in policyType.readBy ? boxed : chosen;
  const layouts = readable.flatMap((page) => layOutSheet(page, { isList: readsLists(policyType) }));
  const draft = readerOf(policyType)({ layouts, pages: readable });
  const assembled = assembleResult({ schema, draft, pages: readable });
  markConflicts(assembled, conflictsIn(schema, assembled.evidence, layouts));
  return { schema, layouts, assembled, validation: validate({ ...policyType, data: assembled.data }) };
}

/** On forms a ticked box is a value. */
const hasBoxes = ({ readBy }: PolicyType): boolean => isForm(readBy);

/** Whether a document of the type is lists of its own policy, which may stand beside each other. */
const readsLists = ({ readBy }: PolicyType): boolean =>
  'plan' in readBy && !isForm(readBy) && recordPlans(readBy.plan, 'underlying').length === 0;

function markConflicts({ fields }: AssembledDraft, conflicting: ReadonlySet<string>): void {
  for (const pointer of conflicting) {
    const state = ownValue(fields, pointer);
    if (state) state.state = 'conflicting';
  }
}

const isFromOcr = (page: Page): boolean => page.words.some((word) => word.source === 'ocr');

function warningsOfFile(pages: readonly Page[]): ExtractionWarning[] {
  return pages.some((page) => page.isFromRepairedFile) ? [{ ...documentRepaired }] : [];
}

function warningsOf(page: Page): ExtractionWarning[] {
  if (page.state === 'unreadable') {
    const message = `Page ${page.number} holds pictures that could not be read.`;
    return [{ code: 'page_unreadable', message, page: page.number }];
  }
  if (isFromOcr(page)) {
    const message = `Page ${page.number} holds pictures of text: its values were recognised (OCR) and may be misread.`;
    return [{ code: 'page_from_ocr', message, page: page.number }];
  }
  return [];
}
