import type { z } from 'zod';
import type { documentDetails, documentList } from '../../../domain/contract/documents/documents.ts';
import type { DocumentRecord } from '../../../prisma/documents/document.repository.ts';
import type { Highlight } from '../../../prisma/documents/document-search.repository.ts';
import { statusUrlOf, viewDocumentStatus } from './document-status-view.ts';
import { omitNil } from '../http/omit-nil.ts';

type Element = z.input<typeof documentList>['documents'][number];

/** A document as an element of a list; with highlights when the list is a search result. */
export function viewListedDocument(document: DocumentRecord, highlights?: readonly Highlight[]): Element {
  const { stage: _stage, progress: _progress, timestamps, ...facts } = viewDocumentStatus(document);
  return {
    ...facts,
    ...omitNil({ pages: document.pagesTotal }),
    createdAt: timestamps.createdAt,
    updatedAt: timestamps.updatedAt,
    ...(highlights && { highlights: highlights.map(({ page, text, ranges }) => ({ page, text, ranges })) }),
  };
}

/** A document as GET /v1/documents/{documentId} returns it. */
export function viewDocumentDetails(document: DocumentRecord): z.input<typeof documentDetails> {
  const { id, objectKey, pagesTotal, policyType, queuedAt, ocrPages, url } = document;
  const pictures = objectKey === null ? 0 : (pagesTotal ?? 0);
  return {
    ...viewListedDocument(document),
    ...omitNil({ ocrPages: pagesTotal === null ? null : ocrPages, url }),
    timestamps: viewDocumentStatus(document).timestamps,
    links: {
      status: statusUrlOf(id),
      ...(policyType !== null && queuedAt !== null && { job: `/v1/jobs/${document.jobId}` }),
      pages: Array.from({ length: pictures }, (_, index) => `/v1/documents/${id}/pages/${index + 1}.png`),
    },
  };
}
