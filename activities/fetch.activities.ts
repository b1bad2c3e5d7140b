import { Context } from '@temporalio/activity';
import type { Outbound } from '../adapters/outbound/index.ts';
import type { Storage } from '../adapters/storage/index.ts';
import { maxUrlDocumentBytes } from '../domain/limits.ts';
import type { StoredObject } from '../domain/orchestration.ts';
import type { DocumentRunRepository } from '../prisma/documents/document-run.repository.ts';
import type { StoredDocumentRepository } from '../prisma/documents/stored-document.repository.ts';
import type { JobRunRepository } from '../prisma/jobs/job-run.repository.ts';
import { withDocumentErrors } from './document-failure.ts';
import { cancelled, reportJobProgress, reportRowProgress } from './progress.ts';
import { hostOf, type WithHostSlot } from './host-concurrency.ts';

export type OutboundActivities = ReturnType<typeof createOutboundActivities>;

/** Activities that fetch documents from customers' servers. */
export function createOutboundActivities({
  jobs,
  documents,
  outbound,
  storage,
  withHostSlot,
  storedDocuments,
  fetchedKey,
  documentKey,
}: {
  jobs: JobRunRepository;
  documents: DocumentRunRepository;
  outbound: Outbound;
  storage: Storage;
  withHostSlot: WithHostSlot;
  storedDocuments: StoredDocumentRepository;
  fetchedKey: (attempt: { accountId: string; id: string; attempt: number }) => string;
  documentKey: (owner: { accountId: string; sha256: string }) => string;
}) {
  return {
    /** Fetches a job's document from the URL in its row, and stores it under its hash. */
    async fetchDocument(job: { jobId: string; accountId: string; step: number }): Promise<StoredObject> {
      return await withDocumentErrors(async () => {
        const progress = await reportJobProgress({ jobs, job, stage: 'fetching' });
        const url = await jobs.documentUrl(job);
        const { jobId: id } = job;
        const record = (document: StoredObject) => jobs.recordDocument({ ...job, document });
        return await withHostSlot(hostOf({ ...job, url }), () =>
          progress.during((signal) => fetchAndStore({ ...job, id, url, signal, record })),
        );
      });
    },

    /** Fetches a document from the URL in its row, and stores it under its hash. */
    async fetchHeldDocument(request: { documentId: string; accountId: string; step: number }): Promise<StoredObject> {
      return await withDocumentErrors(async () => {
        const progress = await reportRowProgress({
          begin: (attempt) => documents.beginStep({ ...request, stage: 'fetching', attempt }),
          hasEnded: () => documents.hasEnded(request),
        });
        const url = await documents.url(request);
        const { documentId: id } = request;
        const record = async (object: StoredObject) => {
          // deleted during the fetch
          if (!(await documents.recordObject({ ...request, object }))) throw cancelled();
        };
        return await withHostSlot(hostOf({ ...request, url }), () =>
          progress.during(async (signal) => {
            const object = await fetchAndStore({ ...request, id, url, signal, record });
            const { accountId } = request;
            if (await storedDocuments.exists(accountId, id)) return object;
            // deleted after its object was recorded
            await storedDocuments.releaseObject(accountId, { documentId: id, key: object.key }, (key) =>
              storage.removeAll(key),
            );
            throw cancelled();
          }),
        );
      });
    },
  };

  async function fetchAndStore({
    accountId,
    id,
    url,
    signal,
    record,
  }: {
    accountId: string;
    id: string;
    url: string;
    signal: AbortSignal;
    /** Records the object before it is moved to its key, so that every stored object has a row. */
    record: (object: StoredObject) => Promise<void>;
  }): Promise<StoredObject> {
    const from = fetchedKey({ accountId, id, attempt: Context.current().info.attempt });
    const maxBytes = maxUrlDocumentBytes;
    const { bytes, sha256 } = await outbound.fetchDocument({
      url,
      maxBytes,
      signal,
      keep: (source) => storage.putStream({ key: from, source, maxBytes }),
    });
    const object = { key: documentKey({ accountId, sha256 }), sha256, bytes };
    try {
      await record(object);
    } catch (error) {
      await storage.removeAll(from);
      throw error;
    }
    await storage.move({ from, to: object.key });
    return object;
  }
}
