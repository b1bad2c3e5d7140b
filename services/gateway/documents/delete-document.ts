import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { isInProgress } from '../../../domain/document/states.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { Actor } from '../../../prisma/audit.ts';
import type { DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { StoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { waitForWorkflow } from './wait-for-workflow.ts';

const callDeadlineMs = 3_000;
/** How long cancelled workflows have to end before they are terminated, all of them together: a client waits. */
const timeoutMs = 5_000;
const stoppedAtOnce = 20;
/** How long the request goes on removing folders, a few at a time. */
const patienceMs = 10_000;
const foldersAtOnce = 10;

/**
 * Deletes a document with everything derived from it. Stops its workflows first. What a late activity or upload still
 * writes is removed by that writer, or finally by maintenance; so are folders that storage does not remove soon enough.
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
  const deadline = new Date(Date.now() + timeoutMs);
  if (isInProgress(document.status)) await stop(temporal, workflowIds.document(documentId), { deadline, signal });
  await stopAll(temporal, jobs.map(workflowIds.job), { deadline, signal });
  const removed = await storedDocuments.remove(accountId, { documentId, by }, async ({ turnIds, objectKeys: keys }) => {
    const turnFolders = turnIds.map((turnId) => objectKeys.turnFolder({ accountId, turnId }));
    // before the object: an upload that is moved meanwhile is then removed with it, or can no longer be moved
    await removeEach(storage, [...objectKeys.uploadsOf({ accountId, documentId }), ...turnFolders]);
    await removeEach(storage, keys);
  });
  // deleted by a concurrent request
  if (!removed) throw new ApiError('forbidden');
  const jobFolders = removed.jobIds.map((jobId) => objectKeys.jobFolder({ accountId, jobId }));
  // any number of them, so not in the transaction; maintenance knows them
  await removeSoon(storage, [objectKeys.pageFolder({ accountId, documentId }), ...jobFolders]);
}

async function removeEach(storage: Storage, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += foldersAtOnce) {
    await Promise.all(keys.slice(at, at + foldersAtOnce).map((key) => storage.removeAll(key)));
  }
}

/** Removes folders until storage fails or takes too long. */
async function removeSoon(storage: Storage, folders: readonly string[]): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  for (let at = 0; at < folders.length && performance.now() < endsAt; at += foldersAtOnce) {
    const removals = folders.slice(at, at + foldersAtOnce).map((folder) => storage.removeAll(folder));
    const ended = await Promise.allSettled(removals);
    if (ended.some(({ status }) => status === 'rejected')) return;
  }
}

interface Patience {
  deadline: Date;
  signal: AbortSignal;
}

/** Stops workflows, some at a time: a document may have hundreds of jobs. */
async function stopAll(temporal: Client, workflows: readonly string[], patience: Patience): Promise<void> {
  const left = workflows.values();
  const stopEach = async (): Promise<void> => {
    for (const workflowId of left) await stop(temporal, workflowId, patience);
  };
  await Promise.all(Array.from({ length: stoppedAtOnce }, stopEach));
}

/** Cancels a workflow and waits for its end; terminates it when it does not end, as happens without a worker. */
async function stop(temporal: Client, workflowId: string, { deadline, signal }: Patience): Promise<void> {
  const handle = temporal.workflow.getHandle(workflowId);
  const call = <T>(make: () => Promise<T>): Promise<T> => temporal.withDeadline(Date.now() + callDeadlineMs, make);
  try {
    await call(() => handle.cancel());
    await waitForWorkflow(temporal, { workflowId, deadline, signal });
    const { status } = await call(() => handle.describe());
    if (status.name === 'RUNNING') await call(() => handle.terminate('the document was deleted'));
  } catch (error) {
    // never started, or already ended
    if (error instanceof WorkflowNotFoundError) return;
    throw new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } });
  }
}
