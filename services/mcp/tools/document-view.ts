import { z } from 'zod';
import type { Document } from '../../../clients/typescript/src/index.ts';
import { uuid } from '../../../domain/contract/common.ts';
import { count } from '../../../domain/text/count.ts';
import { documentUri } from '../uris.ts';

/** What tools tell of a document. */
export const documentFacts = {
  documentId: uuid,
  uri: z.string().describe('The same document as a resource.'),
  title: z.string(),
  fileName: z.string().optional(),
  documentType: z.string(),
  policyType: z.string().nullable(),
  status: z.string().describe('`ready` when it has been read.'),
  pages: z.int().optional(),
  createdAt: z.string(),
};

type Facts = z.input<z.ZodObject<typeof documentFacts>>;

export function viewDocumentFacts(
  document: Pick<
    Document,
    'documentId' | 'fileName' | 'documentType' | 'policyType' | 'status' | 'pages' | 'createdAt' | 'title'
  >,
): Facts {
  const { documentId, fileName, documentType, policyType, status, pages, createdAt } = document;
  return {
    documentId,
    uri: documentUri(documentId),
    title: titleOf(document),
    ...(fileName !== undefined && { fileName }),
    documentType,
    policyType,
    status,
    ...(pages !== undefined && { pages }),
    createdAt,
  };
}

export function titleOf({
  title,
  fileName,
  documentType,
}: Pick<Document, 'title' | 'fileName' | 'documentType'>): string {
  return title ?? fileName ?? documentType;
}

export function describeDocument({ documentId, title, policyType, status, pages }: Facts): string {
  const facts = [policyType ?? 'no known type', status, ...(pages === undefined ? [] : [count(pages, 'page')])];
  return `${JSON.stringify(title)} (${facts.join(', ')}), documentId ${documentId}`;
}
