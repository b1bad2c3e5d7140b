import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { layOut } from '../../../domain/reading/lay-out.ts';
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
    result: type ? extract({ policyType: type, pages: [page] }) : null,
    pages: [{ number: 1, text, words: page }],
  };
}

/** A loss run of which only the data is at hand. */
export const lossRun = (documentId: string, insured: string, data: object): AssistantDocument => ({
  documentId,
  title: `${insured} claims`,
  fileName: null,
  policyType: 'loss_run',
  result: { data: { namedInsureds: [insured], ...data }, citations: {}, fields: {} },
});
