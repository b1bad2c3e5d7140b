import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import type { Actor } from '../../prisma/audit.repository.ts';
import type { DocumentRepository } from '../../prisma/document.repository.ts';
import type { HeldDocumentRepository } from '../../prisma/held-document.repository.ts';
import { ApiError } from './api-error.ts';
import { waitForWorkflow } from './wait-for-workflow.ts';

const callDeadlineMs = 3_000;
/** How long what works on the document has to end by itself. */
const patienceMs = 5_000;

/** Deletes a document with all that came of it. Whatever works on it is stopped first, so that nothing comes after. */
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
  const isWorkedOn = ['queued', 'fetching', 'processing'].includes(document.status);
  const jobs = await held.unfinishedJobs(accountId, documentId);
  // the document's own first: it would take the end of its job for its own
  const workflows = [...(isWorkedOn ? [workflowIds.document(documentId)] : []), ...jobs.map(workflowIds.job)];
  for (const workflowId of workflows) await stop(temporal, { workflowId, signal });
  const removed = await held.remove(accountId, { documentId, by }, async ({ jobIds, objectKeys: keys }) => {
    const folders = jobIds.map((jobId) => objectKeys.jobFolder({ accountId, jobId }));
    const owner = { accountId, documentId };
    for (const key of [...keys, ...folders, objectKeys.pageFolder(owner), objectKeys.upload(owner)]) {
      await storage.removeAll(key);
    }
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
