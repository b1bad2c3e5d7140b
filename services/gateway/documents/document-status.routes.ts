import type { Client } from '@temporalio/client';
import { fileNameOfUrl } from '../../../domain/document/file-name.ts';
import type { DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import { startDocument } from '../../shared/start-document.ts';
import { assertUrlAllowed } from '../http/assert-url-allowed.ts';
import { createDocument } from './create-document.ts';
import { ApiError } from '../http/api-error.ts';
import { statusUrlOf, viewDocumentStatus, viewQueuedDocument } from './document-status-view.ts';
import type { Handlers } from '../http/handler.ts';

const pollAfterSeconds = '1';
const endStates: readonly string[] = ['ready', 'failed', 'expired'];

/** Handlers that create documents from URLs and return a document's status. */
export function createDocumentStatusHandlers({
  documents,
  temporal,
  allow,
  hasModel,
}: {
  documents: DocumentRepository;
  temporal: Client;
  /** `ip:port` pairs that the outbound guard lets through. */
  allow: readonly string[];
  hasModel: boolean;
}): Pick<Handlers, 'createDocumentFromUrl' | 'getDocumentStatus'> {
  return {
    async createDocumentFromUrl(call) {
      const { url } = call.body;
      assertUrlAllowed({ url, path: '/url', allow });
      const fileName = fileNameOfUrl(url);
      const { created, document } = await createDocument(documents, { ...call, fileName, source: { url } });
      if (document.status === 'queued') await startDocument(temporal, document, { hasModel });
      return {
        status: 202,
        body: viewQueuedDocument(document),
        headers: {
          Location: statusUrlOf(document.id),
          'Retry-After': pollAfterSeconds,
          ...(!created && { 'Idempotency-Replayed': 'true' }),
        },
      };
    },

    async getDocumentStatus({ account: { accountId }, params: { documentId } }) {
      const document = await documents.find(accountId, documentId);
      if (!document) throw new ApiError('forbidden');
      return {
        status: 200,
        body: viewDocumentStatus(document),
        ...(!endStates.includes(document.status) && { headers: { 'Retry-After': pollAfterSeconds } }),
      };
    },
  };
}
