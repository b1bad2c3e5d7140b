import type { PolicyType } from '../policies/policy-type.ts';
import { assembleResult } from './assemble.ts';
import { layOut } from '../reading/lay-out.ts';
import type { Page } from '../document/page.ts';
import { readerOf } from './readers.ts';
import type { ExtractionResult, ExtractionWarning } from './result.ts';
import { validate } from './validation/validate.ts';

/**
 * The rules engine: reads the fields of a policy type from a document's pages. The data conforms to the type's schema
 * always, and every value that is not null has a citation.
 */
export function extract({ policyType, pages }: { policyType: PolicyType; pages: readonly Page[] }): ExtractionResult {
  const draft = readerOf(policyType)({ layouts: pages.map(layOut), pages });
  const assembled = assembleResult({ schema: policyType.schema, draft, pages });
  return {
    ...assembled,
    validation: validate({ ...policyType, data: assembled.data }),
    pages: pages.length,
    engine: 'rules',
    schemaVersion: policyType.schemaVersion,
    usage: { pages: pages.length, ocrPages: pages.filter(isFromOcr).length, promptTokens: 0, completionTokens: 0 },
    warnings: pages.flatMap(warningsOf),
  };
}

const isFromOcr = (page: Page): boolean => page.words.some((word) => word.source === 'ocr');

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
