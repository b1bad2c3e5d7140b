import type { Client } from '@temporalio/client';
import { maxPages } from '../../domain/limits.ts';
import {
  type IngestDocumentInput,
  searchAttributes,
  temporalPriority,
  workflowIds,
  workflowTypes,
} from '../../domain/orchestration.ts';
import { startOnce } from './start-once.ts';

/** Columns of the document's row that its workflow is started from. */
export interface DocumentToStart {
  id: string;
  jobId: string;
  accountId: string;
  url: string | null;
  objectKey: string | null;
  sha256: string | null;
  bytes: number | null;
}

/**
 * Starts the workflow of a document; idempotent. False if Temporal is unreachable; the document's row stores the intent, and
 * `reconcile` starts the workflow later.
 */
export async function startDocument(
  temporal: Client,
  document: DocumentToStart,
  { hasModel }: { hasModel: boolean },
): Promise<boolean> {
  const { id, accountId } = document;
  return await startOnce(temporal, workflowTypes.ingestDocument, {
    workflowId: workflowIds.document(id),
    args: [inputOf(document, hasModel)],
    priority: temporalPriority({ accountId, priority: 0, sync: false }),
    typedSearchAttributes: [
      { key: searchAttributes.accountId, value: accountId },
      { key: searchAttributes.jobStatus, value: 'processing' },
      { key: searchAttributes.priority, value: 0 },
    ],
    staticSummary: summaryOf(document),
  });
}

function inputOf(
  { id, jobId, accountId, objectKey, sha256, bytes }: DocumentToStart,
  hasModel: boolean,
): IngestDocumentInput {
  const isHere = objectKey !== null && sha256 !== null && bytes !== null;
  return {
    documentId: id,
    jobId,
    accountId,
    maxPages,
    ...(hasModel && { engine: 'auto' }),
    ...(isHere && { object: { key: objectKey, sha256, bytes } }),
  };
}

/** One line for the Temporal UI. */
function summaryOf({ url, bytes }: DocumentToStart): string {
  const size = bytes === null ? '' : `, ${Math.ceil(bytes / 1024)} KB`;
  return `${url === null ? 'uploaded document' : 'document from a URL'}${size}`;
}
