import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { layOut } from '../../../domain/reading/lay-out.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';

/** A document of one typed page, read by the rules; without a policy type only its text is at hand. */
export function typedDocument({
  art,
  policyType,
  title = 'The policy',
  documentId = 'd1',
}: {
  art: string;
  policyType?: string;
  title?: string;
  documentId?: string;
}): AssistantDocument {
  const page = typedPage(art);
  const type = policyType ? findPolicyType(policyType) : undefined;
  const text = layOut(page)
    .lines.map(({ segments }) => segments.map((segment) => segment.text).join('  '))
    .join('\n');
  return {
    documentId,
    title,
    fileName: null,
    policyType: policyType ?? null,
    result: type ? readAs(type, art) : null,
    pages: [{ number: 1, text, words: page }],
  };
}

const results = new Map<string, ExtractionResult>();

/** What the rules read, once in a process: many tests ask about the same page. */
function readAs(policyType: PolicyType, art: string): ExtractionResult {
  const key = `${policyType.id}\n${art}`;
  const result = results.get(key) ?? extract({ policyType, pages: [typedPage(art)] });
  results.set(key, result);
  return structuredClone(result);
}

/** A loss run of which only the data is at hand. */
export const lossRun = (documentId: string, insured: string, data: object): AssistantDocument => ({
  documentId,
  title: `${insured} claims`,
  fileName: null,
  policyType: 'loss_run',
  result: { data: { namedInsureds: [insured], ...data }, citations: {}, fields: {} },
});
