import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { isWorkedOn } from '../../../domain/document/states.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { Actor } from '../../../prisma/accounts/audit.repository.ts';
import type { DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { HeldDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { waitForWorkflow } from '../wait-for-workflow.ts';

const callDeadlineMs = 3_000;
/** How long what works on the document has to end by itself. */
const patienceMs = 5_000;

/**
 * Deletes a document with all that came of it. Whatever works on it is stopped first; what is written after all (by a step
 * that hears late of it, or an upload) is removed by whoever wrote it, and at last by maintenance.
 */
export async function deleteDocument(
  {
    documents,
    held,
    storage,
    temporal,
  }: { documents: DocumentRepository; held: HeldDocumentRepository; storage: Storage; temporal: Client },
  { accountId, documentId, by, signal }: { accountId: string; documentId: string; by: Actor; signal: AbortSignal },
): Promise<void> {
  const document = await documents.find(accountId, documentId);
  if (!document) throw new ApiError('forbidden');
  const jobs = await held.unfinishedJobs(accountId, documentId);
  // the document's own first: it would take the end of its job for its own
  const isRunning = isWorkedOn(document.status);
  const workflows = [...(isRunning ? [workflowIds.document(documentId)] : []), ...jobs.map(workflowIds.job)];
  for (const workflowId of workflows) await stop(temporal, { workflowId, signal });
  const removed = await held.remove(accountId, { documentId, by }, async ({ jobIds, turnIds, objectKeys: keys }) => {
    const owner = { accountId, documentId };
    const folders = [
      // before its object: what is moved from here meanwhile is there by then, or is never moved
      ...objectKeys.uploadsOf(owner),
      ...keys,
      ...[document.jobId, ...jobIds].map((jobId) => objectKeys.jobFolder({ accountId, jobId })),
      ...turnIds.map((turnId) => objectKeys.turnFolder({ accountId, turnId })),
      objectKeys.pageFolder(owner),
    ];
    for (const key of new Set(folders)) await storage.removeAll(key);
  });
  // somebody else has just deleted it
  if (!removed) throw new ApiError('forbidden');
}

/** Cancels a workflow and waits for its end; one that does not end has no worker, and is terminated. */
async function stop(
  temporal: Client,
  { workflowId, signal }: { workflowId: string; signal: AbortSignal },
): Promise<void> {
  const handle = temporal.workflow.getHandle(workflowId);
  const call = <T>(make: () => Promise<T>): Promise<T> => temporal.withDeadline(Date.now() + callDeadlineMs, make);
  try {
    await call(() => handle.cancel());
    await waitForWorkflow(temporal, { workflowId, deadline: new Date(Date.now() + patienceMs), signal });
    const { status } = await call(() => handle.describe());
    if (status.name === 'RUNNING') await call(() => handle.terminate('the document was deleted'));
  } catch (error) {
    // it has never begun, or has ended
    if (error instanceof WorkflowNotFoundError) return;
    throw new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } });
  }
}
