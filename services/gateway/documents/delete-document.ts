import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { isInProgress } from '../../../domain/document/states.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { Actor } from '../../../prisma/accounts/audit.repository.ts';
import type { DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { StoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { waitForWorkflow } from '../wait-for-workflow.ts';

const callDeadlineMs = 3_000;
/** How long a cancelled workflow has to end before it is terminated. */
const timeoutMs = 5_000;

/**
 * Deletes a document with everything derived from it. Stops its workflows first. What a late activity or upload still
 * writes is removed by that writer, or finally by maintenance.
 */
export async function deleteDocument(
  {
    documents,
    storedDocuments,
    storage,
    temporal,
  }: { documents: DocumentRepository; storedDocuments: StoredDocumentRepository; storage: Storage; temporal: Client },
  { accountId, documentId, by, signal }: { accountId: string; documentId: string; by: Actor; signal: AbortSignal },
): Promise<void> {
  const document = await documents.find(accountId, documentId);
  if (!document) throw new ApiError('forbidden');
  const jobs = await storedDocuments.unfinishedJobs(accountId, documentId);
  // the document's workflow first: it would treat the cancellation of its job as the document's outcome
  const isRunning = isInProgress(document.status);
  const workflows = [...(isRunning ? [workflowIds.document(documentId)] : []), ...jobs.map(workflowIds.job)];
  for (const workflowId of workflows) await stop(temporal, { workflowId, signal });
  const removed = await storedDocuments.remove(
    accountId,
    { documentId, by },
    async ({ jobIds, turnIds, objectKeys: keys }) => {
      const owner = { accountId, documentId };
      const folders = [
        // before the object: an upload that is moved meanwhile is then removed with it, or can no longer be moved
        ...objectKeys.uploadsOf(owner),
        ...keys,
        ...[document.jobId, ...jobIds].map((jobId) => objectKeys.jobFolder({ accountId, jobId })),
        ...turnIds.map((turnId) => objectKeys.turnFolder({ accountId, turnId })),
        objectKeys.pageFolder(owner),
      ];
      for (const key of new Set(folders)) await storage.removeAll(key);
    },
  );
  // deleted by a concurrent request
  if (!removed) throw new ApiError('forbidden');
}

/** Cancels a workflow and waits for its end; terminates it when it does not end, as happens without a worker. */
async function stop(
  temporal: Client,
  { workflowId, signal }: { workflowId: string; signal: AbortSignal },
): Promise<void> {
  const handle = temporal.workflow.getHandle(workflowId);
  const call = <T>(make: () => Promise<T>): Promise<T> => temporal.withDeadline(Date.now() + callDeadlineMs, make);
  try {
    await call(() => handle.cancel());
    await waitForWorkflow(temporal, { workflowId, deadline: new Date(Date.now() + timeoutMs), signal });
    const { status } = await call(() => handle.describe());
    if (status.name === 'RUNNING') await call(() => handle.terminate('the document was deleted'));
  } catch (error) {
    // never started, or already ended
    if (error instanceof WorkflowNotFoundError) return;
    throw new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } });
  }
}
